package schema_test

import (
	"flag"
	"testing"

	"farpost/cards/farwald/lint"
	"farpost/cards/farwald/schema"
	"farpost/cards/schema/schematest"
)

var update = flag.Bool("update", false, "write the schemas")

// The words fit the language, the schemas that lie here are current, and every built-in file fits its schema.
func TestSchema(t *testing.T) {
	if n := schematest.Check(t, schema.Language, *update); n != 5 {
		t.Errorf("%d files, want 5", n)
	}
}

const head = "set: {id: x, name: {en: X, it: X}, year: 2026, illustrator: X}\ncards:\n  - {id: X1, name: {en: Xx, it: Xy}, rank: normal, cost: 1, "

// What is broken in form fits neither the schema nor the loader; what is right fits both.
func TestBroken(t *testing.T) {
	schematest.Agree(t, schema.Language, head, lint.Check, []string{
		"type: evocation, element: F, desen: 1, defen: 1}",
		"type: evocation, element: F, desen: 1, defen: 1, gate: F+2}",
		"type: evocation, element: F, desen: 1, defen: 1, gate: 2}",
		"type: mystic, effect: [{remember: {n: 1, who: controller}}]}",
		"type: mystic, effect: [{modify: {all: {side: own, type: evocation}, desen: 1, until: end-of-turn}}]}",
	}, []string{
		"type: evocaton, element: F, desen: 1, defen: 1}",
		"type: evocation, element: Q, desen: 1, defen: 1}",
		"type: evocation, desen: 1, defen: 1}",
		"type: evocation, element: F, desen: 1}",
		"type: evocation, element: F, desen: 1, defen: 0}",
		"type: evocation, element: F, desen: 21, defen: 1}",
		"type: evocation, element: F, desen: 1, defen: 1, gate: Q}",
		"type: evocation, element: F, desen: 1, defen: 1, nmae: x}",
		"type: evocation, element: F, desen: one, defen: 1}",
		"type: evocation, element: F, desen: 1, defen: 1, tw: maybe}",
		"type: mystic, element: F, effect: [{remember: {n: 1, who: controller}}]}",
		"type: mystic, effect: [{remember: {n: 1, who: controller}, forget: {n: 1, who: all}}]}",
		"type: mystic, effect: [{}]}",
		"type: mystic, effect: [{remember: {n: 0, who: controller}}]}",
		"type: mystic, effect: [{remember: {n: 1}}]}",
		"type: mystic, effect: {remember: {n: 1, who: controller}}}",
		"type: mystic, effect: [{modify: {desen: 1}}]}",
		"type: mystic, effect: [{modify: {all: {side: own, type: evocation}, desen: 1, until: tomorrow}}]}",
		"type: mystic, targets: [{name: x, kind: card}], effect: [{energize: {of: x}}]}",
		"type: mystic, targets: [{name: x, kind: cards, side: own}], effect: [{energize: {of: x}}]}",
		"type: mystic, targets: [{name: X, kind: card, side: own}], effect: [{energize: {of: X}}]}",
		"type: mystic, position: true, triggers: [{on: never, effect: [{remember: {n: 1, who: controller}}]}]}",
		"type: mystic, position: true, abilities: [{cost: [{energy: 0}], effect: [{remember: {n: 1, who: controller}}]}]}",
	})
	d := schematest.Compile(t, schema.Language, "deck")
	for text, ok := range map[string]bool{"id: a\nname: {en: A, it: A}\ncards: [{n: 1, id: A01}]\n": true,
		"id: a\ncards: []\n": false,
		"id: a\nname: {en: A, it: A}\ncards: [{n: 4, id: A01}]\n": false} {
		if err := schematest.Fits(t, d, []byte(text)); (err == nil) != ok {
			t.Errorf("%s: the schema says %v", text, err)
		}
	}
}
