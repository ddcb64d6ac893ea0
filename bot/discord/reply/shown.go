package reply

import (
	"context"
	"sync"

	"farpost/bot/discord/api"
	"farpost/bot/internal/turn"
)

// shown is how far a private message has come. Pictures are drawn behind the words and may come when their message
// shows another page already; by its shown they are left out then.
type shown struct {
	mu       sync.Mutex
	changes  int          // how many answers the message has shown
	replaced int          // the change that last took the picture off
	late     bool         // an edit behind an answer is under way
	missed   *api.Message // what the message has come to show meanwhile; nil for nothing new

	edits turn.Lock // held during an edit behind an answer, so that they come one after another
}

// most is how many private messages are remembered. For a forgotten one a late picture is as if nothing had changed.
const most = 4096

// origin names a private message by the interaction that made it, because Discord does not say its id to whom it is
// answered.
func (c Call) origin() string {
	if c.Message.InteractionMetadata != nil {
		return c.Message.InteractionMetadata.ID
	}
	return c.Message.ID
}

// shows notes that the answer is what a message shows from now on; replaced says that its picture goes.
func (c Call) shows(message string, m api.Message, replaced bool) {
	fresh := &shown{}
	s, had, _ := c.desk.shown.PeekOrAdd(message, fresh)
	if !had {
		s = fresh
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changes++
	c.answer.shown, c.answer.change = s, s.changes
	if replaced {
		s.replaced = s.changes
	}
	if s.late {
		s.missed = &m
	}
}

// later edits the message of an answer that was sent already. It does nothing if the message shows another page by now;
// with steps it does so only if the picture was taken off. If the page turns while the edit is under way, nobody knows
// which came last: the page is put there again.
func (c Call) later(ctx context.Context, steps bool, edit func() error) error {
	s := c.answer.shown
	if s == nil { // the answer was not sent
		return nil
	}
	s.edits.Lock()
	defer s.edits.Unlock()
	if !s.begin(c.answer.change, steps) {
		return nil
	}
	err := edit()
	for m := s.end(c.answer.change, steps); m != nil; m = s.end(c.answer.change, steps) {
		if rerr := c.desk.API.EditReply(ctx, c.Interaction.Interaction, c.answer.at(), *m); err == nil {
			err = rerr
		}
	}
	return err
}

// begin reports whether an edit behind an answer still fits, and has pages that turn noted from now on.
func (s *shown) begin(change int, steps bool) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.late = !s.past(change, steps)
	return s.late
}

// end returns the page that was turned to while the edit was under way; nil when there is none, and the edit is done.
func (s *shown) end(change int, steps bool) *api.Message {
	s.mu.Lock()
	defer s.mu.Unlock()
	m := s.missed
	s.missed = nil
	if s.late = m != nil && s.past(change, steps); !s.late {
		return nil
	}
	return m
}

// past reports whether the message has gone on since a change, so that its picture does not belong there any more.
func (s *shown) past(change int, steps bool) bool {
	if steps {
		return s.replaced > change
	}
	return s.changes > change
}
