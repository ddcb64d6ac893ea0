package autoplay

import (
	"math/rand/v2"
	"slices"
	"time"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/world"
)

// Robots are the members that play by themselves. They act through interactions like anybody:
// all they see is messages, all they do is press. They are guarded by Server.mu.
type Robots struct {
	w        *world.World
	acts     *act.Acts
	strategy Strategy
	pause    time.Duration // before each press; zero or less means none
	rand     *rand.Rand
	by       map[string]*robot // by member
}

// New returns the members that play by themselves. seed makes their choices repeatable.
func New(a *act.Acts, strategy Strategy, pause time.Duration, seed uint64) *Robots {
	r := &Robots{
		w: a.W, acts: a, strategy: strategy, pause: pause,
		rand: rand.New(rand.NewPCG(seed, 0x5eed)), by: map[string]*robot{},
	}
	a.W.Observe(r.tell)
	return r
}

// tell takes an event of the world in.
func (r *Robots) tell(e world.Event) {
	switch e.Kind {
	case world.MessageCreated, world.MessageUpdated:
		r.see(e.Message)
	case world.AutoplaySet:
		r.switched(e.Member)
	case world.BotIdentified:
		r.WakeAll()
	}
}

// of gives the robot of a member that plays by itself, nil for others.
func (r *Robots) of(member string) *robot {
	if !r.w.Members[member].Autoplay {
		return nil
	}
	if r.by[member] == nil {
		r.by[member] = &robot{done: map[string]string{}}
	}
	return r.by[member]
}

// see looks at a message that is new or was edited, for every member that plays by itself.
func (r *Robots) see(m *world.Message) {
	if m.Author != r.w.Bot.ID {
		return
	}
	for _, id := range r.w.Order {
		rb := r.of(id)
		if rb == nil || !r.w.Concerns(id, m) {
			continue
		}
		if e := rb.errand; e != nil && m.OnlyFor == id && m.Origin != nil && slices.Contains([]string{e.root, e.answer}, m.Origin.MessageID) {
			e.answer = m.ID
		}
		r.plan(id)
	}
}

// plan lets a member look what there is to do, after the pause.
func (r *Robots) plan(member string) {
	rb := r.of(member)
	if rb == nil || rb.due || rb.pressed {
		return
	}
	rb.due = true
	r.w.After(max(r.pause, 0), func() {
		rb.due = false
		if r.of(member) == rb && !rb.pressed && rb.failed < maxFailures {
			r.act(member, rb)
		}
	})
}

// switched begins or ends playing for a member.
func (r *Robots) switched(member string) {
	delete(r.by, member)
	r.plan(member)
}

// WakeAll wakes all members that play by themselves: after a restart, and when the bot comes.
func (r *Robots) WakeAll() {
	for _, id := range r.w.Order {
		if rb := r.of(id); rb != nil {
			rb.failed = 0
			clear(rb.done)
			r.plan(id)
		}
	}
}

// maxFailures is how many unanswered presses in a row make a member wait until the bot connects
// anew.
const maxFailures = 5
