// Package sense plays Groovebound as a person with some sense would: it charges by its curve, plays what together
// brings most for its mana or charges a second crystal instead, attacks with those whom the answer does not make it
// regret, blocks and answers from the groove with the attacks in mind that are still to come, and throws away at the
// end of a turn what only fills its hand. Self-play uses it to see how matches of people would go.
//
//	rep, err := selfplay.Run(selfplay.Options{Policy: sense.Player{}, Ruleset: groove.New(), …})
//
// A Player goes by its Moment alone: the view of its seat, the cards' data and the question. It uses no randomness and
// remembers nothing, so the same moment gives the same plans. What texts do is weighed by package selfplay/sense.
//
// The worth of a board is what stands there, and what is expected of the fights: in the own turn those of the best
// raid, less what the other side does then; in the other's turn the attacks that still come. So a card that makes a
// blocker lie down is worth the shield that this lets through, and a new creature the attack that it keeps away.
//
// The files: sense (which question goes where), board (what the view shows, and what things are worth), fight (who
// fights with what; sense.Raids reckons), turn (charging, attacking, ending), cast (what is played, and on what),
// defend (blocks, groove triggers, what breaks).
package sense
