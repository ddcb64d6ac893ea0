// Package autoplay plays for members who do so by themselves. It knows no game and no bot: all it sees is messages, all
// it does is press.
//
//	robots := autoplay.New(w, views, acts, autoplay.DefaultStrategy, 800*time.Millisecond, seed)
//
// Robots observes the world. When a message of the bot concerns a member who plays, their robot looks after a pause for
// the newest such message with something to press. That is its errand. A Strategy says what to press. The private
// answers that this brings belong to the errand and are looked at first: pages that only tell something, such as a rule
// that was looked up, after those from which they were opened. The errand ends when the strategy gives up, or when a
// press of a coloured button led to an answer without buttons. If its message offered nothing, it is left alone until
// its text or its buttons change. Else the robot may have lost its way: it comes back to the message, after all others,
// until it has looked at it twelve times.
//
// A Strategy of one's own gets the message as the member sees it and what was tried already:
//
//	func(p autoplay.Prompt) (autoplay.Move, bool) {
//		return autoplay.Move{CustomID: "pass"}, p.Tried["pass"] == 0
//	}
package autoplay
