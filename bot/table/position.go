package table

import (
	"context"
	"errors"
	"farpost/engine"
	"farpost/storage"
	"fmt"
	"slices"
	"time"
)

// Position is a running match as it stands.
type Position struct {
	Match   storage.Match
	Seats   []storage.Seat // by number
	Asks    []storage.Ask  // open questions with their deadlines
	Ruleset *engine.Ruleset
	Book    engine.Book
	State   *engine.State
}

// Seat is the seat of a player, NoSeat when the person is watching.
func (p Position) Seat(player string) engine.Seat {
	if i := seatOf(p.Seats, player); i >= 0 {
		return engine.Seat(i)
	}
	return engine.NoSeat
}

// View is what a seat, or with NoSeat a spectator, may know. It says who is away, and does not wait for what
// has been passed for them.
func (p Position) View(seat engine.Seat) (engine.View, error) {
	v, err := engine.ViewOf(p.Ruleset, p.Book, p.State, seat)
	if err != nil {
		return v, err
	}
	for i := range v.Seats {
		s := &v.Seats[i]
		s.Away = v.Result == nil && !s.Out && p.Seats[s.Seat].Away
	}
	v.Waiting = slices.DeleteFunc(v.Waiting, func(w engine.WaitView) bool { return isReaction(w.Due) && p.passed(w.Q) })
	return v, nil
}

// passed tells a question that was answered for a seat because it is away: it has no deadline.
func (p Position) passed(q uint64) bool {
	return slices.ContainsFunc(p.Asks, func(a storage.Ask) bool { return a.Q == q && a.Deadline.IsZero() })
}

// Deadline is when a question runs out, zero when it has no deadline.
func (p Position) Deadline(q uint64) time.Time {
	for _, a := range p.Asks {
		if a.Q == q {
			return a.Deadline
		}
	}
	return time.Time{}
}

// Draft tries an answer without giving it; see engine.Draft.
func (p Position) Draft(seat engine.Seat, q uint64, rep engine.Reply) (engine.Outcome, error) {
	return engine.Draft(p.Ruleset, p.Book, p.State, seat, q, rep)
}

// Imagine is the position as it will stand when a seat is asked a kind of question after an input (none with an
// empty Kind), for putting an answer ahead together, and the question's number there. ok is false when nobody can
// look that far; see engine.Imagine.
func (p Position) Imagine(seat engine.Seat, in engine.Input, kind string) (next Position, q uint64, ok bool, err error) {
	next = p
	next.State, q, ok, err = engine.Imagine(p.Ruleset, p.Book, p.State, seat, in, kind)
	if !ok {
		return p, 0, false, err
	}
	return next, q, true, nil
}

// Offers are the answers ahead that the open questions offer, from public facts; see engine.Offer.
func (p Position) Offers() ([]engine.Offered, error) {
	return engine.OffersOf(p.Ruleset, p.Book, p.State)
}

// IsApt tells whether a verb is to be suggested to a seat; see engine.IsApt.
func (p Position) IsApt(seat engine.Seat, verb string) (bool, error) {
	return engine.IsApt(p.Ruleset, p.Book, p.State, seat, verb)
}

// Orders are the kinds of standing order that a seat can give now, with those given.
func (p Position) Orders(seat engine.Seat) ([]engine.SilenceView, error) {
	return engine.SilencesOf(p.Ruleset, p.Book, p.State, seat)
}

// Position loads a match that is running, parked or over: its last position can still be looked at. One
// that this build does not know is refused with CodeParked.
func (t *Table) Position(ctx context.Context, match string) (Position, error) {
	var pos Position
	err := t.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		pos, err = t.look(tx, match)
		return err
	})
	if errors.Is(err, engine.ErrParked) {
		err = errors.Join(err, refuse(CodeParked))
	}
	return pos, err
}

// load is look for a match that can be acted in.
func (t *Table) load(tx storage.ReadTx, match string) (Position, error) {
	pos, err := t.look(tx, match)
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

func (t *Table) look(tx storage.ReadTx, match string) (Position, error) {
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
		return pos, fmt.Errorf("%w: match %s is of game %q, which this build does not have", engine.ErrParked, m.ID, m.Game)
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
	raw, err := tx.State(match)
	if err != nil {
		return pos, err
	}
	if pos.State, err = engine.Decode(raw); err != nil {
		return pos, fmt.Errorf("match %s: %w", match, err)
	}
	return pos, nil
}

// Inbox is what waits for a player over all matches, the earliest deadline first.
func (t *Table) Inbox(ctx context.Context, player string) ([]storage.Waiting, error) {
	var out []storage.Waiting
	err := t.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		out, err = tx.Inbox(player)
		return err
	})
	return out, err
}

// Find gives the player's matches in a place (a thread or channel), running ones only unless all is
// asked for; with an empty place everywhere. The latest comes first.
func (t *Table) Find(ctx context.Context, player, place string, statuses ...storage.Status) ([]storage.Match, error) {
	var out []storage.Match
	err := t.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		out, err = tx.Matches(storage.MatchFilter{Player: player, Place: place, Statuses: statuses})
		return err
	})
	return out, err
}
