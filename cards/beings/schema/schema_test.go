package schema_test

import (
	"flag"
	"testing"

	"farpost/cards/beings/lint"
	"farpost/cards/beings/schema"
	"farpost/cards/schema/schematest"
)

var update = flag.Bool("update", false, "write the schemas")

// TestSchema ensures that the words fit the language, that the schemas that lie here are current, and that every
// built-in file fits its schema.
func TestSchema(t *testing.T) {
	if n := schematest.Check(t, schema.Language, *update); n != 5 {
		t.Errorf("%d files, want 5", n)
	}
}

const head = "set: {id: x, name: {en: X, it: X}, year: 2026, illustrator: X}\ncards:\n  - {id: X1, name: {en: Xx, it: Xy}, "

// TestBroken ensures that what is broken in form fits neither the schema nor the loader.
func TestBroken(t *testing.T) {
	schematest.Agree(t, schema.Language, head, lint.Check, nil, []string{
		"type: creature}",
		"type: sun, level: 4, being: x, cost: 1, power: 1}",
		"type: sun, level: 1, being: x, cost: 1, pwoer: 1}",
		"type: sun, level: 1, being: x, cost: 1, power: 1, skill: {on: never, effect: [{draw: {n: 1}}]}}",
		"type: sun, level: 1, being: x, cost: 1, power: 1, skill: {on: play, effect: [{}]}}",
	})
}
