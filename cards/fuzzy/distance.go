package fuzzy

// Distance counts the letters to add, drop, change, or swap with a neighbour, to turn a into b (Damerau's distance with
// adjacent swaps). It returns limit+1 for any distance above limit.
func Distance(a, b string, limit int) int {
	x, y := []rune(a), []rune(b)
	if len(x)-len(y) > limit || len(y)-len(x) > limit {
		return limit + 1
	}
	before, last, row := make([]int, len(y)+1), make([]int, len(y)+1), make([]int, len(y)+1)
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(x); i++ {
		row[0] = i
		least := i
		for j := 1; j <= len(y); j++ {
			cost := 1
			if x[i-1] == y[j-1] {
				cost = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+cost)
			if i > 1 && j > 1 && x[i-1] == y[j-2] && x[i-2] == y[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
			least = min(least, row[j])
		}
		if least > limit {
			return limit + 1
		}
		before, last, row = last, row, before
	}
	return min(last[len(y)], limit+1)
}

// Nearest returns the word of a list that differs least from what was written, the first of equals. It returns "" if
// more than a third of the letters differ in each; of a short word, one letter may differ.
func Nearest(word string, list []string) string {
	limit := max(1, len([]rune(word))/3)
	best := ""
	for _, w := range list {
		if d := Distance(word, w, limit); d <= limit && w != "" && d < len([]rune(w)) {
			best, limit = w, d-1
		}
	}
	return best
}
