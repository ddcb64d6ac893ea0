package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// arranged returns a one-seat match with a deck of n cards, written by some changes in its setup.
func arranged(t *testing.T, n int, seed uint64, do func(tx *engine.Tx)) *engine.State {
	t.Helper()
	s, _, err := engine.NewFrom(game, book, engine.Setup{Decks: make([][]string, 2)},
		func(tx *engine.Tx) ([]engine.Frame, error) {
			tx.AddRand(seed, "0")
			for i := range 2 {
				tx.SetSeat(engine.Seat(i), 0, 9)
			}
			for i := range n {
				tx.New(engine.Object{Card: int32(i)}, "deck", 0)
			}
			do(tx)
			return nil, nil
		})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// An object that changes zone is a new object. Its old id finds nothing live. Inside the batch the old id means the
// object wherever it is. What was last known can be read while something refers to it.
func TestIdsAreRenewed(t *testing.T) {
	arranged(t, 1, 1, func(tx *engine.Tx) {
		deck := tx.Reader().Zone("deck", 0)[0]
		field := tx.Move(deck, "field", engine.NoSeat, true)
		tx.Set(field, 0, 3)
		grave := tx.Move(deck, "grave", 0, true)
		if deck.Slot != grave.Slot || grave.Gen != deck.Gen+2 || tx.Now(deck) != grave || tx.Now(field) != grave {
			t.Errorf("%s, %s, %s", deck, field, grave)
		}
		if _, ok := tx.Reader().Live(field); ok || tx.Reader().Attr(grave, 0) != 0 {
			t.Error("the object is still what it was")
		}
		if tx.Reader().Attr(field, 0) != 3 || tx.Reader().CardID(field) != toy.All()[0] {
			t.Error("what was last known is lost")
		}
		if !tx.Remove(grave) || tx.Remove(deck) || !tx.Move(deck, "field", engine.NoSeat, true).IsZero() {
			t.Error("a removed object can be moved")
		}
		if again := tx.New(engine.Object{}, "field", engine.NoSeat); again.Slot != grave.Slot ||
			again.Gen <= grave.Gen {
			t.Errorf("%s after %s", again, grave)
		}
	})
}

// A Public knows nothing of a card in a hidden zone, neither live nor as last known.
func TestPublicKnowsNothingHidden(t *testing.T) {
	arranged(t, 2, 1, func(tx *engine.Tx) {
		p := tx.Reader().Public()
		deck := tx.Reader().Zone("deck", 0)[1]
		tx.Set(deck, 0, 3)
		blind := func(id engine.ObjID, when string) {
			_, live := p.Live(id)
			_, known := p.Known(id)
			if live || known || p.CardID(id) != "" || p.Card(id) != -1 || p.Ctrl(id) != engine.NoSeat ||
				p.Attr(id, 0) != 0 || p.Stat(id, 0) != 0 {
				t.Errorf("%s: %s is known", when, id)
			}
		}
		blind(deck, "in the deck")
		if p.Count("deck", 0) != 2 || p.Zone("deck", 0) != nil {
			t.Error("a deck is a count")
		}
		field := tx.Move(deck, "field", engine.NoSeat, true)
		blind(deck, "out of the deck")
		if p.CardID(field) == "" || p.Card(field) < 0 || len(p.Zone("field", engine.NoSeat)) != 1 {
			t.Error("the field is public")
		}
		hand := tx.Move(field, "hand", 0, true)
		tx.Set(hand, 0, 3)
		blind(hand, "in the hand")
		if p.CardID(field) == "" {
			t.Error("what everybody saw is forgotten")
		}
	})
}

// A shuffle renews every id and keeps every card. Which slot a card comes to does not depend on the order before, and
// every order is as likely as another.
func TestShuffleHides(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(2400) {
		s := arranged(t, 4, seed, func(tx *engine.Tx) {
			before := tx.Reader().Zone("deck", 0)
			if seed%2 == 1 { // another order before
				tx.Move(before[0], "deck", 0, true)
				before = tx.Reader().Zone("deck", 0)
			}
			tx.Shuffle("deck", 0, "0")
			after := tx.Reader().Zone("deck", 0)
			if !slices.IsSortedFunc(after, func(a, b engine.ObjID) int { return int(a.Slot - b.Slot) }) {
				t.Fatal("the order of the slots tells the order before")
			}
			for _, id := range before {
				if _, live := tx.Reader().Live(id); live {
					t.Fatalf("%s is still a card of the deck", id)
				}
			}
		})
		key := ""
		for _, o := range s.Objects.All() {
			key += fmt.Sprint(o.Card)
		}
		seen[key]++
	}
	if len(seen) != 24 {
		t.Errorf("%d of 24 orders", len(seen))
	}
	for order, n := range seen {
		if n < 50 || n > 160 { // 100 expected, far beyond five deviations
			t.Errorf("order %s came %d times of 2400", order, n)
		}
	}
}

// Generators give the same numbers for ever: matches that were saved by older builds must replay.
func TestGeneratorsAreForEver(t *testing.T) {
	r := engine.Seeded(42, "memory.0")
	var got []int
	for range 8 {
		got = append(got, r.Intn(100))
	}
	if want := []int{39, 39, 80, 89, 3, 21, 28, 29}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	a, b := engine.Seeded(1, "x"), engine.Seeded(1, "y")
	same := 0
	for range 100 {
		if a.Intn(1000) == b.Intn(1000) {
			same++
		}
	}
	if same > 5 {
		t.Errorf("two purposes share %d of 100 numbers", same)
	}
}

// TestNoNumberIsFavoured ensures that of the numbers that a generator makes just those are left out which would favour
// small results: of a third, since 2^64 is one more than a multiple of 3, the number 0 alone.
func TestNoNumberIsFavoured(t *testing.T) {
	for name, c := range map[string]struct {
		state uint64
		made  uint64 // how many numbers are made until one is good
	}{"0": {0x61c8864680b583eb, 2}, "1": {0xf8364607e9c949bd, 1}} {
		r := engine.Rand{S: c.state}
		got := r.Intn(3)
		if r.S-c.state != c.made*0x9e3779b97f4a7c15 || c.made == 1 && got != 1 {
			t.Errorf("%s gives %d, and then the generator is at %#x", name, got, r.S)
		}
	}
}
