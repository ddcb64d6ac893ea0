package world_test

import (
	"testing"
	"time"

	"farpost/bot/sandbox/world"
)

var epoch = time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC)

// TestManualClock ensures that due calls run in order, at their time, also those that they add, and that stopped ones
// do not.
func TestManualClock(t *testing.T) {
	t.Parallel()
	c := world.NewManualClock(epoch)
	var got []string
	note := func(name string) func() {
		return func() { got = append(got, name+c.Now().Sub(epoch).String()) }
	}
	c.AfterFunc(2*time.Second, note("b"))
	c.AfterFunc(time.Second, func() {
		note("a")()
		c.AfterFunc(500*time.Millisecond, note("added"))
	})
	stop := c.AfterFunc(time.Second, note("stopped"))
	c.AfterFunc(time.Minute, note("later"))
	if !stop() || stop() {
		t.Error("stop does not say whether the call was to come")
	}
	c.Advance(3 * time.Second)
	want := []string{"a1s", "added1.5s", "b2s"}
	if len(got) != len(want) {
		t.Fatalf("ran %v, want %v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("ran %v, want %v", got, want)
		}
	}
	if now := c.Now(); !now.Equal(epoch.Add(3 * time.Second)) {
		t.Errorf("it is %v", now)
	}
}
