package discord

import (
	"slices"

	"farpost/engine"
)

// stepBack is a draft one step earlier: where to choose from, what was picked, the last action behind it, the last
// answer, the verb of an answer ahead, then what that comes with; ok is false where there is none.
func (d draft) stepBack(g *engine.Ruleset) (draft, bool) {
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

// back takes the last answer that was a step of its own out of a draft, extras behind it and what was said ahead
// with it included; false when there is none.
func (d *draft) back() bool {
	n := len(d.Reply.Answers) - len(d.Extras)
	d.Extras, d.Picks, d.Page, d.Zone = nil, nil, 0, ""
	d.Ahead, d.Said, d.Settled, d.Line = nil, nil, false, ""
	if n < 1 {
		return false
	}
	d.Reply.Answers = slices.Clone(d.Reply.Answers[:n-1])
	return true
}
