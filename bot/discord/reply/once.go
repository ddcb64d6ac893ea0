package reply

import lru "github.com/hashicorp/golang-lru/v2"

// Once remembers the latest interactions, because a gateway that resumes may deliver one again. The table's log refuses
// a second act in any case; Once keeps a second answer from racing the first. It is safe for concurrent use.
type Once struct{ seen *lru.Cache[string, struct{}] }

// NewOnce makes a Once that remembers the latest n interactions, n > 0.
func NewOnce(n int) *Once {
	seen, err := lru.New[string, struct{}](n)
	if err != nil {
		panic(err) // n is no size
	}
	return &Once{seen}
}

// First reports whether the id of an interaction is new, and remembers it.
func (o *Once) First(id string) bool {
	had, _ := o.seen.ContainsOrAdd(id, struct{}{})
	return !had
}
