package engine

import "slices"

// Queue declares a free question: a kind of question in which a seat may do one thing after another, such as the free
// moment of a turn. Answers ahead to it form a queue. Each is used when its question would be put, which is when what
// came before is complete. Nobody else knows of it before.
//
// The whole queue stops as soon as its owner would want to look again, and the owner is told why (EventQueue):
//
//   - somebody acts in a window that is none of Through, or leaves the match;
//   - the owner is asked something that no answer ahead settles, unless it is a window that they asked to be asked in;
//   - the next queued answer is not possible any more;
//   - an event happens for which Stops gives a reason.
//
// The question must be about what the queue lasts for (SeatAsk.About), such as the turn. When that is over the ruleset
// ends the answers ahead about it (Tx.DropSeals). While a queue lasts the free question is open to nobody. If others
// may use it too, the game gives them a way to be asked first, and stops the queue at the event that records it.
type Queue struct {
	Kind string
	// Stops returns why a queue stops at an event: one of the Queue… reasons, "" to go on. Nil never stops one.
	Stops func(e Event) string
	// Through are the kinds of window in which acts do not stop it, such as the block of an attack of which more are
	// queued: they are part of what the owner has planned. What they make impossible stops it all the same.
	Through []string
}

// EventQueue, with a point and the reason behind it, says that a queue has stopped. Only its owner sees the event. Its
// secret arguments are "n", how many queued answers are dropped, and with QueueIllegal the "code" and the arguments of
// the refusal.
const EventQueue = "kernel.queue"

// Reasons why a queue stops.
const (
	QueueActed   = "acted"   // somebody acted, or left
	QueueHeld    = "held"    // somebody asked to be asked first
	QueueNews    = "news"    // something came to light, such as a new card in hand
	QueueAsked   = "asked"   // the owner is asked something else
	QueueIllegal = "illegal" // the next queued answer is not possible
)

// AddQueue declares a queue. It panics on a kind that has one already.
func (g *Ruleset) AddQueue(q Queue) {
	if g.queue(q.Kind) != nil {
		panic("engine: queue " + q.Kind + " declared twice")
	}
	g.queues = append(g.queues, q)
}

// queue returns the queue of a kind of question; nil if it has none.
func (g *Ruleset) queue(kind string) *Queue {
	for i := range g.queues {
		if g.queues[i].Kind == kind {
			return &g.queues[i]
		}
	}
	return nil
}

// Queues reports whether answers ahead to a kind of question form a queue.
func (g *Ruleset) Queues(kind string) bool { return g.queue(kind) != nil }

// QueueKinds lists the kinds of question in which answers ahead form a queue.
func (g *Ruleset) QueueKinds() []string {
	var out []string
	for _, q := range g.queues {
		out = append(out, q.Kind)
	}
	return out
}

// queued reports whether an answer ahead is in a queue.
func (g *Ruleset) queued(x Sealed) bool { return !x.Silent && g.queue(x.Window) != nil }

// stopQueues stops the queues with answers for which is is true, and records why, each for its owner alone.
func (d *driver) stopQueues(why string, more []Arg, is func(Sealed) bool) {
	if len(d.s.Sealed) == 0 || len(d.g.queues) == 0 {
		return
	}
	counts := make([]int, len(d.s.Seats))
	d.s.dropSeals(func(x Sealed) bool {
		if !d.g.queued(x) || !is(x) {
			return false
		}
		counts[x.Seat]++
		return true
	})
	for i, n := range counts {
		if n > 0 {
			d.events = append(d.events, Event{Kind: EventQueue + "." + why, Seat: Seat(i), Private: true,
				Knows: []Seat{Seat(i)}, Secret: append([]Arg{A("n", Int(n))}, more...)})
		}
	}
}

// everything and of are for stopQueues: all queues, and those of a seat.
func everything(Sealed) bool { return true }

func of(s Seat) func(Sealed) bool { return func(x Sealed) bool { return x.Seat == s } }

// stopOnEvents stops the queues at events that are news.
func (d *driver) stopOnEvents(events []Event) {
	if len(d.s.Sealed) == 0 {
		return
	}
	for _, q := range d.g.queues {
		for _, e := range events {
			if q.Stops == nil {
				break
			}
			if why := q.Stops(e); why != "" {
				d.stopQueues(why, nil, everything)
			}
		}
	}
}

// stopOnActs stops queues when somebody acts in a window.
func (d *driver) stopOnActs(ask *Ask, replies []SeatReply) {
	for _, rep := range replies {
		v := d.g.Verb(rep.Verb)
		if v == nil || v.Prog == "" {
			continue
		}
		for _, sa := range ask.Seats {
			if d.g.windows[sa.Kind] != nil && sa.Seat == rep.Seat {
				d.stopQueues(QueueActed, nil, func(x Sealed) bool {
					return !slices.Contains(d.g.queue(x.Window).Through, sa.Kind)
				})
			}
		}
	}
}

// foresee answers new questions from answers ahead. A seat whose question stays open did not foresee it, so its queue
// stops. A free or an optional question does not. Nor does any question in a match without short cuts (InTurn), or a
// window where the seat is taken to pass (Imagine), or where it asked to be asked: it did foresee that.
func (d *driver) foresee(isNew []uint64) {
	for i := range d.s.Ask.Seats {
		sa := &d.s.Ask.Seats[i]
		if !slices.Contains(isNew, sa.Q) {
			continue
		}
		d.fillFromSeal(sa)
		passed := d.g.inTurn || d.g.passed && d.g.windows[sa.Kind] != nil || d.isWanted(sa)
		if sa.Got == nil && !sa.Optional && d.g.queue(sa.Kind) == nil && !passed {
			d.stopQueues(QueueAsked, nil, of(sa.Seat))
		}
	}
}

// isWanted reports whether a seat asked to be asked in the window that is being opened: with what it did there
// (Opened.Held), or ahead (AskMe).
func (d *driver) isWanted(sa *SeatAsk) bool {
	top := &d.s.Stack[len(d.s.Stack)-1]
	if top.At.Prog == progWindow {
		if w := opened(top); w.Held && w.Opener == sa.Seat {
			return true
		}
	}
	return slices.ContainsFunc(d.s.Sealed, func(x Sealed) bool {
		return x.Verb == AskMe && x.Seat == sa.Seat && sa.Of(x.About) &&
			(x.Window == AnyWindow || x.Window == sa.Kind)
	})
}
