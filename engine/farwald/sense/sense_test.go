package sense_test

import (
	"testing"

	"farpost/engine/farwald/scenarios"
	"farpost/engine/farwald/sense"
	"farpost/engine/selfplay/policytest"
)

// cards are the book of all positions here.
const cards = `
card imp {element: F, cost: 1, desen: 1, defen: 1}
card ogre {element: F, cost: 4, desen: 4, defen: 4}
card wall {element: N, cost: 2, desen: 1, defen: 6}
card raider {element: F, cost: 2, desen: 3, defen: 1, energized: true}
card bolt {type: attack, cost: 2, targets: [{name: c, kind: crystal, side: any}], effect: [{shatter-fragments: {n: 2, of: c}}]}
card mend {type: recovery, cost: 2, targets: [{name: c, kind: crystal, side: any, crystal: damaged}], effect: [{restore-fragments: {n: 2, of: c}}]}
card vow {type: mystic, cost: 1, effect: [{each-shatters-fragments: {n: 1, who: controller}}]}
card dig {type: mystic, cost: 1, effect: [{remember: {n: 3, who: controller}}]}
card hush {type: mystic, cost: 3, tw: true, targets: [{name: d, kind: pending, side: opponent, stage: paid}], effect: [{dissipate: {of: d}}]}
card storm {type: attack, cost: 1, tw: true, targets: [{name: e, kind: card, side: any, type: evocation, defen-max: 2}], effect: [{shatter: {of: e}}]}
card shroud {type: protection, cost: 1, tw: true, targets: [{name: e, kind: card, side: own, type: evocation}], effect: [{modify: {of: e, defen: 3, until: end-of-turn}}]}
card guard {element: W, cost: 1, desen: 1, defen: 4, tw: true, energized: true}
card rite {type: mystic, cost: 2, effect: [{each-shatters-fragments: {n: 1, who: opponents}}], charge: {cost: [{ce: F}], effect: [{each-shatters-fragments: {n: 1, who: opponents}}]}}
memory a 20
memory b 20
`

