package scenarios_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/scenario"
)

// TestShortcutsHide ensures that nobody can tell hidden cards apart while things are said ahead: a queue, sealed
// responses and defences, a hold, standing passes, what counts if somebody stays silent.
func TestShortcutsHide(t *testing.T) {
	inForce := map[string]bool{}
	for _, s := range scenario.Hides(t, scenarios.Game(nil), scenarios.Files, 12, "queue.txtar", "queue_stops.txtar", "hold.txtar",
		"silent.txtar", "sealed.txtar", "shortcuts.txtar", "stand.txtar") {
		for _, x := range s.Sealed {
			inForce[x.Window] = true
			inForce["silent"] = inForce["silent"] || x.Silent
		}
		for _, x := range s.StandingPasses {
			inForce["pass "+x.Mode] = true
		}
		for _, m := range s.Marks {
			inForce[m.Code] = true
		}
	}
	for _, what := range []string{"action", "defence", "w5", "charge", engine.AnyWindow, "silent", "hold", "pass aimed", "pass turn"} {
		if !inForce[what] {
			t.Errorf("no position has %s in force", what)
		}
	}
}
