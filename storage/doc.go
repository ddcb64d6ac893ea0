// Package storage is what Farpost remembers: the rows, the transactions over them, and the errors they can end in. It
// is a contract. storage/sqlite fulfils it, and storagetest tests any engine that does.
//
// # Transactions
//
// A [Store] is used through two methods. View reads one consistent moment:
//
//	err := store.View(ctx, func(tx storage.ReadTx) error {
//		m, err := tx.Match("m-17")
//		if err != nil {
//			return err // errors.Is(err, storage.ErrNotFound): no such match
//		}
//		state, err := tx.State(m.ID)
//		…
//	})
//
// Update reads and writes. Updates run one after the other, so what one of them
// has read stays true until it ends. When the function returns nil and Update
// returns nil, everything is on the disk and survives kill -9 and a power cut.
// When the function returns an error, or panics, nothing of it happened.
//
// # One input, one transaction
//
// The table plays an accepted input like this. A crash at any point leaves all of it or nothing:
//
//	err := store.Update(ctx, func(tx storage.Tx) error {
//		m, err := tx.Match(id)                   // m.Seq guards the save
//		state, err := tx.State(id)
//		…                                        // the engine applies the input
//		err = tx.Advance(id, m.Seq, m.Seq+1, next, now)
//		err = tx.AppendLog(storage.Entry{Match: id, Seq: m.Seq + 1, Interaction: press, …})
//		err = tx.SetAsks(id, asks)               // who is awaited, for /inbox
//		err = tx.PutJob(storage.Job{Key: "due:" + id, Due: deadline, …})
//		_, err = tx.AppendOutbox(storage.OutboxRow{Lane: "channel:9", …})
//		return err
//	})
//
// A press that Discord delivers twice ends in [ErrDuplicateInteraction] and
// changes nothing; [ReadTx] finds what the first press did by LogByInteraction.
//
// # Delivery
//
// Messages are never sent inside a transaction. They are rows of the outbox: the
// deliverer claims the first row of every free lane, sends, and says how it went.
// Rows that were in flight when the process died come back by RequeueOutbox,
// marked Unsure, so that the deliverer looks whether they arrived before it sends
// them again.
//
// # Deadlines
//
// A deadline is a [Job] row. Time in which nobody could answer is given back by the [Heartbeat]: its Shift moves
// every deadline at once. That and noting that we are alive are one write, so that a crash in between cannot give
// the time twice:
//
//	h, err := tx.Heartbeat()
//	h.Shift += now.Sub(h.Alive) // at boot: the time that the bot was down
//	h.Alive = now
//	err = tx.PutHeartbeat(h)
//
// # Values
//
// Storage has no clock and draws no ids: callers bring both. Instants are kept as
// UTC milliseconds since 1970 ([Millis], [FromMillis]); the zero time.Time stays
// zero. Ids are strings, as Discord writes them. Byte slices and JSON are opaque;
// an empty slice reads back as nil. Rows are checked by their Validate methods
// before they are written; a row that fails ends in [ErrInvalid].
//
// # Map of files
//
//	store.go     the store and its transactions
//	match.go     matches; the reader and writer of their seats, asks and books, too
//	seat.go      players' places in matches
//	ask.go       open questions, and the inbox
//	log.go       the log of accepted inputs
//	job.go       deadlines, and the heartbeat
//	outbox.go    what is to be sent
//	pause.go     doors to which nothing is sent for a while
//	message.go   notes about messages that were sent
//	deck.go      saved decks
//	people.go    players and servers
//	result.go    how matches ended, ratings, seasons
//	event.go     tournaments, their logs and people
//	errors.go    the errors that callers tell apart
//	values.go    instants, names, checks of rows
package storage
