package sandbox

import (
	"errors"
	"time"

	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/resource"
)

// Inject adds a fault. Faults strike in the order in which they were added, one per request.
func (s *Server) Inject(f Fault) { s.faults.Add(f) }

// FaultsLeft returns how many requests are still to be struck by faults injected so far.
func (s *Server) FaultsLeft() int { return s.faults.Left() }

// DuplicateInteractions delivers the next n interactions twice.
func (s *Server) DuplicateInteractions(n int) { s.delivery.Duplicate(n) }

// DelayInteractions delivers the next n interactions only when d has passed on the sandbox's
// clock. Their 3 seconds run from the member's press.
func (s *Server) DelayInteractions(n int, d time.Duration) { s.delivery.Delay(n, d) }

// DropGateway cuts the bot's gateway connection without a close frame. Its session can be
// resumed; what happens meanwhile is replayed.
func (s *Server) DropGateway() { s.w.Look(s.gateway.Drop) }

// AskReconnect sends op 7, upon which the bot should reconnect and resume.
func (s *Server) AskReconnect() { s.w.Look(s.gateway.AskReconnect) }

// InvalidateSession ends the bot's session: it is told so by op 9 and must identify anew.
func (s *Server) InvalidateSession() { s.w.Look(s.gateway.Invalidate) }

// moderate runs f, locked, and commits; f returns an error when there is nothing to change.
func (s *Server) moderate(f func() error) error {
	var refused error
	err := s.w.Do(func() { refused = f() })
	return errors.Join(refused, err)
}

// DeleteMessage removes a message as a moderator would.
func (s *Server) DeleteMessage(id string) error {
	return s.moderate(func() error {
		m := s.w.Messages[id]
		if m == nil {
			return form.ErrUnknownMessage
		}
		s.w.RemoveMessage(m)
		return nil
	})
}

// DeleteChannel removes a channel or thread with its messages as a moderator would.
func (s *Server) DeleteChannel(id string) error {
	return s.moderate(func() error {
		c := s.w.Channels[id]
		if c == nil {
			return form.ErrUnknownChannel
		}
		s.w.RemoveChannel(c)
		return nil
	})
}

// ArchiveThread archives or reopens a thread as a moderator would.
func (s *Server) ArchiveThread(id string, archived, locked bool) error {
	return s.moderate(func() error {
		c := s.w.Channels[id]
		if c == nil || !c.IsThread() {
			return form.ErrUnknownChannel
		}
		s.w.SetArchived(c, archived, locked)
		return nil
	})
}

// DenyBot takes permissions from the bot in a channel (0 gives them back) by an overwrite.
func (s *Server) DenyBot(channelID string, permissions int64) error {
	return s.moderate(func() error {
		c := s.w.Channels[channelID]
		if c == nil || c.Kind != resource.ChannelText {
			return form.ErrUnknownChannel
		}
		s.w.DenyBot(c, permissions)
		return nil
	})
}
