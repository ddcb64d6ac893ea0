package draft

import (
	"farpost/engine"
)

// Draft is an answer that a player is putting together by buttons.
type Draft struct {
	Match  string
	Player string
	Q      uint64       // the question that is answered
	Reply  engine.Reply // the answer so far

	// Picks are the values picked so far for a question whose options are picked one at a time.
	Picks []engine.Value
	// InOrder says that the options of an ordered question are picked one at a time. Without it they are chosen at
	// once, and count in the order in which they are listed.
	InOrder bool
	// Page is the page of options that is shown, counted from 0.
	Page int
	// Zone is the key of the zone to choose from, if there are too many options for one menu (narrate.Zone).
	Zone string
	// Extras are the optional answers at the end of Reply. They are no steps of their own but switches on the preview.
	Extras []Extra
	// Lone are the names of the answers that were no steps of their own, because there was one thing to choose.
	Lone []string

	// Ahead are the answers ahead that come with Reply. If Reply is empty only they are given.
	Ahead []engine.Sealed
	// AheadWords are the answers ahead in words, one for each.
	AheadWords []string
	// Settled says that the usual answers ahead were added. From then on the player decides.
	Settled bool
	// About is what the answers ahead are about if Reply is empty.
	About engine.Value

	// Outer is the draft that this one hangs on, if this one is an answer ahead.
	Outer *Draft
	// Offer is the offer of Outer that this one takes.
	Offer engine.Offer
	// Line is the answer in words, once it is complete.
	Line string
}

// Extra is an optional answer with one possible value.
type Extra struct {
	Name string // of the question
	On   engine.Option
}

// IsLone reports whether a question behind other answers has just one option. That option is its answer; the player
// sees it before they confirm.
func (d Draft) IsLone(q *engine.Question) bool {
	return len(d.Reply.Answers) > 0 && len(d.Extras) == 0 &&
		q.Min == 1 && q.Max == 1 && len(q.Options) == 1 && q.Options[0].Refusal == nil
}
