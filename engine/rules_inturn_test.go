package engine_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
)

// InTurn asks everybody who may act, one after the other, also whom public facts leave nothing to do. The match comes
// to the same.
func TestInTurn(t *testing.T) {
	res, err := scenario.Play(toy.Game(game), "inturn", []byte(`b holds no card.
-- setup --
hand a doom=doom a.s=soldier
hand c hush=hush
-- script --
asks a idle
a play card=doom
passes respond
asks a idle
`))
	if err != nil {
		t.Fatal(err)
	}
	var ends []string
	for _, c := range []struct {
		g     *engine.Ruleset
		asked []engine.Seat
	}{{game, []engine.Seat{2}}, {game.InTurn(), []engine.Seat{1, 2}}} {
		s := decode(t, res.Saves[0])
		s, _ = apply(t, c.g, s, reply(0, "play", playable(t, s, "doom")))
		for _, seat := range c.asked {
			if len(s.Ask.Seats) != 1 || s.Ask.Seats[0].Seat != seat || s.Ask.Seats[0].Kind != "respond" {
				t.Fatalf("asked %+v, want %v alone", s.Ask.Seats, seat)
			}
			s, _ = apply(t, c.g, s, reply(seat, engine.Pass))
		}
		s.NextQ, s.Seq = 0, 0
		for i := range s.Ask.Seats {
			s.Ask.Seats[i].Q = 0
		}
		ends = append(ends, string(encode(t, s)))
	}
	if ends[0] != ends[1] {
		t.Errorf("the match went another way: %s, in turn: %s", ends[0], ends[1])
	}
}

// Without short cuts nothing uses answers ahead: not at a question, and not for somebody who is silent. They still come
// to be about what an answer makes, and a queue goes on while its owner is asked.
func TestInTurnUsesNothingAhead(t *testing.T) {
	plain := game.InTurn()
	s := saves(t, "queue-nested.txtar")[0]
	duel, idle := s.Ask.Seats[0].Seat, s.Ask.Seats[0].About
	card := playable(t, s, "duel")
	pass := engine.Reply{Verb: engine.Pass}
	in := reply(duel, "play", card)
	in.Ahead = []engine.Sealed{{Seat: duel, About: engine.Made, Window: engine.AnyWindow, Reply: pass},
		{Seat: duel, About: engine.Made, Window: "duel", Silent: true, Reply: pass},
		{Seat: duel, Window: "idle", Reply: engine.Reply{Verb: "end"}}}
	s, _ = apply(t, plain, s, in)
	made := s.Ask.Seats[0].About
	lie := func(when string) {
		t.Helper()
		if len(s.Sealed) != 3 {
			t.Fatalf("%s: sealed %+v", when, s.Sealed)
		}
		for _, x := range s.Sealed {
			if want := map[string]engine.Value{"idle": idle}[x.Window]; x.About != want &&
				(want != "" || x.About != made) {
				t.Errorf("%s: %s is about %s, of %s and %s", when, x.Window, x.About, made, idle)
			}
		}
	}
	lie("declared")
	for s.Ask.Seats[0].Kind == "respond" {
		s, _ = apply(t, plain, s, reply(s.Ask.Seats[0].Seat, engine.Pass))
	}
	sa := s.Ask.Seat(duel, engine.Pass)
	if sa == nil || sa.Kind != "duel" || sa.Got != nil {
		t.Fatalf("asked %+v, want %v, who passed ahead, in the duel", s.Ask.Seats, duel)
	}
	lie("asked")
	var traced []string
	s, _ = apply(t, plain.Traced(func(what, name string) { traced = append(traced, what+" "+name) }), s,
		engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat, Qs: []uint64{sa.Q}})
	if !slices.Contains(traced, "default duel") {
		t.Errorf("silent in the duel: %v, not the default", traced)
	}
	lie("silent")
	for i := range s.Ask.Seats {
		if s.Ask.Seats[i].Got == nil {
			s, _ = apply(t, plain, s, reply(s.Ask.Seats[i].Seat, engine.Pass))
		}
	}
	if s.Ask.Seats[0].Kind != "idle" || len(s.Sealed) != 1 || s.Sealed[0].Window != "idle" {
		t.Errorf("asked %+v with %+v sealed, want the free question and what was queued for it", s.Ask.Seats, s.Sealed)
	}
}

// playable returns the answer that plays a card from the hand of the seat that is asked.
func playable(t *testing.T, s *engine.State, card string) engine.Answer {
	t.Helper()
	out, err := engine.Draft(game, book, s, s.Ask.Seats[0].Seat, 0, engine.Reply{Verb: "play"})
	if err != nil || out.Question == nil {
		t.Fatal(out, err)
	}
	for _, o := range out.Question.Options {
		if o.Refusal == nil && engine.Read(game, book, s).CardID(o.Key.ID()) == card {
			return engine.Answer{Name: "card", Vals: []engine.Value{o.Key}}
		}
	}
	t.Fatalf("%s cannot be played", card)
	return engine.Answer{}
}
