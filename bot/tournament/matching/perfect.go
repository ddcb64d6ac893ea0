package matching

// MaxCost is the largest cost, and -MaxCost the least, that a pair may have.
const MaxCost = 1 << 57

// Perfect returns for each of n the one that it is paired with, so that the sum of the costs of all pairs is least. The
// cost of a pair is asked once, with i < j. The same costs always give the same pairs. n = 0 gives none.
//
// It panics if n is odd or negative, or if a cost is beyond MaxCost: those are mistakes of the program.
func Perfect(n int, cost func(i, j int) int64) []int {
	panic("not written yet")
}
