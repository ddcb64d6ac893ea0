package table

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"

	"farpost/engine"
	"farpost/storage"
)

// JobExpire is the kind of the job that a question's deadline is.
const JobExpire = "expire"

// step is one accepted input and what followed from it.
type step struct {
	from, to    *engine.State // from is nil for the deal
	events      []engine.Event
	input       engine.Input
	player      string
	interaction string
}

// save keeps a step: state, log, open questions, deadlines, messages, all in the caller's transaction.
func (t *Table) save(tx storage.Tx, m *storage.Match, seats []storage.Seat, st step) error {
	raw, err := engine.Encode(st.to)
	if err != nil {
		return err
	}
	now := t.Now()
	from := m.Seq
	if err := tx.Advance(m.ID, from, from+1, raw, now); err != nil {
		return err
	}
	m.Seq, m.Updated = from+1, now
	if err := t.log(tx, *m, st, raw); err != nil {
		return err
	}
	if err := t.setDeadlines(tx, *m, st); err != nil {
		return err
	}
	if err := t.lapse(tx, seats, st); err != nil {
		return err
	}
	if st.to.Result != nil {
		return t.end(tx, m, seats, st.to)
	}
	return t.tell(tx, *m, seats, st)
}

func (t *Table) log(tx storage.Tx, m storage.Match, st step, state []byte) error {
	input, err := json.Marshal(st.input)
	if err != nil {
		return fmt.Errorf("log of match %s: %w", m.ID, err)
	}
	events, err := json.Marshal(st.events)
	if err != nil {
		return fmt.Errorf("log of match %s: %w", m.ID, err)
	}
	sum := sha256.Sum256(state)
	return tx.AppendLog(storage.Entry{Match: m.ID, Seq: m.Seq, At: t.Now(), Seat: int(st.input.Seat),
		Player: st.player, Interaction: st.interaction, Input: input, Events: events, StateHash: sum[:]})
}

// logPlain notes an act that is no input of the engine (invite, accept, decline, offer), so that its press
// cannot count twice. The match's number moves; its state, nil before the deal, stays as it is.
func (t *Table) logPlain(tx storage.Tx, m *storage.Match, state []byte, player, interaction, what string, detail any) error {
	input, err := json.Marshal(map[string]any{"kind": what, "detail": detail})
	if err != nil {
		return fmt.Errorf("log of match %s: %w", m.ID, err)
	}
	if err := tx.Advance(m.ID, m.Seq, m.Seq+1, state, t.Now()); err != nil {
		return err
	}
	m.Seq++
	return tx.AppendLog(storage.Entry{Match: m.ID, Seq: m.Seq, At: t.Now(), Seat: storage.NoSeat,
		Player: player, Interaction: interaction, Input: input})
}

// tell puts into the outbox what people must see of a step. Whom the match newly waits for gets one new
// message; when it waits for the same people the message is edited. A new message brings its own picture.
func (t *Table) tell(tx storage.Tx, m storage.Match, seats []storage.Seat, st step) error {
	before, after := awaited(st.from), awaited(st.to)
	fresh := slices.DeleteFunc(after, func(s int) bool { return slices.Contains(before, s) })
	if len(fresh) == 0 {
		return t.refresh(tx, m, len(seats))
	}
	if err := t.post(tx, m, Row{Kind: RowHandover, Seats: fresh}); err != nil {
		return err
	}
	return t.hands(tx, m, len(seats))
}

// awaited lists the seats that a match waits for, whether or not they have answered in secret.
func awaited(s *engine.State) []int {
	var out []int
	if s == nil || s.Ask == nil {
		return nil
	}
	for _, sa := range s.Ask.Seats {
		if !sa.Standing && !slices.Contains(out, int(sa.Seat)) {
			out = append(out, int(sa.Seat))
		}
	}
	return out
}

// end closes a match that has a result.
func (t *Table) end(tx storage.Tx, m *storage.Match, seats []storage.Seat, s *engine.State) error {
	raw, err := json.Marshal(s.Result)
	if err != nil {
		return fmt.Errorf("result of match %s: %w", m.ID, err)
	}
	m.Status, m.Result = storage.Over, raw
	if err := tx.UpdateMatch(*m); err != nil {
		return err
	}
	if err := t.refresh(tx, *m, len(seats)); err != nil {
		return err
	}
	return t.post(tx, *m, Row{Kind: RowResult})
}
