package table

import (
	"crypto/sha256"
	"fmt"

	"farpost/engine"
	"farpost/storage"
)

// log adds the entry of a step. It carries the hash of the state, which a replay has to reach.
func (s *sitting) log(st step, state []byte) error {
	sum := sha256.Sum256(state)
	return s.tx.AppendLog(storage.Entry{Match: s.pos.Match.ID, Seq: s.pos.Match.Seq, At: s.t.Now(),
		Seat: int(st.input.Seat), Player: st.player, Interaction: st.interaction,
		Input: written(st.input), Events: written(st.events), StateHash: sum[:]})
}

// ownEntry is what a person or the timer did to a match that is no input of the engine.
type ownEntry struct {
	// kind is one word for what was done, such as invite or back. It is stored. detail belongs to it, nil for nothing.
	kind        string
	detail      any
	player      string // "" for the timer
	interaction string // the press that did it, which counts once by this entry; "" for none
	events      []engine.Event
}

// logOwn adds an entry of the table's own. The match's number moves on; its state, nil before the deal, stays.
func (t *Table) logOwn(tx storage.Tx, m *storage.Match, state []byte, e ownEntry) error {
	var events []byte
	if len(e.events) > 0 {
		events = written(e.events)
	}
	now := t.Now()
	if err := tx.Advance(m.ID, m.Seq, m.Seq+1, state, now); err != nil {
		return err
	}
	m.Seq, m.Updated = m.Seq+1, now
	return tx.AppendLog(storage.Entry{Match: m.ID, Seq: m.Seq, At: now, Seat: storage.NoSeat,
		Player: e.player, Interaction: e.interaction,
		Input: written(map[string]any{"kind": e.kind, "detail": e.detail}), Events: events})
}

// logOwn adds an entry of the table's own to a running match, with the sitting's remarks. It posts a refresh: a row
// that the match has gone beyond is skipped because every later entry has one of its own.
func (s *sitting) logOwn(kind, player, interaction string) error {
	raw, err := engine.Encode(s.pos.State)
	if err != nil {
		return fmt.Errorf("state of match %s: %w", s.pos.Match.ID, err)
	}
	given, err := s.givenEvents()
	if err != nil {
		return err
	}
	e := ownEntry{kind: kind, player: player, interaction: interaction, events: append(s.remarks, given...)}
	s.remarks = nil
	if err := s.t.logOwn(s.tx, &s.pos.Match, raw, e); err != nil {
		return err
	}
	return s.t.post(s.tx, s.pos.Match, Row{Kind: RowRefresh})
}
