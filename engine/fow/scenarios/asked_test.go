package scenarios_test

import (
	"fmt"
	"testing"

	"farpost/engine/fow/scenarios"
	"farpost/engine/scenario"
)

// TestAskedByPublicFacts ensures that a player is asked about a play if something in play could be used now by what
// everybody sees, or costs cards of a hand that has some, and not else (section 5, rule 3).
func TestAskedByPublicFacts(t *testing.T) {
	const setup = `Who is asked about a play.
-- setup --
card x {}
card act {abilities: [{cost: {rest-this: true}, effect: [{life: {n: 100, who: controller}}]}]}
card toll {abilities: [{cost: {rest-this: true, discard: 1}, effect: [{life: {n: 100, who: controller}}]}]}
card tolls {abilities: [{cost: {discard: 2}, effect: [{life: {n: 100, who: controller}}]}]}
hand a: y=x
field %s
%s
-- script --
a play card=y
asks %s
`
	for _, c := range []struct {
		field, hand string
		asked       bool
	}{
		{"b: c=x", "", false}, {"b: c=x", "h=x", false},
		{"b: c=act", "", true}, {"b: c=act/rested", "", false}, {"b: c=act/rested", "h=x", false},
		{"a: c=act/rested", "h=x", false},
		{"b: c=toll", "", false}, {"b: c=toll", "h=x", true}, {"b: c=toll/rested", "h=x", true},
		{"b: c=toll/rested", "", false}, {"b: c=tolls", "h=x", true}, {"b: c=tolls", "h=x i=x", true},
		{"b: c=tolls", "", false}, {"a: c=toll", "h=x", false},
	} {
		asks, hand := "a W-05", "" // which it is if nobody can answer
		if c.asked {
			asks = "b W-05c"
		}
		if c.hand != "" {
			hand = "hand b: " + c.hand
		}
		text := fmt.Sprintf(setup, c.field, hand, asks)
		if _, _, err := scenario.End(scenarios.Game(nil, nil), "asked", text); err != nil {
			t.Errorf("field %s, hand %q, asked %v: %v", c.field, c.hand, c.asked, err)
		}
	}
}
