package fow_test

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"farpost/cards/words"
	"farpost/cards/words/wordstest"
	"farpost/engine"
	"farpost/engine/fow"
	"farpost/engine/fow/language"
)

// TestSameCodes ensures that both languages word the same codes with the same placeholders.
func TestSameCodes(t *testing.T) {
	wordstest.Alike(t, load(t).Tables())
}

var commandName = regexp.MustCompile(`^[\p{Ll}\d_-]{1,32}$`)

// TestWordsFit ensures that names of commands keep Discord's form, that no two are called alike, and that buttons,
// titles and texts have room where Discord shows them.
func TestWordsFit(t *testing.T) {
	limits := map[string]int{"verbs": 80, "asks": 45, "words": 100, "phases": 100, "refusals": 400, "verbhelp": 100,
		"paramhelp": 100, "states": 45}
	for _, tab := range load(t).Tables() {
		cat := words.New(tab)
		for f, limit := range limits {
			for _, c := range tab.Codes(f) {
				if s := cat.Word(tab.Lang(), f, c); utf8.RuneCountInString(s) > limit || strings.TrimSpace(s) == "" {
					t.Errorf("%s: %s/%s: %q; from 1 to %d letters", tab.Lang(), f, c, s, limit)
				}
			}
		}
		for _, f := range []string{"commands", "params"} {
			seen := map[string]string{}
			for _, c := range tab.Codes(f) {
				n := cat.Word(tab.Lang(), f, c)
				if !commandName.MatchString(n) {
					t.Errorf("%s: %s/%s: %q is no command name", tab.Lang(), f, c, n)
				}
				if other := seen[n]; other != "" {
					t.Errorf("%s: %s: %s and %s are both called %q", tab.Lang(), f, c, other, n)
				}
				seen[n] = c
			}
		}
	}
}

// losses are the ways in which a player loses.
var losses = []string{"life", "no-card", "conceded"}

// families lists, for every family of words, the codes that exist; nothing else may be worded.
func families() map[string][]string {
	return wordstest.Families(fow.New(), map[string][]string{
		"kinds": append(fow.PlaceCodes(), "cost", "cost:-", "text"),
		"questions": {"cards", "mulligan-cards", "card", "source", "attribute", "ability", "awaken", "incarnate",
			"mode", "on", "pay", "rest",
			"banish", "discard", "attacker", "object", "blocker", "x", "answers", "first", "order"},
		"prompts": {"pay", "pool", "awaken", "incarnate", "target-of", "may", "discard", "look", "search", "mode",
			"hand-limit", "replacement", "replaced-damage", "replaced-destroy", "stuck",
			"event", "event-with", "awakening", "part", "trigger"},
		"asked": {"about.card", "about.ability", "about.judgment", "about.battle",
			"about.card.own", "about.judgment.own", "about.battle.own"},
		"nothing": {"pay", "incarnate", "look", "search"}, "passing": {"W-05"},
		"phases": fow.PhaseCodes(), "states": {"new"}, "badges": {"damage"}, "scopes": {"turn"},
		"types": {language.Ruler, language.JRuler, language.Stone, language.Resonator, language.Chant, language.Instant,
			language.Standby, language.Regalia, "addition-" + language.OnField,
			"addition-" + language.OnResonator, "addition-" + language.OnJRuler, "addition-" + language.OnJResonator,
			"addition-" + language.OnRulerJRuler},
		"ranks": {"special"},
		"deck": {"DV-01", "DV-02", "DV-03", "DV-04", "DV-05", "DV-06", "DV-07", "DV-08", "DV-09", "DV-10", "DV-11",
			"DV-14", "DV-15",
			"V-UNKNOWN", "V-UNKNOWN-BARE", "V-AMBIGUOUS", "V-COUNT", "V-SYNTAX", "V-LONG", "V-EMPTY", "V-NODECK",
			"V-LOCKED", "V-OK"},
		"events": {"drew.known", "set.known", "found.known"},
		"words": {"yes", "no", "L", "F", "W", "G", "D", "V", "target-of-card",
			"target-of-player", "target-of-card-or-player", "target-of-spell", "target-of-graveyard", "prevention",
			"modify", "control", "prevent", "moment", "later"},
		"labels": {"cost", "need", "price", "deck.gives", "deck.needs"},
		"hints":  {"E-WILL", "E-NO-TARGET"},
	})
}

// TestEveryCodeIsWorded ensures that every code of the ruleset has words in both languages, and that no words are for
// a code that does not exist.
func TestEveryCodeIsWorded(t *testing.T) {
	wordstest.Codes(t, load(t).Tables(), families())
}

// TestPhasesAndEndsAreNamed ensures that phases and ways to lose are called by their own names in what is told,
// whatever else has words of the same code.
func TestPhasesAndEndsAreNamed(t *testing.T) {
	set := load(t)
	names := set.Names("en", nil, func(engine.Seat) string { return "Anna" })
	for _, tab := range set.Tables() {
		cat, lang := set.Words(), tab.Lang()
		says := func(family, code, arg, value, want string) {
			t.Helper()
			got := cat.SayIn(lang, family, engine.Say(code, engine.A("seat", engine.SeatVal(0)),
				engine.A(arg, engine.Word(value))), names)
			if !strings.Contains(strings.ToLower(got), strings.ToLower(want)) {
				t.Errorf("%s: %s of %s: %q, want %q in it", lang, code, value, got, want)
			}
		}
		for _, p := range fow.PhaseCodes() {
			says("events", "phase", "phase", p, cat.Word(lang, "phases", p))
		}
		for _, how := range losses {
			says("events", "lost", "how", how, cat.Word(lang, "words", how))
		}
		for _, how := range []string{"agreed", "both", "loop"} {
			says("events", "draw", "how", how, cat.Word(lang, "results", how))
		}
		for _, how := range losses {
			res := engine.Result{Winners: []engine.Seat{1}, Reason: "lost-" + how}
			if got := cat.SayIn(lang, "results", res.Phrase(2), names); !strings.HasPrefix(got, "Anna ") {
				t.Errorf("%s: %s of Anna: %q", lang, res.Reason, got)
			}
		}
	}
}
