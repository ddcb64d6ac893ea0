package table

import "farpost/engine"

// Codes of refusals that the table gives itself, worded by the bot's catalogue.
const (
	// CodeUnknown: there is no such match.
	CodeUnknown = "T-UNKNOWN"
	// CodeWatching: the person has no seat in the match.
	CodeWatching = "T-WATCHING"
	// CodeNotRunning: the match is not being played (yet, or any more).
	CodeNotRunning = "T-NOT-RUNNING"
	// CodeParked: the match waits for a build of the bot that knows its state.
	CodeParked = "T-PARKED"
	// CodeTwice: this press was carried out before.
	CodeTwice = "T-TWICE"
	// CodeInvitee: the invitation is for somebody else.
	CodeInvitee = "T-INVITEE"
	// CodeLapsed: the invitation was not answered in time; Args days.
	CodeLapsed = "T-LAPSED"
	// CodeAnswered: the invitation was answered before.
	CodeAnswered = "T-ANSWERED"
	// CodeNotOver: a rematch is for a match that is over. CodeRematch: it is being played already.
	CodeNotOver = "T-NOT-OVER"
	CodeRematch = "T-REMATCH"
	// CodeIn: the person has accepted the invitation, or made it, and others are still to answer.
	CodeIn = "T-IN"
	// CodeSelf: nobody plays against themselves, nor twice in a match.
	CodeSelf = "T-SELF"
	// CodeGame: this build has no such game.
	CodeGame = "T-GAME"
	// CodePlayers: the game is for another number of players; Args min, max.
	CodePlayers = "T-PLAYERS"
	// CodeClock: a clock is out of bounds; Args min, max in minutes.
	CodeClock = "T-CLOCK"
	// CodeDraw: this seat's offer of a draw stands already.
	CodeDraw = "T-DRAW"
	// CodeRule: a table rule is out of bounds; Args rule, n, min, max. CodeNoRule: there is none of that name;
	// Args rule, list.
	CodeRule   = "T-RULE"
	CodeNoRule = "T-NO-RULE"
	// CodeNoDeck: a player has brought no deck that may be played with the cards of today; Args player.
	CodeNoDeck = "V-NODECK"
	// CodeLocked: the match has begun, its decks stay as they are.
	CodeLocked = "V-LOCKED"
)

func refuse(code string, args ...engine.Arg) *engine.Refusal { return engine.Refuse(code, "", args...) }
