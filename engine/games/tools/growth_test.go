package tools_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/games/tools"
	"farpost/engine/thorough"
)

// TestGrowthForetold ensures that what the menu says of evolving a Being is what comes of it, in Threefold Beings: the
// gems that it costs, and the power that the Being has then (BE-072, BE-073, BE-078).
func TestGrowthForetold(t *testing.T) {
	t.Parallel()
	g, _ := tools.ByName("beings")
	book, decks, err := g.Mechanics()
	if err != nil {
		t.Fatal(err)
	}
	held := 0
	watched(t, g, book, decks, func(match int, _ *engine.Input, s *engine.State) {
		if s.Result != nil {
			return
		}
		for _, sa := range s.Ask.Seats {
			if slices.Contains(sa.Verbs, "evolve") {
				held += growth(t, g.Rules(), book, s, sa, engine.Reply{Verb: "evolve"})
			}
		}
	})
	if held < thorough.Of(30, 1) {
		t.Errorf("%d ways to evolve", held)
	}
}

// growth goes down the menus of a verb to every answer, and holds what stands beside the last option to what comes of
// it. It counts the answers.
func growth(
	t *testing.T, g *engine.Ruleset, b engine.Book, s *engine.State, sa engine.SeatAsk, rep engine.Reply,
) (n int) {
	t.Helper()
	out, err := engine.Draft(g, b, s, sa.Seat, sa.Q, rep)
	if err != nil {
		t.Fatal(err)
	}
	if out.Question == nil {
		return 0
	}
	for _, o := range out.Question.Options {
		if o.Refusal != nil {
			continue
		}
		next := engine.Reply{Verb: rep.Verb, Answers: append(slices.Clone(rep.Answers),
			engine.Answer{Name: out.Question.Name, Vals: []engine.Value{o.Key}})}
		if n += growth(t, g, b, s, sa, next); len(o.Notes) == 0 {
			continue
		}
		in := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: next}
		done, _, err := engine.Apply(g, b, s, in)
		if err != nil {
			t.Fatal(err)
		}
		n++
		power, cost := o.Notes[0].Arg("n")[0].Num(), o.Notes[0].Arg("cost")[0].Num()
		who := rep.Answers[0].Vals[0]
		slot, gems, _ := being(t, g, b, s, sa.Seat, func(c engine.CardView) bool { return c.Key == who })
		_, left, is := being(t, g, b, done, sa.Seat, func(c engine.CardView) bool { return c.Slot == slot })
		if is != power || gems-left != cost {
			t.Errorf("%s: power %d for %d gems was said, %d for %d came", o.Key, power, cost, is, gems-left)
		}
	}
	return n
}

// being finds a Being of a player: its location and its power, with the player's active gems.
func being(
	t *testing.T, g *engine.Ruleset, b engine.Book, s *engine.State, seat engine.Seat, which func(engine.CardView) bool,
) (slot string, gems, power int) {
	t.Helper()
	v, err := engine.ViewOf(g, b, s, seat)
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range v.Seats[seat].Badges {
		if x.Code == "active-gems" {
			gems = x.N
		}
	}
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			if c.Slot != "" && c.Ctrl == seat && which(c) {
				return c.Slot, gems, c.Stats[0].Now
			}
		}
	}
	return "", gems, 0
}
