package thorough_test

import (
	"flag"
	"testing"

	"farpost/engine/thorough"
)

// TestShort ensures that -short leaves a long walk out and does fewer of the same, and that without it all is done.
func TestShort(t *testing.T) {
	was := flag.Lookup("test.short").Value.String()
	t.Cleanup(func() { set(t, was) })
	for _, c := range []struct {
		short string
		left  bool
		of    int
	}{{"true", true, 2}, {"false", false, 9}} {
		set(t, c.short)
		var inner testing.TB
		t.Run(c.short, func(t *testing.T) {
			inner = t
			thorough.Only(t, "it walks")
		})
		if inner.Skipped() != c.left || thorough.Of(9, 2) != c.of {
			t.Errorf("short %s: skipped %v, %d of 9 and 2", c.short, inner.Skipped(), thorough.Of(9, 2))
		}
	}
}

func set(t *testing.T, short string) {
	t.Helper()
	if err := flag.Set("test.short", short); err != nil {
		t.Fatal(err)
	}
}
