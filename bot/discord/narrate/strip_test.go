package narrate_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/narrate"
	"farpost/engine"
)

// TestToldOfTurn ensures that a strip says of a turn what people did in it, at most four things, what a match is lost
// by before others and then the last, without the turn's beginning and what is mere detail, and what comes with every
// turn where there is room for it.
func TestToldOfTurn(t *testing.T) {
	g := &engine.Ruleset{TurnEvent: "turn", Routine: []string{"turn", "drew"}, Details: []string{"paid"},
		Decisive: []string{"hit"}}
	for events, want := range map[string]string{
		"":                                  "",
		"turn drew":                         "drew",
		"turn drew.known paid play hit":     "drew.known play hit",
		"turn drew play a hit b":            "play a hit b",
		"turn drew play a hit drew b":       "play a hit b",
		"turn drew play hit drew b":         "play hit drew b",
		"turn drew play a paid hit b c end": "hit b c end",
		"turn hit a b c d e":                "hit c d e",
		"turn hit a hit b hit c hit d hit":  "hit hit hit hit",
	} {
		var in []engine.Phrase
		for _, code := range strings.Fields(events) {
			in = append(in, engine.Say(code))
		}
		var out []string
		for _, e := range narrate.ToldOfTurn(g, in) {
			out = append(out, e.Code)
		}
		if got := strings.Join(out, " "); got != want {
			t.Errorf("%q is told as %q, want %q", events, got, want)
		}
	}
}
