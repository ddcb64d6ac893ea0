package engine

import "slices"

// Matching gives every slot a giver of its own, so far as that is possible: each thing due a card that pays for it,
// each symbol a source of its kind. Fits tells whether a giver may fill a slot. The result holds the giver of each
// slot, -1 for a slot left open. As many slots as possible are filled (augmenting paths), and a slot is left open
// only when it cannot be filled beside all earlier ones that are, so earlier slots come first.
func Matching(slots, givers int, fits func(slot, giver int) bool) []int {
	of := make([]int, slots) // slot -> giver
	at := make([]int, givers)
	for i := range of {
		of[i] = -1
	}
	for i := range at {
		at[i] = -1
	}
	var try func(slot int, seen []bool) bool
	try = func(slot int, seen []bool) bool {
		for g := range givers {
			if seen[g] || !fits(slot, g) {
				continue
			}
			seen[g] = true
			if at[g] < 0 || try(at[g], seen) {
				of[slot], at[g] = g, slot
				return true
			}
		}
		return false
	}
	for s := range slots {
		try(s, make([]bool, givers))
	}
	return of
}

// Matched reports whether every slot of so many can be filled, each by a giver of its own (see Matching).
func Matched(slots, givers int, fits func(slot, giver int) bool) bool {
	return slots <= givers && !slices.Contains(Matching(slots, givers, fits), -1)
}
