// Package language is the card language of Groovebound: what a card is, what its two halves do, and the book of a
// match. The same tree is read from YAML, kept in the book, executed by engine/groove, and put into words by
// cards/groove/text.
//
// # A card
//
// A card has two halves and the colours that it gives as a crystal (GR-001). Its name is made of those of its halves
// (GRR-11):
//
//	id: G05
//	crystal: [ember]
//	creature:
//	  name: {en: Slag Smith, it: Fabbro di Scorie}
//	  race: construct
//	  cost: {mana: 3}
//	  border: [ember]
//	  strength: 3
//	  triggers: [{on: tapped, cost: {mana: 1}, targets: [{name: t, kind: opposing}], effect: [{exhaust: {of: t}}]}]
//	spell:
//	  name: {en: Tempered Plate, it: Piastra Temprata}
//	  type: enchantment
//	  cost: {mana: 2}
//	  border: [ember]
//	  statics: [{strength: 2}]
//
// A cost is mana or groove, never both (GR-005). A creature that has evolves-from is an Evolution.
//
// # What a half does
//
// A creature has keywords, triggers (at a moment, once) and statics (as long as it lies there). A spell has targets and
// an effect, which happen as it is cast; a Blessing, a Vigil or an Enchantment has statics; triggers of a spell come
// after it was cast (after-cast) or, on a shield, when that breaks (break).
//
//	keywords: {evade: 2}
//	triggers: [{on: summoned, effect: [{draw: {n: 1}}]}]
//	statics: [{while: other, other: {side: own, races: [beast, mossling]}, strength: 2}]     # an own ability
//	statics: [{each: {side: opposing, state: attacking}, strength: -1}]                      # of others
//
// A static changes the creature itself, the host of an Enchantment, or each creature that fits. An instruction has one
// key. What it acts on is of: a target by its name, this (the card itself) or attacker; or each: all that fit now.
//
// YAML keys, JSON keys and nodes stand in files and in saves: they are only added.
//
// # Map of files
//
//	card.go         Card, its halves, costs, colours, types; Half and the faces by which people know halves in play
//	ability.go      Keywords, Trigger and its moments, Static and its conditions
//	instruction.go  Filter, Target, Instr with what each instruction needs, how long changes last
//	book.go         Book: the compiled cards of one match, and the texts of cards by node
package language
