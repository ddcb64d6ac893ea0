package tournament

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"farpost/bot/table"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// Desk runs tournaments. It is the only writer of events. Many goroutines may use it at once. All fields but Correct
// must be set, Table before the first use.
type Desk struct {
	Table *table.Table
	Store storage.Store
	Games table.Games
	Now   func() time.Time
	Seed  func() uint64 // the randomness of a draw
	ID    func() string // the id of a new event
	// Correct is told what the matches of a pairing count for now that a judge has set its result, or that was taken
	// back: places has those of the players in each match, nil for one that does not count. Nil: nobody is told.
	Correct func(tx storage.Tx, matches, players []string, places [][]int) error
}

// CodeEvent refuses what is asked of an event that is not there.
const CodeEvent = "E-EVENT"

// View is an event as it is at one moment.
type View struct {
	Row   storage.Event
	Event event.Event
}

// Picture is the hash of the picture on the event's message, as SetMessage noted it; "" for none.
func (v View) Picture() string {
	note, _ := memoOf(v.Row) // what takes the event up next reports what cannot be read
	return note.Picture
}

// Look returns an event. One that is not there is refused with CodeEvent.
func (d *Desk) Look(ctx context.Context, id string) (v View, err error) {
	err = d.Store.View(ctx, func(tx storage.ReadTx) error {
		v, err = read(tx, id)
		return err
	})
	return v, err
}

// List returns events, the one that changed last first.
func (d *Desk) List(ctx context.Context, f storage.EventFilter) (out []View, err error) {
	err = d.Store.View(ctx, func(tx storage.ReadTx) error {
		rows, err := tx.Events(f)
		for _, row := range rows {
			v, bad := viewOf(row)
			out, err = append(out, v), errors.Join(err, bad)
		}
		return err
	})
	return out, err
}

// Entry is an entry of an event's log.
type Entry struct {
	Seq    uint64
	Action event.Action
	// Taken says that it was taken back.
	Taken bool
}

// Log returns what was done to an event, in order.
func (d *Desk) Log(ctx context.Context, id string) (out []Entry, err error) {
	err = d.Store.View(ctx, func(tx storage.ReadTx) error {
		log, err := readLog(tx, id)
		for i, a := range log {
			out = append(out, Entry{Seq: uint64(i + 1), Action: a})
		}
		for _, a := range log {
			if a.Kind == event.Take {
				out[a.Step-1].Taken = true
			}
		}
		return err
	})
	return out, err
}

func read(tx storage.ReadTx, id string) (View, error) {
	row, err := tx.Event(id)
	if errors.Is(err, storage.ErrNotFound) {
		return View{}, engine.Refuse(CodeEvent, "")
	}
	if err != nil {
		return View{}, err
	}
	return viewOf(row)
}

func viewOf(row storage.Event) (View, error) {
	v := View{Row: row}
	if err := json.Unmarshal(row.State, &v.Event); err != nil {
		return v, fmt.Errorf("state of event %s: %w", row.ID, err)
	}
	return v, nil
}

func readLog(tx storage.ReadTx, id string) ([]event.Action, error) {
	entries, err := tx.EventLog(id, 1, 0)
	if err != nil {
		return nil, err
	}
	out := make([]event.Action, len(entries))
	for i, e := range entries {
		if err := json.Unmarshal(e.Action, &out[i]); err != nil {
			return nil, fmt.Errorf("entry %d of event %s: %w", e.Seq, id, err)
		}
	}
	return out, nil
}

// ability is what a game allows; nil for one that this build does not have.
func (d *Desk) ability(game string) *event.Ability {
	g := d.Games.Ruleset(game)
	if g == nil {
		return nil
	}
	return &event.Ability{MinSeats: g.MinSeats, MaxSeats: g.MaxSeats}
}

// written is the stored form of something of which every value can be written.
func written(v any) []byte {
	raw, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Errorf("tournament: cannot write a %T: %w", v, err))
	}
	return raw
}

// unmarshal reads JSON; nothing is the zero value.
func unmarshal(raw []byte, v any) error {
	if len(raw) == 0 {
		return nil
	}
	return json.Unmarshal(raw, v)
}
