// Package sense plays Groovebound as a person with some sense would: it charges by its curve, casts what its mana
// allows or charges a second crystal instead, attacks where that pays, blocks with what wins, and answers a break with
// the groove trigger that does most. Self-play uses it to see how matches of people would go.
//
//	rep, err := selfplay.Run(selfplay.Options{Policy: sense.Player{}, Ruleset: groove.New(), …})
//
// A Player goes by its Moment alone: the view of its seat, the cards' data and the question. It uses no randomness and
// remembers nothing, so the same moment gives the same plans. What texts do is weighed by package selfplay/sense.
//
// The files: sense (which question goes where), board (what the view shows, and what things are worth), turn (charging,
// casting, attacks of the own turn), defend (blocks, groove triggers, what breaks).
package sense
