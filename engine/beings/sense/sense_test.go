package sense_test

import (
	"testing"

	"farpost/engine/beings"
	"farpost/engine/beings/scenarios"
	"farpost/engine/beings/sense"
	"farpost/engine/selfplay/policytest"
)

// cards are the book of all positions here, and what all of them begin with.
const cards = `
card imp {cost: 1, power: 1}
card ogre {cost: 4, power: 5}
card bear {cost: 3, power: 3}
card wall {cost: 2, power: 2, skill: {on: block, effect: [{power: {n: 4}}]}}
card cub {being: wolf, cost: 1, power: 2}
card wolf {being: wolf, level: 2, cost: 2, power: 3}
card alpha {being: wolf, level: 3, cost: 6, power: 4}
card drum {cost: 2, power: 1, skill: {on: action, cost: {rest-self: true}, targets: [{name: t, kind: other}], effect: [{power: {of: t, n: 3, until: turn}}]}}
card frost {type: frost, cost: 2, power: 3}
card fog {cost: 1, power: 1, skill: {on: play, targets: [{name: t, kind: opposing, state: active}], effect: [{rest: {of: t}}]}}
`

// life gives both players life cards, three and so many.
func life(n string) string { return "life a 3\nlife b " + n + "\n" }

// TestHandovers ensures that the ruleset says how often a match of sensible players waits for somebody: tournaments say
// by it how long they take.
func TestHandovers(t *testing.T) {
	if n := beings.New().Handovers; n < 1 {
		t.Errorf("a match waits %v times", n)
	}
}

// TestPlayer ensures what a sensible player does: in its own turn, attacked, and when a skill asks.
func TestPlayer(t *testing.T) {
	const end = "--\nasks a turn\n"
	policytest.Positions{Game: scenarios.Game(nil, nil), Policy: sense.Player{}, Cards: cards}.Run(t,
		map[string]policytest.Case{
			"plays the strongest that it can pay, in the middle": policytest.In(
				life("3")+"hand a: imp ogre\ngems a 5\n"+end, 0, "play ogre word:center", "play imp word:left", "end"),
			"puts what is much stronger in place of the weakest": policytest.In(
				life("3")+"hand a: ogre\ngems a 4\nfield a: imp/left/played.5 bear/center/played.5 bear/right/played.5\n"+end,
				0, "play ogre word:left imp", "end"),
			"keeps a higher level for its Being, which attacks first": policytest.In(
				life("3")+"hand a: wolf\ngems a 1\nfield a: cub/center\n"+end, 0,
				"attack cub seat:1", "evolve cub wolf", "end"),
			"attacks the rested one that falls": policytest.In(
				life("3")+"field a: ogre/center\nfield b: bear/left/rested\n"+end, 0, "attack ogre bear", "end"),
			"attacks life where none would fall": policytest.In(
				life("3")+"field a: imp/center\nfield b: bear/left/rested\n"+end, 0, "attack imp seat:1", "end"),
			"counts what types do": policytest.In(
				life("3")+"field a: bear/center\nfield b: frost/left/rested ogre/right/rested\n"+end, 0,
				"attack bear frost", "end"),
			"strengthens who will attack": policytest.In(
				life("3")+"field a: drum/left ogre/center\n"+end, 0, "use drum ogre"),
			"draws for what is left, but for a gem": policytest.In(
				life("3")+"gems a 4\ndeck a 9\n"+end, 0, "draw-cards int:3"),
			"equips who is strongest once the deck is empty": policytest.In(
				life("3")+"gems a 2\nfield a: imp/left/played.5 bear/center/played.5\n"+end, 0,
				"equip bear int:2", "end"),
			"keeps back who must block for the match": policytest.In(
				"life b 3\ndeck b 1\nfield a: imp/left bear/center\nfield b: ogre/left bear/right\n"+end, 0, "end"),
			"does not wait when both decks are empty": policytest.In(
				"life b 3\nfield a: imp/left bear/center\nfield b: ogre/left bear/right\n"+end, 0,
				"attack bear seat:1", "attack imp seat:1", "end"),
			"attacks all the same where the hand holds": policytest.In(
				"life b 3\ndeck b 1\nhand a: ogre ogre\nfield a: imp/left\nfield b: bear/left\n"+end, 0,
				"attack imp seat:1", "end"),
			"attacks everything for the win": policytest.In(
				"life b 0\nfield a: imp/left bear/center\nfield b: ogre/left\n"+end, 0,
				"attack bear seat:1", "attack imp seat:1", "end"),
			"without life lets who was just played attack": policytest.In(
				"life b 3\nhand a: bear\ngems a 3\n"+end, 0, "play bear word:center"),
			"and it attacks": policytest.In(
				"life b 3\nfield a: bear/center/played.5\n"+end, 0, "attack bear seat:1", "end"),
			"without life evolves first": policytest.In(
				"life b 3\nhand a: wolf\ngems a 1\nfield a: cub/left\n"+end, 0, "evolve cub wolf"),
			"blocks with the weakest that holds": policytest.In(
				life("3")+"field a: x=bear/left\nfield b: ogre/left wall/center\n--\na attack being=x target=b\nasks b W-BLOCK\n",
				1, "block wall"),
			"lets a life card go rather than a Being": policytest.In(
				life("3")+"field a: x=ogre/left\nfield b: bear/left\n--\na attack being=x target=b\nasks b W-BLOCK\n",
				1, "pass"),
			"gives anybody for the match": policytest.In(
				life("0")+"field a: x=ogre/left\nfield b: imp/left\n--\na attack being=x target=b\nasks b W-BLOCK\n",
				1, "block imp"),
			"evolves in defence before it discards": policytest.In(
				life("3")+"gems b 1\nhand b: wolf bear\nfield a: x=bear/left\nfield b: y=cub/left/rested\n--\na attack being=x target=y\nasks b W-DEF\n",
				1, "defend wolf"),
			"discards the smallest that is enough": policytest.In(
				life("3")+"hand b: ogre bear imp\nfield a: x=ogre/left\nfield b: y=bear/left/rested\n--\na attack being=x target=y\nasks b W-DEF\n",
				1, "defend bear"),
			"saves no Being at any price": policytest.In(
				life("3")+"hand b: imp imp imp\nfield a: x=ogre/left\nfield b: y=bear/left/rested\n--\na attack being=x target=y\nasks b W-DEF\n",
				1, "pass"),
			"gives all for the match": policytest.In(
				life("0")+"gems b 1\nhand b: wolf imp imp imp\nfield a: x=ogre/left\nfield b: y=cub/left/rested\n--\na attack being=x target=b\nasks b W-DEF0\n",
				1, "defend wolf imp imp imp"),
			"gives nothing where nothing helps": policytest.In(
				life("0")+"hand b: imp\nfield a: x=ogre/left\n--\na attack being=x target=b\nasks b W-DEF0\n", 1, "pass"),
			"aims at the strongest": policytest.In(
				life("3")+"hand a: f=fog\ngems a 1\nfield b: imp/left ogre/right\n--\na play card=f at=left\nasks a W-CHOICE\n",
				0, "choose ogre"),
		})
}
