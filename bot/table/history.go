package table

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Logged is one entry of a match's log as a viewer may know it.
type Logged struct {
	Seq    uint64
	At     time.Time
	Events []engine.Phrase
}

// History returns the last n log entries with events for a viewer (engine.NoSeat for a spectator), oldest first; all of
// them if n is 0. It reads from the end: the last few cost the same in a long match as in a short one.
func (t *Table) History(ctx context.Context, match string, viewer engine.Seat, n int) ([]Logged, error) {
	var out []Logged
	err := t.Store.View(ctx, func(tx storage.ReadTx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		batch, end := uint64(16+2*n), m.Seq+1
		for end > 0 {
			from := end - min(batch, end)
			if n == 0 {
				from = 0
			}
			entries, err := tx.Log(match, from, int(end-from))
			if err != nil {
				return err
			}
			for _, e := range slices.Backward(entries) {
				if e.Seq >= end {
					continue
				}
				events, err := eventsFor(e, viewer)
				if err != nil {
					return err
				}
				if len(events) == 0 {
					continue
				}
				if out = append(out, Logged{e.Seq, e.At, events}); len(out) == n {
					return nil
				}
			}
			end, batch = from, batch*2
		}
		return nil
	})
	slices.Reverse(out)
	return out, err
}

// Between returns the log entries with events for a viewer (engine.NoSeat for a spectator) that came after the entry
// from, up to and with the entry to, oldest first.
func (t *Table) Between(ctx context.Context, match string, viewer engine.Seat, from, to uint64) ([]Logged, error) {
	var out []Logged
	err := t.Store.View(ctx, func(tx storage.ReadTx) error {
		if to <= from {
			return nil
		}
		entries, err := tx.Log(match, from+1, int(to-from))
		if err != nil {
			return err
		}
		for _, e := range entries {
			if e.Seq > to {
				break
			}
			events, err := eventsFor(e, viewer)
			if err != nil {
				return err
			}
			if len(events) > 0 {
				out = append(out, Logged{e.Seq, e.At, events})
			}
		}
		return nil
	})
	return out, err
}

// eventsFor returns the events of a log entry that a viewer is told.
func eventsFor(e storage.Entry, viewer engine.Seat) ([]engine.Phrase, error) {
	var events []engine.Event
	if len(e.Events) > 0 {
		if err := json.Unmarshal(e.Events, &events); err != nil {
			return nil, fmt.Errorf("events of entry %d in the log of match %s: %w", e.Seq, e.Match, err)
		}
	}
	return engine.ToldTo(events, viewer), nil
}
