package discord

import (
	"strings"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/table"
	"farpost/engine"
)

// clocks are the presets of a match's clock: the time for a turn, and for a reaction.
var clocks = []struct {
	name           string
	turn, reaction time.Duration
}{
	{"standard", 24 * time.Hour, 12 * time.Hour},
	{"relaxed", 72 * time.Hour, 24 * time.Hour},
	{"quick", 2 * time.Hour, 30 * time.Minute},
	{"live", 10 * time.Minute, 3 * time.Minute},
}

// parseClock reads the clock that a person chose: a preset's name, or two lengths of time as in "24h/12h"
// (turn, reaction; units s, m, h). "" is the first preset.
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
		return s, engine.Refuse("clock.form", "", engine.A("text", text(typed)))
	}
	s.Turn, s.Reaction, s.Setup = a, b, max(a, b)
	return s, nil
}

// clockChoices offers the presets; two lengths of time can be typed as well.
func (b *Bot) clockChoices(c call, typed string) []*discordgo.ApplicationCommandOptionChoice {
	var out []*discordgo.ApplicationCommandOptionChoice
	for _, k := range clocks {
		if name := b.t(c.lang, "clock."+k.name); contains(name, typed) || contains(k.name, typed) {
			out = append(out, choice(name, k.name))
		}
	}
	if _, err := parseClock(typed); err == nil && typed != "" && len(out) == 0 {
		out = append(out, choice(typed, typed))
	}
	return out
}
