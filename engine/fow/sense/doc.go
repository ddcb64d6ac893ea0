// Package sense plays Force of Will as a person with some sense would: it calls a stone each turn or does judgment,
// plays what it can pay for, uses abilities that gain more than they cost, sets Chant-Standbys, attacks where that is
// safe or wins, blocks what is worth blocking, answers what is worth an answer, and else passes. Self-play uses it to
// count how often people wait for each other in matches like theirs, and how the ready decks fare, so it gives the
// answers ahead that a person at the table would give, and has the standing passes that the game presets.
//
//	rep, err := selfplay.Run(selfplay.Options{Policy: sense.Player{}, Ruleset: fow.New(), …})
//
// A Player goes by its Moment alone: the view of its seat, the cards' data and the question. It uses no randomness and
// remembers nothing, so the same moment gives the same plans. Package selfplay/sense weighs what cards do.
//
// The files: sense (which question goes where, and the simple answers), board (what the view shows), texts (what
// instructions are worth, and how a card is played), keywords (what it makes of symbol abilities and flags), turn (the
// free moment of the own turn, and priority), fight (attacks and blocks).
package sense
