package sandbox

import "time"

// mustChannel finds the channel of a call, which the bot must be able to see, and archives a
// thread whose time is up.
func (a *api) mustChannel(r *request) (*channel, *apiError) {
	id := r.params["channel_id"]
	if !isSnowflake(id) {
		return nil, badParam("channel_id", id)
	}
	c := a.w.channels[id]
	if c == nil {
		return nil, errUnknownChannel
	}
	a.w.archiveIfDue(c)
	if a.w.permissions(a.w.Bot.ID, c)&PermissionViewChannel == 0 {
		return nil, errMissingAccess
	}
	return c, nil
}

// need refuses what the bot is not permitted to do in a channel.
func (a *api) need(c *channel, permissions int64) *apiError {
	if a.w.permissions(a.w.Bot.ID, c)&permissions != permissions {
		return errMissingPermissions
	}
	return nil
}

func getChannel(a *api, r *request) (any, *apiError) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	return a.w.wireChannel(c), nil
}

// editChannel renames a channel, or renames, archives and locks a thread.
func editChannel(a *api, r *request) (any, *apiError) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	if c.Kind == channelDM {
		return nil, errWrongChannelType
	}
	if !r.body.object() {
		return nil, r.form.err()
	}
	change := readChannelChange(r.body, c)
	if err := r.form.err(); err != nil {
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
	if !c.isThread() {
		a.w.changeChannel(c, channelUpdated)
		return a.w.wireChannel(c), nil
	}
	if change.autoMin != 0 {
		c.AutoMin = change.autoMin
	}
	if change.invitable != nil {
		c.Invitable = *change.invitable
	}
	a.w.setArchived(c, change.archived, change.locked)
	return a.w.wireChannel(c), nil
}

func (a *api) countRename(c *channel) *apiError {
	if a.cfg.Limits.Renames < 0 {
		return nil
	}
	if _, wait := a.rates.take("rename "+c.ID, a.cfg.Limits.Renames, 10*time.Minute, a.cfg.RateClock()); wait > 0 {
		return rateLimited(wait, false)
	}
	return nil
}

type channelChange struct {
	name             string
	topic            *string
	archived, locked bool
	autoMin          int
	invitable        *bool
}

func readChannelChange(v value, c *channel) channelChange {
	ch := channelChange{name: v.at("name").text(0, 100), archived: c.Archived, locked: c.Locked}
	if v.at("name").given() && ch.name == "" {
		v.at("name").badLength(1, 100)
	}
	if t := v.at("topic"); t.present() {
		text := t.text(0, 1024)
		ch.topic = &text
	}
	if a := v.at("archived"); a.given() {
		ch.archived = a.boolean()
	}
	if l := v.at("locked"); l.given() {
		ch.locked = l.boolean()
	}
	if i := v.at("invitable"); i.given() {
		b := i.boolean()
		ch.invitable = &b
	}
	ch.autoMin = readArchiveMinutes(v.at("auto_archive_duration"), 0)
	return ch
}

// mayEdit says whether the bot may change a channel so.
func (a *api) mayEdit(c *channel, ch channelChange) *apiError {
	if !c.isThread() {
		return a.need(c, PermissionManageChannels)
	}
	manages := a.need(c, PermissionManageThreads) == nil
	if c.Archived && ch.archived {
		return errThreadArchived
	}
	if manages {
		return nil
	}
	if ch.locked != c.Locked || c.Locked {
		return errMissingPermissions
	}
	if c.Owner == a.w.Bot.ID {
		return nil
	}
	onlyReopens := c.Archived && !ch.archived && (ch.name == "" || ch.name == c.Name)
	if onlyReopens && a.need(c, PermissionSendInThreads) == nil {
		return nil
	}
	return errMissingPermissions
}

func deleteChannel(a *api, r *request) (any, *apiError) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	permission := int64(PermissionManageChannels)
	if c.isThread() {
		permission = PermissionManageThreads
	}
	if c.Kind == channelDM {
		return a.w.wireChannel(c), nil // closing a DM changes nothing that lasts
	}
	if err := a.need(c, permission); err != nil {
		return nil, err
	}
	wire := a.w.wireChannel(c)
	a.w.removeChannel(c)
	return wire, nil
}

func startTyping(a *api, r *request) (any, *apiError) {
	c, err := a.mustChannel(r)
	if err != nil {
		return nil, err
	}
	a.w.notify(event{Kind: typing, Channel: c})
	return nil, nil
}
