package lint_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/cardfile"
	"farpost/cards/groove/lint"
	"farpost/cards/source"
	"farpost/engine/groove/language"
)

// check lints a card with a creature of 1 mana and a spell, both with further keys.
func check(creature, spell string) string {
	text := `set: {id: x, name: {en: X, it: X}, year: 2026, illustrator: X}
groups: [{id: ox, name: {en: Ox, it: Bue}, of: {en: Ox, it: Bue}}]
cards:
  - id: X1
    crystal: [tide]
    creature: {name: {en: Xx, it: Xx}, race: ox, cost: {mana: 1}, border: [tide], ` + creature + `}
    spell: {name: {en: Xy, it: Xy}, cost: {mana: 1}, border: [tide], ` + spell + "}\n"
	files := fstest.MapFS{"set.yaml": {Data: []byte(text)}}
	folder, faults := cardfile.Read[language.Card](source.Dir{FS: files}, false)
	return source.Join(faults, lint.Check(folder)).Error()
}

// TestLint ensures that what a half cannot have, and what it is not worth, is found and said (GR-111), and that what is
// on the price list is right.
func TestLint(t *testing.T) {
	const plain, draw = "strength: 2", "type: spell, effect: [{draw: {n: 1}}]"
	for _, c := range []struct{ creature, spell, want string }{
		{plain, draw, ""},
		{"strength: 1, triggers: [{on: destroyed, effect: [{draw: {n: 1}}]}]", draw, ""},
		{"strength: 4, keywords: {wall: true}", draw, ""},
		{plain, "type: enchantment, host: shield, triggers: [{on: break, effect: [{draw: {n: 1}}]}]", ""},
		{"strength: 3", draw, "strength: 3, and 0 points"},
		{"strength: 1, keywords: {evade: 3}", draw, `nothing that is called "evade 3"`},
		{"strength: 2, triggers: [{on: attacking, effect: [{draw: {n: 1}}]}]", draw, `"attacking: draw 1"`},
		{plain, "type: spell, effect: [{draw: {n: 2}}]", "worth 2 points, and costs 1"},
		{plain, "type: spell, targets: [{name: t, kind: opposing, at-most: 3}], effect: [{destroy: {of: t}}]", "opposing at-most 3"},
		{plain, "type: spell, targets: [{name: t, kind: own}], effect: [{draw: {n: 1}}]", "nothing happens to it"},
		{plain, "type: spell, effect: [{exhaust: {of: t}}]", "no target is named"},
		{plain, "type: spell", "worth 0 points, and costs 1"},
		{plain, "type: spell, statics: [{strength: 1}]", `"spell: strength 1"`},
		{plain, "type: vigil, statics: [{strength: 1}]", `"vigil: strength 1"`},
		{plain, "type: enchantment, host: shield, statics: [{strength: 1}]", "a shield cannot have them"},
		{plain, "type: vigil, host: shield", "only an Enchantment"},
		{plain, "type: spell, triggers: [{on: summoned, effect: [{draw: {n: 1}}]}]", "a spell knows after-cast"},
		{"strength: 1, triggers: [{on: break, effect: [{draw: {n: 1}}]}]", draw, "a creature knows no break"},
		{"strength: 1, triggers: [{on: summoned, cost: {mana: 1}, effect: [{draw: {n: 1}}]}]", draw, "summoned mana 1: draw 1"},
		{"strength: 1, statics: [{while: other, strength: 2}]", draw, `"while other strength 2"`},
	} {
		switch got := check(c.creature, c.spell); {
		case c.want == "" && got != "", c.want != "" && !strings.Contains(got, c.want):
			t.Errorf("%s / %s: %s, want %q", c.creature, c.spell, got, c.want)
		}
	}
}
