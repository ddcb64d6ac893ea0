package schema_test

import (
	"flag"
	"testing"

	"farpost/cards/athernum/lint"
	"farpost/cards/athernum/schema"
	"farpost/cards/schema/schematest"
)

var update = flag.Bool("update", false, "write the schemas")

// TestSchema ensures that the words fit the language, that the schemas that lie here are current, and that every
// built-in file fits its schema.
func TestSchema(t *testing.T) {
	if n := schematest.Check(t, schema.Language, *update); n != 9 {
		t.Errorf("%d files, want 9", n)
	}
}

const head = "set: {id: x, name: {en: X, it: X}, year: 2026, illustrator: X}\ncards:\n  - {id: X1, name: {en: Xx, it: Xy}, "

// TestBroken ensures that what is broken in form fits neither the schema nor the loader.
func TestBroken(t *testing.T) {
	schematest.Agree(t, schema.Language, head, lint.Check, []string{
		"type: character, cost: 1, ofv: 1, dfv: 1}",
		"type: location, vt: 4}",
		"type: item, abilities: [{kind: static, equip: true, modify: {of: host, ofv: 1}}]}",
	}, []string{
		"type: spell}",
		"type: character, cost: 1, dfv: 1, faction: R}",
		"type: item, cost: 1, vt: 1}",
		"type: character, cost: 1, dfv: 1, wings: 2}",
		"type: character, cost: 1, dfv: 1, abilities: [{kind: triggered, on: never, effect: [{draw: {n: 1, who: you}}]}]}",
		"type: character, cost: 1, dfv: 1, abilities: [{kind: triggered, on: enters, effect: [{}]}]}",
		"type: character, cost: 1, dfv: 1, abilities: [{kind: static, modify: {of: this, each: {side: own}, ofv: 1}}]}",
	})
}
