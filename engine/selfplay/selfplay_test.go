package selfplay_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/engine/internal/toy"
	"farpost/engine/selfplay"
)

// options play the toy game with every card that does not loop for ever.
func options(leak string) selfplay.Options {
	var deck []string
	for range 2 {
		for _, id := range toy.All() {
			if id != "ouro" && id != "restless" {
				deck = append(deck, id)
			}
		}
	}
	return selfplay.Options{Ruleset: toy.New(leak), Book: toy.Cards{}, Decks: [][]string{deck}, Players: 3,
		Matches: 8, Seed: 5, MaxInputs: 3000, InterfereEvery: 40, Rules: map[string]int{"life": 2}}
}

func run(t *testing.T, o selfplay.Options) selfplay.Report {
	t.Helper()
	rep, err := selfplay.Run(o)
	if err != nil {
		t.Fatal(err)
	}
	return rep
}

// TestSound ensures that a sound ruleset shows no illegal move, no leak and no match that goes another way
// when it is saved, and that what happens is counted.
func TestSound(t *testing.T) {
	rep := run(t, options(""))
	if rep.Illegal != 0 || rep.Leaks != 0 || rep.Stalled != 0 || rep.Finished != rep.Matches {
		t.Errorf("illegal %d, leaks %d, stalled %d, %d of %d finished:\n%s", rep.Illegal, rep.Leaks, rep.Stalled,
			rep.Finished, rep.Matches, strings.Join(rep.Problems, "\n"))
	}
	if rep.ResumedIdentical != rep.Inputs || rep.Inputs == 0 || rep.Asks < rep.Inputs/2 || rep.Turns == 0 ||
		rep.HandoversPerTurn <= 0 {
		t.Errorf("%d inputs, %d resumed identical, %d asks, %d turns, %.2f handovers a turn", rep.Inputs,
			rep.ResumedIdentical, rep.Asks, rep.Turns, rep.HandoversPerTurn)
	}
	for _, what := range [][2]string{{selfplay.ReachedVerb, "play"}, {selfplay.ReachedVerb, "concede"},
		{selfplay.ReachedProgram, "kernel.window"}, {selfplay.ReachedRefusal, "K-OVER"}} {
		if rep.Reached[what[0]][what[1]] == 0 {
			t.Errorf("%s %s was not reached", what[0], what[1])
		}
	}
}

// TestLeakIsFound ensures that a ruleset which lets a hidden card show is caught.
func TestLeakIsFound(t *testing.T) {
	for _, leak := range []string{toy.LeakView, toy.LeakEvent, toy.LeakDue, toy.LeakAsked} {
		o := options(leak)
		o.Matches, o.InterfereEvery, o.MaxInputs = 12, 1, 40
		if rep := run(t, o); rep.Leaks == 0 && rep.Illegal == 0 {
			t.Errorf("the leak %q was not noticed in %d inputs", leak, rep.Inputs)
		}
	}
}

// TestSameSeed ensures that the same options give the same object, however many matches are played side by
// side, and that another seed gives another.
func TestSameSeed(t *testing.T) {
	play := func(workers int, seed uint64) string {
		o := options("")
		o.Workers, o.Seed, o.Matches = workers, seed, 3
		raw, err := json.Marshal(run(t, o))
		if err != nil {
			t.Fatal(err)
		}
		return string(raw)
	}
	one := play(1, 5)
	if play(4, 5) != one {
		t.Error("the report depends on how many matches are played side by side")
	}
	if play(1, 6) == one {
		t.Error("another seed gives the same report")
	}
}

// TestSpeed ensures that inputs per second come from the clock that is given.
func TestSpeed(t *testing.T) {
	o := options("")
	o.Matches = 1
	var now time.Time
	o.Now = func() time.Time { now = now.Add(time.Second); return now }
	if rep := run(t, o); rep.InputsPerSecond != float64(rep.Inputs) {
		t.Errorf("%d inputs in one second of the clock are %v per second", rep.Inputs, rep.InputsPerSecond)
	}
}

