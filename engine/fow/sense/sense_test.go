package sense_test

import (
	"testing"

	"farpost/engine/fow"
	"farpost/engine/fow/scenarios"
	"farpost/engine/fow/sense"
	"farpost/engine/selfplay/policytest"
)

// cards are the book of all positions here.
const cards = `
card pup {cost: F, atk: 300, def: 200}
card ogre {cost: F+2, atk: 700, def: 600}
card wall {atk: 200, def: 900}
card wing {atk: 300, def: 200, keywords: [flying]}
card toss {type: spell, spell: chant-instant, cost: F, targets: [{name: t, kind: card-or-player, side: any, types: [resonator]}], effect: [{damage: {n: 300, of: t}}]}
card hush {type: spell, spell: chant-instant, cost: F, targets: [{name: s, kind: spell, side: opponent}], effect: [{cancel: {of: s}}]}
card burn {type: spell, spell: chant, cost: F, effect: [{damage: {n: 300, who: each}}]}
card seer {type: ruler, judgment: F, abilities: [{cost: {rest-this: true}, effect: [{look: {bottom: true}}]}], j: {name: {en: seen}, atk: 500, def: 500}}
card shard {type: stone, attributes: [F], produces: [{of: [F]}]}
card curse {type: addition, addition: resonator, cost: F, statics: [{modify: {carrier: true, atk: -100, def: -100}}]}
`

// TestHandovers ensures that the ruleset says how often a match of sensible players waits for somebody: tournaments say
// by it how long they take.
func TestHandovers(t *testing.T) {
	if n := fow.New().Handovers; n < 1 {
		t.Errorf("a match waits %v times", n)
	}
}

// TestPlayer ensures what a sensible player does: in its own turn, attacked, in windows.
func TestPlayer(t *testing.T) {
	policytest.Positions{Game: scenarios.Game(nil, nil), Policy: sense.Player{}, Cards: cards}.Run(t,
		map[string]policytest.Case{
			"calls a stone and looks at it": policytest.In("ruler a: pup\nstone-deck a 3\n--\nasks a W-05\n", 0,
				"call"),
			"calls a stone before it does judgment": policytest.In(
				"ruler a: seer\nstones a: shard shard shard shard\nstone-deck a 3\n--\nasks a W-05\n", 0, "call"),
			"does judgment with five stones": policytest.In(
				"ruler a: seer\nstones a: shard shard shard shard shard\nstone-deck a 3\n--\nasks a W-05\n", 0,
				"judgment"),
			"looks with a ruler that recovers before its call": policytest.In(
				"turn a 3\nruler b: seer\ndeck b 3\nhand a: o=pup\nwill a F\n--\na play card=o\nasks b W-05c\n", 1,
				"activate seer"),
			"keeps upright a ruler that does not": policytest.In(
				"turn a 1\nruler b: seer\ndeck b 3\nhand a: o=pup\nwill a F\n--\na play card=o\nasks b W-05c\n", 1,
				"pass; * pass"),
			"attacks with a J-ruler when there are stones enough": policytest.In(
				"field a: seer/side\nstones a: shard shard shard shard shard\nstone-deck a 3\n--\nasks a W-05\n", 0,
				"battle; attack attack seer/j seat:1", "pass"),
			"calls a stone with it before that": policytest.In(
				"field a: seer/side\nstones a: shard shard shard shard\nstone-deck a 3\n--\nasks a W-05\n", 0, "call"),
			"plays the dearest it can, then ends": policytest.In(
				"hand a: pup ogre toss\nwill a F+F+F+F\n--\nasks a W-05\n", 0, "play ogre", "play pup", "pass"),
			"attacks whom nobody can stop": policytest.In("field a: pup\n--\nasks a W-05\n", 0,
				"battle; attack attack pup seat:1", "pass"),
			"does not run against a wall": policytest.In("field a: pup\nfield b: wall\n--\nasks a W-05\n", 0,
				"pass"),
			"flies over it": policytest.In("field a: wing\nfield b: wall\n--\nasks a W-05\n", 0,
				"battle; attack attack wing seat:1", "pass"),
			"does not attack with who has come": policytest.In("field a: pup/new\n--\nasks a W-05\n", 0, "pass"),
			"strikes the rested one that falls": policytest.In(
				"field a: ogre\nfield b: pup/rested wall\n--\nasks a W-05\n",
				0, "battle; attack attack ogre pup", "pass"),
			"attacks everything for the win": policytest.In(
				"field a: pup pup\nfield b: wall\nlife b 300\n--\nasks a W-05\n",
				0, "battle; attack attack pup seat:1", "battle; attack attack pup seat:1", "pass"),
			"says ahead what goes above seven": policytest.In(
				"hand a: pup ogre ogre ogre ogre ogre ogre ogre\n--\nasks a W-05\n", 0, "pass; hand-limit choose pup"),
			"keeps a Chant that hurts it more": policytest.In("hand a: burn\nwill a F\nlife a 1000\n--\nasks a W-05\n",
				0, "pass"),
			"curses the best of the others": policytest.In(
				"hand a: curse\nwill a F\nfield a: pup/new\nfield b: ogre wall pup\n--\nasks a W-05\n",
				0, "play curse ogre"),
			"blocks with one that survives": policytest.In(
				"field a: o=ogre\nfield b: pup wall\n--\na battle\na attack attacker=o object=b\nasks b block\n",
				1, "block wall; * pass"),
			"lets a little pass": policytest.In(
				"field a: p=pup\nfield b: o=wing\n--\na battle\na attack attacker=p object=b\nasks b block\n",
				1, "block wing; * pass"),
			"gives anybody for its life": policytest.In(
				"field a: o=ogre\nfield b: p=pup\nlife b 700\n--\na battle\na attack attacker=o object=b\nasks b block\n",
				1, "block pup; * pass"),
			"cancels what is worth it": policytest.In(
				"hand a: o=ogre\nwill a F+F+F\nhand b: hush\nwill b F\n--\na play card=o\nasks b W-05c\n",
				1, "play hush ogre"),
			"passes about the rest": policytest.In(
				"hand a: o=pup\nwill a F\nhand b: toss\nwill b F\n--\na play card=o\nasks b W-05c\n",
				1, "pass; * pass"),
			"meets an attacker that falls": policytest.In(
				"field a: p=pup\nhand b: toss\nwill b F\n--\na battle\npasses W-06,W-07\na attack attacker=p object=b\nasks b W-08\n",
				1, "play toss pup"),
		})
}

// TestWeighs ensures that the player knows what to make of every instruction of the language.
func TestWeighs(t *testing.T) {
	if got := sense.Unknown(); len(got) > 0 {
		t.Errorf("the player does not know %v", got)
	}
}
