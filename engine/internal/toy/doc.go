// Package toy is a card game for the kernel's own tests. It is no game of Farpost's and imports none; it
// exists because every rule of the kernel needs a table where it matters, for one to three players.
//
// Players have life, gold, a deck, a hand and units on a shared field. A match begins with secret stakes;
// then turns: two gold, a card, and as many plays as one likes while the others may shout. A play is
// declared, answered in a ranked window, paid for in several parts and carried out. Links go on a chain
// that is resolved one by one (chase) or as a whole (storm). Texts ask one opponent, everybody in secret,
// or whoever is first; units have statics, triggers and replacements, and some of them loop for ever.
//
// The files read in this order: book (the cards), rules (the ruleset), turn, play, chain, text, unit,
// change, view, scene (the hooks of the scenario runner). The scenarios folder shows each rule of the kernel.
package toy