// TestUnreached ensures that something declared which nothing reaches is reported, unless it is excused.
func TestUnreached(t *testing.T) {
	o := options("")
	o.Matches = 2
	o.Declared = map[string][]string{selfplay.ReachedRefusal: {"NEVER-A", "NEVER-B"}}
	o.Excused = map[string][]string{selfplay.ReachedRefusal: {"NEVER-B"}}
	rep := run(t, o)
	list := strings.Join(rep.Unreached, ", ")
	if !strings.Contains(list, "refusal NEVER-A") || strings.Contains(list, "NEVER-B") || rep.OK() {
		t.Errorf("unreached: %s; OK %v", list, rep.OK())
	}
}

// TestStalled ensures that a match which does not end within its inputs is counted as stalled.
func TestStalled(t *testing.T) {
	o := options("")
	o.Matches, o.MaxInputs = 3, 2
	if rep := run(t, o); rep.Stalled != 3 || rep.Finished != 0 {
		t.Errorf("%d stalled, %d finished", rep.Stalled, rep.Finished)
	}
}

// TestUnplayable ensures that options which cannot be played at all are an error that says why.
func TestUnplayable(t *testing.T) {
	for want, spoil := range map[string]func(*selfplay.Options){
		"1 to 3 players": func(o *selfplay.Options) { o.Players = 9 },
		"deck":           func(o *selfplay.Options) { o.Decks = nil },
		"at least 1":     func(o *selfplay.Options) { o.Matches = 0 },
	} {
		o := options("")
		spoil(&o)
		if _, err := selfplay.Run(o); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want an error about %q", err, want)
		}
	}
}

// TestBout ensures that matches with other cards are played besides while something is unreached, no more of
// them than allowed, and that what only they reach is told as such; their faults are faults.
func TestBout(t *testing.T) {
	o := options("")
	o.Matches, o.Seed = 2, 7 // with another one some match may be of units that loop at each check, and take minutes
	full := o.Decks
	o.Decks = [][]string{slices.DeleteFunc(slices.Clone(full[0]),
		func(id string) bool { return id == "wave" || id == "gale" })}
	o.Declared = map[string][]string{selfplay.ReachedRefusal: {"NEVER"}}
	o.Bout = &selfplay.Bout{Book: o.Book, Decks: full, Players: 3, Matches: 20, Rules: o.Rules}
	rep := run(t, o)
	if !slices.Contains(rep.ByBout, "verb storm") || slices.Contains(rep.Unreached, "verb storm") ||
		!slices.Contains(rep.Unreached, "refusal NEVER") {
		t.Errorf("by the bout %v, unreached %v", rep.ByBout, rep.Unreached)
	}
	if rep.Matches != 2 || rep.Bout.Matches != 20 || !strings.Contains(rep.Text(), "with made-up cards and 3 players") {
		t.Errorf("%d matches, %d of the bout:\n%s", rep.Matches, rep.Bout.Matches, rep.Text())
	}
	o.Ruleset, o.InterfereEvery = toy.New(toy.LeakView), 5
	if rep := run(t, o); rep.Bout.OK() || rep.OK() {
		t.Error("a leak in the bout is no fault")
	}
	o.Bout.Players = 9
	if _, err := selfplay.Run(o); err == nil || !strings.Contains(err.Error(), "bout") {
		t.Errorf("a bout that cannot be played: %v", err)
	}
}

// TestDeserters ensures that in every second match of three somebody leaves in the middle of things, which chance
// lets happen in one of eight.
func TestDeserters(t *testing.T) {
	rep := run(t, options(""))
	if n := rep.Reached[selfplay.ReachedVerb]["concede"]; n < 3 {
		t.Errorf("in %d matches %d left", rep.Matches, n)
	}
}
