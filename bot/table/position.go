package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Position is a match at one moment: its stored rows, and the engine's state with the ruleset and book that belong to
// it.
type Position struct {
	Match   storage.Match
	Seats   []storage.Seat // by number
	Asks    []storage.Ask  // the open questions with their deadlines, by seat and number
	Ruleset *engine.Ruleset
	Book    engine.Book
	State   *engine.State
}

// Seat returns the seat of a player, engine.NoSeat for a person who watches.
func (p Position) Seat(player string) engine.Seat {
	if i := seatOf(p.Seats, player); i >= 0 {
		return engine.Seat(i)
	}
	return engine.NoSeat
}

// View returns what a seat may know, or a spectator with engine.NoSeat. It marks the seats that are away. Questions
// that were passed because a seat is away are not among those it waits for. A match that was called off waits for
// nobody.
func (p Position) View(seat engine.Seat) (engine.View, error) {
	v, err := engine.ViewOf(p.Ruleset, p.Book, p.State, seat)
	if err != nil {
		return v, err
	}
	for i := range v.Seats {
		s := &v.Seats[i]
		s.Away = v.Result == nil && !s.Out && p.Seats[s.Seat].Away
	}
	v.Waiting = slices.DeleteFunc(v.Waiting, func(w engine.WaitView) bool {
		return p.calledOff() || isReaction(w.Due) && p.passed(w.Q)
	})
	return v, nil
}

// passed reports whether a question was answered because its seat is away. Such a question has no deadline.
func (p Position) passed(q uint64) bool {
	return slices.ContainsFunc(p.Asks, func(a storage.Ask) bool { return a.Q == q && a.Deadline.IsZero() })
}

// Deadline returns the deadline of a question, the zero time if it has none.
func (p Position) Deadline(q uint64) time.Time {
	for _, a := range p.Asks {
		if a.Q == q {
			return a.Deadline
		}
	}
	return time.Time{}
}

// Stopped reports whether the clocks of the match stand still. Then a deadline says nothing about when it passes, only
// Left does.
func (p Position) Stopped() bool { return IsStopped(p.Match) }

// IsStopped reports whether the clocks of a match stand still.
func IsStopped(m storage.Match) bool { return !m.Stopped.IsZero() }

// Left returns how much time is left until a deadline of the match, at an instant that counts unless its clocks stand
// still.
func Left(m storage.Match, deadline, now time.Time) time.Duration {
	if IsStopped(m) {
		now = m.Stopped
	}
	return deadline.Sub(now)
}

// IsWindow reports whether a question is one of a window, in which people respond. A free moment that is ended by
// passing is none.
func (p Position) IsWindow(sa engine.SeatAsk) bool {
	return sa.Offers(engine.Pass) && (sa.Optional || slices.Contains(p.Ruleset.Windows(), sa.Kind))
}

// IsAsked reports whether the match waits for a seat.
func (p Position) IsAsked(seat int) bool {
	return p.State.Ask != nil && !p.calledOff() && slices.ContainsFunc(p.State.Ask.Seats, func(sa engine.SeatAsk) bool {
		return int(sa.Seat) == seat && !sa.Optional
	})
}

// calledOff reports whether the match was called off after it had begun (Table.VoidTx).
func (p Position) calledOff() bool { return p.Match.Status == storage.Cancelled }

// Draft tries an answer without giving it; see engine.Draft.
func (p Position) Draft(seat engine.Seat, q uint64, rep engine.Reply) (engine.Outcome, error) {
	return engine.Draft(p.Ruleset, p.Book, p.State, seat, q, rep)
}

// Imagine looks ahead, so that an answer ahead can be put together. It returns the position in which a seat will be
// asked a kind of question after an input, and the question's number there. An input with an empty Kind is none. ok
// is false if nobody can know; see engine.Imagine.
func (p Position) Imagine(seat engine.Seat, in engine.Input, kind string) (
	next Position, q uint64, ok bool, err error) {
	next = p
	next.State, q, ok, err = engine.Imagine(p.Ruleset, p.Book, p.State, seat, in, kind)
	if !ok {
		return p, 0, false, err
	}
	return next, q, true, nil
}

// Offers returns the offers of all open questions, from public facts; see engine.Offer.
func (p Position) Offers() ([]engine.Offered, error) {
	return engine.OffersOf(p.Ruleset, p.Book, p.State)
}

// Advice returns how to offer a verb to a seat; see engine.AdviceOf.
func (p Position) Advice(seat engine.Seat, verb string) (engine.Advice, error) {
	return engine.AdviceOf(p.Ruleset, p.Book, p.State, seat, verb)
}

