package peer

import (
	"bytes"
	"errors"
	"fmt"
	"time"

	"farpost/storage"
)

// Noon is when the actions begin; the nth comes n seconds later.
var Noon = time.Date(2026, 1, 2, 12, 0, 0, 0, time.UTC)

// Second is when the nth action comes.
func Second(n uint64) time.Time { return Noon.Add(time.Duration(n) * time.Second) }

// State is the state of a match after n inputs: about 6 KB that name both.
func State(match string, n uint64) []byte {
	return bytes.Repeat(fmt.Appendf(nil, "%s stands at %08d. ", match, n), 240)
}

// Begin makes sure that a match is there and returns how far it is.
func Begin(tx storage.Tx, match string) (uint64, error) {
	m, err := tx.Match(match)
	if errors.Is(err, storage.ErrNotFound) {
		m = storage.Match{ID: match, Game: "toy", Status: storage.Running, Created: Noon, Updated: Noon}
		err = tx.CreateMatch(m, State(match, 0))
		if err == nil {
			err = tx.PutSeat(storage.Seat{Match: match, No: 0, Player: "p"})
		}
	}
	return m.Seq, err
}

// laneOf is the lane of an action's rows: one for each, for lanes are hardly ever longer where messages are sent.
func laneOf(match string, n uint64) string { return fmt.Sprintf("channel:%s:%d", match, n) }

// Act is what the table writes for an accepted input: log row of 300 bytes, state, deadline, two outbox rows. It
// returns the number of the input.
func Act(tx storage.Tx, match string) (uint64, error) {
	m, err := tx.Match(match)
	if err != nil {
		return 0, err
	}
	n := m.Seq + 1
	if err := tx.Advance(match, m.Seq, n, State(match, n), Second(n)); err != nil {
		return 0, err
	}
	err = tx.AppendLog(storage.Entry{
		Match: match, Seq: n, At: Second(n), Player: "p", Interaction: fmt.Sprintf("%s-%d", match, n),
		Input: make([]byte, 60), Events: make([]byte, 180), StateHash: make([]byte, 32),
	})
	if err != nil {
		return 0, err
	}
	err = tx.PutJob(storage.Job{Key: "due:" + match, Kind: "deadline", Match: match, Due: Second(n)})
	if err != nil {
		return 0, err
	}
	for i := range 2 {
		_, err := tx.AppendOutbox(storage.OutboxRow{
			Lane: laneOf(match, n), Nonce: fmt.Sprintf("%s-%d-%d", match, n, i), Kind: "post",
			Payload: make([]byte, 300), Created: Second(n),
		})
		if err != nil {
			return 0, err
		}
	}
	return n, nil
}
