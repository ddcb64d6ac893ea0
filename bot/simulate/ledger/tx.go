package ledger

import (
	"encoding/json"
	"slices"
	"time"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Moment says when a transaction happens, and for whom.
type Moment struct {
	Now, Wall time.Time   // the true time, and that on the machine's wall
	Games     table.Games // those of the bot; used only when somebody's cards are secret
}

// Tx is a transaction that notes what it writes.
type Tx struct {
	storage.Tx
	at    Moment
	l     *Ledger
	notes []func()
	log   int // how many entries of matches it writes
}

// Begin has a transaction note what it writes. It counts once Committed is called.
func (l *Ledger) Begin(tx storage.Tx, at Moment) *Tx { return &Tx{Tx: tx, at: at, l: l} }

// Committed notes that the transaction was committed.
func (t *Tx) Committed() {
	for _, note := range t.notes {
		note()
	}
}

// Accepts reports whether the transaction writes into the log of a match.
func (t *Tx) Accepts() bool { return t.log > 0 }

// then has something be noted once the transaction is committed.
func (t *Tx) then(note func()) { t.notes = append(t.notes, note) }

func (t *Tx) keep(k Kept) { t.then(func() { t.l.kept = append(t.l.kept, k) }) }

// AppendLog implements storage.Tx. It notes whose time is over.
func (t *Tx) AppendLog(e storage.Entry) error {
	if err := t.Tx.AppendLog(e); err != nil {
		return err
	}
	t.log++
	t.keep(Kept{Match: e.Match, Seq: e.Seq, Interaction: e.Interaction})
	var in engine.Input
	switch err := json.Unmarshal(e.Input, &in); {
	case err != nil: // what is no input of the rules takes nobody's time
	case in.Kind == engine.InputExpire:
		t.then(func() { t.l.Patience.Expired(e.Match, in.Qs, t.at.Now) })
	case in.Kind == takenBack:
		t.then(func() { t.l.Patience.TakenBack(e.Match); t.l.Asked.TakenBack(e.Match) })
	}
	return nil
}

// takenBack is the kind of the input by which players agree to go back. Only the table knows it.
const takenBack engine.InputKind = "rollback"

// AdvanceEvent implements storage.Tx.
func (t *Tx) AdvanceEvent(e storage.EventEntry) error {
	err := t.Tx.AdvanceEvent(e)
	if err == nil {
		t.keep(Kept{Event: e.Event, Seq: e.Seq, Interaction: e.Interaction})
	}
	return err
}

// SetAsks implements storage.Tx. It notes what is asked, and until when there is time.
func (t *Tx) SetAsks(match string, asks []storage.Ask) error {
	asks = slices.Clone(asks)
	if err := t.Tx.SetAsks(match, asks); err != nil {
		return err
	}
	m, err := t.Match(match)
	if err != nil {
		return err
	}
	set, err := table.SettingsOf(m)
	if err != nil {
		return err
	}
	t.then(func() {
		t.l.Patience.Asked(match, set, asks, t.at.Now, t.at.Wall)
		t.l.Asked.Note(match, asks, t.at.Now)
	})
	return nil
}
