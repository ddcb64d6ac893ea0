package table

import (
	"cmp"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// step is one accepted input and what followed from it.
type step struct {
	from, to    *engine.State // from is nil for the deal
	events      []engine.Event
	input       engine.Input
	player      string
	interaction string
}

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

// apply carries out an input.
func (s *sitting) apply(in engine.Input, player, interaction string) error {
	s.tried = in
	if player != "" {
		s.spoke(in.Seat)
	}
	next, events, err := engine.Apply(s.pos.Ruleset, s.pos.Book, s.pos.State, in)
	if err != nil {
		return err
	}
	return s.record(step{from: s.pos.State, to: next, events: events, input: in, player: player, interaction: interaction})
}

// say has the next entry of the log tell of something that the table itself knows.
func (s *sitting) say(kind string, seat int) {
	s.word = append(s.word, engine.Event{Kind: kind, Seat: engine.Seat(seat)})
}

// record saves a step, and brings the clocks and offers up to date.
func (s *sitting) record(st step) error {
	st.events = append(s.word, st.events...)
	s.word = nil
	raw, err := engine.Encode(st.to)
	if err != nil {
		return err
	}
	m, now := &s.pos.Match, s.t.Now()
	if err := s.tx.Advance(m.ID, m.Seq, m.Seq+1, raw, now); err != nil {
		return err
	}
	m.Seq, m.Updated = m.Seq+1, now
	if err := s.log(st, raw); err != nil {
		return err
	}
	s.told = append(s.told, st.events...)
	s.lapse(st)
	s.pos.State = st.to
	return s.follow(st, now)
}

func (s *sitting) log(st step, state []byte) error {
	input, err := json.Marshal(st.input)
	if err != nil {
		return fmt.Errorf("log of match %s: %w", s.pos.Match.ID, err)
	}
	events, err := json.Marshal(st.events)
	if err != nil {
		return fmt.Errorf("log of match %s: %w", s.pos.Match.ID, err)
	}
	sum := sha256.Sum256(state)
	return s.tx.AppendLog(storage.Entry{Match: s.pos.Match.ID, Seq: s.pos.Match.Seq, At: s.t.Now(), Seat: int(st.input.Seat),
		Player: st.player, Interaction: st.interaction, Input: input, Events: events, StateHash: sum[:]})
}

// close passes for those who are away, and writes what has become of the questions, the seats, and what
// people must see.
func (s *sitting) close() error {
	if err := s.passAway(); err != nil {
		return err
	}
	if err := s.putAsks(); err != nil {
		return err
	}
	if err := s.putSeats(); err != nil {
		return err
	}
	if s.pos.State.Result != nil {
		return s.end()
	}
	return s.tell()
}

// putAsks writes the open questions, with their deadlines as jobs.
func (s *sitting) putAsks() error {
	for _, a := range s.had {
		if !slices.ContainsFunc(s.pos.Asks, func(b storage.Ask) bool { return b.Q == a.Q && !b.Deadline.IsZero() }) {
			if err := s.tx.DeleteJob(jobKey(a.Match, a.Q)); err != nil {
				return err
			}
		}
	}
	for _, a := range s.pos.Asks {
		if !a.Deadline.IsZero() && !slices.Contains(s.had, a) {
			if err := s.t.putDeadline(s.tx, a); err != nil {
				return err
			}
		}
	}
	return s.tx.SetAsks(s.pos.Match.ID, s.pos.Asks)
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

// tell puts into the outbox what people must see. Whom the match newly asks gets one new message; when it still
// asks the same the message is edited. A new message brings its own picture.
func (s *sitting) tell() error {
	fresh := s.fresh()
	if len(fresh) == 0 {
		return s.t.refresh(s.tx, s.pos.Match, len(s.pos.Seats))
	}
	if err := s.t.post(s.tx, s.pos.Match, Row{Kind: RowHandover, Seats: fresh}); err != nil {
		return err
	}
	return s.t.hands(s.tx, s.pos.Match, len(s.pos.Seats))
}

// fresh lists the seats that must be told of a question: those with one that was not open before, or whose held
// answer came to nothing. Where the match waited for a single seat and that seat acts, it is at hand and needs no
// word of what it is asked next. Where it waited for several, each may have answered long ago, which is not
// shown, so that all of them are told alike, whoever was the last.
func (s *sitting) fresh() []int {
	before, known := awaited(s.had), map[uint64]bool{}
	for _, a := range s.had {
		known[a.Q] = !a.Deadline.IsZero() && !slices.Contains(s.again, a.Q)
	}
	news := awaited(slices.DeleteFunc(slices.Clone(s.pos.Asks), func(a storage.Ask) bool { return known[a.Q] }))
	return slices.DeleteFunc(news, func(n int) bool { return n == s.by && len(before) == 1 && before[0] == n })
}

// awaited lists the seats that a match waits for, whether or not they have answered in secret: those of which
// a question has a deadline.
func awaited(asks []storage.Ask) []int {
	var out []int
	for _, a := range asks {
		if !a.Deadline.IsZero() && !slices.Contains(out, a.Seat) {
			out = append(out, a.Seat)
		}
	}
	return out
}

// end closes a match that has a result.
func (s *sitting) end() error {
	m := &s.pos.Match
	raw, err := json.Marshal(s.pos.State.Result)
	if err != nil {
		return fmt.Errorf("result of match %s: %w", m.ID, err)
	}
	m.Status, m.Result = storage.Over, raw
	if err := s.tx.UpdateMatch(*m); err != nil {
		return err
	}
	if err := s.t.refresh(s.tx, *m, len(s.pos.Seats)); err != nil {
		return err
	}
	return s.t.post(s.tx, *m, Row{Kind: RowResult})
}

func jobKey(match string, q uint64) string { return fmt.Sprintf("%s:%s:%d", JobExpire, match, q) }