// TestPlayer ensures what a sensible player does: in its own turn, asked to defend, in windows.
func TestPlayer(t *testing.T) {
	policytest.Positions{Game: scenarios.Game(nil), Policy: sense.Player{}, Cards: cards}.Run(t,
		map[string]policytest.Case{
			"plays what it can, the worthiest first": policytest.In(
				"hand a: imp wall ogre\nenergy a 6\n--\nasks a action\n", 0, "play ogre", "play wall", "end"),
			"ends a turn with nothing to do":  policytest.In("hand a: filler\n--\nasks a action\n", 0, "end"),
			"plays nothing that hurts itself": policytest.In("hand a: vow\n--\nasks a action\n", 0, "end"),
			"remembers nothing that would tire": policytest.In("hand a: dig filler filler filler\n--\nasks a action\n",
				0, "end"),
			"looks at what it remembers": policytest.In("hand a: dig imp\n--\nasks a action\n", 0, "play imp",
				"play dig"),
			"looks at who can act at once": policytest.In("hand a: imp raider\n--\nasks a action\n", 0,
				"play imp", "play raider"),
			"harms the weakest opposing Crystal": policytest.In(
				"hand a: bolt\ncrystals b 5,3,5,5\ncrystals a 1,5,5,5\n--\nasks a action\n",
				0, "play bolt crystal:1.1", "end"),
			"helps its own weakest Crystal": policytest.In(
				"hand a: mend\ncrystals b 1,5,5,5\ncrystals a 5,5,2,4\n--\nasks a action\n",
				0, "play mend crystal:0.2", "end"),
			"attacks what cannot be defended": policytest.In(
				"field a: ogre imp\ncrystals b 5,4,5,5\n--\nasks a action\n",
				0, "unleash ogre imp crystal:1.0; w5 pass", "end"),
			"breaks through a weaker shield": policytest.In("field a: ogre ogre\nfield b: imp\n--\nasks a action\n",
				0, "unleash ogre ogre crystal:1.0; w5 pass", "end"),
			"takes an Evocation with little": policytest.In("field a: imp\nfield b: wall imp\n--\nasks a action\n",
				0, "unleash imp imp; w5 pass", "end"),
			"does not run against a wall": policytest.In("field a: imp\nfield b: wall\n--\nasks a action\n", 0,
				"end"),
			"stays at home when it is threatened": policytest.In(
				"field a: wall\nfield b: ogre/exploited\ncrystals a 2,0,0,0\n--\nasks a action\n", 0, "end"),
			"declines Charge ahead": policytest.In("field a: wall\nhand a: rite\n--\nasks a action\n", 0,
				"play rite; charge decline", "unleash wall crystal:1.0; w5 pass", "end"),
			"pays Charge ahead with the weakest": policytest.In(
				"field a: ogre imp wall wall\nhand a: rite\n--\nasks a action\n",
				0, "play rite; charge charge imp", "unleash ogre wall crystal:1.0; w5 pass",
				"unleash wall crystal:1.1; w5 pass", "end"),
			"says ahead what goes above the limit": policytest.In(
				"hand a: filler filler filler filler filler imp\nenergy a 0\n--\nasks a action\n",
				0, "end; cut abandon filler"),
			"keeps the last word while it can use it": policytest.In(
				"field a: ogre ogre\nfield b: wall\nhand a: storm\n--\nasks a action\n",
				0, "unleash ogre ogre crystal:1.0", "end"),
			"defends with one that survives": policytest.In(
				"turn a\nfield a: o=ogre\nfield b: imp wall\n--\na unleash attackers=o target=b/1\nasks b defence\n",
				1, "defend wall; * pass"),
			"lets a little pass": policytest.In(
				"field a: o=imp\nfield b: imp\n--\na unleash attackers=o target=b/1\nasks b defence\n", 1, "defend"),
			"holds a Crystal with as little as it takes": policytest.In(
				"field a: o=ogre\nfield b: i1=imp i2=imp i3=imp\ncrystals b 4,5,5,5\n--\na unleash attackers=o target=b/1\nasks b defence\n",
				1, "defend imp; * pass"),
			"keeps the last word with a shroud": policytest.In(
				"field a: o=ogre\nfield b: wall\nhand b: shroud\n--\na unleash attackers=o target=b/1\nasks b w4\nb pass\nasks b defence\n",
				1, "defend wall"),
			"saves a defender": policytest.In(
				"field a: o=ogre p=ogre\nfield b: w=wall\nhand b: shroud\n--\na unleash attackers=o,p target=b/1\nb pass\nb defend defenders=w\nasks b w5\n",
				1, "play shroud wall"),
			"comes to defend": policytest.In(
				"field a: o=ogre\nhand b: guard\n--\na unleash attackers=o target=b/1\nasks b w4\n", 1, "play guard"),
			"comes to join a defence": policytest.In(
				"field a: o=ogre p=ogre\nfield b: w=wall\nhand b: guard\n--\na unleash attackers=o,p target=b/1\nb pass\nb defend defenders=w\nasks b w5\n",
				1, "play guard"),
			"joins it": policytest.In(
				"field a: o=ogre p=ogre\nfield b: w=wall\nhand b: g=guard\n--\na unleash attackers=o,p target=b/1\nb pass\nb defend defenders=w\nb play card=g\nasks b join\n",
				1, "join guard"),
			"passes ahead": policytest.In(
				"hand a: o=ogre\nhand b: hush shroud\nenergy b 1\nfield b: wall\n--\na play card=o\nasks b w1\n",
				1, "pass; * pass"),
			"waits for the payment to stop": policytest.In(
				"hand a: o=ogre\nhand b: hush\n--\na play card=o\nasks b w1\n", 1, "pass"),
			"stops what is worth it": policytest.In(
				"hand a: o=ogre\nhand b: hush\n--\na play card=o\nb pass\nasks b w2\n", 1, "play hush ogre"),
			"lets pass what is not worth it": policytest.In(
				"hand a: o=imp\nhand b: hush\n--\na play card=o\nasks b w1\n", 1, "pass; * pass"),
		})
}

// TestWeighs ensures that the player knows what to make of every instruction of the language.
func TestWeighs(t *testing.T) {
	if got := sense.Unknown(); len(got) > 0 {
		t.Errorf("the player does not know %v", got)
	}
}
