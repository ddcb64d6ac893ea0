package table

import (
	"encoding/json"
	"farpost/engine"
	"farpost/storage"
	"fmt"
	"maps"
	"slices"
	"time"
)

// Settings are what the people of a match agreed on before it began.
type Settings struct {
	// Turn and Setup are how long an answer of that due class may take. Reaction is how long all answers of
	// its class together may take a seat in one turn of the match.
	Turn     time.Duration `json:"turn"`
	Reaction time.Duration `json:"reaction"`
	Setup    time.Duration `json:"setup"`
	// Silence is how many questions of its own turns a seat may leave unanswered in a row before that loses it the
	// match, from 1 to MaxSilence (the last one counts); 0, the default, for any number.
	Silence int `json:"silence,omitempty"`
	// Rules are the table rules that differ from the ruleset's defaults.
	Rules map[string]int `json:"rules,omitempty"`
	// Rematch is the match after which this one is played once more; "" for a match of its own.
	Rematch string `json:"rematch,omitempty"`
}

// The bounds of a clock, and the defaults of an invitation.
const (
	MinClock = time.Second
	MaxClock = 30 * 24 * time.Hour
)

// MaxSilence bounds Settings.Silence.
const MaxSilence = 20

// DefaultSettings are 24 hours for a turn, 12 for a reaction, 24 for the setup.
func DefaultSettings() Settings {
	return Settings{Turn: 24 * time.Hour, Reaction: 12 * time.Hour, Setup: 24 * time.Hour}
}

// SettingsOf reads the settings of a match.
func SettingsOf(m storage.Match) (Settings, error) {
	var s Settings
	if err := json.Unmarshal(m.Settings, &s); err != nil {
		return s, fmt.Errorf("settings of match %s: %w", m.ID, err)
	}
	return s, nil
}

// After is the time that a question of the due class allows.
func (s Settings) After(due string) time.Duration {
	switch due {
	case engine.DueTurn:
		return s.Turn
	case engine.DueSetup:
		return s.Setup
	}
	return s.Reaction
}

// isReaction tells a question that runs on its seat's reaction clock.
func isReaction(due string) bool { return due != engine.DueTurn && due != engine.DueSetup }

// check fills in defaults and refuses what is out of bounds.
func (s *Settings) check(g *engine.Ruleset) error {
	def := DefaultSettings()
	for _, c := range []struct{ have, def *time.Duration }{
		{&s.Turn, &def.Turn}, {&s.Reaction, &def.Reaction}, {&s.Setup, &def.Setup}} {
		if *c.have == 0 {
			*c.have = *c.def
		}
		if *c.have < MinClock || *c.have > MaxClock {
			return refuse(CodeClock, engine.A("min", engine.Int(1)), engine.A("max", engine.Int(int(MaxClock/time.Minute))))
		}
	}
	if err := s.checkSilence(); err != nil {
		return err
	}
	return s.checkRules(g)
}

// checkSilence refuses a number that cannot be set.
func (s Settings) checkSilence() error {
	if s.Silence < 0 || s.Silence > MaxSilence {
		return refuse(CodeRule, engine.A("rule", engine.Value("raw:silence")), engine.A("n", engine.Int(s.Silence)),
			engine.A("min", engine.Int(0)), engine.A("max", engine.Int(MaxSilence)))
	}
	return nil
}

// checkRules refuses table rules that the game does not have, or not with that value, and drops those that
// say what holds anyway.
func (s *Settings) checkRules(g *engine.Ruleset) error {
	set := map[string]int{}
	for _, name := range slices.Sorted(maps.Keys(s.Rules)) {
		n := s.Rules[name]
		i := slices.IndexFunc(g.TableRules, func(r engine.TableRule) bool { return r.Name == name })
		if i < 0 {
			var all []engine.Value
			for _, r := range g.TableRules {
				all = append(all, engine.Value("raw:"+r.Name))
			}
			return refuse(CodeNoRule, engine.A("rule", engine.Value("raw:"+name)), engine.A("list", all...))
		}
		r := g.TableRules[i]
		if n < r.Min || n > r.Max {
			return refuse(CodeRule, engine.A("rule", engine.Value("raw:"+name)), engine.A("n", engine.Int(n)),
				engine.A("min", engine.Int(r.Min)), engine.A("max", engine.Int(r.Max)))
		}
		if n != r.Default {
			set[name] = n
		}
	}
	if s.Rules = set; len(set) == 0 {
		s.Rules = nil
	}
	return nil
}
