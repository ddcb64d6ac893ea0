package rest

import (
	"time"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// mustChannel returns the channel of a call. The bot must be able to see it.
func (a *API) mustChannel(r *request) (*world.Channel, *form.Error) {
	id := r.params["channel_id"]
	if !resource.IsSnowflake(id) {
		return nil, form.BadParam("channel_id", id)
	}
	c := a.w.Channels[id]
	if c == nil {
		return nil, form.ErrUnknownChannel
	}
	a.w.ArchiveIfDue(c)
	if a.w.Permissions(a.w.Bot.ID, c)&resource.PermissionViewChannel == 0 {
		return nil, form.ErrMissingAccess
	}
	return c, nil
}

// need refuses a call unless the bot has all of some permissions in a channel.
func (a *API) need(c *world.Channel, permissions int64) *form.Error {
	if a.w.Permissions(a.w.Bot.ID, c)&permissions != permissions {
		return form.ErrMissingPermissions
	}
	return nil
}

func getChannel(a *API, r *request) (any, *form.Error) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	return a.w.ChannelObject(c), nil
}

// editChannel renames a channel, or renames, archives and locks a thread.
func editChannel(a *API, r *request) (any, *form.Error) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	if c.Kind == resource.ChannelDM {
		return nil, form.ErrWrongChannelType
	}
	if !r.body.Object() {
		return nil, r.form.Err()
	}
	change := readChannelChange(r.body, c)
	if err := r.form.Err(); err != nil {
		return nil, err
	}
	if err := a.mayEdit(c, change); err != nil {
		return nil, err
	}
	if change.name != "" && change.name != c.Name {
		if err := a.countRename(c); err != nil {
			return nil, err
		}
		c.Name = change.name
	}
	if change.topic != nil {
		c.Topic = *change.topic
	}
	if !c.IsThread() {
		a.w.ChangeChannel(c, world.ChannelUpdated)
		return a.w.ChannelObject(c), nil
	}
	if change.archiveMinutes != 0 {
		c.ArchiveMinutes = change.archiveMinutes
	}
	if change.invitable != nil {
		c.Invitable = *change.invitable
	}
	a.w.SetArchived(c, change.archived, change.locked)
	return a.w.ChannelObject(c), nil
}

// countRename counts a rename against the limit.
func (a *API) countRename(c *world.Channel) *form.Error {
	if a.cfg.Limits.Renames < 0 {
		return nil
	}
	if _, wait := a.rates.Take("rename "+c.ID, a.cfg.Limits.Renames, 10*time.Minute, a.cfg.RateClock()); wait > 0 {
		return form.RateLimited(wait, false)
	}
	return nil
}

// channelChange is what a call wants a channel to be.
type channelChange struct {
	name           string // "" for none
	topic          *string
	archived       bool
	locked         bool
	archiveMinutes int // 0 for none
	invitable      *bool
}

// readChannelChange reads an edit of a channel. What the body leaves out stays as it is.
func readChannelChange(v form.Value, c *world.Channel) channelChange {
	ch := channelChange{name: v.At("name").Text(0, 100), archived: c.Archived, locked: c.Locked}
	if v.At("name").Given() && ch.name == "" {
		v.At("name").BadLength(1, 100)
	}
	if t := v.At("topic"); t.Present() {
		text := t.Text(0, 1024)
		ch.topic = &text
	}
	if a := v.At("archived"); a.Given() {
		ch.archived = a.Boolean()
	}
	if l := v.At("locked"); l.Given() {
		ch.locked = l.Boolean()
	}
	if i := v.At("invitable"); i.Given() {
		b := i.Boolean()
		ch.invitable = &b
	}
	ch.archiveMinutes = readArchiveMinutes(v.At("auto_archive_duration"), 0)
	return ch
}

// mayEdit refuses a change that the bot may not make. Whoever may write in an archived thread may reopen it.
func (a *API) mayEdit(c *world.Channel, ch channelChange) *form.Error {
	if !c.IsThread() {
		return a.need(c, resource.PermissionManageChannels)
	}
	manages := a.need(c, resource.PermissionManageThreads) == nil
	if c.Archived && ch.archived {
		return form.ErrThreadArchived
	}
	if manages {
		return nil
	}
	if ch.locked != c.Locked || c.Locked {
		return form.ErrMissingPermissions
	}
	if c.Owner == a.w.Bot.ID {
		return nil
	}
	onlyReopens := c.Archived && !ch.archived && (ch.name == "" || ch.name == c.Name)
	if onlyReopens && a.need(c, resource.PermissionSendInThreads) == nil {
		return nil
	}
	return form.ErrMissingPermissions
}

func deleteChannel(a *API, r *request) (any, *form.Error) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	permission := int64(resource.PermissionManageChannels)
	if c.IsThread() {
		permission = resource.PermissionManageThreads
	}
	if c.Kind == resource.ChannelDM {
		return a.w.ChannelObject(c), nil // closing a DM changes nothing that lasts
	}
	if err := a.need(c, permission); err != nil {
		return nil, err
	}
	wire := a.w.ChannelObject(c)
	a.w.RemoveChannel(c)
	return wire, nil
}

func startTyping(a *API, r *request) (any, *form.Error) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	a.w.Notify(world.Event{Kind: world.Typing, Channel: c})
	return nil, nil
}
