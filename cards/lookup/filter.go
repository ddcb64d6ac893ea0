package lookup

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"farpost/cards/deck"
)

// test is something that a card must fulfil.
type test func(t traits) bool

// Filter lists the cards that fulfil all that a text asks for, by id in the order of the set:
//
//	fire cost<=2              figures ("cost<=2", "costo 3", "atk>300", "cost:2-4"), and names of what cards are
//	type:moon, element:fire   what they are, by a key; also rank:, keyword:, name: and text:
//	text:"draw a card"        words that stand together
//	-flying                   not that
//	(moon or sun) cost=3      either; "or" holds less together than standing side by side
//
// Keys and names are in any language. Other words stand on the card. It is ok if the text is such a filter at all: if
// it has a key, a figure or a sign, or nothing but names of what cards are. A key that there is not makes it none.
func (x *Index) Filter(text string) (ids []string, ok bool) {
	if r := []rune(text); len(r) > maxQuery {
		text = string(r[:maxQuery])
	}
	p := filterParser{x: x, list: filterTokens(strings.ToLower(text))}
	is := p.either()
	if is == nil || p.unknown || len(p.list) > 0 || !p.certain && p.loose > 0 {
		return nil, false
	}
	for i, h := range x.hits {
		if h.Kind == Card && is(x.cards[i]) {
			ids = append(ids, h.ID)
		}
	}
	return ids, true
}

// filterToken is a part of a filter: a key with a sign and a value, words in quotes, a word, "or", or a parenthesis.
type filterToken struct {
	not            bool   // there is a "-" before it
	key, sign      string // as in "cost<=2"
	value, highest string // highest is the end of a range, as in "cost:2-4"
	quoted         bool
}

// filterPart finds the next token, after spaces: a parenthesis; a key with its value; words in quotes; a word.
var filterPart = regexp.MustCompile(`^\s*(-)?(?:([()])|(\pL[\pL-]*)\s*(<=|>=|=<|=>|!=|≤|≥|<|>|=|:)\s*` +
	`(?:"([^"]*)"|(\d+)\s*(?:-|\.\.)\s*(\d+)|([\pL\pN][\pL\pN'’+/-]*))|"([^"]*)"|([^\s()"]+))`)

// filterTokens reads a text as tokens. What is none, such as a quote that does not end, is left out.
func filterTokens(text string) (out []filterToken) {
	for text != "" {
		m := filterPart.FindStringSubmatch(text)
		if m == nil {
			rest := []rune(strings.TrimSpace(text))
			text = string(rest[min(1, len(rest)):])
			continue
		}
		text = text[len(m[0]):]
		out = append(out, filterToken{not: m[1] != "", key: m[3], sign: m[2] + m[4],
			value: m[5] + m[6] + m[8] + m[9] + m[10], highest: m[7], quoted: m[9] != ""})
	}
	return out
}

// filterParser reads a filter from its tokens, which it takes from the front.
type filterParser struct {
	x       *Index
	list    []filterToken
	certain bool // something shows that this is a filter
	unknown bool // there is a key that is none
	loose   int  // how many words say nothing of what cards are
}

// ors are the words between what may both be.
var ors = []string{"or", "oppure", "o", "|"}

func (t filterToken) isOr() bool { return t.key == "" && !t.quoted && slices.Contains(ors, t.value) }

// either reads parts with "or" between them; nil for nothing.
func (p *filterParser) either() test {
	is := p.all()
	for len(p.list) > 0 && p.list[0].isOr() {
		p.list = p.list[1:]
		one, other := is, p.all()
		if one == nil || other == nil {
			return nil
		}
		is = func(t traits) bool { return one(t) || other(t) }
	}
	return is
}

// all reads what stands side by side; nil for nothing.
func (p *filterParser) all() test {
	var tests []test
	for len(p.list) > 0 && !p.list[0].isOr() && p.list[0].sign != ")" {
		if is := p.next(); is != nil {
			tests = append(tests, is)
		}
	}
	if len(tests) == 0 {
		return nil
	}
	return func(t traits) bool { return !slices.ContainsFunc(tests, func(is test) bool { return !is(t) }) }
}

