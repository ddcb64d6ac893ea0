package lookup

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"farpost/cards/deck"
)

// compared is a figure with a bound, as in "cost<=2"; keyed is something with a name before it, as in "type:evocation";
// bare is a figure without a sign, as in "costo 3".
var (
	compared = regexp.MustCompile(`(\pL[\pL-]*)\s*(<=|>=|=<|=>|≤|≥|<|>|=|:)\s*(\d+)`)
	keyed    = regexp.MustCompile(`(\pL+)\s*[:=]\s*(?:"([^"]+)"|(\pL[\pL-]*))`)
	bare     = regexp.MustCompile(`(\pL[\pL-]*)\s+(\d+)`)
)

// test is something that a card must fulfil.
type test func(t traits) bool

// Filter lists the cards that fulfil all that a text asks for, by id in the order of the set: figures ("cost<=2",
// "costo 3", "atk>300"), types, elements, groups and keywords by their names in any language, and other words that
// stand on them. It is ok if the text is such a filter at all: if it has a figure with a number, a name before a colon,
// or nothing but names of what cards are.
func (x *Index) Filter(text string) (ids []string, ok bool) {
	if r := []rune(text); len(r) > maxQuery {
		text = string(r[:maxQuery])
	}
	tests, certain := x.tests(strings.ToLower(text))
	if !certain || len(tests) == 0 {
		return nil, false
	}
	for i, h := range x.hits {
		if h.Kind == Card && !slices.ContainsFunc(tests, func(is test) bool { return !is(x.cards[i]) }) {
			ids = append(ids, h.ID)
		}
	}
	return ids, true
}

// tests reads a filter; certain is false for a text that is none.
func (x *Index) tests(text string) (out []test, certain bool) {
	cut := func(re *regexp.Regexp, make func(m []string) test) {
		for _, m := range re.FindAllStringSubmatch(text, -1) {
			if is := make(m); is != nil {
				out, certain = append(out, is), true
				text = strings.Replace(text, m[0], " ", 1)
			}
		}
	}
	cut(compared, func(m []string) test { return x.figure(m[1], m[2], m[3]) })
	cut(keyed, func(m []string) test {
		word := deck.Fold(m[2] + m[3])
		if word == "" {
			return nil
		}
		return func(t traits) bool { return t.has(word) }
	})
	cut(bare, func(m []string) test { return x.figure(m[1], "=", m[2]) })
	rest := strings.Fields(deck.Fold(text))
	for i := 0; i < len(rest); {
		n := x.tag(rest[i:])
		if n == 0 && !certain {
			return nil, false // a word that says nothing of what cards are: this is a name or a question
		}
		word := strings.Join(rest[i:i+max(n, 1)], " ")
		if n > 0 {
			out = append(out, func(t traits) bool { return t.tags[word] })
		} else if !x.reader.stop[word] {
			out = append(out, func(t traits) bool { return t.has(word) })
		}
		i += max(n, 1)
	}
	return out, certain || len(out) > 0
}

// figure makes the test of a figure; nil if no card has such a figure.
func (x *Index) figure(name, sign, number string) test {
	name = deck.Fold(name)
	n, err := strconv.Atoi(number)
	if err != nil || !slices.ContainsFunc(x.cards, func(t traits) bool { _, ok := t.figures[name]; return ok }) {
		return nil
	}
	return func(t traits) bool {
		have, ok := t.figures[name]
		switch sign {
		case "<=", "=<", "≤":
			return ok && have <= n
		case ">=", "=>", "≥":
			return ok && have >= n
		case "<":
			return ok && have < n
		case ">":
			return ok && have > n
		}
		return ok && have == n
	}
}

// tag says how many words at the beginning of a list name what cards are; 0 for none.
func (x *Index) tag(list []string) int {
	for n := min(3, len(list)); n > 0; n-- {
		word := strings.Join(list[:n], " ")
		if slices.ContainsFunc(x.cards, func(t traits) bool { return t.tags[word] }) {
			return n
		}
	}
	return 0
}
