package lookup

import (
	"regexp"
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

// byID finds what has the query as its id: spelt exactly so, else in any spelling. If it looks like an id of a clause
// or a ruling and there is none such, it is returned as missing.
func (x *Index) byID(query, folded string, kinds []Kind) (found []int, missing string) {
	list := strings.Fields(folded)
	for i := range list {
		for n := 1; n <= 2 && i+n <= len(list); n++ {
			if !x.idle(list[:i]) || !x.idle(list[i+n:]) {
				continue
			}
			id := strings.Join(list[i:i+n], " ")
			key := idKey(id)
			if n == len(list) || idForm.MatchString(key) {
				if found = x.withID(query, key, kinds); found != nil {
					return found, ""
				}
			}
			if m := idForm.FindStringSubmatch(key); m != nil && x.letters[m[1]] {
				missing = strings.ToUpper(m[1]) + "-" + m[2]
			}
		}
	}
	return nil, missing
}

// idle reports whether words only ask for what stands beside them.
func (x *Index) idle(list []string) bool {
	for _, w := range list {
		if !x.reader.stop[w] && !x.reader.asks[w] {
			return false
		}
	}
	return true
}

// withID finds what has an id: spelt exactly as in the query, else in any spelling.
func (x *Index) withID(query, key string, kinds []Kind) []int {
	var loose []int
	for _, i := range x.ids[key] {
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

// idForm is how an idKey looks: some letters, then a number.
var idForm = regexp.MustCompile(`^(\pL+)(\d+)$`)
