package table

import (
	"fmt"
	"time"

	"farpost/storage"
)

// JobLook is the kind of the job at which the table asks whether those for whom a match waits are in its server still.
// It moves with what is asked. While the clocks of a match stand still there is none.
const JobLook = "look"

// lookEvery is how often it is asked of a player in a match at most.
const lookEvery = 24 * time.Hour

// lateAt is when whoever is asked a question is late: half of what it allows is over, or a day.
func (s Settings) lateAt(a storage.Ask) time.Time {
	whole := s.After(a.Due)
	return a.Deadline.Add(min(whole/2, lookEvery) - whole)
}

// nextLook returns when to ask next whether a seat's player is in the server: when they are late, and of one who has
// left whatever is asked; a day after the last time at the earliest. It is the zero time while nobody waits for them.
// Who has answered in secret is asked about all the same, for nobody knows of the answer.
func (t *Table) nextLook(set Settings, seat int, n seatInfo, asks []storage.Ask) time.Time {
	var again time.Time
	if n.Left.Looked != 0 {
		again = t.wall(n.Left.Looked).Add(lookEvery)
	}
	if n.Left.Since != 0 {
		return again
	}
	var late time.Time
	for _, a := range asks {
		if a.Seat != seat || a.Deadline.IsZero() {
			continue
		}
		if at := set.lateAt(a); late.IsZero() || at.Before(late) {
			late = at
		}
	}
	if late.IsZero() || late.After(again) {
		return late
	}
	return again
}

// planLook writes the job of the match's next look, by its questions and seats as they are now.
func (s *sitting) planLook() error {
	return s.t.putLook(s.tx, s.pos.Match, s.settings, s.info, s.pos.Asks, time.Time{})
}

// planLook is the sitting's, of a match as it is stored, and for no time before an instant.
func (t *Table) planLook(tx storage.Tx, m storage.Match, from time.Time) error {
	set, err := SettingsOf(m)
	if err != nil {
		return err
	}
	asks, err := tx.Asks(m.ID)
	if err != nil {
		return err
	}
	seats, err := tx.Seats(m.ID)
	if err != nil {
		return err
	}
	info := make([]seatInfo, len(seats))
	for i, seat := range seats {
		if info[i], err = infoOf(seat); err != nil {
			return err
		}
	}
	return t.putLook(tx, m, set, info, asks, from)
}

// putLook writes the job of a match's next look, not before an instant. A match outside of servers has none.
func (t *Table) putLook(
	tx storage.Tx, m storage.Match, set Settings, info []seatInfo, asks []storage.Ask, from time.Time,
) error {
	if !t.Delivered || m.Server == "" || IsStopped(m) {
		return nil
	}
	var first time.Time
	for i, n := range info {
		if at := t.nextLook(set, i, n, asks); !at.IsZero() && (first.IsZero() || at.Before(first)) {
			first = at
		}
	}
	if first.IsZero() {
		return tx.DeleteJob(lookKey(m.ID))
	}
	return tx.PutJob(storage.Job{Key: lookKey(m.ID), Kind: JobLook, Due: stored(latest(first, from)), Match: m.ID})
}

// latest returns the later of two instants.
func latest(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

// lookKey names the job of a match's next look.
func lookKey(match string) string { return fmt.Sprintf("%s:%s", JobLook, match) }

// played is the present instant of playable time.
func (t *Table) played() int64 { return storage.Millis(t.Now().Add(-t.back.shift())) }

// wall is an instant of playable time, by the clock that deadlines have now.
func (t *Table) wall(played int64) time.Time { return storage.FromMillis(played).Add(t.back.shift()) }