// Orders returns the orders that a seat can give now, one for each kind of question, with those that it has given; see
// Table.Order.
func (p Position) Orders(seat engine.Seat) ([]engine.SilenceView, error) {
	return engine.SilencesOf(p.Ruleset, p.Book, p.State, seat)
}

// Position loads the last position of a match that is running, parked, over, or was called off after its deal. A match
// that this build cannot read is refused with CodeParked, an unknown one with CodeUnknown, one that was never dealt
// with CodeNotRunning.
func (t *Table) Position(ctx context.Context, match string) (Position, error) {
	var pos Position
	err := t.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		pos, err = t.loadAny(tx, match)
		return err
	})
	if errors.Is(err, engine.ErrParked) {
		err = errors.Join(err, refuse(CodeParked))
	}
	return pos, err
}

// loadRunning loads a match in which players can act. It refuses any other with CodeOver, CodeParked or CodeNotRunning.
func (t *Table) loadRunning(tx storage.ReadTx, match string) (Position, error) {
	pos, err := t.loadAny(tx, match)
	if err != nil {
		return pos, err
	}
	switch pos.Match.Status {
	case storage.Running:
		return pos, nil
	case storage.Over:
		return pos, refuse(engine.CodeOver)
	case storage.Parked:
		return pos, refuse(CodeParked)
	}
	return pos, refuse(CodeNotRunning)
}

// loadAny loads a match that has been dealt. The error wraps engine.ErrParked if this build cannot read it.
func (t *Table) loadAny(tx storage.ReadTx, match string) (Position, error) {
	m, err := tx.Match(match)
	if errors.Is(err, storage.ErrNotFound) {
		return Position{}, refuse(CodeUnknown)
	}
	if err != nil {
		return Position{}, err
	}
	pos := Position{Match: m, Ruleset: t.Games.Ruleset(m.Game)}
	if m.Book == "" {
		return pos, refuse(CodeNotRunning)
	}
	if pos.Ruleset == nil {
		return pos, fmt.Errorf("%w: match %s is of game %q, which this build does not have",
			engine.ErrParked, m.ID, m.Game)
	}
	if pos.Book, err = t.book(tx, m); err != nil {
		return pos, err
	}
	if pos.Seats, err = tx.Seats(match); err != nil {
		return pos, err
	}
	if pos.Asks, err = tx.Asks(match); err != nil {
		return pos, err
	}
	pos.State, err = t.state(tx, m)
	return pos, err
}

// MatchSeats loads the rows of a match in any stage and of its seats, without its position. An id of no match is
// refused with CodeUnknown.
func (t *Table) MatchSeats(ctx context.Context, match string) (m storage.Match, seats []storage.Seat, err error) {
	err = t.Store.View(ctx, func(tx storage.ReadTx) error {
		if m, err = tx.Match(match); err != nil {
			return err
		}
		seats, err = tx.Seats(match)
		return err
	})
	if errors.Is(err, storage.ErrNotFound) {
		err = refuse(CodeUnknown)
	}
	return m, seats, err
}

// Inbox returns the questions that wait for a player in all matches, the earliest deadline first.
func (t *Table) Inbox(ctx context.Context, player string) ([]storage.Waiting, error) {
	var out []storage.Waiting
	err := t.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		out, err = tx.Inbox(player, "", 0)
		return err
	})
	return out, err
}

// Next returns the most urgent question that waits for a player in another match than but; ok is false for none.
func (t *Table) Next(ctx context.Context, player, but string) (next storage.Waiting, ok bool, err error) {
	err = t.Store.View(ctx, func(tx storage.ReadTx) error {
		list, err := tx.Inbox(player, but, 1)
		if ok = len(list) > 0; ok {
			next = list[0]
		}
		return err
	})
	return next, ok, err
}

// Ended returns the match of a server that ended last; ok is false before any has.
func (t *Table) Ended(ctx context.Context, server string) (m storage.Match, ok bool, err error) {
	err = t.Store.View(ctx, func(tx storage.ReadTx) error {
		list, err := tx.Matches(storage.MatchFilter{Server: server, Statuses: []storage.Status{storage.Over}, Limit: 1})
		if ok = len(list) > 0; ok {
			m = list[0]
		}
		return err
	})
	return m, ok, err
}

// Find returns a player's matches in a thread or channel, the latest first. An empty place means everywhere, no
// statuses mean all of them.
func (t *Table) Find(ctx context.Context, player, place string, statuses ...storage.Status) ([]storage.Match, error) {
	var out []storage.Match
	err := t.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		out, err = tx.Matches(storage.MatchFilter{Player: player, Place: place, Statuses: statuses})
		return err
	})
	return out, err
}
