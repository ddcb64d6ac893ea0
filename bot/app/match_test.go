package app_test

import (
	"errors"
	"strconv"
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
)

// TestWholeMatch plays a match from /match new to its result through interactions only. On the way both act in
// the same moment, somebody presses who has no seat, a button is pressed twice at once, a window is found by
// the direct messages, one times out, and one member's direct messages are closed.
func TestWholeMatch(t *testing.T) {
	w := start(t)
	if err := w.bruno.Member.SetDMs(false); err != nil {
		t.Fatal(err)
	}
	w.begin()
	way := &incidents{world: w, left: []incident{w.closed, w.stranger, w.twice, w.byDM, w.silence}}
	w.playOn(way)
	if n := len(way.left); n > 0 {
		t.Errorf("%d of the incidents did not come about", n)
	}
	w.quiet()
}

// playOn plays until the match is over, with what happens on the way.
func (w *world) playOn(way *incidents) {
	w.t.Helper()
	for turn := 0; ; turn++ {
		if turn > 3000 {
			w.t.Fatal("the match does not end")
		}
		m := w.await(w.ada, "the next move or the result", func(m sandbox.Message) bool {
			return apptest.Over(m) || apptest.Asks(m)
		})
		if apptest.Over(m) {
			break
		}
		if !way.happen(m) {
			w.act(m)
		}
	}
}

// act lets those whom a handover message asks answer it, one after the other, as long as the match asks them what the
// message does: who has answered is not shown while others are awaited, and an answer that closes the others'
// questions reaches the message a little later.
func (w *world) act(front sandbox.Message) {
	w.t.Helper()
	asked := 0
	for _, p := range w.players {
		if !p.asked(front) {
			continue
		}
		if asked++; asked > 1 && !w.puts(front, p) {
			break // the answer of the one before was enough
		}
		said, err := p.Answer(w.ctx, front)
		if errors.Is(err, apptest.ErrMoved) {
			break // its question has gone to a message of its own: it must have changed then
		}
		if err != nil {
			w.t.Fatalf("%v: %v", p, err)
		}
		if testing.Verbose() {
			w.t.Logf("%s: %s", p, strings.ReplaceAll(said.Content, "\n", " / "))
		}
	}
	if asked == 0 {
		w.t.Fatalf("nobody is asked by %q", front.Content)
	}
	w.changed(front)
}

// puts tells whether the match asks a player one of the questions that a handover message names.
func (w *world) puts(front sandbox.Message, p *player) bool {
	w.t.Helper()
	parts := strings.SplitN(must(w.t, front, "more").ID, ":", 5)
	match, _, _ := strings.Cut(parts[1], "#")
	pos, err := w.app.Table.Position(w.ctx, match)
	if err != nil {
		w.t.Fatal(err)
	}
	for _, s := range strings.Split(parts[2], ".") {
		q, err := strconv.ParseUint(s, 36, 64)
		if err != nil {
			w.t.Fatalf("the questions of %v: %v", parts, err)
		}
		if sa := pos.State.Ask.ByQ(q); sa != nil && sa.Seat == pos.Seat(p.Member.ID()) && !sa.Optional {
			return true
		}
	}
	return false
}

// changed waits until the message is no longer the current one, or asks something else.
func (w *world) changed(front sandbox.Message) {
	w.t.Helper()
	_, err := w.ada.Member.AwaitView(w.ctx, func(s sandbox.State) bool {
		for _, m := range s.Messages[front.ChannelID] {
			if m.ID == front.ID {
				return !apptest.Same(m, front)
			}
		}
		return true
	})
	if err != nil {
		w.t.Fatalf("%q does not change: %v\n%s", front.Content, err, w.dump())
	}
}
