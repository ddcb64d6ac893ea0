// Package language is the language of Farwald's cards: what the data of a card can say, and the compiled book of a
// match. It knows no match. The ruleset (package farwald) carries the data out, cards/farwald/text words it in every
// language; there is no other source of either.
//
//	var c language.Card
//	err := yaml.Unmarshal(data, &c)                // {id: A07, effect: [{shatter-fragments: {n: 1, of: crystal}}], …}
//	book, err := language.NewBook([]language.Card{c})
//	p, ok := book.Parts().Part(cardlang.Node("A07", language.PartEffect))
//	p.Keys[0]                                      // "shatter-fragments"
//
// YAML keys, JSON keys and nodes stand in files and in saves: they are only added.
//
// # Map of files
//
//	card.go          Card, its types, Block, Ability, When
//	properties.go    the flags of a card: the one list that everybody reads who must know a property
//	cost.go          Cost, a part of what an ability or a Charge costs
//	target.go        sides, Filter, Target
//	misprint.go      why what is printed on a card does not fit a filter
//	instruction.go   Instr with what each instruction needs; If, May, Cond
//	static.go        Static, what lasts while a card is positioned; Does, the kinds of static in a bit each
//	need.go          elements, and amounts of Crystallized Energy such as "F+W+2" (engine/mana)
//	supply.go        Crystallized Energy that is there, and whether it meets a Need
//	book.go          Book: the compiled cards of one match, and the parts of cards that have a text (engine/cardlang)
package language
