package spell

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
