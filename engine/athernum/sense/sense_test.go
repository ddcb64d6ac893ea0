package sense_test

import (
	"testing"

	"farpost/engine/athernum/scenarios"
	"farpost/engine/athernum/sense"
	"farpost/engine/selfplay/policytest"
)

// cards are the book of all positions here.
const cards = `
card lord {faction: C, cost: 3, ofv: 2, dfv: 6, vt: 7, slots: 1}
card pup {cost: 1, ofv: 2, dfv: 1}
card ogre {cost: 3, ofv: 5, dfv: 4}
card hero {cost: 3, ofv: 5, dfv: 4, slots: 1}
card giant {cost: 6, ofv: 6, dfv: 6}
card wall {cost: 1, ofv: 1, dfv: 8}
card pike {type: item, abilities: [{kind: static, equip: true, modify: {of: host, ofv: 3, dfv: 3}}]}
card glass {type: item, abilities: [{kind: triggered, on: turns-up, targets: [{name: t, types: [character]}], effect: [{damage: {of: t, n: 2}}]}]}
card frail {faction: C, cost: 3, ofv: 2, dfv: 3, vt: 7, slots: 1}
card seer {faction: C, cost: 3, ofv: 1, dfv: 5, vt: 8, abilities: [{kind: activated, objective: true, once: true, cost: {pay: C+C}, effect: [{place-vt: {of: this, n: 1}}]}]}
card marshal {faction: C, cost: 3, ofv: 0, dfv: 5, vt: 8, abilities: [{kind: triggered, objective: true, on: discarded-in-combat, of: {side: opponent, types: [character]}, with: {side: own, types: [character]}, effect: [{place-vt: {of: this, n: 1}}]}]}
card brother {faction: G, cost: 1, ofv: 6, dfv: 6}
card pact {type: item, abilities: [{kind: triggered, on: evening, who: own, if: {host-exhausted: true}, effect: [{lose: {who: you}}]}]}
card imp {cost: 1, ofv: 2, dfv: 1, abilities: [{kind: static, modify: {of: this, cannot: [be-defended]}}]}
card bolt {cost: 1, ofv: 0, dfv: 9, abilities: [{kind: activated, once: true, targets: [{name: t, types: [character]}], effect: [{damage: {of: t, n: 2}}]}]}
`

