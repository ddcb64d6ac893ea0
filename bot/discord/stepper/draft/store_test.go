package draft_test

import (
	"fmt"
	"sync"
	"testing"

	"farpost/bot/discord/stepper/draft"
)

// TestStore ensures that a draft is found by its id as it was put, also when a later one was made from it.
func TestStore(t *testing.T) {
	store := draft.NewStore(8)
	first := store.Put(draft.Draft{Match: "m1", Player: "ada", Line: "Play"})
	second := store.Put(draft.Draft{Match: "m1", Player: "ada", Line: "Play › Spark"})
	if first == second {
		t.Fatalf("two drafts are called %s", first)
	}
	for id, want := range map[string]string{first: "Play", second: "Play › Spark"} {
		if d, ok := store.Get(id, "m1", "ada"); !ok || d.Line != want {
			t.Errorf("draft %s: %q, %v; want %q", id, d.Line, ok, want)
		}
	}
}

// TestStoreForeign ensures that nobody gets a draft that is somebody else's, or of another match.
func TestStoreForeign(t *testing.T) {
	store := draft.NewStore(8)
	id := store.Put(draft.Draft{Match: "m1", Player: "ada"})
	for _, who := range []struct{ match, player string }{{"m1", "bruno"}, {"m2", "ada"}, {"", ""}} {
		if _, ok := store.Get(id, who.match, who.player); ok {
			t.Errorf("%s in match %s gets ada's draft of m1", who.player, who.match)
		}
	}
	if _, ok := store.Get("no such", "m1", "ada"); ok {
		t.Error("a draft that never was is found")
	}
}

// TestStoreForgets ensures that no more drafts are kept than asked for: the one that was looked at longest ago goes.
func TestStoreForgets(t *testing.T) {
	store := draft.NewStore(2)
	d := draft.Draft{Match: "m1", Player: "ada"}
	old, read := store.Put(d), store.Put(d)
	if _, ok := store.Get(old, "m1", "ada"); !ok {
		t.Fatal("of two drafts the first is forgotten")
	}
	last := store.Put(d)
	for id, want := range map[string]bool{old: true, read: false, last: true} {
		if _, ok := store.Get(id, "m1", "ada"); ok != want {
			t.Errorf("draft %s is there: %v, want %v", id, ok, want)
		}
	}
}

// TestStoreTogether ensures that many goroutines may put and get drafts: each finds its own, and no id is given twice.
func TestStoreTogether(t *testing.T) {
	const people, drafts = 16, 50
	store := draft.NewStore(people * drafts)
	var ids sync.Map
	var all sync.WaitGroup
	for i := range people {
		all.Add(1)
		go func() {
			defer all.Done()
			player := fmt.Sprint("player", i)
			for n := range drafts {
				id := store.Put(draft.Draft{Match: "m1", Player: player, Page: n})
				if other, had := ids.LoadOrStore(id, player); had {
					t.Errorf("%s is given to %s and to %s", id, other, player)
				}
				if d, ok := store.Get(id, "m1", player); !ok || d.Page != n {
					t.Errorf("draft %d of %s: %+v, %v", n, player, d, ok)
				}
			}
		}()
	}
	all.Wait()
}

// TestStoreBegins ensures that a button from before a restart names no draft that was made after it.
func TestStoreBegins(t *testing.T) {
	d := draft.Draft{Match: "m1", Player: "ada"}
	before, after := draft.NewStore(8), draft.NewStore(8)
	id := before.Put(d)
	for range 8 {
		after.Put(d)
	}
	if _, ok := after.Get(id, "m1", "ada"); ok {
		t.Errorf("draft %s is found after a restart", id)
	}
}
