// Package public makes the messages that everybody sees: invitations, the message of each handover, results. They are
// values; package deliver sends them.
//
// The room never holds more than a spectator's view. A match comes in as a [narrate.Spectator], which cannot be asked
// for a hand, and as the public rows of the match and its seats. So the messages are the same whatever anybody holds,
// in the server's language. The leak test plays the same match with another card hidden and compares every message.
//
//	m, err := pub.Handover(ctx, spectator, mark) // whom the match waits for, until when, how everybody stands, buttons
package public
