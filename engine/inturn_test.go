package engine_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
)

// InTurn asks everybody who has a say, one after the other, also whom public facts leave nothing to do; the
// match comes to the same.
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
		out, err := engine.Draft(c.g, book, s, 0, 0, engine.Reply{Verb: "play"})
		if err != nil || out.Question == nil {
			t.Fatal(out, err)
		}
		for _, o := range out.Question.Options {
			if o.Refusal == nil && engine.Read(c.g, book, s).CardID(o.Key.ID()) == "doom" {
				s, _ = apply(t, c.g, s, reply(0, "play", engine.Answer{Name: "card", Vals: []engine.Value{o.Key}}))
				break
			}
		}
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
