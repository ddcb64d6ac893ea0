package scenarios_test

import (
	"math/rand/v2"
	"testing"

	"farpost/engine"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/invariant"
	"farpost/engine/scenario"
)

// TestShortcutsHide ensures that nobody can tell hidden cards apart while things are said ahead: a queue, sealed
// responses and defences, a hold, what counts if somebody stays silent.
func TestShortcutsHide(t *testing.T) {
	game := scenarios.Game(nil)
	var book engine.Book
	setup := game.Setup
	game.Setup = func(lines []scenario.Line) (*scenario.Fixture, error) {
		fix, err := setup(lines)
		if err == nil {
			book = fix.Book
		}
		return fix, err
	}
	rng := rand.New(rand.NewPCG(1, 2))
	inForce := map[string]bool{}
	for _, name := range []string{"queue.txtar", "queue_stops.txtar", "hold.txtar", "silent.txtar", "sealed.txtar", "shortcuts.txtar"} {
		data, err := scenarios.Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		res, err := scenario.Play(game, name, data)
		if err != nil {
			t.Fatal(err)
		}
		for i, save := range res.Saves {
			s, err := engine.Decode(save)
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range s.Sealed {
				inForce[x.Window] = true
				inForce["silent"] = inForce["silent"] || x.Silent
			}
			for _, m := range s.Marks {
				inForce[m.Code] = true
			}
			if s.Result != nil {
				continue
			}
			if err := invariant.Interfere(game.Ruleset, book, s, rng, 12); err != nil {
				t.Errorf("%s, after input %d: %.500s", name, i, err)
			}
		}
	}
	for _, what := range []string{"action", "defence", "w5", "charge", engine.AnyWindow, "silent", "hold"} {
		if !inForce[what] {
			t.Errorf("no position has %s in force", what)
		}
	}
}
