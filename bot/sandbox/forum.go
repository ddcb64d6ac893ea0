package sandbox

import (
	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// Forum makes a forum, and returns its id.
func (s *Server) Forum(name string) (id string, err error) {
	err = s.moderate("make forum", name, func() error {
		c := &world.Channel{ID: s.w.NewID(), Kind: resource.ChannelForum, Name: name, Position: len(s.w.Channels)}
		id = c.ID
		s.w.Channels[id] = c
		s.w.ChangeChannel(c, world.ChannelCreated)
		return nil
	})
	return id, err
}

// ForumPost has a member make a post of a forum: a public thread with its first message, which has the thread's id.
func (s *Server) ForumPost(forum, author, title, text string) (id string, err error) {
	err = s.moderate("make a post in forum", forum, func() error {
		f := s.w.Channels[forum]
		if f == nil || f.Kind != resource.ChannelForum || s.w.Members[author] == nil {
			return form.ErrUnknownChannel
		}
		now := s.w.Clock.Now()
		c := &world.Channel{ID: s.w.NewID(), Kind: resource.ChannelPublicThread, Name: title, Parent: forum,
			Owner: author, ArchiveMinutes: 4320, Active: now, ArchivedAt: now,
			In: []world.Joined{{ID: author, At: now}}}
		id = c.ID
		s.w.Channels[id] = c
		s.w.ChangeChannel(c, world.ChannelCreated)
		s.w.Post(&world.Message{ID: id, Channel: id, Author: author, Content: text, At: now})
		return nil
	})
	return id, err
}
