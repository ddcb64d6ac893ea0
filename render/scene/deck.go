package scene

import (
	"cmp"
	"slices"
	"strconv"

	"farpost/engine"
	"farpost/render/draw"
)

// Deck is a deck to draw: its cards, each with its number of copies.
type Deck struct {
	Name  string
	Cards []DeckCard
	// Gives and Needs are the titles of the lists of symbols that cards provide and require; "" for the renderer's own
	// words.
	Gives, Needs string
}

// DeckCard is a card of a deck, with N copies.
type DeckCard struct {
	Face engine.Face
	N    int
}

// Size returns the number of cards, copies included.
func (d Deck) Size() int {
	n := 0
	for _, c := range d.Cards {
		n += c.N
	}
	return n
}

// Amount is how many there are of something.
type Amount struct {
	Label string
	Mark  draw.Mark
	N     int
}

// Tally counts copies by word, in the order in which the words first came.
type Tally []Amount

func (t *Tally) add(label string, m draw.Mark, n int) {
	for i := range *t {
		if (*t)[i].Label == label {
			(*t)[i].N += n
			return
		}
	}
	*t = append(*t, Amount{label, m, n})
}

// ByNumber returns the amounts, the greatest first.
func (t Tally) ByNumber() []Amount {
	out := slices.Clone(t)
	slices.SortStableFunc(out, func(a, b Amount) int { return cmp.Compare(b.N, a.N) })
	return out
}

// Curve counts cards by cost, without gaps. All that cost curveMost or more are one bar. Cards without a cost are left
// out.
func (d Deck) Curve() []Amount {
	var out []Amount
	for _, c := range d.Cards {
		if c.Face.NoCost {
			continue
		}
		at := min(max(c.Face.Cost, 0), curveMost)
		for len(out) <= at {
			label := strconv.Itoa(len(out))
			if len(out) == curveMost {
				label += "+"
			}
			out = append(out, Amount{Label: label})
		}
		out[at].N += c.N
	}
	return out
}

const curveMost = 10

// DeckCounts counts the deck's types, and the symbols that its cards provide and require. A card counts once for each
// of its symbols.
func (s Scene) DeckCounts(d Deck) (types, gives, needs Tally) {
	for _, c := range d.Cards {
		types.add(c.Face.TypeName, draw.Mark{}, c.N)
		for i, g := range c.Face.Gives {
			if m, ok := s.Symbol(g); ok && !slices.Contains(c.Face.Gives[:i], g) {
				gives.add(s.Label(g), m, c.N)
			}
		}
		var seen []string
		for _, n := range c.Face.Need {
			if m, ok := s.Symbol(n); ok && !slices.Contains(seen, n) {
				seen = append(seen, n)
				needs.add(s.Label(n), m, c.N)
			}
		}
	}
	return types, gives, needs
}

// GivesTitle returns the title of the symbols that cards provide.
func (d Deck) GivesTitle(s Scene) string { return cmp.Or(d.Gives, s.Say("gives")) }

// NeedsTitle returns the title of the symbols that cards require.
func (d Deck) NeedsTitle(s Scene) string { return cmp.Or(d.Needs, s.Say("needed")) }

// Sorted returns the cards by type, in the order in which the types first came, then by cost, then by name.
func (d Deck) Sorted() []DeckCard {
	var types []string
	for _, c := range d.Cards {
		if !slices.Contains(types, c.Face.TypeName) {
			types = append(types, c.Face.TypeName)
		}
	}
	out := slices.Clone(d.Cards)
	slices.SortStableFunc(out, func(a, b DeckCard) int {
		return cmp.Or(cmp.Compare(slices.Index(types, a.Face.TypeName), slices.Index(types, b.Face.TypeName)),
			cmp.Compare(a.Face.Cost, b.Face.Cost), cmp.Compare(a.Face.Name, b.Face.Name))
	})
	return out
}
