// Package sense plays Farwald as a person with some sense would: it plays what it can, uses abilities that gain more
// than they cost, attacks where that is safe, defends what is worth defending, answers what is worth an answer, and
// else passes ahead and ends its turn. Self-play uses it to count how often people wait for each other in matches like
// theirs, and how the ready decks fare, so it gives the answers ahead that a person at the table would give.
//
//	rep, err := selfplay.Run(selfplay.Options{Policy: sense.Player{}, Ruleset: farwald.New(), …})
//
// A Player goes by its Moment alone: the view of its seat, the cards' data and the question. It uses no randomness and
// remembers nothing, so the same moment gives the same plans. Package selfplay/sense weighs what cards do.
//
// The files: sense (which question goes where, and the simple answers), board (what the view shows), texts (what
// instructions are worth), properties (what it makes of a card's flags), turn (the free moment of the own turn, costs),
// fight (unleashes and defences), react (windows).
package sense
