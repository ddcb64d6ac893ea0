package draft

import (
	"slices"

	"farpost/engine"
)

// StepBack returns a draft one step earlier. A step is, in the order in which they are taken back: the zone to choose
// from, what was picked, the last of the further actions, the last answer, the verb of an answer ahead, the answer
// ahead as a whole. ok is false if there is no earlier step.
func (d Draft) StepBack(g *engine.Ruleset) (earlier Draft, ok bool) {
	switch n := len(d.Ahead); {
	case d.Zone != "":
		d.Zone, d.Page = "", 0
	case len(d.Picks) > 0:
		d.Picks, d.Page = nil, 0
	case n > 0 && d.Line != "" && g.Queues(d.Ahead[n-1].Window):
		d.Ahead, d.AheadWords = d.Ahead[:n-1], d.AheadWords[:n-1]
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

// back takes out the last answer that was a step of its own, with the extras, the lone and proposed answers and the
// answers ahead behind it. It returns false if there is no such answer.
func (d *Draft) back() bool {
	n := len(d.Reply.Answers) - len(d.Extras)
	for n > 0 && !d.IsStep(d.Reply.Answers[n-1].Name) {
		n--
	}
	d.Extras, d.Picks, d.Page, d.Zone = nil, nil, 0, ""
	d.Ahead, d.AheadWords, d.Settled, d.Line = nil, nil, false, ""
	if n < 1 {
		return false
	}
	name := d.Reply.Answers[n-1].Name
	d.Reply.Answers = slices.Clone(d.Reply.Answers[:n-1])
	d.forget()
	d.Asked = slices.DeleteFunc(slices.Clone(d.Asked), func(x string) bool { return x != name })
	return true
}
