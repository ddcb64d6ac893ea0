package sense_test

import (
	"testing"

	"farpost/engine/groove"
	"farpost/engine/groove/scenarios"
	"farpost/engine/groove/sense"
	"farpost/engine/selfplay/policytest"
)

// cards are the book of all positions here.
const cards = `
card pup {}
card ogre {creature: {cost: {mana: 3}, strength: 5}}
card wall {creature: {strength: 4, keywords: {wall: true}, statics: [{while: blocking, strength: 2}]}}
card bolt {creature: {cost: {mana: 9}}, spell: {targets: [{name: t, kind: opposing, at-most: 4}], ` + kill + `}}
card lurk {creature: {cost: {groove: 2}, strength: 2}, spell: {cost: {mana: 9}}}
card snare {creature: {cost: {mana: 9}}, spell: {cost: {groove: 2}, targets: [{name: t, kind: opposing}], ` + kill + `}}
card sea {creature: {cost: {mana: 9}}, spell: {type: vigil, effect: []}}
`

const kill = "effect: [{destroy: {of: t}}]"

// Endings of positions: what a is asked in its turn, and what comes of its attack.
const (
	inTurn = "--\nasks a turn\n"
	block  = "--\na attack creature=x target=b\nasks b W-BLOCK\n"
	broken = "--\na attack creature=x target=b\na pass\nasks b W-GROOVE\n"
	breaks = "--\na attack creature=x target=b\nasks a W-BREAK\n"
)

// TestHandovers ensures that the ruleset says how often a match of sensible players waits for somebody: tournaments say
// by it how long they take.
func TestHandovers(t *testing.T) {
	if n := groove.New().Handovers; n < 1 {
		t.Errorf("a match waits %v times", n)
	}
}

// TestUnknown ensures that the player knows what to make of every instruction.
func TestUnknown(t *testing.T) {
	if got := sense.Unknown(); len(got) > 0 {
		t.Errorf("nobody told the player of %v", got)
	}
}

// TestPlayer ensures what a sensible player does: in its own turn, attacked, and after a break.
func TestPlayer(t *testing.T) {
	policytest.Positions{Game: scenarios.Game(nil, nil), Policy: sense.Player{}, Cards: cards}.Run(t,
		map[string]policytest.Case{
			"charges first": policytest.In(
				"hand a: pup ogre pup\n"+inTurn, 0,
				"charge pup"),
			"plays the largest it can": policytest.In(
				"hand a: pup ogre\ncrystals a: pup pup pup\ncharged 1\n"+inTurn, 0,
				"summon ogre"),
			"charges once more where it can cast nothing": policytest.In(
				"hand a: bolt snare lurk sea\ncrystals a: pup pup\ncharged 1\nfield b: ogre\n"+inTurn, 0,
				"charge bolt"),
			"destroys the best it may": policytest.In(
				"hand a: bolt\ncrystals a: pup pup pup\nfield b: pup wall ogre\ncharged 1\n"+inTurn, 0,
				"cast bolt wall/creature"),
			"attacks the player where nobody can stop it": policytest.In(
				"field a: pup pup\nshields b 3\n"+inTurn, 0,
				"attack pup/creature seat:1", "attack pup/creature seat:1", "end"),
			"does not run against a wall": policytest.In(
				"field a: pup\nfield b: wall\nshields b 3\n"+inTurn, 0,
				"end"),
			"strikes the exhausted one that falls": policytest.In(
				"field a: ogre\nfield b: wall/exhausted pup/exhausted\nshields a 3\nshields b 3\n"+inTurn, 0,
				"attack ogre/creature wall/creature", "end"),
			"attacks with everybody for the win": policytest.In(
				"field a: pup pup\nfield b: wall\n"+inTurn, 0,
				"attack pup/creature seat:1", "attack pup/creature seat:1", "end"),
			"blocks with the weakest that wins": policytest.In(
				"field a: x=pup\nfield b: ogre wall pup\nshields b 3\n"+block, 1,
				"block wall/creature"),
			"does not block in vain": policytest.In(
				"field a: x=ogre\nfield b: pup\nshields b 3\n"+block, 1,
				"pass"),
			"blocks the last attack with anybody": policytest.In(
				"field a: x=ogre\nfield b: pup\n"+block, 1,
				"block pup/creature"),
			"answers a break with what does most": policytest.In(
				"field a: x=ogre\nhand b: lurk snare\nshields a 3\nshields b 3\ndeck b 3\n"+broken, 1,
				"groove snare ogre/creature"),
			"passes where it has no answer": policytest.In(
				"field a: x=ogre\nhand b: pup\nshields b 3\ndeck b 3\n"+broken, 1,
				"pass"),
			"keeps a guard at home where the answer would win": policytest.In(
				"field a: ogre pup\nfield b: ogre/exhausted\nshields b 5\n"+inTurn, 0,
				"attack pup/creature seat:1", "end"),
			"sends in all where not all can be blocked": policytest.In(
				"field a: pup pup pup\nfield b: pup\nshields a 5\nshields b 1\n"+inTurn, 0,
				"attack pup/creature seat:1", "attack pup/creature seat:1", "attack pup/creature seat:1", "end"),
			"throws away what only fills its hand": policytest.In(
				"hand a: bolt bolt bolt bolt bolt\ncharged 1\n"+inTurn, 0,
				"end bolt bolt"),
			"breaks a Vigil first": policytest.In(
				"field a: x=ogre\nspells b: sea\nshields b 4\n"+breaks, 0,
				"break sea/spell"),
			"breaks a shield at last": policytest.In(
				"field a: x=ogre\nspells b: sea\nshields b 1\n"+breaks, 0,
				"break shield:1.0"),
		})
}
