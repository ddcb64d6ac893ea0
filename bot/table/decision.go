package table

import (
	"context"
	"errors"

	"farpost/engine"
	"farpost/storage"
)

// Decision ends a running match from outside.
type Decision struct {
	// Places are those of the seats, as in engine.Input. Nil leaves them to the game's time rule, for engine.WhyTime.
	Places []int
	// Why is one of engine.Whys.
	Why string
	// By is the user id of the person who decided, for the log; "" for the bot.
	By string
	// Interaction is Discord's id of the press that did it, which counts once; "" for none.
	Interaction string
}

// Decide ends a running match with these places (nil: those of the game's time rule), whatever is asked. Nothing is
// answered any more, and all are told who has won, and why. By is the person who decided; "" for the bot. A match that
// is not running is refused, as an act in it would be.
func (t *Table) Decide(ctx context.Context, match string, places []int, why, by string) error {
	d := Decision{Places: places, Why: why, By: by}
	err := t.update(ctx, func(tx storage.Tx) error { return t.DecideTx(tx, match, d) })
	return t.settleParked(ctx, match, err, d.input())
}

// DecideTx is Decide within a transaction of Table.Update, such as one that writes down what the decision rests on. It
// parks no match: an error that wraps engine.ErrParked says that this build cannot go on with it.
func (t *Table) DecideTx(tx storage.Tx, match string, d Decision) error {
	if err := checkTwice(tx, d.Interaction); err != nil {
		return err
	}
	pos, err := t.loadRunning(tx, match)
	if err != nil {
		return err
	}
	s, err := t.newSitting(tx, pos)
	if err != nil {
		return err
	}
	if err := s.apply(d.input(), d.By, d.Interaction); err != nil {
		return err
	}
	return s.close()
}

func (d Decision) input() engine.Input {
	return engine.Input{Kind: engine.InputDecide, Seat: engine.NoSeat, Places: d.Places, Why: d.Why}
}

// Update runs f in a transaction beside the table's own, for those who decide matches or plan around their clocks. f
// reads deadlines as they are, and afterwards the outbox and the timer are woken. A press that was carried out before
// is refused with CodeTwice.
func (t *Table) Update(ctx context.Context, f func(storage.Tx) error) error { return t.update(ctx, f) }

// PlacesByTime returns the place of each seat of a match if its time were over now, by the game's time rule; of a match
// that is over those that it has. It is refused as Position is.
func (t *Table) PlacesByTime(ctx context.Context, match string) ([]int, error) {
	pos, err := t.Position(ctx, match)
	if err != nil {
		return nil, err
	}
	places, err := engine.PlacesByTime(pos.Ruleset, pos.Book, pos.State)
	if errors.Is(err, engine.ErrParked) {
		err = errors.Join(err, refuse(CodeParked))
	}
	return places, err
}
