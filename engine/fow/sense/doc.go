// Package sense plays Force of Will as a person with some sense would: it calls a stone each turn, does judgment when
// it can, plays what it can pay for, attacks where that is safe, blocks what is worth blocking, answers what is worth
// an answer, and else passes. Self-play uses it to count how often people wait for each other in matches like theirs,
// so it gives the answers ahead that a person at the table would give, and has the standing passes that the game
// presets.
//
//	rep, err := selfplay.Run(selfplay.Options{Policy: sense.Player{}, Ruleset: fow.New(), …})
//
// A Player goes by its Moment alone: the view of its seat, the cards' data and the question. It uses no
// randomness and remembers nothing, so the same moment gives the same plans.
//
// The files: sense (which question goes where), board (what the view shows), aim (which side a text is meant for),
// keywords (what it makes of symbol abilities and flags), turn (the free moment of the own turn), fight (attacks and
// blocks), react (priority windows).
package sense
