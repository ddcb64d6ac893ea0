package reply_test

import (
	"strconv"
	"sync"
	"sync/atomic"
	"testing"

	"farpost/bot/discord/reply"
)

// TestOnce ensures that an interaction's id is first once.
func TestOnce(t *testing.T) {
	once := reply.NewOnce(8)
	for _, test := range []struct {
		id    string
		first bool
	}{{"1", true}, {"1", false}, {"2", true}, {"1", false}, {"2", false}} {
		if got := once.First(test.id); got != test.first {
			t.Errorf("%s is first: %v, want %v", test.id, got, test.first)
		}
	}
}

// TestOnceTogether ensures that of many deliveries of one interaction at once one is first.
func TestOnceTogether(t *testing.T) {
	const interactions, deliveries = 20, 16
	once := reply.NewOnce(interactions)
	var first [interactions]atomic.Int64
	var all sync.WaitGroup
	for range deliveries {
		all.Add(1)
		go func() {
			defer all.Done()
			for i := range interactions {
				if once.First(strconv.Itoa(i)) {
					first[i].Add(1)
				}
			}
		}()
	}
	all.Wait()
	for i := range first {
		if n := first[i].Load(); n != 1 {
			t.Errorf("interaction %d was first %d times", i, n)
		}
	}
}

// TestOnceForgets ensures that no more ids are remembered than asked for, and that the oldest is forgotten.
func TestOnceForgets(t *testing.T) {
	once := reply.NewOnce(3)
	for _, id := range []string{"1", "2", "3", "4"} {
		once.First(id)
	}
	for _, id := range []string{"2", "3", "4"} {
		if once.First(id) {
			t.Errorf("%s is forgotten", id)
		}
	}
	if !once.First("1") {
		t.Error("the oldest is remembered")
	}
}
