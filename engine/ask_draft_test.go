package engine_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
)

// Whatever a seat answers, sensible or not, Draft refuses it exactly as Apply does, and with no other error.
func TestDraftRefusesAsApplyDoes(t *testing.T) {
	files, err := scenario.Files(toy.Scenarios())
	if err != nil {
		t.Fatal(err)
	}
	var states []*engine.State
	for _, name := range files {
		states = append(states, saves(t, name)...)
	}
	verbs := []string{"", "fly"}
	for _, v := range game.Verbs {
		verbs = append(verbs, v.Name)
	}
	// Draft asks on from an incomplete answer. Apply says that something is missing, in the kernel's words or the
	// game's.
	incomplete := []string{engine.CodeMissing, engine.CodeChoice, engine.CodeSurplus, "T-ONE"}
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.SampledFrom(states).Draw(t, "state")
		seat := engine.Seat(rapid.IntRange(0, 3).Draw(t, "seat"))
		rep := engine.Reply{Verb: rapid.SampledFrom(verbs).Draw(t, "verb")}
		vals := []engine.Value{"", "obj:99.1", engine.Word("yes"), engine.SeatVal(1)}
		for _, z := range s.Zones {
			vals = append(vals, engine.Objs(z.Cards)...)
		}
		for _, name := range rapid.SliceOfN(rapid.SampledFrom([]string{engine.ChoiceName, "card", "target", "tithe",
			"at", "x"}), 0, 3).Draw(t, "names") {
			rep.Answers = append(rep.Answers,
				engine.Answer{Name: name, Vals: rapid.SliceOfN(rapid.SampledFrom(vals), 0, 2).Draw(t, "vals")})
		}
		q := rapid.Uint64Range(0, s.NextQ+1).Draw(t, "q")
		if rapid.Bool().Draw(t, "any question") {
			q = 0
		}
		kind := engine.InputReply
		if v := game.Verb(rep.Verb); v != nil && v.Any && v.Prog != "" {
			kind = engine.InputAct
		}
		out, err := engine.Draft(game, book, s, seat, q, rep)
		if err != nil {
			t.Fatal(err)
		}
		_, _, err = engine.Apply(game, book, s, engine.Input{Kind: kind, Seat: seat, Q: q, Reply: rep})
		no := engine.IsRefusal(err)
		switch {
		case err != nil && no == nil:
			t.Fatal(err)
		case out.Refusal != nil && (no == nil || no.Error() != out.Refusal.Error()):
			t.Fatalf("Draft %v, Apply %v", out.Refusal, err)
		case out.Preview != nil && no != nil:
			t.Fatalf("Draft previews, Apply %v", err)
		case out.Question != nil && no != nil && !slices.Contains(incomplete, no.Code):
			t.Fatalf("Draft asks %s, Apply %v", out.Question.Name, err)
		}
	})
}
