package table

import (
	"crypto/sha256"
	"encoding/json"
	"farpost/engine"
	"farpost/storage"
	"fmt"
)

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

// logPlain notes an act that is no input of the engine (invite, accept, decline, lapse, offer, back), so that
// its press cannot count twice. The match's number moves; its state, nil before the deal, stays as it is.
func (t *Table) logPlain(tx storage.Tx, m *storage.Match, state []byte, player, interaction, what string, detail any, events ...engine.Event) error {
	input, err := json.Marshal(map[string]any{"kind": what, "detail": detail})
	if err != nil {
		return fmt.Errorf("log of match %s: %w", m.ID, err)
	}
	var told []byte
	if len(events) > 0 {
		if told, err = json.Marshal(events); err != nil {
			return fmt.Errorf("log of match %s: %w", m.ID, err)
		}
	}
	if err := tx.Advance(m.ID, m.Seq, m.Seq+1, state, t.Now()); err != nil {
		return err
	}
	m.Seq, m.Updated = m.Seq+1, t.Now()
	return tx.AppendLog(storage.Entry{Match: m.ID, Seq: m.Seq, At: t.Now(), Seat: storage.NoSeat,
		Player: player, Interaction: interaction, Input: input, Events: told})
}

// note is logPlain for a running match, with what the table has to tell. It asks for a refresh, as every step of a running
// match asks for one or for a handover: rows that a match has gone beyond count on the later one.
func (s *sitting) note(player, interaction, what string) error {
	raw, err := engine.Encode(s.pos.State)
	if err != nil {
		return err
	}
	word := s.word
	s.word = nil
	if err := s.t.logPlain(s.tx, &s.pos.Match, raw, player, interaction, what, nil, word...); err != nil {
		return err
	}
	return s.t.post(s.tx, s.pos.Match, Row{Kind: RowRefresh})
}
