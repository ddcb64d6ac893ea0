package storagetest

import (
	"testing"
	"time"

	"farpost/storage"
)

// The sample: one of everything, every field filled.
var (
	sampleBook  = []byte("compiled \x00 book")
	sampleState = []byte("\x00 state")
	sampleMatch = storage.Match{
		ID: "sample", Server: "s9", Channel: "c9", Thread: "t9", Game: "toy", Book: "hash9",
		Settings: []byte(`{"turn":24}`), Status: storage.Running, Seq: 7, Created: noon, Updated: in(1),
		Result: []byte(`{"won":0}`),
	}
	sampleSeats = []storage.Seat{
		{Match: "sample", No: 0, Player: "p8", DeckName: "Tide", Deck: "4 Wave", Away: true,
			Settings: []byte(`{"order":"ask"}`)},
		{Match: "sample", No: 1, Player: "p9"},
	}
	sampleAsks = []storage.Ask{
		{Match: "sample", Seat: 0, Q: 12, Kind: "defence", Due: "reaction", Deadline: in(12)},
		{Match: "sample", Seat: 1, Q: 13, Kind: "say", Due: "turn", Unawaited: true},
	}
	sampleEntry = storage.Entry{
		Match: "sample", Seq: 7, At: in(1), Seat: 1, Player: "p9", Interaction: "i-7",
		Input: []byte("input"), Events: []byte("events"), StateHash: []byte("\x01\x02"),
	}
	sampleJob = storage.Job{Key: "due:sample", Kind: "deadline", Due: in(12), Match: "sample", Payload: []byte("12")}
	sampleRow = storage.OutboxRow{
		Lane: "channel:t9", Coalesce: "board:sample", Nonce: "n-7", Kind: "edit", Payload: []byte("{}"),
		Created: in(1), NotBefore: in(2), Status: storage.Pending, Updated: in(1),
	}
	sampleMessage = storage.Message{
		Match: "sample", Purpose: "handover", Channel: "t9", ID: "m9", Hash: "abc", Updated: in(1),
	}
	sampleDeck   = storage.Deck{Owner: "p8", Game: "toy", Name: "Città Alta", List: "4 Wave\n", Updated: in(1)}
	samplePlayer = storage.Player{
		ID: "p8", Locale: "it", Notify: "dm", DMOK: true, DMChecked: in(1), DMChannel: "d8",
		Settings: []byte(`{"a":1}`),
	}
	// What the schema has since version 5.
	sampleHeartbeat = storage.Heartbeat{Alive: in(1), Shift: 90 * time.Minute, Given: 30 * time.Minute}
	sampleStopped   = storage.Match{
		ID: "stopped", Game: "toy", Settings: []byte(`{}`), Status: storage.Running, Created: noon, Updated: in(1),
		Stopped: in(2), StoppedWhy: "unseen",
	}
	sampleGiven = []storage.Ask{
		{Match: "stopped", Seat: 0, Q: 1, Kind: "say", Due: "turn", Deadline: in(9), Given: 20 * time.Minute},
	}

	// What the schema has since version 6.
	sampleResult = storage.Result{Match: "gone", Server: "s9", Game: "toy", Season: 2, Ended: in(3), Why: "judge",
		Rated: true, Placed: []storage.Placed{{Player: "p9", Place: 2}, {Player: "p8", Place: 1}}}
	sampleRating = storage.Rating{Server: "s9", Game: "toy", Season: 2, Player: "p8", Mu: 27.63523138347365,
		Sigma: 8.065506316323548, Matches: 3, Won: 2, Drawn: 1}
	sampleSeason = storage.Season{Server: "s9", No: 2, Began: in(2)}

	// What the schema has since version 7.
	sampleEvent = storage.Event{ID: "cup", Server: "s9", Channel: "c9", Game: "toy", Name: "Città Alta", Stage: "over",
		Closed: true, Message: "m9", Seq: 1, State: []byte(`{"round":3}`), Desk: []byte(`{"told":[1]}`), Created: noon,
		Updated: in(4)}
	sampleEventEntry = storage.EventEntry{Event: "cup", Seq: 1, At: in(4), By: "p9", Kind: "end", Interaction: "i-8",
		Action: []byte(`{"why":"won"}`)}
	sampleEventPlayers = []string{"p8", "p9"}

	sampleServer = storage.Server{ID: "s9", Channel: "c9", Locale: "it", Settings: []byte(`{"role":"r"}`)}
)

// PutSample writes one of everything.
func PutSample(t *testing.T, s storage.Store) {
	t.Helper()
	update(t, s, func(tx storage.Tx) error {
		row := sampleRow
		return all(
			func() error { return tx.PutHeartbeat(sampleHeartbeat) },
			func() error { return tx.PutBook("hash9", sampleBook) },
			func() error { return tx.CreateMatch(sampleMatch, sampleState) },
			func() error { return tx.PutSeat(sampleSeats[1]) },
			func() error { return tx.PutSeat(sampleSeats[0]) },
			func() error { return tx.SetAsks("sample", sampleAsks) },
			func() error { return tx.AppendLog(sampleEntry) },
			func() error { return tx.PutJob(sampleJob) },
			func() error { return tx.CreateMatch(sampleStopped, nil) },
			func() error { return tx.SetAsks("stopped", sampleGiven) },
			func() error { _, err := tx.AppendOutbox(row); return err },
			func() error { return tx.PutMessage(sampleMessage) },
			func() error { return tx.PutDeck(sampleDeck) },
			func() error { return tx.PutPlayer(samplePlayer) },
			func() error { return tx.PutServer(sampleServer) },
			func() error { return tx.AddResult(sampleResult) },
			func() error { return tx.PutRating(sampleRating) },
			func() error { return tx.AddSeason(sampleSeason) },
			func() error { return tx.CreateEvent(sampleEvent) },
			func() error { return tx.AdvanceEvent(sampleEventEntry) },
			func() error { return tx.SetEventPlayers("cup", sampleEventPlayers) },
		)
	})
}

