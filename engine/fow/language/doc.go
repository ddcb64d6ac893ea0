// Package language is the language of Force of Will's cards: what the data of a card can say, and the compiled book of
// a match. It knows no match. The ruleset (package fow) carries the data out, cards/fow/text words it in every
// language; there is no other source of either.
//
//	cinder  {id: A04, type: spell, spell: chant-instant, cost: F, attributes: [F],
//	         targets: [{name: t, kind: card-or-player, side: any, types: [resonator, j-ruler]}],
//	         effect: [{damage: {n: 300, of: t}}]}
//	clerk   {id: B01, type: resonator, cost: L, attributes: [L], atk: 200, def: 300,
//	         triggers: [{on: summoned, effect: [{life: {n: 200, who: controller}}]}]}
//	tinder  {id: A14, type: spell, spell: chant-standby, cost: F+1, attributes: [F],
//	         trigger: {on: attacks-player, who: own, of: {side: opponent, types: [resonator]}},
//	         effect: [{damage: {n: 500, of: it}}]}
//	ashes   {id: A03, type: resonator, cost: G, attributes: [G], atk: 200, def: 200, produces: [{of: [G]}]}
//
// A book names the texts of its cards by nodes:
//
//	book, err := language.NewBook(cards)
//	p, ok := book.Parts().Part(cardlang.Node("A04", language.PartEffect))
//	p.Effect[0].Damage.N                           // 300
//
// YAML keys, JSON keys and nodes stand in files and in saves: they are only added.
//
// # Map of files
//
//	card.go          Card, its types, Face (what a side does in play), abilities and their costs, Awakening
//	keywords.go      symbol abilities: the list that everybody reads who must know one
//	flags.go         flags such as quickcast: another such list
//	filter.go        Filter (which cards are meant), Cond
//	target.go        Block, Mode, Target
//	instruction.go   Instr with what each instruction needs; IfThen, May, Later
//	event.go         events, triggered abilities, the Trigger of a Chant-Standby
//	static.go        continuous effects, replacements
//	change.go        changes of a card that last, and how long
//	will.go          attributes, and costs such as "F+F+1" (engine/mana)
//	book.go          Book: the compiled cards of one match, and the parts of cards that have a text (engine/cardlang)
package language
