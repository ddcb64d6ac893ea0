package bench

import (
	"context"
	"time"

	"farpost/storage"
)

// Commit is what a transaction of the bot did to a match, told when it is durable.
type Commit struct {
	At    time.Time `json:"at"`
	Match string    `json:"match"`
	// Presses are the interactions that made an entry of the log, and By the seat of the first.
	Presses []string `json:"presses,omitempty"`
	By      int      `json:"by"`
	// Asks are the match's open questions, if they were written.
	Asks []Ask `json:"asks,omitempty"`
	// Players are those of seats that were written, by number.
	Players map[int]string `json:"players,omitempty"`
	Over    bool           `json:"over,omitempty"`
}

// Ask is an open question that somebody is waited for with.
type Ask struct {
	Seat int    `json:"seat"`
	Q    uint64 `json:"q"`
}

// watched is a store that tells what it commits.
type watched struct {
	storage.Store
	tell func(Commit)
}

// Update implements [storage.Store].
func (w watched) Update(ctx context.Context, f func(storage.Tx) error) error {
	var c Commit
	if err := w.Store.Update(ctx, func(tx storage.Tx) error { return f(watchedTx{tx, &c}) }); err != nil {
		return err
	}
	if c.Match != "" {
		c.At = time.Now()
		w.tell(c)
	}
	return nil
}

// watchedTx notes what is written about a match.
type watchedTx struct {
	storage.Tx
	c *Commit
}

// AppendLog implements [storage.LogWriter].
func (t watchedTx) AppendLog(e storage.Entry) error {
	err := t.Tx.AppendLog(e)
	if err == nil && e.Interaction != "" {
		if len(t.c.Presses) == 0 {
			t.c.By = e.Seat
		}
		t.c.Match, t.c.Presses = e.Match, append(t.c.Presses, e.Interaction)
	}
	return err
}

// SetAsks implements [storage.MatchWriter].
func (t watchedTx) SetAsks(match string, asks []storage.Ask) error {
	t.c.Match, t.c.Asks = match, []Ask{}
	for _, a := range asks {
		if !a.Unawaited && !a.Deadline.IsZero() {
			t.c.Asks = append(t.c.Asks, Ask{a.Seat, a.Q})
		}
	}
	return t.Tx.SetAsks(match, asks)
}

// PutSeat implements [storage.MatchWriter].
func (t watchedTx) PutSeat(s storage.Seat) error {
	if t.c.Players == nil {
		t.c.Players = map[int]string{}
	}
	t.c.Match, t.c.Players[s.No] = s.Match, s.Player
	return t.Tx.PutSeat(s)
}

// UpdateMatch implements [storage.MatchWriter].
func (t watchedTx) UpdateMatch(m storage.Match) error {
	if m.Status == storage.Over {
		t.c.Match, t.c.Over = m.ID, true
	}
	return t.Tx.UpdateMatch(m)
}
