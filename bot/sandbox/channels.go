package sandbox

import "time"

// channelChanged keeps a channel and tells everybody by a gateway event and the live view.
func (s *Server) channelChanged(c *channel, event string) {
	s.w.touch(kindChannel, c.ID)
	if s.w.permissions(s.w.Bot.ID, c)&PermissionViewChannel != 0 || c.Kind == channelText {
		intent := intentGuilds
		if c.Kind == channelDM {
			intent = 0 // discordgo has no intent for it: CHANNEL_CREATE of DMs is always sent
		}
		s.dispatch(intent, event, s.w.wireChannel(c))
	}
	s.live.each(func(sub *subscriber) {
		if s.sees(sub.member, c) {
			sub.send(object{"type": "channel", "channel": s.channelView(c, sub.member)})
		} else {
			sub.send(object{"type": "channel_deleted", "id": c.ID})
		}
	})
}

// removeChannel deletes a channel with its messages and, for a text channel, its threads.
func (s *Server) removeChannel(c *channel) {
	for _, t := range s.w.sortedChannels() {
		if t.Parent == c.ID {
			s.removeChannel(t)
		}
	}
	for len(s.w.byChan[c.ID]) > 0 {
		m := s.w.byChan[c.ID][0]
		s.dropFiles(m)
		s.w.dropMessage(m)
	}
	delete(s.w.byChan, c.ID)
	delete(s.w.channels, c.ID)
	s.w.touch(kindChannel, c.ID)
	if c.isThread() {
		if m := s.w.messages[c.FromID]; m != nil {
			m.Thread = ""
			m.Flags &^= flagHasThread
			s.w.touch(kindMessage, m.ID)
		}
		s.dispatch(intentGuilds, "THREAD_DELETE", object{
			"id": c.ID, "guild_id": s.w.Guild.ID, "parent_id": c.Parent, "type": c.Kind,
		})
	} else {
		s.dispatch(intentGuilds, "CHANNEL_DELETE", s.w.wireChannel(c))
	}
	s.live.each(func(sub *subscriber) { sub.send(object{"type": "channel_deleted", "id": c.ID}) })
}

// archiveIfDue archives a thread in which nothing has happened for its time.
func (s *Server) archiveIfDue(c *channel) {
	if c.isThread() && !c.Archived && c.AutoMin > 0 && s.clock.Now().Sub(c.Active) >= time.Duration(c.AutoMin)*time.Minute {
		s.setArchived(c, true, c.Locked)
	}
}

// setArchived archives or reopens, locks or unlocks a thread.
func (s *Server) setArchived(c *channel, archived, locked bool) {
	now := s.clock.Now()
	if archived != c.Archived {
		c.ArchivedAt = now
		if !archived {
			c.Active = now
		}
	}
	c.Archived, c.Locked = archived, locked
	s.channelChanged(c, "THREAD_UPDATE")
}

// activeThreads counts the threads of the guild that are not archived.
func (s *Server) activeThreads() int {
	n := 0
	for _, c := range s.w.sortedChannels() {
		s.archiveIfDue(c)
		if c.isThread() && !c.Archived {
			n++
		}
	}
	return n
}
