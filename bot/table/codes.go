package table

import "farpost/engine"

// Codes of the table's own refusals. The bot's catalogue has their words.
const (
	// CodeUnknown: there is no such match.
	CodeUnknown = "T-UNKNOWN"
	// CodeWatching: the person has no seat in the match.
	CodeWatching = "T-WATCHING"
	// CodeNotRunning: the match is not being played (yet, or any more).
	CodeNotRunning = "T-NOT-RUNNING"
	// CodeParked: the match waits for a build of the bot that knows its state.
	CodeParked = "T-PARKED"
	// CodeTwice: the press was carried out before.
	CodeTwice = "T-TWICE"
	// CodeInvitee: the invitation is for somebody else.
	CodeInvitee = "T-INVITEE"
	// CodeTimedOut: the invitation was not answered in time; Args days.
	CodeTimedOut = "T-LAPSED"
	// CodeAnswered: the invitation was answered before.
	CodeAnswered = "T-ANSWERED"
	// CodeNotOver: a rematch is for a match that is over.
	CodeNotOver = "T-NOT-OVER"
	// CodeRematch: the rematch is being played already.
	CodeRematch = "T-REMATCH"
	// CodeIn: the person made or accepted the invitation, and others have yet to answer it.
	CodeIn = "T-IN"
	// CodeSelf: a person is invited twice, or by themselves; Args player, the second seat of theirs.
	CodeSelf = "T-SELF"
	// CodeTooMany: the person has made as many open invitations as they may; Args max.
	CodeTooMany = "T-MANY"
	// CodeNotCaller: another player has called the judge, and only they can take that back.
	CodeNotCaller = "T-NOT-CALLER"
	// CodeOften: the person has called the same people too often in a short time; Args max, minutes until they may
	// again.
	CodeOften = "T-OFTEN"
	// CodeReached: the person has called many people in a short time; Args max, hours in which that many are, minutes
	// until they may again.
	CodeReached = "T-REACHED"
	// CodeOpenTo: an invitation of the person to this player is open; Args player.
	CodeOpenTo = "T-OPEN"
	// CodeBlocked: this player takes no invitations from the person; Args player.
	CodeBlocked = "T-BLOCKED"
	// CodeGame: this build has no such game.
	CodeGame = "T-GAME"
	// CodePlayers: the game is for another number of players; Args min, max.
	CodePlayers = "T-PLAYERS"
	// CodeClock: a clock is out of bounds; Args min, max in minutes.
	CodeClock = "T-CLOCK"
	// CodeTotal: a total clock is out of bounds; Args min, max in hours.
	CodeTotal = "T-TOTAL"
	// CodeOwn: the person plays in the match and cannot rule in it.
	CodeOwn = "T-OWN"
	// CodeCalled: a judge is called already.
	CodeCalled = "T-CALLED"
	// CodeNotCalled: no judge is called.
	CodeNotCalled = "T-NOT-CALLED"
	// CodeGiven: nobody can give so much time; Args min, max in hours.
	CodeGiven = "T-GIVEN"
	// CodeNoPast: the match cannot be taken back to that moment.
	CodeNoPast = "T-NO-PAST"
	// CodeNotLeft: nothing can be claimed from this seat: its player is in the server, or out of the match.
	CodeNotLeft = "T-NOT-LEFT"
	// CodeNotYet: the match cannot be claimed before the agreed time; Args hours until then.
	CodeNotYet = "T-NOT-YET"
	// CodeDraw: this seat is offering a draw already.
	CodeDraw = "T-DRAW"
	// CodeRule: a table rule is out of bounds; Args rule, n, min, max.
	CodeRule = "T-RULE"
	// CodeNoRule: there is no table rule of that name; Args rule, list.
	CodeNoRule = "T-NO-RULE"
	// CodeNoDeck: a player has no deck that is legal with the cards of today; Args player.
	CodeNoDeck = "V-NODECK"
	// CodeLocked: the match has begun, so its decks stay as they are.
	CodeLocked = "V-LOCKED"
)

// refuse returns a refusal that names no clause.
func refuse(code string, args ...engine.Arg) *engine.Refusal { return engine.Refuse(code, "", args...) }
