package autoplay

import (
	"encoding/json"
	"slices"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// robot is a member that plays by itself. It does one thing at a time, as a person does.
type robot struct {
	due     bool // it is about to look what there is to do
	pressed bool // it waits for the bot's answer
	failed  int  // presses in a row that the bot did not answer
	errand  *errand
	done    map[string]string // messages that it is through with, in the form that they had then
}

// errand is one matter that a robot is at: a message that concerns it, and the private answers to
// what it pressed there.
type errand struct {
	root, form string
	answer     string // the latest private answer
	firm       bool   // the last press was of a coloured button, which does something
	tried      map[string]int
	presses    int
}

// act presses what is to be pressed next, if there is anything.
func (r *Robots) act(member string, rb *robot) {
	m, move := r.next(member, rb)
	if m == nil {
		return
	}
	e := rb.errand
	e.presses++
	for _, key := range append([]string{move.CustomID}, move.Values...) {
		e.tried[key]++
	}
	c := resource.FindComponent(m.Components, move.CustomID)
	e.firm = c != nil && slices.Contains([]int{resource.StylePrimary, resource.StyleSuccess}, c.Style)
	it, refusal := r.acts.StartPress(act.Press{As: member, MessageID: m.ID, CustomID: move.CustomID, Values: move.Values})
	if refusal != nil {
		r.plan(member) // it tries something else, until it has tried everything
		return
	}
	rb.pressed = true
	it.Then = func(o interaction.Outcome) {
		rb.pressed = false
		if o.Kind != interaction.OutcomeFailed {
			rb.failed = 0
		} else {
			rb.failed++
			for _, key := range append([]string{move.CustomID}, move.Values...) {
				e.tried[key]--
			}
		}
		r.plan(member)
	}
}

// next finds the message to press in and what: first in the private answer of what the member is
// at, then in the message that this began with, then in the newest message not dealt with.
func (r *Robots) next(member string, rb *robot) (*world.Message, Move) {
	if e := rb.errand; e != nil {
		root := r.w.Messages[e.root]
		if root != nil && formOf(root) == e.form {
			if a := r.w.Messages[e.answer]; a != nil {
				if a.Flags&resource.FlagLoading != 0 {
					return nil, Move{}
				}
				if move, ok := r.choose(member, e, a); ok {
					return a, move
				}
				if e.firm && len(resource.ControlRows(a.Components)) == 0 {
					rb.leave()
				}
			}
			if rb.errand != nil {
				if move, ok := r.choose(member, e, root); ok {
					return root, move
				}
				rb.leave()
			}
		}
		rb.errand = nil
	}
	for _, m := range r.waiting(member) {
		if form := formOf(m); rb.done[m.ID] != form {
			rb.errand = &errand{root: m.ID, form: form, tried: map[string]int{}}
			if move, ok := r.choose(member, rb.errand, m); ok {
				return m, move
			}
			rb.leave()
		}
	}
	return nil, Move{}
}

// choose asks the strategy.
func (r *Robots) choose(member string, e *errand, m *world.Message) (Move, bool) {
	if len(resource.ControlRows(m.Components)) == 0 {
		return Move{}, false
	}
	return r.strategy(Prompt{Message: r.acts.Views.Message(m, member), Tried: e.tried, Presses: e.presses, Rand: r.rand})
}

// leave notes that a matter is dealt with, as long as its message stays as it was.
func (rb *robot) leave() {
	rb.done[rb.errand.root] = rb.errand.form
	rb.errand = nil
}

// formOf is what a message asks: its text and what can be pressed.
func formOf(m *world.Message) string {
	b, err := json.Marshal(m.Components)
	if err != nil { // components came from JSON
		panic(err)
	}
	return m.Content + "\n" + string(b)
}

// waiting lists the public messages and DMs of the bot that concern a member and have something to
// press, the newest first.
func (r *Robots) waiting(member string) []*world.Message {
	var out []*world.Message
	for _, c := range r.w.Channels {
		for _, m := range r.w.ByChannel[c.ID] {
			if m.Author == r.w.Bot.ID && m.OnlyFor == "" && len(resource.ControlRows(m.Components)) > 0 && r.w.Concerns(member, m) {
				out = append(out, m)
			}
		}
	}
	slices.SortFunc(out, func(a, b *world.Message) int {
		if resource.IDLess(a.ID, b.ID) {
			return 1
		}
		return -1
	})
	return out
}
