package reply

import lru "github.com/hashicorp/golang-lru/v2"

// Once remembers the latest interactions, for a gateway that resumes may deliver one again. The log of the
// table refuses a second act in any case; this keeps a second answer from racing the first. Many goroutines
// may use it.
type Once struct{ seen *lru.Cache[string, struct{}] }

// NewOnce remembers at most n interactions, n > 0.
func NewOnce(n int) *Once {
	seen, err := lru.New[string, struct{}](n)
	if err != nil {
		panic(err) // n is no size
	}
	return &Once{seen}
}

// First reports whether an interaction's id is new, and remembers it.
func (o *Once) First(id string) bool {
	had, _ := o.seen.ContainsOrAdd(id, struct{}{})
	return !had
}
