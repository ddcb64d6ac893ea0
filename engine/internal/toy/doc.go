// Package toy is a card game for the kernel's own tests. It is none of Farpost's games and imports none. Every rule of
// the kernel needs a table where it matters; this is one, for one to three players.
//
// Players have life, gold, a deck, a hand, and units on a shared field. A match begins with secret stakes. Then come
// turns: two gold, a card, and as many plays as one likes while the others may shout. A play is declared, answered in a
// ranked window, paid for in several parts and carried out. Links go on a chain that is resolved one by one (chase) or
// as a whole (storm). Texts ask one opponent, everybody in secret, or whoever is first. Units have statics, triggers
// and replacements, and some of them loop for ever.
//
// Read the files in this order: book.go (the cards), rules.go (the ruleset, its view and standing passes), turn.go,
// play.go, chain.go, text.go, unit.go, change.go, scene.go (the hooks of the scenario runner). The folder scenarios
// shows each rule of the kernel.
package toy
