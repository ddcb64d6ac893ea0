package table_test

import (
	"crypto/sha256"
	"encoding/json"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// TestLogReplays ensures that the log of a match with silence, absence and returns leads from the deal to every
// state on the way, the same to the byte.
func TestLogReplays(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 20 * time.Hour, Rules: tough}, sparks, []string{"parry"}, sparks)
	for range 3 {
		w.ok(w.play(id, ada, "spark", bruno))
		w.clock.Advance(12 * time.Hour)
		w.tick()
		_, err := w.table.Present(w.ctx, id, "chiara")
		w.ok(err)
	}
	_, err := w.offer(id, bruno)
	w.ok(err)
	for range 12 {
		w.clock.Advance(7 * time.Hour)
		w.tick()
	}
	var log []storage.Entry
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) (err error) {
		log, err = tx.Log(id, 0, 0)
		return err
	}))
	g, book := w.games.Ruleset(tally.Name), tally.Book{}
	var s *engine.State
	replayed := 0
	for _, e := range log {
		if len(e.StateHash) == 0 {
			continue // no input of the engine
		}
		var in engine.Input
		w.ok(json.Unmarshal(e.Input, &in))
		if in.Kind == "deal" {
			var decks [][]string
			for _, seat := range w.pos(id).Seats {
				var cards []string
				w.ok(json.Unmarshal([]byte(seat.Deck), &cards))
				decks = append(decks, cards)
			}
			s, _, err = engine.New(g, book, engine.Setup{Seed: in.Q, Decks: decks, Options: tough})
		} else {
			s, _, err = engine.Apply(g, book, s, in)
		}
		w.ok(err)
		raw, err := engine.Encode(s)
		w.ok(err)
		if sum := sha256.Sum256(raw); string(sum[:]) != string(e.StateHash) {
			t.Fatalf("entry %d (%s) leads to another state", e.Seq, e.Input)
		}
		replayed++
	}
	if replayed < 15 {
		t.Errorf("only %d inputs were replayed", replayed)
	}
	if last, err := engine.Encode(w.pos(id).State); err != nil || s == nil {
		t.Error(err)
	} else if now, err := engine.Encode(s); err != nil || string(now) != string(last) {
		t.Errorf("the log does not end where the match stands (%v)", err)
	}
}
