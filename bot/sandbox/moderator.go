package sandbox

import (
	"errors"
	"fmt"

	"farpost/bot/sandbox/form"
)

// moderate runs f, locked, and commits. Its error says what was to be done: f's, or that the state file cannot be
// written.
func (s *Server) moderate(what, id string, f func() error) error {
	var refused error
	err := s.w.Do(func() { refused = f() })
	if err = errors.Join(refused, err); err != nil {
		return fmt.Errorf("sandbox: %s %s: %w", what, id, err)
	}
	return nil
}

// DeleteMessage deletes a message as a moderator would.
func (s *Server) DeleteMessage(id string) error {
	return s.moderate("delete message", id, func() error {
		m := s.w.Messages[id]
		if m == nil {
			return form.ErrUnknownMessage
		}
		s.w.RemoveMessage(m)
		return nil
	})
}

// DeleteChannel deletes a channel or thread with its messages as a moderator would.
func (s *Server) DeleteChannel(id string) error {
	return s.moderate("delete channel", id, func() error {
		c := s.w.Channels[id]
		if c == nil {
			return form.ErrUnknownChannel
		}
		s.w.RemoveChannel(c)
		return nil
	})
}

// ArchiveThread archives or reopens, and locks or unlocks, a thread as a moderator would.
func (s *Server) ArchiveThread(id string, archived, locked bool) error {
	return s.moderate("archive thread", id, func() error {
		c := s.w.Channels[id]
		if c == nil || !c.IsThread() {
			return form.ErrUnknownChannel
		}
		s.w.SetArchived(c, archived, locked)
		return nil
	})
}

// DenyBot takes permissions from the bot in a text channel, in place of those that it took before; 0 gives all back.
func (s *Server) DenyBot(channelID string, permissions int64) error {
	return s.moderate("deny the bot permissions in channel", channelID, func() error {
		c := s.w.Channels[channelID]
		if c == nil || !c.IsText() {
			return form.ErrUnknownChannel
		}
		s.w.DenyBot(c, permissions)
		return nil
	})
}

// Announce makes a text channel one for announcements, as a moderator would; false makes it an ordinary one again.
func (s *Server) Announce(channelID string, news bool) error {
	return s.moderate("make channel for announcements", channelID, func() error {
		c := s.w.Channels[channelID]
		if c == nil || !c.IsText() {
			return form.ErrUnknownChannel
		}
		s.w.SetNews(c, news)
		return nil
	})
}
