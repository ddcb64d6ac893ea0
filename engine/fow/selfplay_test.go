package fow_test

import (
	"strings"
	"testing"

	"farpost/engine/fow"
	"farpost/engine/fow/scenarios"
	"farpost/engine/selfplay"
)

// everyMechanic is a small book in which every instruction, cost, target, trigger and static effect of the
// language stands on some card, cheap enough that random play gets to all of them.
const everyMechanic = `
oda {type: ruler, attributes: [F, G], judgment: F+1, abilities: [{cost: {will: "1"}, once: true, targets: [{name: t, kind: card, side: own, types: [resonator], attribute: F}], effect: [{modify: {of: t, keywords: [swiftness]}}]}], j: {name: {en: oda}, atk: 1000, def: 900, keywords: [pierce], triggers: [{on: attacks, effect: [{damage: {n: 200, each: {side: opponent, types: [resonator]}}}]}]}}
ilse {type: ruler, attributes: [L, W, D], judgment: "2", abilities: [{cost: {will: "1"}, once: true, effect: [{look: {bottom: true}}]}], j: {name: {en: ilse}, atk: 800, def: 800, keywords: [flying, imperishable], triggers: [{on: enters, effect: [{draw: {n: 1, who: controller}}]}], abilities: [{cost: {rest-this: true}, targets: [{name: t, kind: card, side: any, types: [resonator]}], effect: [{rest: {of: t}}]}]}}
ember {type: stone, produces: [{of: [F]}]}
dusk {type: stone, produces: [{of: [D]}]}
prism {type: stone, special: true, produces: [{of: [F, G]}]}
glass {type: stone, special: true, produces: [{of: [L, W]}]}
pup {attributes: [F], cost: F, atk: 300, def: 200}
runner {attributes: [F], cost: "1", atk: 400, def: 200, keywords: [swiftness]}
porter {attributes: [G], cost: "1", atk: 200, def: 200, produces: [{of: [G]}]}
toss {type: spell, spell: chant-instant, cost: "1", targets: [{name: t, kind: card-or-player, side: any, types: [resonator, j-ruler]}], effect: [{damage: {n: 300, of: t}}]}
breaker {attributes: [F], cost: F+1, atk: 700, def: 500, keywords: [pierce]}
skiff {attributes: [G], cost: "2", atk: 300, def: 300, keywords: [flying]}
duelist {attributes: [F], cost: "2", atk: 300, def: 300, keywords: [first-strike]}
slinger {attributes: [G], cost: "1", atk: 400, def: 300, keywords: [target-attack]}
mule {attributes: [F], cost: F, keywords: [explode]}
adept {attributes: [F], cost: "1", atk: 300, def: 400, awakening: {cost: "1", triggers: [{on: enters, targets: [{name: t, kind: card, side: any, types: [resonator]}], effect: [{damage: {n: 400, of: t}}]}]}}
colossus {attributes: [F], cost: F+F+4, atk: 1200, def: 1000, incarnation: F+F}
ambusher {attributes: [F, G], cost: "2", atk: 400, def: 400, quickcast: true}
decree {type: spell, spell: chant, cost: "2", effect: [{damage: {n: 500, each: {side: any, types: [resonator]}}}]}
tinder {type: spell, spell: chant-standby, cost: "1", trigger: {on: attacks-player, who: own, of: {side: opponent, types: [resonator]}}, effect: [{damage: {n: 500, of: it}}]}
banner {type: addition, addition: field, cost: "1", statics: [{modify: {each: {side: own, types: [resonator], attribute: F}, atk: 100}}]}
harness {type: addition, addition: resonator, cost: "1", statics: [{modify: {carrier: true, atk: 200, keywords: [swiftness]}}]}
gauntlet {type: addition, addition: j-ruler, cost: "1", statics: [{modify: {carrier: true, atk: 300, def: 300}}]}
anvil {type: regalia, cost: "1", abilities: [{cost: {will: "1", rest-this: true}, targets: [{name: t, kind: card, side: any, types: [resonator]}], effect: [{modify: {of: t, atk: 200}}]}]}
gust {type: spell, spell: chant-instant, cost: "1", modes: [{targets: [{name: s, kind: spell, side: any, spell: normal}], effect: [{cancel: {of: s}}]}, {targets: [{name: t, kind: card, side: any, types: [resonator]}], effect: [{rest: {of: t}}]}]}
burns {type: spell, spell: chant, cost: F, effect: [{damage: {n: 300, who: each}}]}
clerk {attributes: [L], cost: "1", atk: 200, def: 300, triggers: [{on: summoned, effect: [{life: {n: 200, who: controller}}]}]}
scribe {attributes: [D], cost: D, atk: 200, def: 200, abilities: [{cost: {banish-this: true}, targets: [{name: t, kind: card, side: any, types: [resonator]}], effect: [{modify: {of: t, atk: -200, def: -200}}]}]}
ebb {type: spell, spell: chant-instant, cost: "1", targets: [{name: t, kind: card, side: any, types: [resonator]}], effect: [{to-hand: {of: t}}]}
guard {attributes: [W], cost: "1", atk: 300, def: 700, statics: [{prevent: 200}]}
wraith {attributes: [D], cost: D+1, atk: 500, def: 400, triggers: [{on: to-graveyard, effect: [{discard: {n: 1, who: each}}]}]}
advocate {attributes: [L], cost: "2", atk: 400, def: 400, statics: [{cannot-draw: opponent}]}
envoy {attributes: [W], cost: "1", atk: 200, def: 300, triggers: [{on: summoned, effect: [{draw: {n: 1, who: controller}}]}]}
bell {type: spell, spell: chant-standby, cost: "2", trigger: {while: {life-max: 2000}}, effect: [{life: {n: 800, who: controller}}]}
closed {type: spell, spell: chant-standby, cost: "1", trigger: {on: spell-played, who: opponent, of: {side: any}}, effect: [{cancel: {of: it}}]}
magistrate {attributes: [D, W], cost: D+4, atk: 1100, def: 1100, incarnation: W+D, triggers: [{on: blocks, effect: [{damage: {n: 300, of: other}}]}]}
audit {type: spell, spell: chant, cost: "1", targets: [{name: p, kind: player, side: any}], effect: [{discard: {n: 2, who: p}}]}
mirror {type: spell, spell: chant-instant, cost: "1", targets: [{name: t, kind: card-or-player, side: any, types: [resonator, j-ruler]}], effect: [{prevent: {n: 400, of: t}}]}
chain {type: addition, addition: j/resonator, cost: "1", statics: [{modify: {carrier: true, atk: -100, def: -300, cannot: [attack]}}]}
seal {type: addition, addition: ruler/j-ruler, cost: "1", triggers: [{on: recovery-phase, who: own, effect: [{life: {n: 100, who: controller}}]}]}
hourglass {type: regalia, cost: "1", triggers: [{on: draw-phase, effect: [{life: {n: -100, who: that-player}}]}]}
exhale {type: spell, spell: chant, cost: "2", effect: [{rest: {each: {side: opponent, types: [resonator]}}}], awakening: {cost: "1", effect: [{draw: {n: 1, who: controller}}]}}
oath {type: spell, spell: chant, cost: "1", targets: [{name: t, kind: card, side: any, types: [resonator]}], effect: [{control: {of: t}}, {recover: {of: t}}]}
shelf {type: regalia, attributes: [], cost: "1", abilities: [{cost: {rest-this: true}, targets: [{name: t, kind: graveyard, side: any}], effect: [{remove: {of: t}}]}]}
verdict {type: spell, spell: chant-instant, cost: "2", modes: [{targets: [{name: t, kind: card, side: any, types: [resonator, j-ruler]}], effect: [{destroy: {of: t}}]}, {targets: [{name: t, kind: card, side: any, types: [resonator, j-ruler]}], effect: [{modify: {of: t, cannot: [be-destroyed]}}]}]}
half {type: spell, spell: chant, cost: "1", effect: [{set-life: {half: true, who: each}}]}
desk {type: spell, spell: chant, cost: "1", effect: [{draw: {n: 3, who: controller}}]}
tide {type: spell, spell: chant, cost: "1", targets: [{name: t, kind: graveyard, side: own, types: [resonator]}], effect: [{enter: {of: t}}, {may: {then: [{damage: {half-atk: [t], who: opponent}}]}}]}
pit {type: spell, spell: chant, cost: "1", targets: [{name: t, kind: card, side: opponent, types: [resonator, regalia, addition]}], effect: [{if: {cond: {turn: own}, then: [{banish: {of: t}}], else: [{to-deck: {of: t, bottom: true}}]}}]}
burn {type: spell, spell: chant-instant, cost: X, targets: [{name: t, kind: card-or-player, side: any, types: [resonator]}], effect: [{damage: {n: 100, x: true, of: t}}, {later: {on: end-phase, then: [{life: {n: 100, x: true, who: controller}}, {may: {then: [{rest: {of: t}}]}}]}}]}
find {type: spell, spell: chant, cost: "1", effect: [{search: {side: own, types: [resonator], n: 1, reveal: true}}, {reveal: {what: hand, who: each}}, {stones: {n: 1, who: each, rested: true}}]}
fetch {type: spell, spell: chant, cost: "1", effect: [{search: {side: own, types: [resonator], n: 2, enter: true}}, {reveal: {what: top, who: opponent}}]}
shift {type: spell, spell: chant, cost: "1", targets: [{name: n, kind: card, side: any, types: [addition]}, {name: t, kind: card, side: any, types: [resonator]}], effect: [{attach: {of: n, to: t}}, {modify: {of: t, must: [attack]}}]}
totem {type: addition, addition: j/resonator, cost: "1", statics: [{save: {carrier: true, by: banish-this}}]}
twice {type: regalia, cost: "1", statics: [{more-damage: {side: own, double: true}}, {more-damage: {side: any, types: [spell], n: 100}}, {save: {each: {side: own, types: [resonator]}, by: to-hand}}, {cannot-play: {side: opponent, types: [addition], attribute: W}}], abilities: [{cost: {will: X, rest-this: true}, effect: [{draw: {n: 1, x: true, who: controller}}]}]}
picker {attributes: [D], cost: "1", triggers: [{on: summoned, modes: [{targets: [{name: t, kind: card, side: opponent, types: [resonator]}], effect: [{rest: {of: t}}]}, {effect: [{life: {n: 100, per: {side: own, types: [stone]}, who: controller}}]}]}]}
gate {type: regalia, cost: "1", statics: [{cost-change: {side: own, types: [resonator], n: -1}}], abilities: [{cost: {life: 100, discard: 1, rest: {side: own, types: [resonator]}, banish: {side: own, types: [addition]}}, targets: [{name: t, kind: card, side: any, types: [resonator], up-to: true, n: 2}], effect: [{to-deck: {of: t}}]}]}
`

