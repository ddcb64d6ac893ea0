package app_test

import (
	"bytes"
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"farpost/bot/sandbox"
)

// TestWholeMatch plays a match from /match new to its result through interactions only.
func TestWholeMatch(t *testing.T) {
	w := start(t, nil)
	w.begin()
	over := func(m sandbox.Message) bool {
		for _, e := range m.Embeds {
			if strings.Contains(e.Title, "over") || strings.Contains(e.Title, "draw") {
				return m.X != nil && !m.X.Ephemeral && len(m.Components) == 0
			}
		}
		return false
	}
	for turn := 0; ; turn++ {
		if turn > 3000 {
			t.Fatal("the match does not end")
		}
		m := w.await(w.players[0], "the next move or the result", func(m sandbox.Message) bool {
			_, ok := find(m, "hand")
			return over(m) || ok && m.X != nil && !m.X.Ephemeral && strings.Contains(m.Content, "<@")
		})
		if over(m) {
			break
		}
		w.act(m)
	}
	w.quiet()
}

// act lets those whom a handover message asks answer it, one after the other, until it changes: who has
// answered is not shown while others are awaited.
func (w *world) act(front sandbox.Message) {
	w.t.Helper()
	asked := 0
	for _, p := range w.players {
		if !mentions(front, p) {
			continue
		}
		asked++
		if now, err := p.m.Message(front.ID); err != nil || !same(now, front) {
			return // the answer of the one before was enough
		}
		var said sandbox.Message
		if pass, ok := find(front, "pass"); ok && p.rng.IntN(4) > 0 {
			said = p.press(w.ctx, front, pass)
		} else {
			said = p.move(w.ctx, front)
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

// changed waits until the message is no longer the current one, or asks something else.
func (w *world) changed(front sandbox.Message) {
	w.t.Helper()
	ctx, cancel := context.WithTimeout(w.ctx, 20*time.Second)
	defer cancel()
	_, err := w.players[0].m.AwaitView(ctx, func(s sandbox.State) bool {
		for _, list := range s.Messages {
			for _, m := range list {
				if m.ID == front.ID {
					return !same(m, front)
				}
			}
		}
		return true
	})
	if err != nil {
		w.t.Fatalf("%q does not change: %v\n%s", front.Content, err, w.dump())
	}
}

// same compares what a handover message shows and offers.
func same(a, b sandbox.Message) bool {
	x, errA := json.Marshal([]any{a.Content, a.Embeds, a.Components})
	y, errB := json.Marshal([]any{b.Content, b.Embeds, b.Components})
	return errA == nil && errB == nil && bytes.Equal(x, y)
}
