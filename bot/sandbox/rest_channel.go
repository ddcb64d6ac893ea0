package sandbox

import "time"

// mustChannel finds the channel of a call, which the bot must be able to see, and archives a
// thread whose time is up.
func (s *Server) mustChannel(r *request) (*channel, *apiError) {
	id := r.params["channel_id"]
	if !isSnowflake(id) {
		return nil, badParam("channel_id", id)
	}
	c := s.w.channels[id]
	if c == nil {
		return nil, errUnknownChannel
	}
	s.archiveIfDue(c)
	if s.w.permissions(s.w.Bot.ID, c)&PermissionViewChannel == 0 {
		return nil, errMissingAccess
	}
	return c, nil
}

// need refuses what the bot is not permitted to do in a channel.
func (s *Server) need(c *channel, permissions int64) *apiError {
	if s.w.permissions(s.w.Bot.ID, c)&permissions != permissions {
		return errMissingPermissions
	}
	return nil
}

func getChannel(s *Server, r *request) (any, *apiError) {
	c, err := s.mustChannel(r)
	if err != nil {
		return nil, err
	}
	return s.w.wireChannel(c), nil
}

// editChannel renames a channel, or renames, archives and locks a thread.
func editChannel(s *Server, r *request) (any, *apiError) {
	c, err := s.mustChannel(r)
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
	if err := s.mayEdit(c, change); err != nil {
		return nil, err
	}
	if change.name != "" && change.name != c.Name {
		if err := s.countRename(c); err != nil {
			return nil, err
		}
		c.Name = change.name
	}
	if change.topic != nil {
		c.Topic = *change.topic
	}
	if !c.isThread() {
		s.channelChanged(c, "CHANNEL_UPDATE")
		return s.w.wireChannel(c), nil
	}
	if change.autoMin != 0 {
		c.AutoMin = change.autoMin
	}
	if change.invitable != nil {
		c.Invitable = *change.invitable
	}
	s.setArchived(c, change.archived, change.locked)
	return s.w.wireChannel(c), nil
}

func (s *Server) countRename(c *channel) *apiError {
	if s.limits.Renames < 0 {
		return nil
	}
	if _, wait := s.rates.take("rename "+c.ID, s.limits.Renames, 10*time.Minute, s.cfg.RateClock()); wait > 0 {
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
	if t := v.at("topic"); t.has {
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
func (s *Server) mayEdit(c *channel, ch channelChange) *apiError {
	if !c.isThread() {
		return s.need(c, PermissionManageChannels)
	}
	manages := s.need(c, PermissionManageThreads) == nil
	if c.Archived && ch.archived {
		return errThreadArchived
	}
	if manages {
		return nil
	}
	if ch.locked != c.Locked || c.Locked {
		return errMissingPermissions
	}
	if c.Owner == s.w.Bot.ID {
		return nil
	}
	onlyReopens := c.Archived && !ch.archived && (ch.name == "" || ch.name == c.Name)
	if onlyReopens && s.need(c, PermissionSendInThreads) == nil {
		return nil
	}
	return errMissingPermissions
}

func deleteChannel(s *Server, r *request) (any, *apiError) {
	c, err := s.mustChannel(r)
	if err != nil {
		return nil, err
	}
	permission := int64(PermissionManageChannels)
	if c.isThread() {
		permission = PermissionManageThreads
	}
	if c.Kind == channelDM {
		return s.w.wireChannel(c), nil // closing a DM changes nothing that lasts
	}
	if err := s.need(c, permission); err != nil {
		return nil, err
	}
	wire := s.w.wireChannel(c)
	s.removeChannel(c)
	return wire, nil
}

func startTyping(s *Server, r *request) (any, *apiError) {
	c, err := s.mustChannel(r)
	if err != nil {
		return nil, err
	}
	s.live.each(func(sub *subscriber) {
		if s.sees(sub.member, c) {
			sub.send(object{"type": "typing", "channel_id": c.ID, "user_id": s.w.Bot.ID})
		}
	})
	return nil, nil
}