// CheckSample compares everything with what PutSample wrote.
func CheckSample(t *testing.T, s storage.Store) {
	t.Helper()
	CheckSampleMatch(t, s)
	rows := read(t, s, func(tx storage.ReadTx) ([]storage.OutboxRow, error) {
		return tx.OutboxRows(storage.Pending, 0)
	})
	want := sampleRow
	if len(rows) == 1 {
		want.ID = rows[0].ID
	}
	equal(t, "outbox", rows, []storage.OutboxRow{want})
	equal(t, "messages", read(t, s, func(tx storage.ReadTx) ([]storage.Message, error) {
		return tx.Messages("sample")
	}),
		[]storage.Message{sampleMessage})
	equal(t, "decks", read(t, s, func(tx storage.ReadTx) ([]storage.Deck, error) { return tx.Decks("p8", "") }),
		[]storage.Deck{sampleDeck})
	equal(t, "player", read(t, s, func(tx storage.ReadTx) (storage.Player, error) {
		return tx.Player("p8")
	}), samplePlayer)
	equal(t, "servers", read(t, s, storage.ReadTx.Servers), []storage.Server{sampleServer})
}

// CheckSampleMatch compares the part of the sample that the first schema had:
// book, match, seats, asks, log, jobs and heartbeat.
func CheckSampleMatch(t *testing.T, s storage.Store) {
	t.Helper()
	equal(t, "book", read(t, s, func(tx storage.ReadTx) ([]byte, error) { return tx.Book("hash9") }), sampleBook)
	equal(t, "match", read(t, s, func(tx storage.ReadTx) (storage.Match, error) {
		return tx.Match("sample")
	}), sampleMatch)
	equal(t, "state", read(t, s, func(tx storage.ReadTx) ([]byte, error) { return tx.State("sample") }), sampleState)
	equal(t, "seats", read(t, s, func(tx storage.ReadTx) ([]storage.Seat, error) {
		return tx.Seats("sample")
	}), sampleSeats)
	equal(t, "asks", read(t, s, func(tx storage.ReadTx) ([]storage.Ask, error) {
		return tx.Asks("sample")
	}), sampleAsks)
	equal(t, "log", read(t, s, func(tx storage.ReadTx) ([]storage.Entry, error) { return tx.Log("sample", 0, 0) }),
		[]storage.Entry{sampleEntry})
	equal(t, "job", read(t, s, func(tx storage.ReadTx) (storage.Job, error) { return tx.Job("due:sample") }), sampleJob)
	equal(t, "heartbeat", read(t, s, storage.ReadTx.Heartbeat).Alive, in(1))
}

// CheckSampleClocks compares what the schema has since version 5: the heartbeat as a whole, a match whose clocks stand
// still, and an ask with time given back.
func CheckSampleClocks(t *testing.T, s storage.Store) {
	t.Helper()
	equal(t, "heartbeat", read(t, s, storage.ReadTx.Heartbeat), sampleHeartbeat)
	equal(t, "stopped match", read(t, s, func(tx storage.ReadTx) (storage.Match, error) {
		return tx.Match("stopped")
	}), sampleStopped)
	equal(t, "its asks", read(t, s, func(tx storage.ReadTx) ([]storage.Ask, error) {
		return tx.Asks("stopped")
	}), sampleGiven)
}

// CheckSampleResults compares what the schema has since version 6: results, ratings and seasons.
func CheckSampleResults(t *testing.T, s storage.Store) {
	t.Helper()
	equal(t, "result", read(t, s, func(tx storage.ReadTx) (storage.Result, error) {
		return tx.Result("gone")
	}), sampleResult)
	equal(t, "rating", read(t, s, func(tx storage.ReadTx) (storage.Rating, error) {
		return tx.Rating("s9", "toy", 2, "p8")
	}), sampleRating)
	equal(t, "seasons", read(t, s, func(tx storage.ReadTx) ([]storage.Season, error) {
		return tx.Seasons("s9")
	}), []storage.Season{sampleSeason})
}

// CheckSampleEvents compares what the schema has since version 7: events, their logs and their people.
func CheckSampleEvents(t *testing.T, s storage.Store) {
	t.Helper()
	equal(t, "event", holds(t, s, "cup"),
		held{sampleEvent, []storage.EventEntry{sampleEventEntry}, sampleEventPlayers})
	equal(t, "a person's events", read(t, s, func(tx storage.ReadTx) ([]storage.Event, error) {
		return tx.Events(storage.EventFilter{Player: "p9"})
	}), []storage.Event{sampleEvent})
}

// testSample: every field of every row comes back as it was written.
func testSample(t *testing.T, s storage.Store) {
	PutSample(t, s)
	CheckSample(t, s)
	CheckSampleClocks(t, s)
	CheckSampleResults(t, s)
	CheckSampleEvents(t, s)
}
