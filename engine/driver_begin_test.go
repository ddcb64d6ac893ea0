package engine_test

import (
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// New refuses setups that do not fit, and says why.
func TestNewRefuses(t *testing.T) {
	deck := []string{"bolt"}
	for name, c := range map[string]struct {
		setup engine.Setup
		says  string
	}{
		"nobody":    {engine.Setup{}, "1 to 3 players, not 0"},
		"too many":  {engine.Setup{Decks: [][]string{deck, deck, deck, deck}}, "not 4"},
		"no rule":   {engine.Setup{Decks: [][]string{deck}, Options: map[string]int{"speed": 1}}, `"speed"`},
		"bad value": {engine.Setup{Decks: [][]string{deck}, Options: map[string]int{"life": 100}}, "1 to 99, not 100"},
		"no card":   {engine.Setup{Decks: [][]string{{"joker"}}}, `"joker"`},
	} {
		t.Run(name, func(t *testing.T) {
			if _, _, err := engine.New(game, book, c.setup); err == nil || !strings.Contains(err.Error(), c.says) {
				t.Error(err)
			}
		})
	}
}

// Equal setups give equal matches, another seed another one, and table rules hold.
func TestNewIsExact(t *testing.T) {
	setup := engine.Setup{Decks: [][]string{toy.All(), toy.All()}, Seed: 5, Options: map[string]int{"life": 7}}
	var got [3]string
	for i, seed := range []uint64{5, 5, 6} {
		setup.Seed = seed
		s, _, err := engine.New(game, book, setup)
		if err != nil {
			t.Fatal(err)
		}
		got[i] = string(encode(t, s))
		if n := engine.Read(game, book, s).SeatAttr(1, 0); n != 7 {
			t.Errorf("life %d", n)
		}
	}
	if got[0] != got[1] || got[0] == got[2] {
		t.Error("seeds do not decide the match")
	}
}

// Validate finds each fault of a ruleset.
func TestValidate(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(g *engine.Ruleset)
		says  string
	}{
		"verb": {func(g *engine.Ruleset) { g.Verbs = append(g.Verbs, engine.Verb{Name: "fly", Prog: "wings"}) },
			"wings"},
		"twice": {func(g *engine.Ruleset) { g.Verbs = append(g.Verbs, engine.Verb{Name: "end"}) },
			"a verb is named twice"},
		"zone":    {func(g *engine.Ruleset) { g.Zones = append(g.Zones, g.Zones[0]) }, "a zone is named twice"},
		"attrs":   {func(g *engine.Ruleset) { g.Attrs = strings.Split("abcdefghi", "") }, "room for 8"},
		"missing": {func(g *engine.Ruleset) { g.View = nil }, "View"},
		"seats":   {func(g *engine.Ruleset) { g.MinSeats = 4 }, "seats from 4 to 3"},
		"window": {func(g *engine.Ruleset) { g.AddWindow(engine.Window{Kind: "w", Verbs: []string{"end"}}) },
			`verb "end" has no program`},
	} {
		t.Run(name, func(t *testing.T) {
			g := toy.New("")
			c.spoil(g)
			if err := g.Validate(); err == nil || !strings.Contains(err.Error(), c.says) {
				t.Error(err)
			}
		})
	}
	if err := engine.NewRuleset("empty", 1).Validate(); err == nil ||
		!strings.Contains(err.Error(), `"match" is missing`) {
		t.Error(err)
	}
}

// A program, change, window or label that is given twice panics while the ruleset is built.
func TestDoubledNames(t *testing.T) {
	for name, add := range map[string]func(g *engine.Ruleset){
		"program": func(g *engine.Ruleset) { g.Add("turn") },
		"label":   func(g *engine.Ruleset) { g.Add("new", engine.Goto("a", "a"), engine.Goto("a", "a")) },
		"end":     func(g *engine.Ruleset) { g.Add("new", engine.Goto(engine.End, "a")) },
		"change":  func(g *engine.Ruleset) { g.AddChange("gold", nil) },
		"window":  func(g *engine.Ruleset) { g.AddWindow(engine.Window{Kind: "respond"}) },
		"alias":   func(g *engine.Ruleset) { g.Alias("turn", "idle", "begin") },
		"renamed": func(g *engine.Ruleset) { g.Renamed("turn", "match") },
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("accepted")
				}
			}()
			add(toy.New(""))
		})
	}
}
