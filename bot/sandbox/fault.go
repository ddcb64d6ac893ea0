package sandbox

import (
	"slices"
	"time"
)

// FaultKind is what goes wrong with a request.
type FaultKind int

// Kinds of faults.
const (
	// FaultStatus answers Fault.Status (500, 502 or 503) and does nothing.
	FaultStatus FaultKind = iota
	// FaultRateLimit answers 429 with RetryAfter and does nothing.
	FaultRateLimit
	// FaultDropBefore closes the connection and does nothing.
	FaultDropBefore
	// FaultDropAfter does what was asked and then closes the connection without an answer: the
	// client cannot know.
	FaultDropAfter
	// FaultStatusAfter does what was asked and answers Fault.Status all the same.
	FaultStatusAfter
)

// Fault makes the next requests go wrong. It is used up when it has struck Times times (0 means
// once).
type Fault struct {
	Kind       FaultKind
	Method     string // empty: any
	Template   string // a route of router.go such as /channels/{channel_id}/messages; empty: any
	ChannelID  string // only requests about this channel; empty: any
	Times      int
	Status     int
	RetryAfter time.Duration
	Global     bool
}

type faults struct {
	requests   []Fault
	duplicates int // interactions to deliver twice
	late       int // interactions to deliver late
	lateBy     time.Duration
}

// Inject adds a fault. Faults strike in the order in which they were added, one per request.
func (s *Server) Inject(f Fault) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f.Times = max(f.Times, 1)
	s.faults.requests = append(s.faults.requests, f)
}

// FaultsLeft returns how many requests are still to be struck by faults injected so far.
func (s *Server) FaultsLeft() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := 0
	for _, f := range s.faults.requests {
		n += f.Times
	}
	return n
}

// take uses up the first fault that fits a request.
func (f *faults) take(method, template, channelID string) (Fault, bool) {
	for i := range f.requests {
		x := &f.requests[i]
		if x.Method != "" && x.Method != method || x.Template != "" && x.Template != template ||
			x.ChannelID != "" && x.ChannelID != channelID {
			continue
		}
		struck := *x
		if x.Times--; x.Times == 0 {
			f.requests = slices.Delete(f.requests, i, i+1)
		}
		return struck, true
	}
	return Fault{}, false
}

// DuplicateInteractions delivers the next n interactions twice.
func (s *Server) DuplicateInteractions(n int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.faults.duplicates = n
}

// DelayInteractions delivers the next n interactions only when d has passed on the sandbox's
// clock. Their 3 seconds run from the member's press.
func (s *Server) DelayInteractions(n int, d time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.faults.late, s.faults.lateBy = n, d
}

// DropGateway cuts the bot's gateway connection without a close frame. Its session can be
// resumed; what happens meanwhile is replayed.
func (s *Server) DropGateway() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gate.drop()
	s.botChanged()
}

// AskReconnect sends op 7, upon which the bot should reconnect and resume.
func (s *Server) AskReconnect() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gate.tell(7, nil)
}

// InvalidateSession ends the bot's session: it is told so by op 9 and must identify anew.
func (s *Server) InvalidateSession() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.gate.invalidate()
	s.botChanged()
}

// DeleteMessage removes a message as a moderator would.
func (s *Server) DeleteMessage(id string) error {
	if err := s.locked(func() *apiError {
		m := s.w.messages[id]
		if m == nil {
			return errUnknownMessage
		}
		s.removeMessage(m)
		return nil
	}); err != nil {
		return err
	}
	return nil
}

// DeleteChannel removes a channel or thread with its messages as a moderator would.
func (s *Server) DeleteChannel(id string) error {
	if err := s.locked(func() *apiError {
		c := s.w.channels[id]
		if c == nil {
			return errUnknownChannel
		}
		s.removeChannel(c)
		return nil
	}); err != nil {
		return err
	}
	return nil
}

// ArchiveThread archives or reopens a thread as a moderator would.
func (s *Server) ArchiveThread(id string, archived, locked bool) error {
	if err := s.locked(func() *apiError {
		c := s.w.channels[id]
		if c == nil || !c.isThread() {
			return errUnknownChannel
		}
		s.setArchived(c, archived, locked)
		return nil
	}); err != nil {
		return err
	}
	return nil
}

// DenyBot takes permissions from the bot in a channel (0 gives them back) by an overwrite.
func (s *Server) DenyBot(channelID string, permissions int64) error {
	if err := s.locked(func() *apiError {
		c := s.w.channels[channelID]
		if c == nil || c.Kind != channelText {
			return errUnknownChannel
		}
		c.Overwrites = slices.DeleteFunc(c.Overwrites, func(o overwrite) bool { return o.ID == s.w.Bot.ID })
		if permissions != 0 {
			c.Overwrites = append(c.Overwrites, overwrite{ID: s.w.Bot.ID, Type: overwriteID, Deny: permissions})
		}
		s.channelChanged(c, "CHANNEL_UPDATE")
		return nil
	}); err != nil {
		return err
	}
	return nil
}
