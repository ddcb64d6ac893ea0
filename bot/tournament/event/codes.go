package event

import "farpost/engine"

// Codes of refusals. The bot's catalogue has their words.
const (
	// CodeRight: that is for the event's organisers, or for judges; Args who.
	CodeRight = "E-RIGHT"
	// CodeStage: that cannot be done at this stage of the event; Args stage.
	CodeStage = "E-STAGE"
	// CodeGame: this build has no such game; Args game.
	CodeGame = "E-GAME"
	// CodeChoice: a choice of the plan does not exist, or not with the others; Args what.
	CodeChoice = "E-CHOICE"
	// CodeBegun: that part of the plan stays as it is, because the event has begun.
	CodeBegun = "E-BEGUN"
	// CodeSeats: the game is for another number of players; Args n, min, max.
	CodeSeats = "E-SEATS"
	// CodeBounds: a number is out of its bounds; Args what, n, min, max.
	CodeBounds = "E-BOUNDS"
	// CodeIn: the person is in the event already.
	CodeIn = "E-IN"
	// CodeOut: the person is not in the event; Args player.
	CodeOut = "E-OUT"
	// CodeFull: all places are taken.
	CodeFull = "E-FULL"
	// CodeLate: it is too late to enter; Args round.
	CodeLate = "E-LATE"
	// CodeFew: there are too few people; Args n, min.
	CodeFew = "E-FEW"
	// CodeNoDeck: the person has handed in no deck yet; Args player.
	CodeNoDeck = "E-NODECK"
	// CodeAbsent: some have not checked in, and nothing says whether it starts with them; Args n.
	CodeAbsent = "E-ABSENT"
	// CodeLocked: decks stay as they are once the event has begun.
	CodeLocked = "E-LOCKED"
	// CodeRound: there is no such round, or it is not the one that is being played.
	CodeRound = "E-ROUND"
	// CodeOpen: the round has open pairings; Args n.
	CodeOpen = "E-OPEN"
	// CodeDrafted: the pairings of the next round are drafted already.
	CodeDrafted = "E-DRAFTED"
	// CodePairing: there is no such pairing.
	CodePairing = "E-PAIRING"
	// CodeDecided: the pairing has a result already.
	CodeDecided = "E-DECIDED"
	// CodeResult: no such result is possible.
	CodeResult = "E-RESULT"
	// CodeReason: a ruling needs a reason.
	CodeReason = "E-REASON"
	// CodeOwn: nobody rules in a match that they play themselves.
	CodeOwn = "E-OWN"
	// CodeHere: Farpost plays this match and knows the result; call a judge instead.
	CodeHere = "E-HERE"
	// CodeOften: the player has called others too often in a short time; Args max, minutes until they may again.
	CodeOften = "E-OFTEN"
	// CodeConfirm: the other player has to confirm.
	CodeConfirm = "E-CONFIRM"
	// CodeRelied: the step cannot be undone, because somebody relied on it; Args line.
	CodeRelied = "E-RELIED"
	// CodeOlder: the step cannot be undone, because an earlier build paired the rounds, and this one would otherwise.
	CodeOlder = "E-OLDER"
	// CodeNothing: there is nothing to undo.
	CodeNothing = "E-NOTHING"
	// CodeLast: nothing follows the last round.
	CodeLast = "E-LAST"
)

// refuse returns a refusal that names no clause.
func refuse(code string, args ...engine.Arg) *engine.Refusal { return engine.Refuse(code, "", args...) }

// outside refuses a number out of its bounds.
func outside(what string, n, lo, hi int) error {
	return refuse(CodeBounds, engine.A("what", engine.Value("raw:"+what)), engine.A("n", engine.Int(n)),
		engine.A("min", engine.Int(lo)), engine.A("max", engine.Int(hi)))
}

// person is a player as an argument of a phrase.
func person(id string) engine.Value { return engine.Value("user:" + id) }
