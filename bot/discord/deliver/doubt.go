package deliver

import (
	"slices"
	"strings"
	"sync"
	"time"
)

// Ranks of doubts: a prompt or an invitation is needed to act, the message of a tournament to see how it stands, the
// copy of a hand is a convenience.
const (
	doubtPrompt = iota
	doubtBoard
	doubtCopy
)

// ofEvent is the purpose of the message of a tournament. It is noted in the event, and not among those of matches.
const ofEvent = "event"

// mostLooks is how often a message is looked at in vain; then the next meeting looks again.
const mostLooks = 4

// doubt is a message that was noted, and of which nobody knows whether it is still there.
type doubt struct {
	match, server, purpose string
	channel, id            string
	rank                   int
	due                    time.Time // the earliest deadline of its match; zero for none
	tries                  int
}

// doubts are the messages that are still to be looked at. What is forgotten is in doubt again at the next start.
type doubts struct {
	mu   sync.Mutex
	list []doubt
	kick chan struct{} // has room for one: there is something to look at
}

func newDoubts() *doubts { return &doubts{kick: make(chan struct{}, 1)} }

// put takes the place of what was in doubt of a server.
func (ds *doubts) put(server string, list []doubt) {
	ds.mu.Lock()
	defer ds.mu.Unlock()
	ds.list = slices.DeleteFunc(ds.list, func(d doubt) bool { return d.server == server })
	ds.list = append(ds.list, list...)
	sortDoubts(ds.list)
	select {
	case ds.kick <- struct{}{}:
	default:
	}
}

// again puts a doubt back behind all others, unless it was looked at often enough.
func (ds *doubts) again(d doubt) {
	if d.tries++; d.tries >= mostLooks {
		return
	}
	ds.mu.Lock()
	defer ds.mu.Unlock()
	ds.list = append(ds.list, d)
}

// back puts doubts back that were taken, and not looked at.
func (ds *doubts) back(list []doubt) {
	ds.mu.Lock()
	defer ds.mu.Unlock()
	ds.list = append(slices.Clone(list), ds.list...)
}

// take takes the doubts that come first, at most n.
func (ds *doubts) take(n int) []doubt {
	ds.mu.Lock()
	defer ds.mu.Unlock()
	n = min(n, len(ds.list))
	first := slices.Clone(ds.list[:n])
	ds.list = slices.Delete(ds.list, 0, n)
	return first
}

// sortDoubts puts those first without which somebody cannot act, and of these the one that is due first.
func sortDoubts(list []doubt) {
	slices.SortStableFunc(list, func(a, b doubt) int {
		switch {
		case a.rank != b.rank:
			return a.rank - b.rank
		case a.due.IsZero() != b.due.IsZero():
			if a.due.IsZero() {
				return 1
			}
			return -1
		case !a.due.Equal(b.due):
			return a.due.Compare(b.due)
		}
		return strings.Compare(a.match+a.purpose, b.match+b.purpose)
	})
}
