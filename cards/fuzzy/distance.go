package fuzzy

// Distance is the number of letters to add, leave out, change or swap with their neighbour to get from a
// to b (Damerau's distance, adjacent swaps); anything above limit is given as limit+1.
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

// Nearest gives the word of a list that is most like what was written, the first of equals; "" when none is
// near: no more than a third of its letters may differ, and one of a short word.
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
