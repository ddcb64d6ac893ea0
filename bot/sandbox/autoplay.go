package sandbox

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"time"
)

// robots are the members that play by themselves. They act through interactions like anybody:
// all they see is messages, all they do is press. They are guarded by Server.mu.
type robots struct {
	w        *world
	acts     *acts
	strategy Strategy
	pause    time.Duration // before each press; zero or less means none
	rand     *rand.Rand
	by       map[string]*robot // by member
}

// newRobots returns the members that play by themselves. seed makes their choices repeatable.
func newRobots(a *acts, strategy Strategy, pause time.Duration, seed uint64) *robots {
	r := &robots{
		w: a.w, acts: a, strategy: strategy, pause: pause,
		rand: rand.New(rand.NewPCG(seed, 0x5eed)), by: map[string]*robot{},
	}
	a.w.observe(r.tell)
	return r
}

// tell takes an event of the world in.
func (r *robots) tell(e event) {
	switch e.Kind {
	case messageCreated, messageUpdated:
		r.see(e.Message)
	case autoplaySet:
		r.switched(e.Member)
	case botIdentified:
		r.wakeAll()
	}
}

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

// maxFailures is how many unanswered presses in a row make a member wait until the bot connects
// anew.
const maxFailures = 5

// of gives the robot of a member that plays by itself, nil for others.
func (r *robots) of(member string) *robot {
	if !r.w.members[member].Autoplay {
		return nil
	}
	if r.by[member] == nil {
		r.by[member] = &robot{done: map[string]string{}}
	}
	return r.by[member]
}

// see looks at a message that is new or was edited, for every member that plays by itself.
func (r *robots) see(m *message) {
	if m.Author != r.w.Bot.ID {
		return
	}
	for _, id := range r.w.Order {
		rb := r.of(id)
		if rb == nil || !r.w.concerns(id, m) {
			continue
		}
		if e := rb.errand; e != nil && m.OnlyFor == id && m.Origin != nil && slices.Contains([]string{e.root, e.answer}, m.Origin.MessageID) {
			e.answer = m.ID
		}
		r.plan(id)
	}
}

// plan lets a member look what there is to do, after the pause.
func (r *robots) plan(member string) {
	rb := r.of(member)
	if rb == nil || rb.due || rb.pressed {
		return
	}
	rb.due = true
	r.w.after(max(r.pause, 0), func() {
		rb.due = false
		if r.of(member) == rb && !rb.pressed && rb.failed < maxFailures {
			r.act(member, rb)
		}
	})
}

// act presses what is to be pressed next, if there is anything.
func (r *robots) act(member string, rb *robot) {
	m, move := r.next(member, rb)
	if m == nil {
		return
	}
	e := rb.errand
	e.presses++
	for _, key := range append([]string{move.CustomID}, move.Values...) {
		e.tried[key]++
	}
	c := findComponent(m.Components, move.CustomID)
	e.firm = c != nil && slices.Contains([]int{StylePrimary, StyleSuccess}, c.Style)
	it, refusal := r.acts.startPress(Press{As: member, MessageID: m.ID, CustomID: move.CustomID, Values: move.Values})
	if refusal != nil {
		r.plan(member) // it tries something else, until it has tried everything
		return
	}
	rb.pressed = true
	it.then = func(o Outcome) {
		rb.pressed = false
		if o.Kind != OutcomeFailed {
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
func (r *robots) next(member string, rb *robot) (*message, Move) {
	if e := rb.errand; e != nil {
		root := r.w.messages[e.root]
		if root != nil && formOf(root) == e.form {
			if a := r.w.messages[e.answer]; a != nil {
				if a.Flags&flagLoading != 0 {
					return nil, Move{}
				}
				if move, ok := r.choose(member, e, a); ok {
					return a, move
				}
				if e.firm && len(rowsOf(a.Components)) == 0 {
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
func (r *robots) choose(member string, e *errand, m *message) (Move, bool) {
	if len(rowsOf(m.Components)) == 0 {
		return Move{}, false
	}
	return r.strategy(Prompt{Message: r.acts.views.messageView(m, member), Tried: e.tried, Presses: e.presses, Rand: r.rand})
}

// leave notes that a matter is dealt with, as long as its message stays as it was.
func (rb *robot) leave() {
	rb.done[rb.errand.root] = rb.errand.form
	rb.errand = nil
}

// formOf is what a message asks: its text and what can be pressed.
func formOf(m *message) string {
	b, err := json.Marshal(m.Components)
	if err != nil { // components came from JSON
		panic(err)
	}
	return m.Content + "\n" + string(b)
}

// waiting lists the public messages and DMs of the bot that concern a member and have something to
// press, the newest first.
func (r *robots) waiting(member string) []*message {
	var out []*message
	for _, c := range r.w.channels {
		for _, m := range r.w.byChan[c.ID] {
			if m.Author == r.w.Bot.ID && m.OnlyFor == "" && len(rowsOf(m.Components)) > 0 && r.w.concerns(member, m) {
				out = append(out, m)
			}
		}
	}
	slices.SortFunc(out, func(a, b *message) int {
		if idLess(a.ID, b.ID) {
			return 1
		}
		return -1
	})
	return out
}

// switched begins or ends playing for a member.
func (r *robots) switched(member string) {
	delete(r.by, member)
	r.plan(member)
}

// wakeAll wakes all members that play by themselves: after a restart, and when the bot comes.
func (r *robots) wakeAll() {
	for _, id := range r.w.Order {
		if rb := r.of(id); rb != nil {
			rb.failed = 0
			clear(rb.done)
			r.plan(id)
		}
	}
}
