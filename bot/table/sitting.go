package table

import (
	"cmp"
	"slices"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// sitting is a running match within one transaction. It takes inputs, each of which is saved and logged by itself.
// What they do to questions, clocks and seats is gathered here and written once, by close.
type sitting struct {
	t        *Table
	tx       storage.Tx
	pos      Position // after the inputs so far
	settings Settings
	info     []seatInfo     // by seat
	changed  []bool         // by seat: info or Away is to be written
	had      []storage.Ask  // the open questions as the transaction found them
	tried    engine.Input   // the last input, accepted or not
	remarks  []engine.Event // events of the table's own, for the next entry of the log
	notices  []Row          // what is said in the match, posted with the seats
	events   []engine.Event // of all inputs so far
	ends     []time.Time    // by seat: when its total clock runs out; zero while it stands still, or there is none
	reasked  []uint64       // questions whose held answer turned out to be impossible
	by       int            // the seat that acts; -1 when nobody does
}

// step is one accepted input and what followed from it.
type step struct {
	from, to    *engine.State // from is nil for the deal
	events      []engine.Event
	input       engine.Input
	player      string
	interaction string
}

// newSitting begins a sitting at a position.
func (t *Table) newSitting(tx storage.Tx, pos Position) (*sitting, error) {
	s := &sitting{t: t, tx: tx, pos: pos, had: slices.Clone(pos.Asks), changed: make([]bool, len(pos.Seats)), by: -1}
	var err error
	if s.settings, err = SettingsOf(pos.Match); err != nil {
		return nil, err
	}
	for i, seat := range pos.Seats {
		n, err := infoOf(seat)
		if err != nil {
			return nil, err
		}
		end := time.Time{}
		if s.settings.Total > 0 {
			end = n.Total.ends(i, pos.Asks)
		}
		s.info, s.ends = append(s.info, n), append(s.ends, end)
	}
	return s, nil
}

// now is the present instant for the clocks of the match: the moment since when they stand still if they do.
func (s *sitting) now() time.Time {
	if at := s.pos.Match.Stopped; !at.IsZero() {
		return at
	}
	return s.t.Now()
}

// remark adds an event of the table's own to the next entry of the log.
func (s *sitting) remark(kind string, seat engine.Seat, args ...engine.Arg) {
	s.remarks = append(s.remarks, engine.Event{Kind: kind, Seat: seat, Args: args})
}

// putSeats writes the seats that have changed, and posts what is to be said of it.
func (s *sitting) putSeats() error {
	for i, changed := range s.changed {
		if !changed {
			continue
		}
		if err := putInfo(s.tx, &s.pos.Seats[i], s.info[i]); err != nil {
			return err
		}
	}
	for _, row := range s.notices {
		if err := s.t.post(s.tx, s.pos.Match, row); err != nil {
			return err
		}
	}
	s.notices = nil
	return nil
}

// position returns the position as Table.Position will load it: the questions in the storage's order, times as they are
// stored.
func (s *sitting) position() Position {
	pos := s.pos
	pos.Match.Updated = stored(pos.Match.Updated)
	pos.Asks = slices.Clone(pos.Asks)
	for i := range pos.Asks {
		pos.Asks[i].Deadline = stored(pos.Asks[i].Deadline)
	}
	slices.SortFunc(pos.Asks, func(a, b storage.Ask) int {
		return cmp.Or(cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Q, b.Q))
	})
	return pos
}

// stored returns a time as the storage gives it back: in UTC, cut to milliseconds.
func stored(at time.Time) time.Time { return storage.FromMillis(storage.Millis(at)) }
