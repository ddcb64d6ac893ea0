package draft

import (
	"slices"

	"farpost/engine"
)

// StepBack is a draft one step earlier: where to choose from, what was picked, the last action behind it, the last
// answer, the verb of an answer ahead, then what that comes with; ok is false where there is none.
func (d Draft) StepBack(g *engine.Ruleset) (Draft, bool) {
	switch n := len(d.Ahead); {
	case d.Zone != "":
		d.Zone, d.Page = "", 0
	case len(d.Picks) > 0:
		d.Picks, d.Page = nil, 0
	case n > 0 && d.Line != "" && g.Queues(d.Ahead[n-1].Window):
		d.Ahead, d.Said = d.Ahead[:n-1], d.Said[:n-1]
	case d.back():
	case d.Outer == nil:
		return d, false
	case d.Reply.Verb != "" && len(d.Offer.Verbs) != 1:
		d.Reply = engine.Reply{}
	default:
		d = *d.Outer
		v := g.Verb(d.Reply.Verb)
		return d, v != nil && v.Prog != ""
	}
	return d, true
}

// IsLone reports whether a question behind others has just one option, which is its answer: it is shown before it is
// confirmed.
func (d Draft) IsLone(q *engine.Question) bool {
	return len(d.Reply.Answers) > 0 && len(d.Extras) == 0 && q.Min == 1 && q.Max == 1 && len(q.Options) == 1 && q.Options[0].Refusal == nil
}

// back takes the last answer that was a step of its own out of a draft, extras behind it and what was said ahead
// with it included, and those that were no steps behind it; false when there is none.
func (d *Draft) back() bool {
	n := len(d.Reply.Answers) - len(d.Extras)
	for n > 1 && slices.Contains(d.Lone, d.Reply.Answers[n-1].Name) {
		n--
	}
	d.Extras, d.Picks, d.Page, d.Zone = nil, nil, 0, ""
	d.Ahead, d.Said, d.Settled, d.Line = nil, nil, false, ""
	if n < 1 {
		return false
	}
	d.Reply.Answers = slices.Clone(d.Reply.Answers[:n-1])
	return true
}
