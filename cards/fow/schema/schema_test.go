package schema_test

import (
	"flag"
	"testing"

	"farpost/cards/fow/lint"
	"farpost/cards/fow/schema"
	"farpost/cards/schema/schematest"
)

var update = flag.Bool("update", false, "write the schemas")

// The words fit the language, the schemas that lie here are current, and every built-in file fits its schema.
func TestSchema(t *testing.T) {
	if n := schematest.Check(t, schema.Language, *update); n != 5 {
		t.Errorf("%d files, want 5", n)
	}
}

const head = "set: {id: x, name: {en: X, it: X}, year: 2026, illustrator: X}\ncards:\n  - {id: X1, name: {en: Xx, it: Xy}, "

// What is broken in form fits neither the schema nor the loader; what is right fits both.
func TestBroken(t *testing.T) {
	schematest.Agree(t, schema.Language, head, lint.Check, []string{
		"type: resonator, attributes: [F], cost: F+1, atk: 300, def: 200}",
		"type: resonator, cost: 2, atk: 0, def: 100, keywords: [flying]}",
		"type: resonator, cost: \"-\", atk: 0, def: 100}",
		"type: spell, spell: chant, cost: 1, effect: [{draw: {n: 2, who: controller}}]}",
		"type: spell, spell: chant, cost: 1, effect: [{life: {n: -200, who: each}}]}",
		"type: spell, spell: chant-standby, cost: 1, trigger: {while: {life-max: 2000}}, effect: [{draw: {n: 2, who: controller}}]}",
		"type: spell, spell: chant, cost: 1, targets: [{name: t, kind: card, side: any}], effect: [{modify: {of: t, atk: 100, until: battle}}]}",
		"type: spell, spell: chant, cost: F+X, effect: [{damage: {n: 100, x: true, who: opponent}}]}",
		"type: spell, spell: chant, cost: 1, effect: [{later: {on: end-phase, then: [{look: {}}]}}]}",
		"type: spell, spell: chant, cost: 1, effect: [{search: {side: own, types: [resonator], n: 1, reveal: true}}]}",
		"type: stone, produces: [{of: [F, V]}]}",
		"type: addition, addition: field, cost: W, statics: [{if: {turn: own}, prevent: 100}]}",
		"type: regalia, cost: 1, abilities: [{cost: {rest-this: true}, effect: [{look: {}}]}]}",
	}, []string{
		"type: creature, cost: F+1, atk: 300, def: 200}",
		"type: resonator, atk: 300, def: 200}",
		"type: resonator, cost: 1, def: 200}",
		"type: resonator, cost: Q, atk: 300, def: 200}",
		"type: resonator, cost: 1, atk: 350, def: 200}",
		"type: resonator, cost: 1, atk: 300, def: 200, keywords: [trample]}",
		"type: resonator, cost: 1, atk: 300, def: 200, attributes: [V]}",
		"type: resonator, cost: 1, atk: 300, def: 200, incarnation: F+1}",
		"type: resonator, cost: 1, atk: 300, def: 200, nmae: x}",
		"type: spell, cost: 1, effect: [{draw: {n: 2, who: controller}}]}",
		"type: spell, spell: instant, cost: 1, effect: [{draw: {n: 2, who: controller}}]}",
		"type: spell, spell: chant, cost: 1, effect: [{draw: {n: 2, who: controller}, look: {}}]}",
		"type: spell, spell: chant, cost: 1, effect: [{}]}",
		"type: spell, spell: chant, cost: 1, effect: [{draw: {n: 2}}]}",
		"type: spell, spell: chant, cost: 1, effect: [{damage: {n: 200}}]}",
		"type: spell, spell: chant, cost: 1, effect: [{damage: {n: 250, who: each}}]}",
		"type: spell, spell: chant, cost: 1, targets: [{name: t, kind: card}], effect: [{rest: {of: t}}]}",
		"type: spell, spell: chant, cost: 1, targets: [{name: T, kind: card, side: any}], effect: [{rest: {of: T}}]}",
		"type: spell, spell: chant, cost: 1, targets: [{name: t, kind: land, side: any}], effect: [{rest: {of: t}}]}",
		"type: spell, spell: chant-standby, cost: 1, trigger: {}, effect: [{look: {}}]}",
		"type: spell, spell: chant, cost: 1, effect: [{later: {on: attacks, then: [{look: {}}]}}]}",
		"type: ruler, judgment: X, j: {name: {en: Yy, it: Yz}, atk: 800, def: 800}}",
		"type: regalia, cost: 1, statics: [{save: {by: wish}}]}",
		"type: regalia, cost: 1, statics: [{more-damage: {side: own}}]}",
		"type: stone}",
		"type: ruler}",
		"type: addition, cost: W, statics: [{prevent: 100}]}",
		"type: regalia, cost: 1, triggers: [{on: never, effect: [{look: {}}]}]}",
		"type: regalia, cost: 1, triggers: [{effect: [{look: {}}]}]}",
		"type: regalia, cost: 1, abilities: [{cost: {}, effect: [{look: {}}]}]}",
	})
}
