package lookup

import (
	"strings"
	"unicode"

	"farpost/cards/deck"
)

// maxQuery is how many letters of a query are read.
const maxQuery = 120

// clean folds what somebody typed, cut to a length that no id, name or question needs.
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

// idKey is what all spellings of an id, folded, have in common: letters and digits, no zeros in front of a number.
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
			b.WriteByte('0') // a number that is nothing but zeros
		}
		zeros, number = 0, digit
		b.WriteRune(r)
	}
	if zeros > 0 {
		b.WriteByte('0')
	}
	return b.String()
}

// byID finds what an id means: exactly as spelt, else by any of its spellings.
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
