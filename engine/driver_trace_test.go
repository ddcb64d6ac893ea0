package engine_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
)

// The scenarios of the toy reach every program, step, change and window, those of the kernel included. So nothing of
// the kernel goes unplayed.
func TestEverythingIsReached(t *testing.T) {
	got := map[string]map[string]int{"program": {}, "op": {}, "change": {}, "window": {}, "default": {}, "begun": {},
		"over": {}, "stand": {}}
	g := game.Traced(func(what, name string) { got[what][name]++ })
	if _, err := scenario.Collect(toy.Game(g), toy.Scenarios()); err != nil {
		t.Fatal(err)
	}
	for what, all := range map[string][]string{"program": g.Programs(), "op": g.Ops(), "change": g.Changes(),
		"window": g.Windows()} {
		for _, name := range all {
			if got[what][name] == 0 {
				t.Errorf("%s %s was never reached", what, name)
			}
		}
	}
	if len(got["stand"]) != 3 {
		t.Errorf("standing passes that answered: %v", got["stand"])
	}
	if len(got["default"]) == 0 {
		t.Error("no default was reached")
	}
	if !slices.IsSorted(g.Ops()) {
		t.Error("ops are not sorted")
	}
}

// Drafts and trials are not reported.
func TestDraftsAreNotReached(t *testing.T) {
	s := at(t, "nested.txtar", 0, "idle")
	g := game.Traced(func(what, name string) { t.Errorf("reached %s %s", what, name) })
	if _, err := engine.Draft(g, book, s, 0, 0, engine.Reply{Verb: "play"}); err != nil {
		t.Fatal(err)
	}
}

// What a seat announces is reported when it begins to be carried out and when that is over, answers to answers first.
// What was only drafted is not.
func TestActsAreTraced(t *testing.T) {
	s := at(t, "nested.txtar", 0, "idle")
	var got []string
	g := game.Traced(func(what, name string) {
		if what == "begun" || what == "over" {
			got = append(got, what+" "+name)
		}
	})
	for _, x := range []struct {
		seat engine.Seat
		card string
	}{{0, "doom"}, {1, "bolt"}} {
		out, err := engine.Draft(g, book, s, x.seat, 0, engine.Reply{Verb: "play"})
		if err != nil || out.Question == nil {
			t.Fatal(out, err)
		}
		in := reply(x.seat, "play")
		for _, o := range out.Question.Options {
			if engine.Read(g, book, s).CardID(o.Key.ID()) == x.card {
				in.Answers = []engine.Answer{{Name: "card", Vals: []engine.Value{o.Key}}}
			}
		}
		if out, err = engine.Draft(g, book, s, x.seat, 0, in.Reply); err == nil && out.Question != nil {
			in.Answers = append(in.Answers, engine.Answer{Name: out.Question.Name,
				Vals: []engine.Value{out.Question.Options[0].Key}})
		}
		s, _ = apply(t, g, s, in)
	}
	for range 2 { // the window about the answer, and the first one, begun anew
		for _, sa := range s.Ask.Seats {
			s, _ = apply(t, g, s, reply(sa.Seat, engine.Pass))
		}
	}
	if want := []string{"begun play@idle", "begun play@respond", "over play", "over play"}; !slices.Equal(got, want) {
		t.Errorf("told %v, want %v", got, want)
	}
}
