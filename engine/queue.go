package engine

import "slices"

// Queue declares a kind of question in which a seat is free to do one thing after another, such as the free
// moment of a turn: answers ahead to it form a queue. Each is used when its question would be put, so when
// what came before is complete, and nothing of it is known to anybody else before. The whole queue stops,
// and its owner is told why (EventQueue), as soon as the owner would want to look again:
//
//   - somebody acts in a window, or leaves the match;
//   - the owner is asked something that no answer ahead settles;
//   - the next queued answer is not possible any more;
//   - an event happens of which Stops says so.
//
// The question must be about what the queue lasts for (SeatAsk.About), such as the turn, and the ruleset
// must end the seals about it with that (Tx.DropSeals). While a queue lasts the free question stands open to
// nobody; a game in which others may use it too gives them a way to be asked first, and stops the queue at
// the event that tells of it.
type Queue struct {
	Kind string
	// Stops gives the reason why a queue stops at an event, one of the Queue… reasons, "" for going on.
	// Nil never stops one.
	Stops func(e Event) string
}

// EventQueue, with a point and the reason behind it, tells the owner of a queue that it has stopped; it is
// private. Its secret arguments are "n", how many queued answers are dropped, and with QueueIllegal the
// "code" and the arguments of the refusal.
const EventQueue = "kernel.queue"

// Reasons why a queue stops.
const (
	QueueActed   = "acted"   // somebody acted, or left
	QueueHeld    = "held"    // somebody asked to be asked first
	QueueNews    = "news"    // something came to light, such as a new card in hand
	QueueAsked   = "asked"   // the owner is asked something else
	QueueIllegal = "illegal" // the next queued answer is not possible
)

// AddQueue declares a queue; a kind has one at most.
func (g *Ruleset) AddQueue(q Queue) {
	if g.queue(q.Kind) != nil {
		panic("engine: queue " + q.Kind + " declared twice")
	}
	g.queues = append(g.queues, q)
}

// queue finds the queue of a kind of question, nil when it is none.
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

// queued reports whether an answer ahead stands in a queue.
func (g *Ruleset) queued(x Sealed) bool { return !x.Silent && g.queue(x.Window) != nil }

// stopQueues stops the queues of the seats that whose says, and tells their owners why.
func (d *driver) stopQueues(why string, more []Arg, whose func(Seat) bool) {
	if len(d.s.Sealed) == 0 || len(d.g.queues) == 0 {
		return
	}
	counts := make([]int, len(d.s.Seats))
	d.s.dropSeals(func(x Sealed) bool {
		if !d.g.queued(x) || !whose(x.Seat) {
			return false
		}
		counts[x.Seat]++
		return true
	})
	for i, n := range counts {
		if n > 0 {
			d.events = append(d.events, Event{Kind: EventQueue + "." + why, Seat: Seat(i), Private: true, Knows: []Seat{Seat(i)},
				Secret: append([]Arg{A("n", Int(n))}, more...)})
		}
	}
}

func anybody(Seat) bool { return true }

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
				d.stopQueues(why, nil, anybody)
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
				d.stopQueues(QueueActed, nil, anybody)
			}
		}
	}
}

// foresee fills new questions with what is sealed, and stops the queue of a seat that is asked something
// that it did not foresee; where it is taken to pass, or nothing is used that it has said, none.
func (d *driver) foresee(isNew []uint64) {
	for i := range d.s.Ask.Seats {
		sa := &d.s.Ask.Seats[i]
		if !slices.Contains(isNew, sa.Q) {
			continue
		}
		d.fillFromSeal(sa)
		passed := d.g.inTurn || d.g.passed && d.g.windows[sa.Kind] != nil
		if sa.Got == nil && !sa.Optional && d.g.queue(sa.Kind) == nil && !passed {
			d.stopQueues(QueueAsked, nil, func(s Seat) bool { return s == sa.Seat })
		}
	}
}
