package discord

import (
	"container/list"
	"math/rand/v2"
	"strconv"
	"sync"

	"farpost/engine"
)

// draft is an answer that a player is putting together by buttons. It is only a convenience: when it is
// forgotten (after a restart, or because many others came after it) the stepper starts again.
type draft struct {
	Match  string
	Player string
	Q      uint64
	Reply  engine.Reply
	Picks  []engine.Value // of an ordered question, so far
	Page   int
	Zone   string // the zone to choose from, where there are too many options for one menu; see zonesOf
	// Extras are the optional yes-or-no answers that stand at the end of Reply: they are no steps of their
	// own but switches on the preview.
	Extras []extra
	// Lone are the names of the answers that were no steps of their own, since there was one thing to choose.
	Lone []string
	// Ahead are answers ahead to be given with Reply, Said each of them in words; Settled says that the usual
	// ones have been put in. With an empty Reply only these are given; About is what they are about then.
	Ahead   []engine.Sealed
	Said    []string
	Settled bool
	About   engine.Value
	// Outer is what is answered now, if this is an answer ahead to come with it, Offer what it takes of it. Line
	// is the answer in words, once it is complete.
	Outer *draft
	Offer engine.Offer
	Line  string
}

// extra is an optional answer with one possible value.
type extra struct {
	Name string
	On   engine.Option
}

// drafts keeps the latest drafts by a short id. It is safe for use by many goroutines.
type drafts struct {
	mu    sync.Mutex
	limit int
	next  uint64
	byID  map[string]*list.Element
	order *list.List // of id and draft, the oldest first
}

type kept struct {
	id string
	d  draft
}

// newDrafts begins its ids anywhere, so that a button from before a restart names no draft made after it.
func newDrafts(limit int) *drafts {
	return &drafts{limit: limit, next: rand.Uint64N(1 << 40), byID: map[string]*list.Element{}, order: list.New()}
}

// put keeps a draft and gives its id. A draft is never changed: every step is a new one, so an older
// message's buttons still mean what they meant.
func (s *drafts) put(d draft) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.next++
	id := strconv.FormatUint(s.next, 36)
	s.byID[id] = s.order.PushBack(kept{id, d})
	if s.order.Len() > s.limit {
		oldest := s.order.Front()
		delete(s.byID, s.order.Remove(oldest).(kept).id)
	}
	return id
}

// get gives a draft of a player; ok is false when it is forgotten or somebody else's.
func (s *drafts) get(id, match, player string) (draft, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	e, ok := s.byID[id]
	if !ok {
		return draft{}, false
	}
	d := e.Value.(kept).d
	return d, d.Match == match && d.Player == player
}
