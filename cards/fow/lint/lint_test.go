package lint_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/cardfile"
	"farpost/cards/fow/lint"
	"farpost/cards/source"
	"farpost/engine/fow/language"
)

const header = `set: {id: test, name: {en: Test, it: Prova}, year: 2026, illustrator: Nobody}
groups:
  - {id: Beast, name: {en: Beast, it: Bestia}, of: {en: Beast, it: delle Bestie}}
cards:
  - id: T01
    name: {en: Try, it: Prova}
`

// Parts of cards that are put together in the cases.
const (
	resonator = "type: resonator\ncost: F\natk: 200\ndef: 200\n"
	chant     = "type: spell\nspell: chant\ncost: F\n"
	standby   = "type: spell\nspell: chant-standby\ncost: F\n"
	regalia   = "type: regalia\ncost: 1\n"
	addition  = "type: addition\naddition: resonator\ncost: 1\n"
	ruler     = "type: ruler\njudgment: F\nj: {name: {en: Other, it: Altro}, atk: 800, def: 800}\n"
	stone     = "type: stone\nproduces: [{of: [F]}]\n"
	does      = "effect:\n  - draw: {n: 1, who: controller}\n"
	aimed     = "targets:\n  - {name: t, kind: card, side: any, types: [resonator]}\n"
)

// check lints a file of one card whose further lines are given.
func check(card string) string {
	text := header
	for l := range strings.Lines(card) {
		text += "    " + l
	}
	return files(map[string]string{"set.yaml": text})
}

func files(files map[string]string) string {
	dir := fstest.MapFS{}
	for n, s := range files {
		dir[n] = &fstest.MapFile{Data: []byte(s)}
	}
	folder, faults := cardfile.Read[language.Card](source.Dir{FS: dir}, true)
	return source.Join(faults, lint.Check(folder)).Error()
}

// TestRight ensures that cards of every type and with every kind of text pass.
func TestRight(t *testing.T) {
	for _, c := range []string{
		resonator, resonator + "races: [Beast]\nkeywords: [flying]\nquickcast: true\nincarnation: F\n",
		chant + does, chant + aimed + "effect:\n  - destroy: {of: t}\n", ruler, stone, stone + "special: true\n",
		standby + "trigger: {while: {life-max: 2000}}\n" + does,
		standby + "trigger: {on: attacks-player, who: own, of: {side: opponent, types: [resonator]}}\neffect:\n  - damage: {n: 100, of: it}\n",
		regalia + "abilities:\n  - cost: {will: 1, rest-this: true}\n    effect: [{life: {n: 100, who: controller}}]\n",
		addition + "statics: [{modify: {carrier: true, def: 100}}]\n",
		resonator + "awakening: {cost: 1, triggers: [{on: enters, effect: [{draw: {n: 1, who: controller}}]}]}\n",
		chant + does + "awakening: {cost: 1, effect: [{draw: {n: 1, who: controller}}]}\n",
		chant + aimed +
			"effect:\n  - may: {then: [{rest: {of: t}}]}\n  - if: {cond: {life-max: 100}, then: [{recover: {of: t}}]}\n",
		regalia + "triggers: [{on: draw-phase, effect: [{life: {n: -100, who: that-player}}]}]\n",
		"type: spell\nspell: chant\ncost: F+X\neffect: [{damage: {n: 100, x: true, who: opponent}}]\n",
		regalia + "abilities: [{cost: {will: X}, effect: [{draw: {n: 1, x: true, who: controller}}]}]\n",
		chant + "effect: [{life: {n: 100, per: {side: own, types: [stone]}, who: controller}}]\n",
		chant + "effect: [{search: {side: own, types: [resonator], n: 1, reveal: true}}, {reveal: {what: hand, who: opponent}}, {stones: {n: 1, who: each}}]\n",
		chant + aimed + "effect: [{later: {on: end-phase, then: [{destroy: {of: t}}]}}]\n",
		regalia + "statics: [{save: {each: {side: own, types: [resonator]}, by: banish-this}}, {more-damage: {side: own, double: true}}, {cannot-play: {side: opponent, types: [spell]}}]\n",
	} {
		if got := check(c); got != "" {
			t.Errorf("%s\n%s", c, got)
		}
	}
}

