package autoplay

import (
	"math/rand/v2"
	"time"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/view"
	"farpost/bot/sandbox/world"
)

// Robots plays for the members who play by themselves.
type Robots struct {
	w        *world.World
	views    *view.Views
	acts     *act.Acts
	strategy Strategy
	pause    time.Duration
	rand     *rand.Rand
	by       map[string]*robot // by member
}

// New returns the robots of a world, for all members whose Autoplay is set or will be. They wait for the pause before
// each press; less than 0 means 0. The same seed makes the same choices.
func New(
	w *world.World, v *view.Views, a *act.Acts, strategy Strategy, pause time.Duration, seed uint64,
) *Robots {
	r := &Robots{
		w: w, views: v, acts: a, strategy: strategy, pause: pause,
		rand: rand.New(rand.NewPCG(seed, 0x5eed)), by: map[string]*robot{},
	}
	w.Observe(r.observe)
	return r
}

// observe lets the robots know of an event of the world.
func (r *Robots) observe(e world.Event) {
	switch e.Kind {
	case world.MessageCreated, world.MessageUpdated:
		r.see(e.Message)
	case world.MemberCame:
		r.plan(e.Member)
	case world.AutoplaySet:
		r.switched(e.Member)
	case world.BotIdentified, world.BotInvited:
		r.WakeAll()
	}
}

// of returns the robot of a member who plays by themselves, nil for another.
func (r *Robots) of(member string) *robot {
	if !r.w.Members[member].Autoplay {
		return nil
	}
	if r.by[member] == nil {
		r.by[member] = &robot{done: map[string]done{}}
	}
	return r.by[member]
}

// see lets every robot whose member a new or edited message concerns look what there is to do.
func (r *Robots) see(m *world.Message) {
	if m.Author != r.w.Bot.ID {
		return
	}
	for _, id := range r.w.Order {
		rb := r.of(id)
		if rb == nil || !r.w.Concerns(id, m) {
			continue
		}
		if e := rb.errand; e != nil && m.OnlyFor == id && e.brought(m) {
			e.answered(m)
		}
		r.plan(id)
	}
}

// plan lets a member look what there is to do when the pause is over.
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

// switched begins anew with a member whose Autoplay was set.
func (r *Robots) switched(member string) {
	delete(r.by, member)
	r.plan(member)
}

// WakeAll lets all robots look what there is to do: after a restart, and when the bot comes.
func (r *Robots) WakeAll() {
	for _, id := range r.w.Order {
		if rb := r.of(id); rb != nil {
			rb.failed = 0
			clear(rb.done)
			r.plan(id)
		}
	}
}

// maxFailures is how many unanswered presses in a row make a robot wait until the bot begins a new session.
const maxFailures = 5
