package farwald_test

import (
	"strings"
	"testing"

	"farpost/engine/farwald"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/selfplay"
)

// everyMechanic is a small book in which every instruction, cost, target, trigger and static effect of the
// language stands on some card, cheap enough that random play gets to all of them.
const everyMechanic = `
whelp {element: F, cost: 1, desen: 2, defen: 1, energized: true}
sprite {element: W, cost: 1, desen: 1, defen: 1, tw: true, energized: true}
guard {element: M, cost: 1, desen: 1, defen: 3, tw: true, energized: true, groups: [Kin]}
seed {element: N, cost: 1, desen: 0, defen: 2, abilities: [{cost: [{exploit-this: true}], targets: [{name: e, kind: card, side: own, type: evocation, other: true}], effect: [{energize: {of: e}}]}]}
twins {element: F, cost: 2, desen: 2, defen: 2, triggers: [{on: shattering, cost: [{energy: 1}], effect: [{recharge: {n: 2, who: controller}}]}]}
elder {element: N, cost: 2, desen: 2, defen: 2, groups: [Kin], triggers: [{on: played, effect: [{remember: {n: 1, who: controller}}]}, {on: positioned, effect: [{forget: {n: 1, who: opponents}}]}, {on: end-of-turn, effect: [{modify: {of: this, desen: 1}}]}]}
ash {element: F, cost: 1, desen: 1, defen: 2, abilities: [{cost: [{disperse-vortex: 1}], effect: [{recharge: {n: 1, who: controller}}]}, {cost: [{own-fragment: 1}], effect: [{discharge: {n: 2, who: opponents}}]}, {cost: [{abandon: 1}, {energy: 1}], effect: [{forget: {n: 1, who: all}}]}, {cost: [{exploit: {side: own, type: evocation, other: true}}, {ce: "1"}], effect: [{each-shatters-fragments: {n: 1, who: opponents}}]}]}
husk {element: M, cost: 1, desen: 1, defen: 1, abilities: [{tw: true, cost: [{disperse-this: true}], effect: [{discharge: {n: 1, who: opponents, locked: true}}]}, {cost: [{vortex-this: true}], effect: [{recharge: {n: 1, who: controller}}]}]}
stag {element: N, cost: 2, desen: 2, defen: 3, abilities: [{cost: [{regenerate-this: true}, {own-fragment: 1}], effect: [{modify: {of: this, desen: 1, until: end-of-turn}}]}, {while: exploited, cost: [{energy: 1}], effect: [{forget: {n: 1, who: opponents}}]}]}
matron {element: F, cost: 2, gate: "1", desen: 2, defen: 3, crystallize: {cost: [{ce: "1"}], targets: [{name: e, kind: card, side: any, type: evocation, cost-max: 2}], effect: [{shatter: {of: e}}]}}
cultist {element: W, cost: 1, desen: 1, defen: 2, crystallize: {effect: [{may: {targets: [{name: g, kind: card, side: any, frangible: true}], then: [{shatter: {of: g}}]}}, {if: {cond: {controls: {side: own, group: Kin}}, then: [{recharge: {n: 1, who: controller}}], else: [{discharge: {n: 1, who: controller}}]}}]}}
herald {element: N, cost: 1, desen: 1, defen: 2, abilities: [{cost: [{exploit-this: true}], targets: [{name: e, kind: hand, side: own, late: true}], effect: [{position: {of: e, charge: true}}]}]}
acolyte {element: M, cost: 1, desen: 1, defen: 2, abilities: [{tw: true, cost: [{exploit-this: true}], targets: [{name: e, kind: card, side: any, type: evocation}], effect: [{disable: {of: e}}]}]}
keeper {element: M, cost: 1, desen: 1, defen: 3, abilities: [{tw: true, cost: [{exploit-this: true}], targets: [{name: d, kind: pending, side: any, stage: declared}], effect: [{close-gate: {of: d, to: aether}}]}]}
eye {element: M, cost: 1, desen: 2, defen: 2, abilities: [{tw: true, cost: [{exploit-this: true}], targets: [{name: d, kind: pending, side: opponent, stage: unresolved}], effect: [{dissipate: {of: d}}]}]}
oracle {element: M, cost: 1, desen: 2, defen: 2, charge: {cost: [{ce: M+1}], targets: [{name: p, kind: player, side: opponent}], effect: [{abandon: {n: 1, who: p}}]}}
crown {element: W, cost: 2, desen: 3, defen: 3, supergroup: deity, rank: legendary, statics: [{enter-exploited: opponent}, {if: {own-crystals-max: 3}, stats: {desen: 2}}]}
titan {element: N, cost: 2, desen: 2, defen: 4, statics: [{defend-others: true}, {overflow: true}]}
gorrun {element: F, cost: 2, desen: 3, defen: 2, groups: [Kin], statics: [{if: {this: exploited}, stats: {all: {side: own, group: Kin, other: true}, defen: 1}}]}
bolt {type: attack, cost: 1, targets: [{name: c, kind: crystal, side: opponent}], effect: [{shatter-fragments: {n: 2, of: c}}]}
ruin {type: attack, cost: 3, aether: true, targets: [{name: c, kind: crystal, side: opponent}], effect: [{shatter: {of: c}}]}
oath {type: attack, cost: 1, effect: [{each-shatters-fragments: {n: 2, who: all}}]}
storm {type: attack, cost: 1, tw: true, targets: [{name: e, kind: card, side: any, type: evocation, defen-max: 2}], effect: [{shatter: {of: e}}], charge: {cost: [{energy: 1}], effect: [{each-shatters-fragments: {n: 1, who: e}}]}}
grasp {type: attack, cost: 0, tw: true, targets: [{name: e, kind: card, side: opponent, type: evocation}], effect: [{exploit: {of: e}}]}
wake {type: recovery, cost: 0, tw: true, targets: [{name: e, kind: card, side: own, type: evocation, n: 2, up-to: true}], effect: [{energize: {of: e}}]}
mend {type: recovery, cost: 1, targets: [{name: c, kind: crystal, side: own, crystal: damaged}], effect: [{restore-fragments: {n: 2, of: c}}]}
spring {type: recovery, cost: 1, targets: [{name: c, kind: crystal, side: own, crystal: destroyed}], effect: [{restore-crystal: {n: 2, of: c}}]}
bounce {type: mystic, cost: 0, targets: [{name: e, kind: card, side: opponent, type: evocation}], effect: [{to-hand: {of: e}}]}
bury {type: mystic, cost: 1, targets: [{name: e, kind: card, side: any}], effect: [{to-vortex: {of: e}}]}
erase {type: mystic, cost: 0, targets: [{name: d, kind: vortex, side: any}], effect: [{disperse: {of: d}}]}
tide {type: recovery, cost: 1, targets: [{name: d, kind: vortex, side: own, type: evocation}], effect: [{position: {of: d}}]}
halt {type: mystic, cost: 0, tw: true, targets: [{name: d, kind: pending, side: opponent, stage: declared}], effect: [{prevent: {of: d, to: hand, ban: true}}]}
parley {type: mystic, cost: 0, tw: true, effect: [{open-window: {}}, {remember: {n: 1, who: controller}}]}
leech {type: mystic, cost: 0, effect: [{abandon: {n: 1, who: opponents}}]}
dig {type: mystic, cost: 0, effect: [{remember: {n: 3, who: controller}}]}
rite {type: mystic, cost: 1, effect: [{modify: {all: {side: own, type: evocation}, desen: 1, defen: 1, until: next-turn}}]}
plate {type: protection, cost: 1, tw: true, frangible: true, position: true, wear: {name: wearer, kind: card, side: own, type: evocation}, statics: [{stats: {wearer: true, defen: 2}}]}
aegis {type: protection, cost: 1, frangible: true, position: true, wear: {name: wearer, kind: crystal, side: own}, statics: [{keep-first-fragment: true}]}
visage {type: mystic, cost: 1, position: true, frangible: true, targets: [{name: v, kind: card, side: opponent, type: evocation}], statics: [{control: v}]}
lantern {type: mystic, cost: 1, position: true, frangible: true, statics: [{hand-limit: 6}]}
forge {type: mystic, cost: 1, position: true, statics: [{cost: {who: controller, cards: {side: own, group: Kin}, n: -1, first-each-turn: true}}]}
toll {type: mystic, cost: 1, position: true, frangible: true, statics: [{cost: {who: opponents, cards: {side: opponent, type: evocation}, n: 1}}]}
`

// TestSelfPlay ensures that random matches of three with every mechanic end, without an illegal move, a leak
// or a match that goes another way when it is saved, and that they carry out every instruction.
func TestSelfPlay(t *testing.T) {
	var list []farwald.Card
	var deck []string
	for line := range strings.Lines(everyMechanic) {
		if strings.TrimSpace(line) == "" {
			continue
		}
		c, err := scenarios.Card(line)
		if err != nil {
			t.Fatal(err)
		}
		list, deck = append(list, c), append(deck, c.ID)
	}
	book, err := farwald.NewBook(list)
	if err != nil {
		t.Fatal(err)
	}
	g := farwald.New()
	rep, err := selfplay.Run(selfplay.Options{Ruleset: g, Book: book, Decks: [][]string{deck}, Players: 3,
		Matches: 4, Seed: 3, InterfereEvery: 60, Rules: map[string]int{"heal": 1}})
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
