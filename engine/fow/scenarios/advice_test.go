package scenarios_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/fow/scenarios"
	"farpost/engine/scenario"
)

// TestAdvice ensures which verbs tables suggest, list and take without confirmation: by what everybody sees.
func TestAdvice(t *testing.T) {
	const setup = `Verbs that are offered.
-- setup --
card x {atk: 300, def: 300}
card j {type: ruler, judgment: "1", j: {name: {en: jj}, atk: 500, def: 500}}
hand a: y=x
field a: x=x
ruler a: r=j
stone-deck a 2
will a F
-- script --
`
	// A judgment and an attack are open, or not.
	const served = "mulligan keep activate will standby-set" // verbs that only serve others, or hang on a hand
	for name, c := range map[string]struct {
		script              string
		seat                engine.Seat
		unasked, hidden, at string // verbs that are not suggested, not listed, and need no confirmation
	}{
		"both are open":        {"asks a W-05\n", 0, served + " call", "battle", "first"},
		"nothing is open":      {"asks a W-05\n", 1, served + " battle attack", "battle attack", "first call"},
		"the judgment is done": {"a judgment\nasks a W-05\n", 0, served, "battle", "first call"},
	} {
		game := scenarios.Game(nil, nil)
		book, s, err := scenario.End(game, "advice", setup+c.script)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range game.Ruleset.Verbs {
			want := engine.Advice{Suggest: !slices.Contains(strings.Fields(c.unasked), v.Name),
				Shown:  !slices.Contains(strings.Fields(c.hidden), v.Name),
				AtOnce: slices.Contains(strings.Fields(c.at), v.Name)}
			got, err := engine.AdviceOf(game.Ruleset, book, s, c.seat, v.Name)
			if err != nil || got != want {
				t.Errorf("%s: %s %+v, want %+v, %v", name, v.Name, got, want, err)
			}
		}
	}
}

// TestRules ensures that the ruleset lacks nothing, and that a player has one clock for all reactions in a turn of
// another.
func TestRules(t *testing.T) {
	game := scenarios.Game(nil, nil)
	if err := game.Ruleset.Validate(); err != nil {
		t.Error(err)
	}
	for script, want := range map[string]engine.Period{"asks a W-05\n": {N: 3, Seat: 0},
		"a pass\nasks b W-05\n": {N: 4, Seat: 1}} {
		book, s, err := scenario.End(game, "rules", "Whose turn it is.\n-- setup --\ndeck b 3\n-- script --\n"+script)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := engine.PeriodOf(game.Ruleset, book, s); err != nil || got != want {
			t.Errorf("%q: %+v, want %+v, %v", script, got, want, err)
		}
	}
}