// TestPlayer ensures what a sensible player does: in its own Day, in combat, in answer to others.
func TestPlayer(t *testing.T) {
	policytest.Positions{Game: scenarios.Game(nil, nil), Policy: sense.Player{}, Cards: cards}.Run(t,
		map[string]policytest.Case{
			"generates first": policytest.In(
				"main a: lord\nmain b: lord\npool 20\nresources a C\ndeck a 9\nhand a: ogre\n--\nasks a W-05\n", 0,
				"generate"),
			"generates on for a hand that is too dear": policytest.In(
				"main a: lord\nmain b: lord\npool 20\nresources a C+C+C\ndeck a 9\nhand a: giant\n--\nasks a W-05\n", 0,
				"generate"),
			"draws while it has few characters": policytest.In(
				"main a: lord\nmain b: lord\npool 20\nresources a C+C+C\ndeck a 9\n--\nasks a W-05\n", 0,
				"draw-card"),
			"keeps pace where points decide": policytest.In(
				"main a: lord\nmain b: lord/vt.1\npool 20\ndeck a 9\n--\nasks a W-05\n", 0, "influence",
				"endday"),
			"does not let a small pool go": policytest.In(
				"main a: lord\nmain b: lord\npool 8\ndeck a 9\n--\nasks a W-05\n", 0, "influence",
				"endday"),
			"races for an Objective while nobody builds": policytest.In(
				"main a: marshal\nmain b: marshal\npool 16\ndeck a 9\n--\nasks a W-05\n", 0, "influence",
				"endday"),
			"builds where such a race is lost": policytest.In(
				"main a: marshal\nmain b: marshal/vt.1\npool 15\ndeck a 9\n--\nasks a W-05\n", 0, "generate"),
			"builds against who gets Victory Tokens without placing them": policytest.In(
				"main a: marshal\nmain b: seer\npool 16\ndeck a 9\n--\nasks a W-05\n", 0, "generate"),
			"places a Victory Token when there are resources enough": policytest.In(
				"main a: lord\nmain b: lord\npool 14\nresources a C+C+C+C\ndeck a 9\n--\nasks a W-05\n", 0, "influence",
				"endday"),
			"plays the best it can pay for": policytest.In(
				"main a: lord\nmain b: lord\npool 14\nct a 0\nresources a C+C+C\nhand a: pup ogre\n--\nasks a W-05\n", 0,
				"play ogre"),
			"lays an item under its best": policytest.In(
				"main a: lord\nmain b: lord\nfield a: pup\npool 14\nct a 0\nhand a: pike\n--\nasks a W-05\n", 0,
				"attach pike lord word:up"),
			"lays face-down what waits for its moment": policytest.In(
				"main a: lord\nmain b: lord\npool 14\nct a 0\nhand a: glass\n--\nasks a W-05\n", 0,
				"attach glass lord word:down"),
			"attacks who falls": policytest.In(
				"main a: lord\nfield a: ogre\nfield b: pup\npool 14\nct a 0\n--\na combat\nasks a W-09\n", 0,
				"attack ogre pup"),
			"attacks a main character when that takes its next turn from it": policytest.In(
				"main b: frail\nfield a: x=ogre y=ogre\npool 14\nct a 0\n--\na combat\nasks a W-09\n", 0,
				"attack ogre frail"),
			"leaves a main character alone that it can only exhaust until its Morning": policytest.In(
				"main b: frail\nfield a: ogre\npool 14\nct a 0\n--\nasks a W-05\n", 0, "endday"),
			"gives one of its own for a Victory Token": policytest.In(
				"main a: marshal\nmain b: lord\nfield a: imp\nfield b: pup\npool 14\nct a 0\n"+
					"--\na combat\nasks a W-09\n", 0, "attack imp pup"),
			"does not give one of its own for nothing": policytest.In(
				"main a: lord\nmain b: lord\nfield a: imp\nfield b: pup\npool 14\nct a 0\n"+
					"--\nasks a W-05\n", 0, "endday"),
			"pays for its Objective before all else": policytest.In(
				"main a: seer\nmain b: lord\npool 14\nct a 0\nresources a C+C+C\nhand a: ogre\n--\nasks a W-05\n", 0,
				"activate seer"),
			"goes by the factions that it has": policytest.In(
				"main a: lord\nmain b: lord\npool 14\nct a 0\nresources a C\nhand a: brother pup\n--\nasks a W-05\n", 0,
				"play pup"),
			"does not attack with whom it would lose by": policytest.In(
				"main b: lord\nfield a: o=hero\nitems a: p=pact>o\nfield b: pup\npool 14\nct a 0\n--\nasks a W-05\n", 0,
				"endday"),
			"does not run against a wall": policytest.In(
				"main a: lord\nfield a: pup\nfield b: wall\npool 14\nct a 0\n--\nasks a W-05\n", 0, "endday"),
			"defends with who stands it": policytest.In(
				"main b: lord\nfield a: o=ogre\nfield b: p=pup w=wall\npool 14\n"+
					"--\na combat\na attack attacker=o target=p\nasks b W-10\n",
				1, "defend wall"),
			"shoots down what falls": policytest.In(
				"main a: lord\nfield a: bolt\nfield b: pup\npool 14\nct a 0\n--\nasks a W-05\n", 0,
				"activate bolt pup"),
		})
}

// TestKnowsAllInstructions ensures that the player knows what to make of every instruction of the language.
func TestKnowsAllInstructions(t *testing.T) {
	for _, key := range sense.Unknown() {
		t.Errorf("what is %s worth?", key)
	}
}
