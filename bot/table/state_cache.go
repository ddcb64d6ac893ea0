package table

import (
	"fmt"

	lru "github.com/hashicorp/golang-lru/v2"

	"farpost/engine"
	"farpost/storage"
)

// mostStates is how many states are kept in memory, however many matches wait.
const mostStates = 256

// stateKey names a state: that of a match after so many inputs never changes.
type stateKey struct {
	match string
	seq   uint64
}

// stateCache holds the states that were used last. They are shared between goroutines: nobody writes to a state
// (engine.Apply makes a new one). So a press, the act behind it and the messages that follow decode a state once.
type stateCache = lru.Cache[stateKey, *engine.State]

func newStateCache() *stateCache {
	c, err := lru.New[stateKey, *engine.State](mostStates)
	if err != nil {
		panic(err) // mostStates is no size
	}
	return c
}

// keepState keeps the state that a match has come to in a committed transaction.
func (t *Table) keepState(m storage.Match, s *engine.State) { t.states.Add(stateKey{m.ID, m.Seq}, s) }

// state returns a match's state as its row says it stands. The error wraps engine.ErrParked if this build cannot read
// it.
func (t *Table) state(tx storage.ReadTx, m storage.Match) (*engine.State, error) {
	key := stateKey{m.ID, m.Seq}
	if s, ok := t.states.Get(key); ok {
		return s, nil
	}
	raw, err := tx.State(m.ID)
	if err != nil {
		return nil, err
	}
	s, err := engine.Decode(raw)
	if err != nil {
		return nil, fmt.Errorf("state of match %s: %w", m.ID, err)
	}
	// What a transaction that writes has read may be rolled back with it, and the number used again.
	if _, writes := tx.(storage.Tx); !writes {
		t.states.Add(key, s)
	}
	return s, nil
}