// TestWrong ensures that each kind of fault is found and said.
func TestWrong(t *testing.T) {
	for _, c := range []struct{ card, want string }{
		// Frame.
		{"type: resonater\n",
			`type: unknown "resonater"; one of ruler, stone, resonator, spell, addition, regalia; did you mean resonator?`},
		{"type: resonator\ncost: F\natk: 200\n", "def is missing: every resonator has DEF"},
		{"type: resonator\ncost: F\natk: 250\ndef: 200\n", "atk: 250 is no multiple of 100"},
		{"type: resonator\ncost: F\natk: 200\ndef: 0\n", "def: 0; from 100 to 10000"},
		{"type: resonator\natk: 200\ndef: 200\n", "cost is missing: every card that is played has a cost"},
		{resonator + "figure: wulf\n", `figure: unknown "wulf"; did you mean wolf?; one of bat, bear`},
		{resonator + "spell: chant\n", "spell: only spells have a subtype"},
		{resonator + "traits: [Beast]\n", "traits: only additions and regalia have a trait"},
		{resonator + "races: [Beest]\n",
			`unknown group "Beest": declare it under groups of a set; did you mean Beast?`},
		{resonator + "attributes: [F, F]\n", `attributes: "F" stands twice`},
		{resonator + "attributes: [X]\n", `attributes[0]: unknown "X"; one of L, F, W, G, D`},
		{resonator + "keywords: [flyng]\n", `keywords[0]: unknown "flyng"`},
		{resonator + "keywords: [imperishable]\n", "only the j side of a ruler can be Imperishable (FO-199)"},
		{resonator + "special: true\n", "special: only magic stones are special"},
		{resonator + "effect:\n  - draw: {n: 1, who: controller}\n", "effect: only a spell has a text of its own"},
		{"type: ruler\n", "judgment is missing: what J-Activate costs (FO-164)"},
		{"type: ruler\njudgment: F\n", "j is missing: a ruler has a J-ruler side (FO-016)"},
		{"type: stone\n", "produces is missing: a magic stone gives will"},
		{stone + "cost: 1\n", "cost: rulers and magic stones have no cost"},
		{regalia, "the card does nothing: give it an ability, a trigger or a static"},
		// Keyword abilities.
		{"type: spell\nspell: chant-instant\ncost: F\nquickcast: true\n" + does,
			"quickcast: the card can be played at that time anyway"},
		{resonator + "incarnation: F+1\n", "incarnation: attribute symbols only"},
		{resonator + "awakening: {cost: 1}\n", "the Awakening says nothing"},
		{resonator + "awakening: {cost: \"-\", triggers: [{on: enters, effect: [{draw: {n: 1, who: controller}}]}]}\n",
			"an Awakening that costs nothing is the text itself (FO-202)"},
		{standby + does, "trigger is missing: a Chant-Standby waits for something (FO-206)"},
		{chant + does + "trigger: {while: {life-max: 100}}\n", "trigger: only a Chant-Standby has a Trigger"},
		{standby + does + "trigger: {on: attacks}\n", "of is missing: say whose event the Trigger waits for"},
		{standby + does + "trigger: {on: attacks, of: {side: any}, while: {life-max: 100}}\n",
			"trigger: on and while at once"},
		// Texts.
		{chant, "the spell does nothing: give it an effect"},
		{chant + "effect:\n  - destroy: {of: t}\n", `of: no target is named "t" here`},
		{chant + aimed + does, `target "t" is chosen, but nothing happens to it`},
		{chant + "targets: [{name: t, kind: card}]\neffect: [{rest: {of: t}}]\n",
			"side is missing: one of own, opponent, any"},
		{chant + "targets: [{name: it, kind: card, side: any}]\neffect: [{rest: {of: it}}]\n",
			`name: "it" means something else in instructions`},
		{chant + "targets: [{name: t, kind: player, side: any, state: rested}]\neffect: [{draw: {n: 1, who: t}}]\n",
			"state: a target of kind player is not narrowed by it"},
		{chant + "targets: [{name: t, kind: player, side: any}]\neffect: [{destroy: {of: t}}]\n",
			`of: "t" is of kind player; this needs card`},
		{chant + "effect: [{damage: {n: 100, of: it}}]\n", "of: no event of this text has a card to speak of as it"},
		{chant + "effect: [{life: {n: 100, who: that-player}}]\n",
			"who: no event of this text has a player to speak of"},
		{chant + "effect: [{damage: {n: 150, who: each}}]\n", "n: 150 is no multiple of 100"},
		{chant + "effect: [{damage: {n: 100}}]\n", "damage: of or each or who is missing"},
		{chant + "effect: [{draw: {n: 1, who: controller}, life: {n: 100, who: each}}]\n",
			"this instruction says life and draw at once"},
		{chant + "effect: [{modify: {each: {side: own}}}]\n",
			"it changes nothing: give atk, def, keywords, lose, cannot or must"},
		{chant + "modes: [{effect: [{draw: {n: 1, who: controller}}]}]\n",
			"one mode is no choice: write it as the effect"},
		{regalia + "abilities: [{cost: {}, effect: [{draw: {n: 1, who: controller}}]}]\n",
			"an ability that costs nothing could be used without end"},
		{regalia + "triggers: [{on: turn-begns, effect: [{draw: {n: 1, who: controller}}]}]\n",
			`on: unknown "turn-begns"`},
		{regalia + "triggers: [{on: turn-begins, of: {side: any}, effect: [{draw: {n: 1, who: controller}}]}]\n",
			`of: no card is part of "turn-begins"`},
		{regalia + "statics: [{modify: {carrier: true, atk: 100}}]\n", "carrier: this card lies under no other"},
		{regalia + "statics: [{if: {}, prevent: 100}]\n", "the condition asks nothing"},
		// What a text can count, look for, and wait for.
		{chant + "effect: [{draw: {n: 1, x: true, who: controller}}]\n", "x: nothing that this text costs has an X"},
		{"type: spell\nspell: chant\ncost: X\n" + does, "the cost has an X and the text says nothing of it"},
		{"type: resonator\ncost: X\natk: 200\ndef: 200\n", "X: only spells and activated abilities have an X"},
		{"type: spell\nspell: chant\ncost: X\neffect: [{life: {n: 100, x: true, per: {side: own}, who: controller}}]\n",
			"x and per at once: one of them"},
		{resonator + "awakening: {cost: X, triggers: [{on: enters, effect: [{draw: {n: 1, who: controller}}]}]}\n",
			"cost: no X here"},
		{"type: ruler\njudgment: X\nj: {name: {en: Other, it: Altro}, atk: 800, def: 800}\n", "judgment: no X here"},
		{chant + "effect: [{search: {side: own, attribute: F, n: 1}}]\n",
			"reveal is missing: the opponent has to see that the card fits"},
		{chant + "effect: [{search: {side: opponent, n: 1}}]\n", "side: it is the own main deck that is searched"},
		{chant + "effect: [{search: {side: own, types: [stone], n: 1, reveal: true}}]\n",
			"stone: no main deck holds one (FO-008)"},
		{chant + "effect: [{search: {side: own, types: [spell], n: 1, enter: true}}]\n",
			"spell: it cannot be put into a field"},
		{chant + "effect: [{search: {side: own, state: rested, n: 1}}]\n",
			"state: cards in a deck are not told apart by it"},
		{chant + "effect: [{search: {side: own, n: 0}}]\n", "n: 0; from 1 to 20"},
		{chant + "effect: [{reveal: {what: all, who: each}}]\n", `what: unknown "all"`},
		{chant + "effect: [{later: {on: attacks, then: [{draw: {n: 1, who: controller}}]}}]\n",
			`on: unknown "attacks"`},
		{chant + "effect: [{later: {on: end-phase, then: []}}]\n", "then is empty"},
		{chant + "effect: [{attach: {of: a, to: b}}]\n", `of: no target is named "a" here`},
		{chant + aimed + "effect: [{modify: {of: t, must: [block]}}]\n", `must[0]: unknown "block"`},
		{regalia + "statics: [{more-damage: {side: own}}]\n", "more-damage: n or double is missing"},
		{resonator + "statics: [{save: {by: banish-this}}]\n",
			"by: a card that is banished instead of itself is not saved"},
		{regalia + "statics: [{save: {carrier: true, by: to-hand}}]\n", "carrier: this card lies under no other"},
		{regalia + "statics: [{save: {by: wish}}]\n", `by: unknown "wish"`},
		{regalia + "frame: 1\n", `unknown key "frame" in cards[0]`},
	} {
		if got := check(c.card); !strings.Contains(got, c.want) {
			t.Errorf("%s\n%s\nwant %s", c.card, got, c.want)
		}
	}
}

