package gate_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"farpost/bot/simulate/gate"
)

// order lets five come at once, in an order that Go draws, and returns the order in which they got through.
func order(seed uint64) string {
	g := gate.New(rand.New(rand.NewPCG(seed, 0)))
	var through []string
	for i := range 5 {
		go func() {
			name := fmt.Sprint("thing ", i)
			if g.Enter(nil, name, 0) == nil {
				through = append(through, name)
			}
		}()
	}
	for g.Step() {
	}
	return strings.Join(through, ", ")
}

// TestOrder ensures that the seed alone says who goes first of those who come at once, and that seeds differ.
func TestOrder(t *testing.T) {
	var got []string
	for i := range 12 {
		synctest.Test(t, func(*testing.T) { got = append(got, order(uint64(i%6))) })
	}
	if !slices.Equal(got[:6], got[6:]) {
		t.Errorf("orders of six seeds: %q, then %q", got[:6], got[6:])
	}
	if slices.Sort(got); len(slices.Compact(got)) < 4 {
		t.Errorf("six seeds have the orders %q", got)
	}
}

// TestTakes ensures that nobody gets through before their time, and that Sleep ends when it has come.
func TestTakes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, begun := gate.New(rand.New(rand.NewPCG(1, 0))), time.Now()
		var at time.Duration
		go func() {
			_ = g.Enter(nil, "slow", time.Minute)
			at = time.Since(begun)
		}()
		for at == 0 {
			if !g.Step() {
				g.Sleep(begun.Add(time.Hour))
			}
			synctest.Wait()
		}
		if at != time.Minute || time.Since(begun) != time.Minute {
			t.Errorf("through after %v, at %v", at, time.Since(begun))
		}
	})
}

// TestOwner ensures that what belongs to an owner waits while it is held, and fails once it has ended, whether it waits
// already or comes then; others go on.
func TestOwner(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g, own := gate.New(rand.New(rand.NewPCG(1, 0))), new(gate.Owner)
		got := make(chan error, 3)
		go func() { got <- g.Enter(own, "held", 0) }()
		g.Hold(own, true)
		if g.Step() {
			t.Error("something of a held owner got through")
		}
		g.Hold(own, false)
		if !g.Step() || <-got != nil {
			t.Error("it does not go on")
		}
		go func() { got <- g.Enter(own, "waits", 0) }()
		synctest.Wait()
		g.End(own)
		go func() { got <- g.Enter(own, "comes", 0) }()
		for range 2 {
			if err := <-got; !errors.Is(err, gate.ErrEnded) {
				t.Errorf("of an owner that has ended: %v", err)
			}
		}
		go func() { got <- g.Enter(nil, "other", 0) }()
		if !g.Step() || <-got != nil || !g.Ended(own) {
			t.Error("others do not go on")
		}
	})
}
