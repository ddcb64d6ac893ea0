package schema_test

import (
	"flag"
	"testing"

	"farpost/cards/groove/lint"
	"farpost/cards/groove/schema"
	"farpost/cards/schema/schematest"
)

var update = flag.Bool("update", false, "write the schemas")

// TestSchema ensures that the words fit the language, that the schemas that lie here are current, and that every
// built-in file fits its schema.
func TestSchema(t *testing.T) {
	if n := schematest.Check(t, schema.Language, *update); n != 7 {
		t.Errorf("%d files, want 7", n)
	}
}

const head = `set: {id: x, name: {en: X, it: X}, year: 2026, illustrator: X}
groups: [{id: ox, name: {en: Ox, it: Bue}, of: {en: Ox, it: Bue}}]
cards:
  - id: X1
`

const spell = "    spell: {name: {en: Y, it: Y}, type: spell, cost: {mana: 1}, border: [tide], effect: [{draw: {n: 1}}]}\n"

// TestBroken ensures that what is broken in form fits neither the schema nor the loader.
func TestBroken(t *testing.T) {
	creature := func(cost, rest string) string {
		return "\n    creature: {name: {en: X, it: X}, race: ox, border: [tide], strength: 2, cost: " + cost + rest + "}\n"
	}
	schematest.Agree(t, schema.Language, head, lint.Check, nil, []string{
		"    crystal: [gold]" + creature("{mana: 1}", "") + spell,
		"    crystal: [tide]" + creature("{mana: 1, groove: 1}", "") + spell,
		"    crystal: [tide]" + creature("{}", "") + spell,
		"    crystal: [tide]" + creature("{mana: 1}", ", stregnth: 1") + spell,
		"    crystal: [tide]" + creature("{mana: 1}", ", triggers: [{on: never, effect: [{draw: {n: 1}}]}]") + spell,
		"    crystal: [tide]" + creature("{mana: 1}", ", triggers: [{on: summoned, effect: [{}]}]") + spell,
		"    crystal: [tide]" + creature("{mana: 1}", ""),
	})
}
