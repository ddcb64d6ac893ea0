package table

import (
	"context"
	"errors"

	"farpost/storage"
)

// Lost posts the row that makes a match's message again which was deleted: its invitation, as long as that can be
// answered, or else the message of its last handover. id is the deleted message.
func (t *Table) Lost(ctx context.Context, match string, invitation bool, id string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		switch {
		case invitation && m.Status == storage.Invited:
			return t.post(tx, m, Row{Kind: RowInvite})
		case !invitation && m.Status == storage.Running:
			return t.post(tx, m, Row{Kind: RowRefresh, Of: id})
		}
		return nil
	})
}

// LostHand posts the row that sends the copy of a seat's hand again which is gone. id is its message.
func (t *Table) LostHand(ctx context.Context, match string, seat int, id string) error {
	return t.lostOf(ctx, match, seat, Row{Kind: RowHand, Why: HandWanted, Of: id})
}

// LostJudge posts the row that says again in a judge's thread who calls, if a judge is called to the match still. id is
// the message that is gone. Nobody is called a second time.
func (t *Table) LostJudge(ctx context.Context, match, id string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running || !IsJudged(m) {
			return err
		}
		seats, err := tx.Seats(match)
		if err != nil {
			return err
		}
		for _, s := range seats {
			if called, err := HasCalled(m, s); err != nil || called {
				return errors.Join(err, t.post(tx, m, Row{Kind: RowJudge, Seats: []int{s.No}, Of: id}))
			}
		}
		return nil
	})
}

// LostCall posts the row that calls a seat again whose call for the handover of is gone. id is its message. Who is not
// asked any more when that is sent is not called.
func (t *Table) LostCall(ctx context.Context, match string, seat int, of, id string) error {
	return t.lostOf(ctx, match, seat, Row{Kind: RowCall, Of: of, In: id})
}

// lostOf posts a row for a seat of a running match.
func (t *Table) lostOf(ctx context.Context, match string, seat int, row Row) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running {
			return err
		}
		seats, err := tx.Seats(match)
		if err != nil || seat >= len(seats) {
			return err
		}
		row.Seats, row.to = []int{seat}, seats[seat].Player
		return t.post(tx, m, row)
	})
}

// MakeSure has the message of a running match edited, also if nothing has changed: so it turns out whether it is gone.
func (t *Table) MakeSure(ctx context.Context, match string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running {
			return err
		}
		return t.post(tx, m, Row{Kind: RowRefresh, Again: true})
	})
}

// Missing posts the row that makes the message of a running match which has none, unless something is to be sent of the
// match already.
func (t *Table) Missing(ctx context.Context, match string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running {
			return err
		}
		if _, err := tx.OutboxHead(matchLane(match)); !errors.Is(err, storage.ErrNotFound) {
			return err
		}
		return t.post(tx, m, Row{Kind: RowRefresh, Of: match})
	})
}

// LostThread has a match's thread opened again that was deleted, and its message with it. A match that is not running
// any more, or is played in another thread by now, is left alone.
func (t *Table) LostThread(ctx context.Context, match, thread string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running || m.Thread != thread {
			return err
		}
		// The match keeps it until then: what is sent before that row finds the thread gone and opens another.
		if err := t.post(tx, m, Row{Kind: RowThread, Of: m.Thread}); err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowRefresh, Of: m.Thread})
	})
}

// Thread has a running match that is played in its channel get a thread after all. What it shows already stays where it
// is; the next message comes in the thread.
func (t *Table) Thread(ctx context.Context, match string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running || m.Thread != "" {
			return err
		}
		return t.post(tx, m, Row{Kind: RowThread})
	})
}

// Tell posts a direct message to each of some people that nothing of a match can be sent to a door, and why.
func (t *Table) Tell(ctx context.Context, match, door, reason string, who []string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		for _, p := range who {
			if err := t.post(tx, m, Row{Kind: RowTrouble, Word: reason, Of: door, Person: p}); err != nil {
				return err
			}
		}
		return nil
	})
}

// Back posts that a running match's channel can be written in again.
func (t *Table) Back(ctx context.Context, match string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running {
			return err
		}
		return t.post(tx, m, Row{Kind: RowNotice, Word: WordBack})
	})
}
