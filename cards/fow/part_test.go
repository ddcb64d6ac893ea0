package fow_test

import (
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/fow/language"
)

// TestPartsAreNamed ensures that a text of a card that something refers to by its node is named, in both languages, by
// what stands on the card, and what is no text of it by nothing.
func TestPartsAreNamed(t *testing.T) {
	set := load(t)
	for _, lang := range []string{"en", "it"} {
		for id, of := range map[string]string{"A19/effect.mode.0": "A19", "A19/effect.mode.1": "A19",
			"A18/ability.0": "A18", "B09/trigger.0": "B09",
			"RA/ability.0": "RA", "RA/j-trigger.0": "RA", "RB/j-ability.0": "RB", "A10/awakened.0": "A10",
			"B20/awakening": "B20", "A04/effect": "A04",
			"B10/condition": "B10", "A14/condition": "A14"} {
			printed := strings.Join(set.Face(lang, of).Text, " ")
			says := set.Face(lang, id).Name
			if said := set.CardName(lang, id); strings.ContainsAny(said, "{}") {
				t.Errorf("%s %s: the symbols of %q are not in words", lang, id, said)
			}
			if says == "" || !strings.Contains(strings.ToLower(printed),
				strings.ToLower(strings.TrimSuffix(says, "."))) {
				t.Errorf("%s %s: %q is not in %q", lang, id, says, printed)
			}
		}
		if says := set.CardName(lang, language.NodeExplode); says == "" {
			t.Errorf("%s: [Explode] is not named", lang)
		}
		for _, id := range []string{"A19/effect.mode.2", "A19/ability.0", "A04/trigger.x", "A04/j-trigger.0",
			"A04/awakening", "Z99/effect", "A04/nothing", "A04/condition"} {
			if says := set.CardName(lang, id); says != "" {
				t.Errorf("%s %s: %q", lang, id, says)
			}
		}
		names := set.Names(lang, nil, nil)
		if got := set.Words().Say(lang, engine.Say("trigger", engine.A("source", engine.CardVal("B09")),
			engine.A("part", engine.CardVal("B09/trigger.0"))),
			names); !strings.HasPrefix(got, set.CardName(lang, "B09")+": ") {
			t.Errorf("%s: an ability to be put in order is shown as %q", lang, got)
		}
	}
}