// next reads one thing; nil for a word that says nothing.
func (p *filterParser) next() (is test) {
	t := p.list[0]
	switch {
	case t.sign == "(":
		p.list = p.list[1:]
		is = p.either()
		if len(p.list) == 0 || is == nil {
			p.unknown = true // it does not end, or has nothing in it
			return nil
		}
		p.list = p.list[1:]
	case t.key != "":
		p.list = p.list[1:]
		is = p.keyed(t)
		p.certain, p.unknown = true, p.unknown || is == nil
	case t.quoted:
		p.list = p.list[1:]
		word := deck.Fold(t.value)
		is = func(t traits) bool { return t.has(word) }
	default:
		return p.words()
	}
	return p.signed(t, is)
}

// signed is the test of a token: the opposite behind a "-".
func (p *filterParser) signed(t filterToken, is test) test {
	if is == nil || !t.not {
		return is
	}
	p.certain = true
	return func(t traits) bool { return !is(t) }
}

// keyed is the test of a key with a value: a figure, or a part of the card; nil for a key that there is not.
func (p *filterParser) keyed(t filterToken) test {
	if t.highest != "" {
		least, most := p.x.figure(t.key, ">=", t.value), p.x.figure(t.key, "<=", t.highest)
		if least == nil || most == nil {
			return nil
		}
		return func(t traits) bool { return least(t) && most(t) }
	}
	if is := p.x.figure(t.key, t.sign, t.value); is != nil {
		return is
	}
	part, word := filterKeys[deck.Fold(t.key)], deck.Fold(t.value)
	if part == nil || word == "" || t.sign != ":" && t.sign != "=" && t.sign != "!=" {
		return nil
	}
	return func(c traits) bool { return part(c, word) == (t.sign != "!=") }
}

// words reads a word, or several that name one thing that cards are, or a figure as in "costo 3".
func (p *filterParser) words() test {
	t := p.list[0]
	var run []string
	for _, o := range p.list {
		if o.key != "" || o.quoted || o.sign != "" || o.isOr() || len(run) > 0 && o.not {
			break
		}
		run = append(run, deck.Fold(o.value))
	}
	take := func(n int, is test) test {
		p.list = p.list[n:]
		return p.signed(t, is)
	}
	if len(run) > 1 {
		if is := p.x.figure(run[0], "=", run[1]); is != nil {
			p.certain = true
			return take(2, is)
		}
	}
	if n := p.x.tag(run); n > 0 {
		word := strings.Join(run[:n], " ")
		return take(n, func(t traits) bool { return t.tags[word] })
	}
	word := run[0]
	if word == "" {
		return take(1, nil)
	}
	p.loose++
	if p.x.reader.stop[word] && !t.not {
		return take(1, nil)
	}
	return take(1, func(t traits) bool { return t.has(word) })
}

// filterKeys are the parts of a card by which a filter can look, by their names in any language.
var filterKeys = map[string]func(t traits, word string) bool{}

func init() {
	is := func(of func(traits) map[string]bool) func(traits, string) bool {
		return func(t traits, word string) bool { return of(t)[word] }
	}
	in := func(of func(traits) string) func(traits, string) bool {
		return func(t traits, word string) bool { return strings.Contains(of(t), " "+word) }
	}
	for names, part := range map[string]func(traits, string) bool{
		"type t tipo group gruppo faction fazione race razza": is(func(t traits) map[string]bool { return t.kinds }),
		"element elemento color colour colore c attribute attributo": is(
			func(t traits) map[string]bool { return t.elements }),
		"rank rango rarity rarita r":       is(func(t traits) map[string]bool { return t.ranks }),
		"keyword kw parola is":             is(func(t traits) map[string]bool { return t.tags }),
		"name n nome":                      in(func(t traits) string { return t.name }),
		"text oracle o testo regole rules": in(func(t traits) string { return t.text }),
	} {
		for _, name := range strings.Fields(names) {
			filterKeys[name] = part
		}
	}
}

// figure makes the test of a figure; nil if no card has such a figure. A card that does not have it fulfils none.
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
		case "!=":
			return ok && have != n
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
