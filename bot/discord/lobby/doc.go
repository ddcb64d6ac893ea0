// Package lobby is where matches come about. Somebody invites, the others accept or decline with a deck of their
// choice, and those who have played may invite each other to a rematch.
//
//	lobby.go        the feature: its buttons, and /match new
//	invite.go       inviting
//	clock.go        the clock that an invitation sets
//	table_rules.go  the table rules that an invitation changes
//	answer.go       accepting with the deck that is offered, declining
//	deck.go         choosing a deck for an invitation
//	rematch.go      inviting again, and accepting with the same deck
//
// Which deck somebody brings is their own affair until the match is over. So every answer here is private, and the
// buttons of an invitation are the same whatever was chosen.
package lobby
