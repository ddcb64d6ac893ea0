package main_test

import (
	"slices"

	"farpost/storage"
)

// ledger is what the database says of the one match there is.
type ledger struct {
	match storage.Match
	seats []storage.Seat
	state []byte
	asks  []storage.Ask
	log   []storage.Entry
	rows  map[storage.OutboxStatus][]storage.OutboxRow
}

// ledger reads the database.
func (w *town) ledger() ledger {
	w.Helper()
	l := ledger{rows: map[storage.OutboxStatus][]storage.OutboxRow{}}
	w.look(func(tx storage.ReadTx) error {
		for _, st := range []storage.OutboxStatus{storage.Pending, storage.InFlight, storage.Done, storage.Dead} {
			rows, err := tx.OutboxRows(st, 0)
			if err != nil {
				return err
			}
			l.rows[st] = rows
		}
		all, err := tx.Matches(storage.MatchFilter{})
		if err != nil || len(all) == 0 {
			return err
		}
		if len(all) != 1 {
			w.Errorf("%d matches, want one", len(all))
		}
		l.match = all[0]
		if l.seats, err = tx.Seats(l.match.ID); err != nil {
			return err
		}
		if l.state, err = tx.State(l.match.ID); err != nil {
			return err
		}
		if l.asks, err = tx.Asks(l.match.ID); err != nil {
			return err
		}
		l.log, err = tx.Log(l.match.ID, 0, 0)
		return err
	})
	return l
}

// logged reports whether an interaction is in the log.
func (l ledger) logged(interaction string) bool {
	return slices.ContainsFunc(l.log, func(e storage.Entry) bool { return e.Interaction == interaction })
}

// unsent are the rows of the outbox that are not done.
func (l ledger) unsent() []storage.OutboxRow {
	return slices.Concat(l.rows[storage.Pending], l.rows[storage.InFlight], l.rows[storage.Dead])
}

// settled waits until everything that the bot decided to send was sent, and gives the ledger.
func (w *town) settled() ledger {
	w.Helper()
	var l ledger
	until(func() bool {
		l = w.ledger()
		for _, r := range l.rows[storage.Dead] {
			w.Fatalf("a row was given up: %+v", r)
		}
		return len(l.unsent()) == 0
	})
	return l
}

// sameMatch checks that a match is where it was: state, questions, deadlines, log.
func (l ledger) sameMatch(w *town, was ledger) {
	w.Helper()
	if l.match.Seq != was.match.Seq || string(l.state) != string(was.state) {
		w.Errorf("the match was at %d and is at %d", was.match.Seq, l.match.Seq)
	}
	same := func(a, b storage.Ask) bool { // the time between the two was given back
		late := a.Deadline.Sub(b.Deadline)
		a.Deadline, a.Given, b.Given = b.Deadline, 0, 0
		return a == b && late >= 0
	}
	if !slices.EqualFunc(l.asks, was.asks, same) {
		w.Errorf("questions and deadlines were %+v and are %+v", was.asks, l.asks)
	}
	if len(l.log) != len(was.log) {
		w.Errorf("the log had %d entries and has %d", len(was.log), len(l.log))
	}
}
