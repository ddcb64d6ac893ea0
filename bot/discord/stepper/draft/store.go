package draft

import (
	"math/rand/v2"
	"strconv"
	"sync/atomic"

	lru "github.com/hashicorp/golang-lru/v2"
)

// Store keeps the latest drafts by a short id. When it is full it forgets the one that was looked at longest ago. It is
// safe for concurrent use.
type Store struct {
	last atomic.Uint64
	byID *lru.Cache[string, Draft]
}

// NewStore makes a Store for n drafts, n > 0. Its ids begin anywhere, so that a button from before a restart does not
// name a draft made after it.
func NewStore(n int) *Store {
	byID, err := lru.New[string, Draft](n)
	if err != nil {
		panic(err) // n is no size
	}
	s := &Store{byID: byID}
	s.last.Store(rand.Uint64N(1 << 40))
	return s
}

// Put keeps a draft and returns its id. The draft under an id never changes.
func (s *Store) Put(d Draft) string {
	id := strconv.FormatUint(s.last.Add(1), 36)
	s.byID.Add(id, d)
	return id
}

// Get returns a player's draft in a match. ok is false if it is forgotten, or somebody else's.
func (s *Store) Get(id, match, player string) (d Draft, ok bool) {
	if d, ok = s.byID.Get(id); !ok {
		return Draft{}, false
	}
	return d, d.Match == match && d.Player == player
}
