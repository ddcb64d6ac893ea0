// Package public makes the messages that everybody sees: invitations, handovers, results. It returns them as values;
// package deliver sends them.
//
//	m, err := pub.Invitation(ctx, match, seats, mark)  // who invites whom to what, with buttons while it is open
//	m, err := pub.Handover(ctx, spectator, mark)       // whom the match waits for, until when, figures, buttons
//	err := pub.Result(&m, match, seats, lang)          // how the match ended, and what next
//
// The room never holds more than a spectator's view. A match comes in as a [narrate.Spectator], which cannot be asked
// for a hand, and as the public rows of the match and its seats. So messages are the same whatever anybody holds. They
// are in the server's language. The leak test plays the same match with another card hidden, and compares every
// message.
package public
