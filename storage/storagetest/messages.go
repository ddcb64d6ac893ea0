package storagetest

import (
	"testing"

	"farpost/storage"
)

// testMessages: a purpose has one message, which is replaced, found by its ids on
// Discord, and forgotten.
func testMessages(t *testing.T, s storage.Store) {
	create(t, s, aMatch("m"), aMatch("other"))
	board := storage.Message{Match: "m", Purpose: "board", Channel: "c", ID: "1", Hash: "h1", Updated: in(1)}
	direct := storage.Message{Match: "m", Purpose: "dm:1", Channel: "d", ID: "2", Updated: in(1)}
	other := storage.Message{Match: "other", Purpose: "board", Channel: "c", ID: "3", Updated: in(1)}
	put := func(m storage.Message) { update(t, s, func(tx storage.Tx) error { return tx.PutMessage(m) }) }
	put(direct)
	put(board)
	put(other)
	list := func(match string) []storage.Message {
		return read(t, s, func(tx storage.ReadTx) ([]storage.Message, error) { return tx.Messages(match) })
	}
	equal(t, "messages", list("m"), []storage.Message{board, direct})

	board.Channel, board.ID, board.Hash, board.Updated = "c2", "4", "h2", in(2)
	put(board)
	got := read(t, s, func(tx storage.ReadTx) (storage.Message, error) { return tx.Message("m", "board") })
	equal(t, "replaced message", got, board)
	at := read(t, s, func(tx storage.ReadTx) (storage.Message, error) { return tx.MessageAt("c2", "4") })
	equal(t, "message by its ids", at, board)
	missing(t, s, func(tx storage.ReadTx) (storage.Message, error) { return tx.MessageAt("c", "1") })

	for range 2 {
		update(t, s, func(tx storage.Tx) error { return tx.DeleteMessage("m", "board") })
	}
	missing(t, s, func(tx storage.ReadTx) (storage.Message, error) { return tx.Message("m", "board") })
	equal(t, "messages left", list("m"), []storage.Message{direct})
	equal(t, "messages of the other match", list("other"), []storage.Message{other})
	refused(t, s, storage.ErrNotFound, func(tx storage.Tx) error {
		return tx.PutMessage(storage.Message{Match: "none", Purpose: "board", Channel: "c", ID: "5"})
	})
}
