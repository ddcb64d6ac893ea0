package scenarios_test

import (
	"testing"

	"farpost/engine/groove/scenarios"
	"farpost/engine/scenario"
)

// TestShortcutsHide ensures that nobody can tell hidden cards apart while things are said ahead: a queued turn, what an
// attack breaks, passing all of an attack, standing passes; and as shields break and the groove is paid from.
func TestShortcutsHide(t *testing.T) {
	inForce := map[string]bool{}
	for _, s := range scenario.Hides(t, scenarios.Game(nil, nil), scenarios.Files, 12, "queue.txtar",
		"sealed_break.txtar", "secret_until_blocked.txtar", "ex06_break.txtar", "ex12_step6.txtar") {
		for _, x := range s.Sealed {
			inForce[x.Window] = true
			inForce["about a "+x.About.Kind()] = true
		}
		for _, x := range s.StandingPasses {
			inForce["pass "+x.Of+" "+x.Mode] = true
		}
	}
	for _, what := range []string{"turn", "W-BREAK", "about a turn", "about a obj", "pass break alike"} {
		if !inForce[what] {
			t.Errorf("no position has %s in force", what)
		}
	}
}
