package autoplay

import (
	"encoding/json"
	"slices"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// robot plays for one member. It does one thing at a time, as a person does.
type robot struct {
	due     bool            // it is about to look what there is to do
	pressed bool            // it waits for the bot's answer
	failed  int             // presses in a row that the bot did not answer
	errand  *errand         // what it is at, nil for nothing
	done    map[string]done // messages with which it was through
}

// done is how a message looked when a robot was through with it, and how often that was so.
type done struct {
	look  string
	times int
}

// enough is how often a robot looks at a message that stays as it is and offers it something: it may have lost its way
// before it did what it was asked for.
const enough = 12

// errand is what a robot is at: a message that concerns its member, and the private answers that presses there brought.
type errand struct {
	root    string         // the message's id
	look    string         // the message's look when the errand began
	answers []string       // the ids of the private answers, the one to look at first at the end
	latest  string         // the id of the one that came or changed last
	firm    bool           // the last press was of a coloured button
	offered bool           // some answer had something to press
	tried   map[string]int // how often what was pressed or chosen: see Prompt.Tried
	presses int
}

// brought says whether a message answers a press in this errand.
func (e *errand) brought(m *world.Message) bool {
	return m.Origin != nil && (m.Origin.MessageID == e.root || slices.Contains(e.answers, m.Origin.MessageID))
}

// answered notes a private answer that came or changed. What a coloured button brought is looked at before the answer
// that has the button: it goes on there. What else was pressed there leads aside, as a rule does that is looked up.
func (e *errand) answered(m *world.Message) {
	e.latest = m.ID
	if slices.Contains(e.answers, m.ID) {
		return
	}
	at := slices.Index(e.answers, m.Origin.MessageID)
	switch {
	case at < 0:
		at = len(e.answers)
	case e.firm:
		at++
	}
	e.answers = slices.Insert(e.answers, at, m.ID)
}

// count adds n to how often a move was tried.
func (e *errand) count(m Move, n int) {
	e.tried[m.CustomID] += n
	for _, v := range m.Values {
		e.tried[v] += n
	}
}

// act presses what is next, if anything is.
func (r *Robots) act(member string, rb *robot) {
	m, move := r.next(member, rb)
	if m == nil {
		return
	}
	e := rb.errand
	e.presses++
	e.count(move, 1)
	c := resource.FindComponent(m.Components, move.CustomID)
	e.firm = c != nil && slices.Contains([]int{resource.StylePrimary, resource.StyleSuccess}, c.Style)
	it, refusal := r.acts.StartPress(act.Press{
		As: member, MessageID: m.ID, CustomID: move.CustomID, Values: move.Values,
	})
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
			e.count(move, -1)
		}
		r.plan(member)
	}
}

// next returns the message to press in, nil for none, and what to press there. It goes on with the errand if it can,
// else with the newest message of those that the robot looked at least often.
func (r *Robots) next(member string, rb *robot) (*world.Message, Move) {
	if e := rb.errand; e != nil {
		if root := r.w.Messages[e.root]; root != nil && lookOf(root) == e.look {
			latest := r.w.Messages[e.latest]
			if latest != nil && latest.Flags&resource.FlagLoading != 0 {
				return nil, Move{} // the bot thinks
			}
			some := latest != nil && len(resource.ControlRows(latest.Components)) > 0
			e.offered = e.offered || some
			if done := e.firm && latest != nil && !some; !done {
				if m, move, ok := r.goOn(member, e, root); ok {
					return m, move
				}
			}
			rb.leave()
		}
		rb.errand = nil
	}
	waiting := r.waiting(member)
	for times := range enough {
		for _, m := range waiting {
			look := lookOf(m)
			if was := rb.done[m.ID]; was.look == look && was.times > times {
				continue
			}
			rb.errand = &errand{root: m.ID, look: look, tried: map[string]int{}}
			if move, ok := r.choose(member, rb.errand, m); ok {
				return m, move
			}
			rb.leave()
		}
	}
	return nil, Move{}
}

// goOn returns what to press in the answers of an errand or else in its own message; ok is false for nothing.
func (r *Robots) goOn(member string, e *errand, root *world.Message) (*world.Message, Move, bool) {
	for _, id := range slices.Backward(e.answers) {
		if a := r.w.Messages[id]; a != nil {
			if move, ok := r.choose(member, e, a); ok {
				return a, move, true
			}
		}
	}
	move, ok := r.choose(member, e, root)
	return root, move, ok
}

// choose asks the strategy what to press in a message; ok is false for nothing.
func (r *Robots) choose(member string, e *errand, m *world.Message) (move Move, ok bool) {
	if len(resource.ControlRows(m.Components)) == 0 {
		return Move{}, false
	}
	return r.strategy(Prompt{
		Message: r.views.Message(m, member), Tried: e.tried, Presses: e.presses, Rand: r.rand,
	})
}

// leave ends the errand. A message that offered nothing is left alone as long as it looks as it did. Of the others what
// is newer, or was looked at less often, comes first from now on.
func (rb *robot) leave() {
	e, was := rb.errand, rb.done[rb.errand.root]
	if was.look != e.look {
		was = done{look: e.look}
	}
	if was.times++; !e.offered {
		was.times = enough
	}
	rb.done[e.root], rb.errand = was, nil
}

// lookOf returns what makes a message ask for something: its text and components.
func lookOf(m *world.Message) string {
	b, err := json.Marshal(m.Components)
	if err != nil { // components came from JSON
		panic(err)
	}
	return m.Content + "\n" + string(b)
}

// waiting returns the bot's messages that concern a member and have something to press, the newest first. Ephemeral
// ones are not among them.
func (r *Robots) waiting(member string) []*world.Message {
	var out []*world.Message
	for _, c := range r.w.Channels {
		for _, m := range r.w.ByChannel[c.ID] {
			asks := m.Author == r.w.Bot.ID && m.OnlyFor == "" && len(resource.ControlRows(m.Components)) > 0
			if asks && r.w.Concerns(member, m) {
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
