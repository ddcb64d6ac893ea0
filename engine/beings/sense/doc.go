// Package sense plays Threefold Beings as a person with some sense would: it fills its locations, attacks where that
// pays, evolves who has attacked, draws for the gems that are left, blocks what it can hold, and discards what saves a
// Being that is worth it, or the match. Self-play uses it to see how matches of people would go.
//
//	rep, err := selfplay.Run(selfplay.Options{Policy: sense.Player{}, Ruleset: beings.New(), …})
//
// A Player goes by its Moment alone: the view of its seat, the cards' data and the question. It uses no randomness and
// remembers nothing, so the same moment gives the same plans.
//
// The files: sense (which question goes where), board (what the view shows), turn (the free moment of the own turn),
// defend (block and defence).
package sense
