package engine_test

import (
	"bytes"
	"slices"
	"testing"

	"farpost/engine"
)

// TestRestore ensures that a match which is taken back is as it was then, but for what is counted; that its questions
// have numbers that none has had, so that no old answer fits; that it goes on as it would have gone on then; and that
// neither state is changed by that.
func TestRestore(t *testing.T) {
	all := saves(t, "council.txtar")
	all = slices.DeleteFunc(all, func(s *engine.State) bool { return s.Ask == nil })
	now := all[len(all)-1]
	for i, past := range all[:len(all)-1] {
		before := plain(t, past)
		s, err := engine.Restore(past, now)
		if err != nil {
			t.Fatal(err)
		}
		if s.Seq != now.Seq+1 || s.NextQ != now.NextQ+uint64(len(past.Ask.Seats)) {
			t.Errorf("state %d: input %d, question %d, after %d and %d", i, s.Seq, s.NextQ, now.Seq, now.NextQ)
		}
		for j, sa := range s.Ask.Seats {
			if sa.Q <= now.NextQ || sa.Q > s.NextQ || j > 0 && sa.Q == s.Ask.Seats[j-1].Q {
				t.Errorf("state %d: question %d has the number %d; there were %d", i, j, sa.Q, now.NextQ)
			}
			old := reply(sa.Seat, engine.Pass)
			old.Q = past.Ask.Seats[j].Q
			if _, _, err := engine.Apply(game, book, s, old); engine.IsRefusal(err) == nil {
				t.Errorf("state %d: an answer to a question of before gives %v", i, err)
			}
		}
		expire := func(of *engine.State) *engine.State {
			in := engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat}
			for _, sa := range of.Ask.Seats {
				in.Qs = append(in.Qs, sa.Q)
			}
			next, _, err := engine.Apply(game, book, of, in)
			if engine.IsRefusal(err) != nil {
				return of // nobody is awaited
			}
			if err != nil {
				t.Fatal(err)
			}
			return next
		}
		want, got := plain(t, counted(expire(past))), plain(t, counted(expire(decode(t, encode(t, s)))))
		if !bytes.Equal(got, want) {
			t.Errorf("state %d goes on as %s, not as %s", i, got, want)
		}
		if !bytes.Equal(plain(t, past), before) {
			t.Errorf("state %d was changed", i)
		}
	}
}

// counted is a copy of a state without what is counted.
func counted(s *engine.State) *engine.State {
	c := s.Clone()
	c.Seq, c.NextQ = 0, 0
	if c.Ask != nil {
		ask := *c.Ask
		ask.Seats = slices.Clone(ask.Seats)
		for i := range ask.Seats {
			ask.Seats[i].Q = 0
		}
		c.Ask = &ask
	}
	return c
}

// TestRestoreOther ensures that nothing is taken back to a state of another match, to one that is yet to come, or to
// one in which nobody is asked anything.
func TestRestoreOther(t *testing.T) {
	all := saves(t, "council.txtar")
	now := all[len(all)-1]
	for name, change := range map[string]func(*engine.State){
		"another game":   func(s *engine.State) { s.Game = "chess" },
		"other cards":    func(s *engine.State) { s.Book = "0" },
		"other people":   func(s *engine.State) { s.Seats = s.Seats[:1] },
		"a later moment": func(s *engine.State) { s.Seq = now.Seq + 1 },
		"the end":        func(s *engine.State) { s.Result = &engine.Result{} },
		"no question":    func(s *engine.State) { s.Ask = nil },
	} {
		past := all[1].Clone()
		change(past)
		if s, err := engine.Restore(past, now); err == nil {
			t.Errorf("%s: %s", name, plain(t, s))
		}
	}
	if _, err := engine.Restore(now, now); err != nil && now.Result == nil {
		t.Errorf("the present: %v", err)
	}
}
