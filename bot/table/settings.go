package table

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Settings are what the people of a match agreed on before it began.
type Settings struct {
	// Turn is how long an answer of the due class turn may take.
	Turn time.Duration `json:"turn"`
	// Reaction is how long all reactions of a seat together may take in one turn of the match.
	Reaction time.Duration `json:"reaction"`
	// Setup is how long an answer of the due class setup may take.
	Setup time.Duration `json:"setup"`
	// Total is how long all answers of a seat together may take, from MinTotal to MaxTotal; whoever needs longer loses.
	// With 0, the default, there is no such limit.
	Total time.Duration `json:"total,omitempty"`
	// Silence is the number of questions of its own turns in a row at which a seat that leaves them unanswered loses
	// the match, from 1 to MaxSilence. With 0, the default, no number does.
	Silence int `json:"silence,omitempty"`
	// Claim is how many days after it was noticed that somebody has left the server the others may claim the match,
	// from 1 to MaxClaim. With 0, the default, it is DefaultClaim.
	Claim int `json:"claim,omitempty"`
	// Rules are the table rules that differ from the ruleset's defaults.
	Rules map[string]int `json:"rules,omitempty"`
	// Rematch is the match of which this one is the rematch; "" if it is none.
	Rematch string `json:"rematch,omitempty"`
	// Number counts the matches to which these people have invited each other, from 1; 0 for a match of an earlier
	// version. The table sets it.
	Number int `json:"number,omitempty"`
	// Event is the tournament to which the match belongs; "" for none, as for every match to which people were invited.
	Event string `json:"event,omitempty"`
}

// The bounds of Settings.Turn, Reaction and Setup.
const (
	MinClock = time.Second
	MaxClock = 30 * 24 * time.Hour
)

// The bounds of Settings.Total, if it is not 0.
const (
	MinTotal = time.Hour
	MaxTotal = 60 * 24 * time.Hour
)

// MaxSilence is the greatest Settings.Silence.
const MaxSilence = 20

// The bounds of Settings.Claim, in days, and what 0 means.
const (
	DefaultClaim = 3
	MaxClaim     = 30
)

// DefaultSettings returns 24 hours for a turn, 12 for a reaction and 24 for the setup.
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

// After returns the time that a question of a due class allows.
func (s Settings) After(due string) time.Duration {
	switch due {
	case engine.DueTurn:
		return s.Turn
	case engine.DueSetup:
		return s.Setup
	}
	return s.Reaction
}

// ClaimWait is how long after it was noticed that somebody has left the server the others may claim the match.
func (s Settings) ClaimWait() time.Duration {
	days := s.Claim
	if days == 0 {
		days = DefaultClaim
	}
	return time.Duration(days) * 24 * time.Hour
}

// isReaction reports whether questions of a due class run on their seat's reaction clock.
func isReaction(due string) bool { return due != engine.DueTurn && due != engine.DueSetup }

// check puts the defaults into clocks of 0, and refuses what is out of bounds: clocks with CodeClock, a total clock
// with CodeTotal, silence and days with CodeRule, table rules with CodeRule or CodeNoRule.
func (s *Settings) check(g *engine.Ruleset) error {
	def := DefaultSettings()
	for _, c := range []struct{ have, def *time.Duration }{
		{&s.Turn, &def.Turn}, {&s.Reaction, &def.Reaction}, {&s.Setup, &def.Setup}} {
		if *c.have == 0 {
			*c.have = *c.def
		}
		if *c.have < MinClock || *c.have > MaxClock {
			return refuse(CodeClock,
				engine.A("min", engine.Int(1)), engine.A("max", engine.Int(int(MaxClock/time.Minute))))
		}
	}
	if s.Total != 0 && (s.Total < MinTotal || s.Total > MaxTotal) {
		return refuse(CodeTotal, engine.A("min", engine.Int(int(MinTotal/time.Hour))),
			engine.A("max", engine.Int(int(MaxTotal/time.Hour))))
	}
	if s.Silence < 0 || s.Silence > MaxSilence {
		return outOfBounds("silence", s.Silence, 0, MaxSilence)
	}
	if s.Claim < 0 || s.Claim > MaxClaim {
		return outOfBounds("claim", s.Claim, 0, MaxClaim)
	}
	return s.checkRules(g)
}

// checkRules refuses table rules that the game does not have, or not with that value. It drops those with their
// default.
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
			return refuse(CodeNoRule, engine.A("rule", engine.Value("typed:"+name)), engine.A("list", all...))
		}
		r := g.TableRules[i]
		if n < r.Min || n > r.Max {
			return outOfBounds(name, n, r.Min, r.Max)
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

// outOfBounds refuses a table rule's value.
func outOfBounds(rule string, n, low, high int) error {
	return refuse(CodeRule, engine.A("rule", engine.Value("raw:"+rule)), engine.A("n", engine.Int(n)),
		engine.A("min", engine.Int(low)), engine.A("max", engine.Int(high)))
}
