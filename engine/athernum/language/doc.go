// Package language is the card language of Athernum: what a card is, what its abilities do, and the book of a match.
// The same tree is read from YAML, kept in the book, executed by engine/athernum, and put into words by
// cards/athernum/text.
//
//	kiln    {id: C03, type: character, faction: C, cost: 1, ofv: 1, dfv: 2}
//	pike    {id: I01, type: item, abilities: [{kind: static, equip: true, modify: {of: host, ofv: 2}}]}
//	yard    {id: L03, type: location, abilities: [{kind: static, modify: {each: {side: own}, dfv: 1}}]}
//	warden  {id: G02, type: character, faction: G, cost: 3, ofv: 1, dfv: 4, slots: 1,
//	         abilities: [{kind: activated, name: {en: Stillness, it: Quiete}, once: true, cost: {pay: G+1},
//	         targets: [{name: t, types: [character]}], effect: [{exhaust: {of: t}}]}]}
//
// A card has abilities of a kind: static, triggered, activated or support; objective, command and equip are flags. A
// static one says what it does continuously (modify, ability-cost, play-cost); the others have targets and an effect.
// An instruction has one key. What it acts on is of: a target by its name, this, it (the subject of the event) or
// host; or each: all cards in play that fit now.
//
// YAML keys, JSON keys and nodes stand in files and in saves: they are only added.
//
// # Map of files
//
//	card.go         Card, how Extra Deck cards are played, what playing costs
//	faction.go      factions, and amounts of resources such as "G+1" (engine/mana)
//	ability.go      Ability, its costs, the events that trigger it, static abilities, durations
//	filter.go       Filter (which cards are meant), Target, Cond
//	instruction.go  Instr with what each instruction needs
//	book.go         Book: the compiled cards of one match, and the texts of cards by node
package language
