package deck

import (
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"farpost/cards/fuzzy"
)

// Index finds cards by what people write. It never changes after NewIndex.
type Index struct {
	cards []Card
	names []entry
	byID  map[string]int
	whole map[string][]string // ids by the folded names of sets
}

type entry struct {
	key  string // folded
	name string // as printed
	card int
}

// NewIndex makes an index over cards.
func NewIndex(cards []Card) *Index {
	x := &Index{cards: cards, byID: map[string]int{}, whole: map[string][]string{}}
	for i, c := range cards {
		x.byID[c.ID] = i
		for _, lang := range sortedLangs(c.Whole) {
			if key := Fold(c.Whole[lang]); !slices.Contains(x.whole[key], c.ID) {
				x.whole[key] = append(x.whole[key], c.ID)
			}
		}
		for _, lang := range sortedLangs(c.Names) {
			n := c.Names[lang]
			x.names = append(x.names, entry{Fold(n), n, i})
		}
		for _, n := range c.Also {
			x.names = append(x.names, entry{Fold(n), n, i})
		}
	}
	slices.SortStableFunc(x.names, func(a, b entry) int { return strings.Compare(a.key, b.key) })
	return x
}

func sortedLangs(m map[string]string) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

// Card finds a card by id; ok is false when there is none.
func (x *Index) Card(id string) (c Card, ok bool) {
	i, ok := x.byID[id]
	if !ok {
		return Card{}, false
	}
	return x.cards[i], true
}

// Whole returns the ids of the set of cards with a name (Card.Whole); nil if no set is called so.
func (x *Index) Whole(name string) []string { return x.whole[Fold(name)] }

// Find returns the ids that a name can mean: those that are called so, which is one unless cards share a name, such as
// that of one half; else those of all cards with a name that begins with it, in alphabetical order of these names; none
// for an unknown name.
func (x *Index) Find(name string) []string {
	if i, ok := x.byID[strings.TrimSpace(name)]; ok {
		return []string{x.cards[i].ID}
	}
	key := Fold(name)
	if key == "" {
		return nil
	}
	if id, ok := x.anyCase(strings.TrimSpace(name)); ok {
		return []string{id}
	}
	var same, begins []string
	for _, e := range x.names {
		id := x.cards[e.card].ID
		if e.key == key && !slices.Contains(same, id) {
			same = append(same, id)
		}
		if strings.HasPrefix(e.key, key) && !slices.Contains(begins, id) {
			begins = append(begins, id)
		}
	}
	if len(same) > 0 {
		return same
	}
	return begins
}

// named is Find for the name of a line: with what stands behind "//", if cards are called so, else without it.
func (x *Index) named(l line) []string {
	if l.full != "" {
		if found := x.Find(l.full); len(found) > 0 {
			return found
		}
	}
	return x.Find(l.name)
}

// anyCase finds a card by its id in small or capital letters, unless a card is called so.
func (x *Index) anyCase(id string) (string, bool) {
	named := func(e entry) bool { return strings.EqualFold(e.name, id) }
	same := func(c Card) bool { return strings.EqualFold(c.ID, id) }
	if i := slices.IndexFunc(x.cards, same); i >= 0 && !slices.ContainsFunc(x.names, named) {
		return x.cards[i].ID, true
	}
	return "", false
}

// Guess returns the card whose name differs least from what was written; ok is false if even that one differs
// in more than a third of the letters plus one.
func (x *Index) Guess(name string) (id string, ok bool) {
	key := Fold(name)
	best := len([]rune(key))/3 + 1
	for _, e := range x.names {
		if d := fuzzy.Distance(key, e.key, best); d <= best && (id == "" || d < best) {
			id, best = x.cards[e.card].ID, d
		}
	}
	return id, id != ""
}

// Fold makes names comparable: small letters without accents, single spaces in place of all other characters, and
// nothing invisible.
func Fold(s string) string {
	var b strings.Builder
	space := false
	for _, r := range norm.NFD.String(s) {
		if unicode.In(r, unicode.Mn, unicode.Cf) {
			continue
		}
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			space = b.Len() > 0
			continue
		}
		if space {
			b.WriteByte(' ')
			space = false
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return norm.NFC.String(b.String())
}
