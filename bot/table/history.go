package table

import (
	"context"
	"encoding/json"
	"farpost/engine"
	"farpost/storage"
	"fmt"
	"slices"
	"time"
)

// Logged is one act of a match's history as a viewer may know it.
type Logged struct {
	Seq    uint64
	At     time.Time
	Events []engine.Phrase
}

// History gives the last n acts that had something to tell, oldest first; 0 gives all. It reads from the
// end, so the last few cost the same however long a match is.
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
				told, err := toldOf(e, viewer)
				if err != nil {
					return err
				}
				if len(told) == 0 {
					continue
				}
				if out = append(out, Logged{e.Seq, e.At, told}); len(out) == n {
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

func toldOf(e storage.Entry, viewer engine.Seat) ([]engine.Phrase, error) {
	var events []engine.Event
	if len(e.Events) > 0 {
		if err := json.Unmarshal(e.Events, &events); err != nil {
			return nil, fmt.Errorf("log of match %s, entry %d: %w", e.Match, e.Seq, err)
		}
	}
	return seen(events, viewer), nil
}

// seen gives the events that a viewer is told, in their form for that viewer.
func seen(events []engine.Event, viewer engine.Seat) []engine.Phrase {
	var out []engine.Phrase
	for _, e := range events {
		if e.Tells(viewer) {
			out = append(out, e.For(viewer))
		}
	}
	return out
}
