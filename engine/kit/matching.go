package kit

import "slices"

// Matching gives each slot a giver of its own, as far as possible: each thing that is due a card that pays for it, each
// symbol a source of its kind. Fits reports whether a giver may fill a slot. The result is the giver of each slot, -1
// for a slot left open.
//
// As many slots as possible are filled (by augmenting paths). Earlier slots come first: a slot is left open only if it
// cannot be filled together with all earlier ones that are.
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

// Matched reports whether all slots can be filled, each by a giver of its own; see Matching.
func Matched(slots, givers int, fits func(slot, giver int) bool) bool {
	return slots <= givers && !slices.Contains(Matching(slots, givers, fits), -1)
}

// Paying picks givers for what is due, one for each, the earliest ones possible. It returns their places in order; ok
// is false when they do not pay for everything.
func Paying(givers, due int, fits func(giver, slot int) bool) (used []int, ok bool) {
	for g, slot := range Matching(givers, due, fits) {
		if slot >= 0 {
			used = append(used, g)
		}
	}
	return used, len(used) == due
}
