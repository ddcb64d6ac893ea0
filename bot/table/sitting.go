package table

import (
	"cmp"
	"farpost/engine"
	"farpost/storage"
	"slices"
	"time"
)

// sitting is a running match within one transaction. It takes inputs, each of which is saved and logged by
// itself, keeps what they do to questions and clocks, and writes that at its end, once.
type sitting struct {
	t        *Table
	tx       storage.Tx
	pos      Position // moves on with every input
	settings Settings
	notes    []seatNotes
	dirty    []bool         // seats of which the notes, or Away, have changed
	had      []storage.Ask  // the open questions as they are stored
	tried    engine.Input   // the last input
	word     []engine.Event // what the next entry of the log is to tell beside the engine's events
	told     []engine.Event // everything so far
	again    []uint64       // questions whose held answer turned out to be impossible
	by       int            // the seat of whose press this is; -1 for nobody's
}

// step is one accepted input and what followed from it.
type step struct {
	from, to    *engine.State // from is nil for the deal
	events      []engine.Event
	input       engine.Input
	player      string
	interaction string
}

// sit begins a sitting at a position.
func (t *Table) sit(tx storage.Tx, pos Position) (*sitting, error) {
	s := &sitting{t: t, tx: tx, pos: pos, had: slices.Clone(pos.Asks), dirty: make([]bool, len(pos.Seats)), by: -1}
	var err error
	if s.settings, err = SettingsOf(pos.Match); err != nil {
		return nil, err
	}
	for _, seat := range pos.Seats {
		n, err := notesOf(seat)
		if err != nil {
			return nil, err
		}
		s.notes = append(s.notes, n)
	}
	return s, nil
}

// say has the next entry of the log tell of something that the table itself knows.
func (s *sitting) say(kind string, seat int) {
	s.word = append(s.word, engine.Event{Kind: kind, Seat: engine.Seat(seat)})
}

func (s *sitting) putSeats() error {
	for i, dirty := range s.dirty {
		if !dirty {
			continue
		}
		if err := putNotes(s.tx, &s.pos.Seats[i], s.notes[i]); err != nil {
			return err
		}
	}
	return nil
}

// position returns the position as Table.Position will load it: the questions in their order, times as they are stored.
func (s *sitting) position() Position {
	pos := s.pos
	pos.Match.Updated = stored(pos.Match.Updated)
	pos.Asks = slices.Clone(pos.Asks)
	for i := range pos.Asks {
		pos.Asks[i].Deadline = stored(pos.Asks[i].Deadline)
	}
	slices.SortFunc(pos.Asks, func(a, b storage.Ask) int { return cmp.Or(cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Q, b.Q)) })
	return pos
}

// stored is a time as the storage gives it back.
func stored(at time.Time) time.Time { return storage.FromMillis(storage.Millis(at)) }
