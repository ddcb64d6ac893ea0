package schema_test

import (
	"flag"
	"testing"
	"testing/fstest"

	"farpost/cards/form"
	"farpost/cards/fow/lint"
	"farpost/cards/fow/schema"
	"farpost/cards/schema/schematest"
	"farpost/cards/source"
	"farpost/engine/fow"
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
	s := schematest.Compile(t, schema.Language, "card")
	for _, c := range []struct {
		card string
		ok   bool
	}{
		{"type: resonator, attributes: [F], cost: F+1, atk: 300, def: 200}", true},
		{"type: resonator, cost: 2, atk: 0, def: 100, keywords: [flying]}", true},
		{"type: resonator, cost: \"-\", atk: 0, def: 100}", true},
		{"type: spell, spell: chant, cost: 1, effect: [{draw: {n: 2, who: controller}}]}", true},
		{"type: spell, spell: chant, cost: 1, effect: [{life: {n: -200, who: each}}]}", true},
		{"type: spell, spell: chant-standby, cost: 1, trigger: {while: {life-max: 2000}}, effect: [{draw: {n: 2, who: controller}}]}", true},
		{"type: spell, spell: chant, cost: 1, targets: [{name: t, kind: card, side: any}], effect: [{modify: {of: t, atk: 100, until: battle}}]}", true},
		{"type: spell, spell: chant, cost: F+X, effect: [{damage: {n: 100, x: true, who: opponent}}]}", true},
		{"type: spell, spell: chant, cost: 1, effect: [{later: {on: end-phase, then: [{look: {}}]}}]}", true},
		{"type: spell, spell: chant, cost: 1, effect: [{search: {side: own, types: [resonator], n: 1, reveal: true}}]}", true},
		{"type: stone, produces: [{of: [F, V]}]}", true},
		{"type: addition, addition: field, cost: W, statics: [{if: {turn: own}, prevent: 100}]}", true},
		{"type: regalia, cost: 1, abilities: [{cost: {rest-this: true}, effect: [{look: {}}]}]}", true},

		{"type: creature, cost: F+1, atk: 300, def: 200}", false},
		{"type: resonator, atk: 300, def: 200}", false},
		{"type: resonator, cost: 1, def: 200}", false},
		{"type: resonator, cost: Q, atk: 300, def: 200}", false},
		{"type: resonator, cost: 1, atk: 350, def: 200}", false},
		{"type: resonator, cost: 1, atk: 300, def: 200, keywords: [trample]}", false},
		{"type: resonator, cost: 1, atk: 300, def: 200, attributes: [V]}", false},
		{"type: resonator, cost: 1, atk: 300, def: 200, incarnation: F+1}", false},
		{"type: resonator, cost: 1, atk: 300, def: 200, nmae: x}", false},
		{"type: spell, cost: 1, effect: [{draw: {n: 2, who: controller}}]}", false},
		{"type: spell, spell: instant, cost: 1, effect: [{draw: {n: 2, who: controller}}]}", false},
		{"type: spell, spell: chant, cost: 1, effect: [{draw: {n: 2, who: controller}, look: {}}]}", false},
		{"type: spell, spell: chant, cost: 1, effect: [{}]}", false},
		{"type: spell, spell: chant, cost: 1, effect: [{draw: {n: 2}}]}", false},
		{"type: spell, spell: chant, cost: 1, effect: [{damage: {n: 200}}]}", false},
		{"type: spell, spell: chant, cost: 1, effect: [{damage: {n: 250, who: each}}]}", false},
		{"type: spell, spell: chant, cost: 1, targets: [{name: t, kind: card}], effect: [{rest: {of: t}}]}", false},
		{"type: spell, spell: chant, cost: 1, targets: [{name: T, kind: card, side: any}], effect: [{rest: {of: T}}]}", false},
		{"type: spell, spell: chant, cost: 1, targets: [{name: t, kind: land, side: any}], effect: [{rest: {of: t}}]}", false},
		{"type: spell, spell: chant-standby, cost: 1, trigger: {}, effect: [{look: {}}]}", false},
		{"type: spell, spell: chant, cost: 1, effect: [{later: {on: attacks, then: [{look: {}}]}}]}", false},
		{"type: ruler, judgment: X, j: {name: {en: Yy, it: Yz}, atk: 800, def: 800}}", false},
		{"type: regalia, cost: 1, statics: [{save: {by: wish}}]}", false},
		{"type: regalia, cost: 1, statics: [{more-damage: {side: own}}]}", false},
		{"type: stone}", false},
		{"type: ruler}", false},
		{"type: addition, cost: W, statics: [{prevent: 100}]}", false},
		{"type: regalia, cost: 1, triggers: [{on: never, effect: [{look: {}}]}]}", false},
		{"type: regalia, cost: 1, triggers: [{effect: [{look: {}}]}]}", false},
		{"type: regalia, cost: 1, abilities: [{cost: {}, effect: [{look: {}}]}]}", false},
	} {
		data := []byte(head + c.card + "\n")
		folder, faults := form.Read[fow.Card](source.Dir{FS: fstest.MapFS{"x.yaml": {Data: data}}}, false)
		faults = append(faults, lint.Check(folder)...)
		if (len(faults) == 0) != c.ok {
			t.Errorf("%s: the loader says %v", c.card, faults)
		}
		if err := schematest.Fits(t, s, data); (err == nil) != c.ok {
			t.Errorf("%s: the schema says %v", c.card, err)
		}
	}
}
