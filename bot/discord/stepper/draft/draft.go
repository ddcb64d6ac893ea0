package draft

import (
	"slices"

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
	// Proposed are the names of the answers that the game proposed, such as what pays. They are no steps either.
	Proposed []string
	// Asked are the names of such questions that the player wants to answer.
	Asked []string

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
	// Told is what the answer costs and does, in words, once it is complete.
	Told []string
}

// Extra is an optional answer with one possible value.
type Extra struct {
	Name string // of the question
	On   engine.Option
}

// Lonely returns the only answer to a question behind other answers of which as many options are possible as must be
// chosen; the player sees it before they confirm. ok is false for other questions.
func (d Draft) Lonely(q *engine.Question) (vals []engine.Value, ok bool) {
	if len(d.Reply.Answers) == 0 || len(d.Extras) > 0 || q.Min != q.Max || q.Ordered && q.Min > 1 {
		return nil, false
	}
	for _, o := range q.Options {
		if o.Refusal == nil {
			vals = append(vals, o.Key)
		}
	}
	return vals, len(vals) == q.Min && len(vals) > 0
}

// Proposes reports whether the game's proposal is the answer to a question: the player does not want to choose.
func (d Draft) Proposes(q *engine.Question) bool {
	return q.Proposes && len(d.Extras) == 0 && !slices.Contains(d.Asked, q.Name)
}

// Otherwise returns the draft as it was before the game's last proposal, with the player being asked in its place; ok
// is false where nothing was proposed.
func (d Draft) Otherwise() (asks Draft, ok bool) {
	for i, a := range slices.Backward(d.Reply.Answers) {
		if slices.Contains(d.Proposed, a.Name) {
			d.Reply.Answers, d.Extras, d.Line = slices.Clone(d.Reply.Answers[:i]), nil, ""
			d.forget()
			d.Asked = append(slices.Clone(d.Asked), a.Name)
			return d, true
		}
	}
	return d, false
}

// IsStep reports whether a player gave the answer of a name, in a step of its own.
func (d Draft) IsStep(name string) bool {
	return !slices.Contains(d.Lone, name) && !slices.Contains(d.Proposed, name)
}

// forget drops what is noted about answers that were taken back.
func (d *Draft) forget() {
	gone := func(name string) bool {
		return !slices.ContainsFunc(d.Reply.Answers, func(a engine.Answer) bool { return a.Name == name })
	}
	d.Lone = slices.DeleteFunc(slices.Clone(d.Lone), gone)
	d.Proposed = slices.DeleteFunc(slices.Clone(d.Proposed), gone)
}