// TestDecks ensures that a ready deck is held to the rules for decks.
func TestDecks(t *testing.T) {
	got := files(map[string]string{"set.yaml": header +
		"    type: ruler\n    judgment: F\n    j: {name: {en: Other, it: Altro}, atk: 800, def: 800}\n",
		"deck-x.yaml": "id: x\nname: {en: X, it: X}\ncards: [{n: 2, id: T01}, {n: 1, id: T02}]\n"})
	for _, want := range []string{"2 rulers; a deck has exactly one", "0 magic stones; from 10 to 20",
		"0 cards in the main deck; at least 40", `no card has the id "T02"; did you mean T01?`} {
		if !strings.Contains(got, want) {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
}

// TestRulebook ensures that clauses and rulings are complete and in order, and name what is there.
func TestRulebook(t *testing.T) {
	got := files(map[string]string{"clauses.yaml": "clauses:\n  - {id: FO-001, section: s, en: x, it: y}\n  - {id: FO-003, section: s, en: x}\n",
		"rulings.yaml": "rulings:\n  - {id: FOR-02, section: s, clauses: [FO-009], question: {en: x, it: y}, ruling: {en: x, it: y}, reason: {en: x, it: y}}\n"})
	for _, want := range []string{`clause "FO-003": FO-002 is due here`, "it is missing",
		`ruling "FOR-02": FOR-01 is due here`, `no clause has the id "FO-009"`} {
		if !strings.Contains(got, want) {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
}
