package engine_test

import (
	"runtime/debug"
	"testing"

	"farpost/engine"
)

// TestInterned ensures that a key's value is made once and is the same ever after, and that beyond two thousand keys
// values are made each time, so that nothing can fill the memory.
func TestInterned(t *testing.T) {
	made := 0
	in := engine.Intern(func(key int) *int { made++; return &key })
	const kept = 2000
	var first [kept]*int
	for i := range first {
		first[i] = in.Of(i)
	}
	for i, p := range first {
		if in.Of(i) != p || *p != i {
			t.Errorf("key %d has another value the second time", i)
		}
	}
	if made != kept {
		t.Errorf("%d values are made of %d keys", made, kept)
	}
	for range 2 {
		if p := in.Of(kept); *p != kept {
			t.Errorf("key %d has the value %d", kept, *p)
		}
	}
	if made != kept+2 {
		t.Errorf("one key too many is kept: %d values are made", made)
	}
}

// TestTuneCollector ensures that the collector runs seldom while matches are played, and afterwards as before.
func TestTuneCollector(t *testing.T) {
	was := debug.SetGCPercent(50)
	defer debug.SetGCPercent(was)
	undo := engine.TuneCollector()
	if got := debug.SetGCPercent(engine.GCPercent); got != engine.GCPercent {
		t.Errorf("it is set to %d, not %d", got, engine.GCPercent)
	}
	undo()
	if got := debug.SetGCPercent(50); got != 50 {
		t.Errorf("afterwards it is %d, not 50", got)
	}
}
