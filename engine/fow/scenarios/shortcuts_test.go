package scenarios_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/fow/scenarios"
	"farpost/engine/scenario"
)

// TestShortcutsHide ensures that nobody can tell hidden cards apart while things are said ahead: a queue, sealed blocks
// and discards, a whole battle passed, priority kept, standing passes, what counts if somebody stays silent.
func TestShortcutsHide(t *testing.T) {
	inForce := map[string]bool{}
	for _, s := range scenario.Hides(t, scenarios.Game(nil, nil), scenarios.Files, 12, "queue.txtar", "sealed.txtar", "silent.txtar",
		"ahead.txtar", "hold.txtar", "standing.txtar", "quiet.txtar") {
		for _, x := range s.Sealed {
			inForce[x.Window] = true
			inForce["silent"] = inForce["silent"] || x.Silent
			inForce[x.Verb] = true
			inForce["about a "+x.About.Kind()] = true
		}
		for _, x := range s.StandingPasses {
			inForce["pass "+x.Of+" "+x.Mode] = true
		}
	}
	for _, what := range []string{"W-05", "block", "attack", engine.AnyWindow, "silent", engine.AskMe, "about a battle", "about a turn",
		"pass until play", "pass until attack", "pass until turn", "pass phases quiet", "pass battles quiet", "pass phases never"} {
		if !inForce[what] {
			t.Errorf("no position has %s in force", what)
		}
	}
}
