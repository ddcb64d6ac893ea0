package table_test

import (
	"context"
	"errors"
	"time"

	"farpost/storage"
)

// errFault is what a call of the storage says that fails.
var errFault = errors.New("the disk does not answer")

// faulty is a store of which one call fails.
type faulty struct {
	storage.Store
	at   int   // the number of the call, from 1
	said int   // calls so far
	err  error // what it says
	kept int   // updates that were committed
	lax  bool  // one of them in spite of the call that failed
}

func (s *faulty) View(ctx context.Context, f func(storage.ReadTx) error) error {
	return s.Store.View(ctx, func(tx storage.ReadTx) error { return f(faultyTx{ReadTx: tx, of: s}) })
}

func (s *faulty) Update(ctx context.Context, f func(storage.Tx) error) error {
	from := s.said
	err := s.Store.Update(ctx, func(tx storage.Tx) error {
		return f(faultyTx{tx, tx, tx, tx, tx, tx, tx, tx, tx, tx, s})
	})
	if err == nil {
		s.kept++
		s.lax = s.lax || from < s.at && s.at <= s.said
	}
	return err
}

// fails counts a call and gives its error.
func (s *faulty) fails() error {
	if s.said++; s.said == s.at {
		return s.err
	}
	return nil
}

// faultyTx is a transaction of it; a view has no writers.
type faultyTx struct {
	storage.ReadTx
	storage.MatchWriter
	storage.LogWriter
	storage.JobWriter
	storage.OutboxWriter
	storage.MessageWriter
	storage.DeckWriter
	storage.PeopleWriter
	storage.ResultWriter
	storage.EventWriter
	of *faulty
}

// read reads, unless this is the call that fails.
func read[T any](tx faultyTx, f func() (T, error)) (v T, err error) {
	if err = tx.of.fails(); err == nil {
		v, err = f()
	}
	return v, err
}

// write writes, unless this is the call that fails.
func (tx faultyTx) write(f func() error) error {
	if err := tx.of.fails(); err != nil {
		return err
	}
	return f()
}

func (tx faultyTx) Match(id string) (storage.Match, error) {
	return read(tx, func() (storage.Match, error) { return tx.ReadTx.Match(id) })
}

func (tx faultyTx) State(match string) ([]byte, error) {
	return read(tx, func() ([]byte, error) { return tx.ReadTx.State(match) })
}

func (tx faultyTx) Matches(f storage.MatchFilter) ([]storage.Match, error) {
	return read(tx, func() ([]storage.Match, error) { return tx.ReadTx.Matches(f) })
}

func (tx faultyTx) Seats(match string) ([]storage.Seat, error) {
	return read(tx, func() ([]storage.Seat, error) { return tx.ReadTx.Seats(match) })
}

func (tx faultyTx) Asks(match string) ([]storage.Ask, error) {
	return read(tx, func() ([]storage.Ask, error) { return tx.ReadTx.Asks(match) })
}

func (tx faultyTx) Inbox(player, but string, limit int) ([]storage.Waiting, error) {
	return read(tx, func() ([]storage.Waiting, error) { return tx.ReadTx.Inbox(player, but, limit) })
}

func (tx faultyTx) Book(hash string) ([]byte, error) {
	return read(tx, func() ([]byte, error) { return tx.ReadTx.Book(hash) })
}

func (tx faultyTx) Log(match string, from uint64, limit int) ([]storage.Entry, error) {
	return read(tx, func() ([]storage.Entry, error) { return tx.ReadTx.Log(match, from, limit) })
}

func (tx faultyTx) LogByInteraction(id string) (storage.Entry, error) {
	return read(tx, func() (storage.Entry, error) { return tx.ReadTx.LogByInteraction(id) })
}

func (tx faultyTx) JobsOf(match string) ([]storage.Job, error) {
	return read(tx, func() ([]storage.Job, error) { return tx.ReadTx.JobsOf(match) })
}

func (tx faultyTx) JobsDue(now time.Time, limit int) ([]storage.Job, error) {
	return read(tx, func() ([]storage.Job, error) { return tx.ReadTx.JobsDue(now, limit) })
}

func (tx faultyTx) NextDue() (due time.Time, ok bool, err error) {
	if err = tx.of.fails(); err == nil {
		due, ok, err = tx.ReadTx.NextDue()
	}
	return due, ok, err
}

func (tx faultyTx) Heartbeat() (storage.Heartbeat, error) { return read(tx, tx.ReadTx.Heartbeat) }

func (tx faultyTx) OutboxHead(lane string) (storage.OutboxRow, error) {
	return read(tx, func() (storage.OutboxRow, error) { return tx.ReadTx.OutboxHead(lane) })
}

func (tx faultyTx) Message(match, purpose string) (storage.Message, error) {
	return read(tx, func() (storage.Message, error) { return tx.ReadTx.Message(match, purpose) })
}

func (tx faultyTx) Player(id string) (storage.Player, error) {
	return read(tx, func() (storage.Player, error) { return tx.ReadTx.Player(id) })
}

func (tx faultyTx) CreateMatch(m storage.Match, state []byte) error {
	return tx.write(func() error { return tx.MatchWriter.CreateMatch(m, state) })
}

func (tx faultyTx) UpdateMatch(m storage.Match) error {
	return tx.write(func() error { return tx.MatchWriter.UpdateMatch(m) })
}

func (tx faultyTx) Advance(match string, from, to uint64, state []byte, at time.Time) error {
	return tx.write(func() error { return tx.MatchWriter.Advance(match, from, to, state, at) })
}

func (tx faultyTx) PutSeat(s storage.Seat) error {
	return tx.write(func() error { return tx.MatchWriter.PutSeat(s) })
}

func (tx faultyTx) SetAsks(match string, asks []storage.Ask) error {
	return tx.write(func() error { return tx.MatchWriter.SetAsks(match, asks) })
}

func (tx faultyTx) PutBook(hash string, book []byte) error {
	return tx.write(func() error { return tx.MatchWriter.PutBook(hash, book) })
}

func (tx faultyTx) AppendLog(e storage.Entry) error {
	return tx.write(func() error { return tx.LogWriter.AppendLog(e) })
}

func (tx faultyTx) PutJob(j storage.Job) error {
	return tx.write(func() error { return tx.JobWriter.PutJob(j) })
}

func (tx faultyTx) DeleteJob(key string) error {
	return tx.write(func() error { return tx.JobWriter.DeleteJob(key) })
}

func (tx faultyTx) PutHeartbeat(h storage.Heartbeat) error {
	return tx.write(func() error { return tx.JobWriter.PutHeartbeat(h) })
}

func (tx faultyTx) AppendOutbox(r storage.OutboxRow) (int64, error) {
	return read(tx, func() (int64, error) { return tx.OutboxWriter.AppendOutbox(r) })
}
