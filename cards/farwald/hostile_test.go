package farwald_test

import (
	"errors"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/scenario"
)

// TestEndlessTextIsEnded ensures that the engine ends a text that makes itself happen again without end, should a
// book hold one in spite of the linter: the input is not carried out, and nothing hangs.
func TestEndlessTextIsEnded(t *testing.T) {
	const play = `Two cards that bring one another back.
-- setup --
card L {type: evocation, cost: 0, crystallize: {targets: [{name: x, kind: vortex, side: own}], effect: [{to-vortex: {of: this}}, {position: {of: x}}]}}
hand a: p=L
vortex a: q=L
-- script --
a play card=p
asks a action
`
	_, err := scenario.Play(scenarios.GameWith(nil, nil), "endless.txtar", []byte(play))
	if !errors.Is(err, engine.ErrParked) &&
		(err == nil || !strings.Contains(err.Error(), engine.ErrParked.Error()+": no end")) {
		t.Errorf("the match goes on: %v", err)
	}
}
