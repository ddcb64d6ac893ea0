package table

import (
	"context"
	"errors"
	"fmt"

	"farpost/engine"
	"farpost/storage"
)

// look posts the rows that ask about each player for whom a match waits too long (RowLook), and plans the next look.
// That it was asked is noted before the answer comes: where Discord does not say, it is asked again a day later. A
// match that is over, or whose clocks stand still, has no such job.
func (t *Table) look(ctx context.Context, match string) error {
	err := t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		if err := tx.DeleteJob(lookKey(match)); err != nil {
			return err
		}
		b, err := tx.Heartbeat()
		if err != nil {
			return err
		}
		sure, _ := t.back.reached(b.Shift)
		soon := latest(t.Now(), sure).Add(lookAgain) // what is planned anew is not due at once, whatever the clocks say
		set, err := SettingsOf(m)
		if err != nil {
			return err
		}
		asks, err := tx.Asks(match)
		if err != nil {
			return err
		}
		seats, err := tx.Seats(match)
		if err != nil {
			return err
		}
		for i := range seats {
			n, err := infoOf(seats[i])
			if err != nil {
				return err
			}
			if at := t.nextLook(set, i, n, asks); at.IsZero() || at.After(soon) {
				continue
			}
			n.Left.Looked = t.played()
			if err := putInfo(tx, &seats[i], n); err != nil {
				return err
			}
			if err := t.post(tx, m, Row{Kind: RowLook, Seats: []int{i}}); err != nil {
				return err
			}
		}
		return t.planLook(tx, m, soon)
	})
	if err != nil {
		return fmt.Errorf("look for the players of match %s: %w", match, err)
	}
	return nil
}

// Looked notes what Discord says of a seat's player in a running match: whether they have left its server, and if so
// since when is counted. What is new is said in the match, once: that they have left, that the match may be claimed,
// that they are back. A seat that is out counts as there.
func (t *Table) Looked(ctx context.Context, match string, seat int, gone bool) error {
	return t.update(ctx, func(tx storage.Tx) error {
		pos, err := t.loadRunning(tx, match)
		if engine.IsRefusal(err) != nil || errors.Is(err, engine.ErrParked) {
			return nil // nobody waits there
		}
		if err != nil {
			return err
		}
		s, err := t.newSitting(tx, pos)
		if err != nil {
			return err
		}
		left := &s.info[seat].Left
		switch said := left.Since != 0; {
		case !said && (!gone || pos.State.Seats[seat].Out):
			return nil
		case pos.State.Seats[seat].Out:
			left.Since, left.Told, s.changed[seat] = 0, false, true
			return s.putSeats()
		case !gone:
			s.markReturned(seat)
		case !said:
			s.markLeft(seat)
		case !left.Told && s.settings.Event == "" && !t.Now().Before(s.claimable(seat)):
			left.Told, s.changed[seat] = true, true
			s.notices = append(s.notices, Row{Kind: RowNotice, Word: WordClaimable, Seats: []int{seat},
				Mentions: s.others(seat)})
			return s.putSeats()
		default:
			return nil
		}
		if err := s.logOwn("left", "", ""); err != nil {
			return err
		}
		return s.putSeats()
	})
}
