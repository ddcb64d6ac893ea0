//go:build race

package engine_test

import (
	"bytes"
	"sync"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
)

// TestManyAtOnce ensures that one ruleset, one book and one position serve many goroutines at once: each looks at the
// position from every seat, saves it, drafts every answer that is offered, and carries on a clone of it with the
// defaults. None sees what another does, and the position stays as it was. Only the race detector can tell, so it is
// built with that.
func TestManyAtOnce(t *testing.T) {
	files, err := scenario.Files(toy.Scenarios())
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		s := busiest(saves(t, name))
		if s == nil {
			continue
		}
		before := encode(t, s)
		ends := make([][]byte, 8)
		var all sync.WaitGroup
		for i := range ends {
			all.Go(func() { ends[i] = walkOn(t, s) })
		}
		all.Wait()
		for i, end := range ends {
			if !bytes.Equal(end, ends[0]) {
				t.Errorf("%s: goroutine %d came to another position", name, i)
			}
		}
		if !bytes.Equal(encode(t, s), before) {
			t.Errorf("%s: the position is not what it was", name)
		}
	}
}

// walkOn looks at a position in every way and goes on from a clone of it for some inputs; it gives the position that it
// comes to.
func walkOn(t *testing.T, s *engine.State) []byte {
	for viewer := engine.NoSeat; int(viewer) < len(s.Seats); viewer++ {
		if _, err := engine.ViewOf(game, book, s, viewer); err != nil {
			t.Error(err)
		}
	}
	if _, err := engine.Encode(s); err != nil {
		t.Error(err)
	}
	next := s.Clone()
	for range 12 {
		if next.Ask == nil {
			break
		}
		var expire engine.Input
		expire.Kind = engine.InputExpire
		for _, sa := range next.Ask.Seats {
			for _, verb := range sa.Verbs {
				if _, err := engine.Draft(game, book, next, sa.Seat, sa.Q, engine.Reply{Verb: verb}); err != nil {
					t.Error(err)
				}
			}
			if !sa.Optional && sa.Got == nil {
				expire.Qs = append(expire.Qs, sa.Q)
			}
		}
		after, _, err := engine.Apply(game, book, next, expire)
		if err != nil {
			break // it waits for nobody
		}
		next = after
	}
	out, err := engine.Encode(next)
	if err != nil {
		t.Error(err)
	}
	return out
}

// busiest is the state that waits for somebody with most on its stack, nil for none. So pending things and what hangs
// on them are among what is looked at.
func busiest(states []*engine.State) (out *engine.State) {
	for _, s := range states {
		if s.Ask != nil && (out == nil || len(s.Stack) >= len(out.Stack)) {
			out = s
		}
	}
	return out
}
