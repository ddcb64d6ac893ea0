package lobby

import (
	"context"
	"strings"
	"time"

	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// clocks are the clocks that have a name: the time for a turn, and for a reaction. The first is the usual one.
var clocks = []struct {
	name           string
	turn, reaction time.Duration
}{
	{"standard", 24 * time.Hour, 12 * time.Hour},
	{"relaxed", 72 * time.Hour, 24 * time.Hour},
	{"quick", 2 * time.Hour, 30 * time.Minute},
	{"live", 10 * time.Minute, 3 * time.Minute},
}

// parseClock reads the clock that a person chose: a name, or two lengths of time as in "24h/12h" (turn, reaction; units
// s, m, h). "" is the usual clock. Answers before the first turn get the longer of both.
func parseClock(typed string) (table.Settings, error) {
	s := table.DefaultSettings()
	if typed == "" {
		return s, nil
	}
	for _, k := range clocks {
		if strings.EqualFold(k.name, typed) {
			s.Turn, s.Reaction = k.turn, k.reaction
			return s, nil
		}
	}
	turn, reaction, ok := strings.Cut(typed, "/")
	a, err1 := time.ParseDuration(strings.TrimSpace(turn))
	b, err2 := time.ParseDuration(strings.TrimSpace(reaction))
	if !ok || err1 != nil || err2 != nil {
		return s, engine.Refuse("clock.form", "", engine.A("text", ui.Typed(typed)))
	}
	s.Turn, s.Reaction, s.Setup = a, b, max(a, b)
	return s, nil
}

// completeClock offers the clocks that have a name, and two lengths of time as they were typed.
func completeClock(_ context.Context, p route.Place, typed string) (route.Choices, error) {
	var out route.Choices
	for _, k := range clocks {
		if name := p.Text("clock." + k.name); route.Contains(name, typed) || route.Contains(k.name, typed) {
			out = append(out, route.Choice(name, k.name))
		}
	}
	if _, err := parseClock(typed); err == nil && typed != "" && len(out) == 0 {
		out = append(out, route.Choice(typed, typed))
	}
	return out, nil
}
