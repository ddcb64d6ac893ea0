package lookup

import (
	"strings"
	"unicode"

	"farpost/cards/deck"
)

// maxQuery is how many letters of a query are read.
const maxQuery = 120

// clean folds what somebody typed. It reads no more than the first maxQuery letters: no id, name or question is longer.
func clean(query string) string {
	n := 0
	for i := range query {
		if n++; n > maxQuery {
			query = query[:i]
			break
		}
	}
	return deck.Fold(strings.ToValidUTF8(query, " "))
}

// compact leaves letters and digits only.
func compact(folded string) string { return strings.ReplaceAll(folded, " ", "") }

// idKey returns what all spellings of a folded id have in common: letters and digits, without zeros in front of
// numbers.
func idKey(folded string) string {
	var b strings.Builder
	number := false // the last rune written belongs to a number
	zeros := 0      // held back in front of one
	for _, r := range compact(folded) {
		digit := unicode.IsDigit(r)
		if r == '0' && !number {
			zeros++
			continue
		}
		if !digit && zeros > 0 {
			b.WriteByte('0') // a number of zeros alone
		}
		zeros, number = 0, digit
		b.WriteRune(r)
	}
	if zeros > 0 {
		b.WriteByte('0')
	}
	return b.String()
}

// byID finds what has the query as its id: spelt exactly so, else in any spelling.
func (x *Index) byID(query, folded string, kinds []Kind) []int {
	var loose []int
	for _, i := range x.ids[idKey(folded)] {
		if !x.wanted(i, kinds) {
			continue
		}
		if x.hits[i].ID == strings.TrimSpace(query) {
			return []int{i}
		}
		loose = append(loose, i)
	}
	return loose
}