// TestSelfPlay ensures that random matches with every mechanic end, without an illegal move, a leak or a match
// that goes another way when it is saved, and that they carry out every instruction.
func TestSelfPlay(t *testing.T) {
	var list []fow.Card
	var decks [2][]string
	for line := range strings.Lines(everyMechanic) {
		if strings.TrimSpace(line) == "" {
			continue
		}
		c, err := scenarios.Card(line)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, c)
		for i, ruler := range []string{"oda", "ilse"} {
			n := 1
			if c.Type == fow.Stone || c.ID == "tide" || c.ID == "pit" || c.ID == "shift" {
				n = 4
			}
			if c.Type == fow.Ruler && c.ID != ruler {
				n = 0
			}
			for range n {
				decks[i] = append(decks[i], c.ID)
			}
		}
	}
	book, err := fow.NewBook(list)
	if err != nil {
		t.Fatal(err)
	}
	g := fow.New()
	rep, err := selfplay.Run(selfplay.Options{Ruleset: g, Book: book, Decks: decks[:], Players: 2, Matches: 12, Seed: 3, InterfereEvery: 60})
	if err != nil {
		t.Fatal(err)
	}
	if rep.Illegal+rep.Leaks+rep.Stalled > 0 || rep.Finished != rep.Matches || rep.ResumedIdentical != rep.Inputs {
		t.Errorf("illegal %d, leaks %d, stalled %d, %d of %d finished, %d of %d inputs resumed identically:\n%s", rep.Illegal, rep.Leaks,
			rep.Stalled, rep.Finished, rep.Matches, rep.ResumedIdentical, rep.Inputs, strings.Join(rep.Problems, "\n"))
	}
	for _, op := range g.Ops() {
		if strings.HasPrefix(op, "text.run/") && rep.Reached[selfplay.ReachedOp][op] == 0 {
			t.Errorf("no match carried out %s", op)
		}
	}
}
