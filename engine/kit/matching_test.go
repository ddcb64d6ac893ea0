package kit_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"farpost/engine/kit"
)

// fillable reports, by trying every assignment, whether these slots can all be filled at once.
func fillable(slots []int, givers []int, fits func(slot, giver int) bool) bool {
	if len(slots) == 0 {
		return true
	}
	for i, g := range givers {
		if fits(slots[0], g) && fillable(slots[1:], slices.Delete(slices.Clone(givers), i, i+1), fits) {
			return true
		}
	}
	return false
}

// No giver fills two slots, or one that it does not fit. A slot is left open exactly if it cannot be filled together
// with the earlier ones that are. As many slots are filled as possible.
func TestMatching(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		slots, givers := rapid.IntRange(0, 5).Draw(t, "slots"), rapid.IntRange(0, 5).Draw(t, "givers")
		ok := rapid.SliceOfN(rapid.Bool(), slots*givers, slots*givers).Draw(t, "fits")
		fits := func(s, g int) bool { return ok[s*givers+g] }
		all := make([]int, givers)
		for g := range all {
			all[g] = g
		}
		of := kit.Matching(slots, givers, fits)
		if len(of) != slots {
			t.Fatalf("%d slots are answered for %d", len(of), slots)
		}
		var filled []int
		for s, g := range of {
			can := fillable(append(slices.Clone(filled), s), all, fits)
			if can != (g >= 0) {
				t.Fatalf("slot %d has giver %d; it can be filled beside %v: %v", s, g, filled, can)
			}
			if g < 0 {
				continue
			}
			if filled = append(filled, s); !fits(s, g) || slices.Contains(of[:s], g) {
				t.Fatalf("slot %d has giver %d, which does not fit or has another: %v", s, g, of)
			}
		}
		if kit.Matched(slots, givers, fits) != (len(filled) == slots) {
			t.Fatalf("Matched differs from %v", of)
		}
		payers, enough := kit.Paying(givers, slots, func(giver, slot int) bool { return fits(slot, giver) })
		if enough != (len(filled) == slots) || enough && len(payers) != slots || !slices.IsSorted(payers) {
			t.Fatalf("%v pay for %d slots, %v; %v can be filled", payers, slots, enough, filled)
		}
	})
}
