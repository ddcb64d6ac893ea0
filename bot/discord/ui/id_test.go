package ui_test

import (
	"reflect"
	"strings"
	"testing"

	"farpost/bot/discord/ui"
)

// FuzzButton ensures that a custom id reads back as what it was made of, and that nothing makes it panic.
func FuzzButton(f *testing.F) {
	f.Add("m1", uint64(7), uint64(0), "pick", "a:b:c")
	f.Add("", uint64(0), uint64(1<<63), "move", "")
	f.Fuzz(func(t *testing.T, match string, q1, q2 uint64, action, arg string) {
		_, _ = ui.ParseID(match) // any text may come from outside; it must only not panic
		if strings.Contains(match, ":") || strings.Contains(action, ":") || action == "" {
			return
		}
		for _, qs := range [][]uint64{nil, {q1}, {q1, q2}} {
			b := ui.ID{Match: match, Qs: qs, Action: action, Arg: arg}
			got, err := ui.ParseID(b.String())
			if err != nil || !reflect.DeepEqual(got, b) {
				t.Fatalf("%q read back as %+v, %v; want %+v", b.String(), got, err, b)
			}
		}
	})
}

// TestButtonFits ensures that a custom id stays within Discord's 100 characters for the longest ids we give.
func TestButtonFits(t *testing.T) {
	long := ui.ID{Match: strings.Repeat("m", 30), Qs: []uint64{1 << 24, 1 << 24, 1 << 24, 1 << 24}, Action: "passonce",
		Arg: strings.Repeat("a", 30)}
	if n := len(long.String()); n > 100 {
		t.Errorf("%d characters: %s", n, long.String())
	}
}

// TestButtonStrange ensures that ids of other forms are errors and not presses.
func TestButtonStrange(t *testing.T) {
	for _, id := range []string{"", "x", "v1:m", "v1:m::", "v1:m:::", "v0:m::move:", "v1:m:?:move:", "v1:m:1.:move:",
		"m1:note"} {
		if b, err := ui.ParseID(id); err == nil {
			t.Errorf("%q was read as %+v", id, b)
		}
	}
}
