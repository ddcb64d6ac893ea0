package render

import (
	"cmp"
	"context"
	"slices"
	"strconv"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
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

// Deck draws a deck: how many cards of each cost and type there are, which symbols they provide and require, and all
// cards by type, cost and name. Of the scene it uses only Layout, Word, Lang and Shown.
func (r *Renderer) Deck(ctx context.Context, s Scene, d Deck) (Picture, error) {
	return r.composer.Picture(ctx, s.Shown, teller{s}.deckAlt(d),
		func(p *draw.Pen) *compose.Plan { return planner{s}.planDeck(p, d) })
}

func (d Deck) size() int {
	n := 0
	for _, c := range d.Cards {
		n += c.N
	}
	return n
}

// amount is how many there are of something.
type amount struct {
	Label string
	Mark  draw.Mark
	N     int
}

// tally counts copies by word, in the order in which the words first came.
type tally []amount

func (t *tally) add(label string, m draw.Mark, n int) {
	for i := range *t {
		if (*t)[i].Label == label {
			(*t)[i].N += n
			return
		}
	}
	*t = append(*t, amount{label, m, n})
}

func (t tally) line() []amount {
	out := slices.Clone(t)
	slices.SortStableFunc(out, func(a, b amount) int { return cmp.Compare(b.N, a.N) })
	return out
}

// curve counts cards by cost, without gaps. All that cost curveMost or more are one bar. Cards without a cost are left
// out.
func (d Deck) curve() []amount {
	var out []amount
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
			out = append(out, amount{Label: label})
		}
		out[at].N += c.N
	}
	return out
}

const curveMost = 10

// deckCounts counts the deck's types, and the symbols that its cards provide and require. A card counts once for each
// of its symbols.
func (s Scene) deckCounts(d Deck) (types, gives, needs tally) {
	for _, c := range d.Cards {
		types.add(c.Face.TypeName, draw.Mark{}, c.N)
		for i, g := range c.Face.Gives {
			if m, ok := s.symbol(g); ok && !slices.Contains(c.Face.Gives[:i], g) {
				gives.add(s.label(g), m, c.N)
			}
		}
		var seen []string
		for _, n := range c.Face.Need {
			if m, ok := s.symbol(n); ok && !slices.Contains(seen, n) {
				seen = append(seen, n)
				needs.add(s.label(n), m, c.N)
			}
		}
	}
	return types, gives, needs
}

func (s teller) deckAlt(d Deck) string {
	parts := []string{sentence(s.say("deckAlt", d.Name, s.countWords(d.size())))}
	list := func(title string, bars []amount) {
		words := ""
		for i, b := range bars {
			if b.N == 0 {
				continue
			}
			if i > 0 && words != "" {
				words += ", "
			}
			words += s.say("figure", b.Label, strconv.Itoa(b.N))
		}
		if words != "" {
			parts = append(parts, sentence(s.say("list", title, words)))
		}
	}
	types, gives, needs := s.deckCounts(d)
	list(s.say("curve"), d.curve())
	list(s.say("types"), types.line())
	list(d.gives(s.Scene), gives.line())
	list(d.needs(s.Scene), needs.line())
	for _, c := range d.sorted() {
		parts = append(parts, sentence(s.say("copies", strconv.Itoa(c.N), c.Face.Name)))
	}
	return upTo(altMost, parts)
}

func (d Deck) gives(s Scene) string { return cmp.Or(d.Gives, s.say("gives")) }
func (d Deck) needs(s Scene) string { return cmp.Or(d.Needs, s.say("needed")) }

// sorted returns the cards by type, in the order in which the types first came, then by cost, then by name.
func (d Deck) sorted() []DeckCard {
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

func (s planner) planDeck(p *draw.Pen, d Deck) *compose.Plan {
	pl := s.newPlan(Width)
	b := &board{planner: s, col: page(pl, p)}
	types, gives, needs := s.deckCounts(d)
	b.col.add(sprite.Heading{W: b.col.w, Title: d.Name, Line: s.countWords(d.size())})
	b.col.skip(compose.Gap)
	if len(d.Cards) == 0 {
		b.col.add(sprite.Note{W: b.col.w, Ground: draw.InkGround, Text: s.say("handEmpty"), Max: 1})
	} else {
		b.boxed(compose.Panel{Fill: draw.InkPanel, Edge: draw.InkPanel}, func(c *column) {
			c.add(sprite.Curve{W: c.w, Title: s.say("curve"), Bars: bars(d.curve())})
			c.skip(compose.Gap)
			c.thirds(s.say("types"), bars(types.line()),
				sprite.Shares{Title: d.gives(s.Scene), Bars: bars(gives.line())},
				sprite.Shares{Title: d.needs(s.Scene), Bars: bars(needs.line())})
		})
	}
	w := half(b.col.w, compose.Gap)
	var ss []compose.Sprite
	for _, c := range d.sorted() {
		m := sprite.DeckLine{W: w, N: c.N, Art: s.artOf(c.Face), Name: c.Face.Name, Gem: gemOf(c.Face),
			Need: s.symbols(c.Face.Need, s.need)}
		if m.Name == "" {
			m.Name = c.Face.ID
		}
		ss = append(ss, m)
	}
	b.col.columns(compose.Gap, 8, ss)
	b.col.skip(compose.Margin)
	pl.H = b.col.y
	return pl
}

// bars returns counts as bars.
func bars(counts []amount) []sprite.Bar {
	out := make([]sprite.Bar, len(counts))
	for i, c := range counts {
		out[i] = sprite.Bar(c)
	}
	return out
}

// thirds lays lists of a deck in three columns: types, and beside them more, one column each. If there are many types
// they take two columns, and the other lists share the third. All bars have one scale, as they all count cards.
func (c *column) thirds(title string, types []sprite.Bar, more ...sprite.Shares) {
	var columns [3][]sprite.Shares
	if half := (len(types) + 1) / 2; len(types) > 6 {
		columns = [3][]sprite.Shares{{{Title: title, Bars: types[:half]}}, {{Bars: types[half:]}}, more}
	} else {
		columns = [3][]sprite.Shares{{{Title: title, Bars: types}}}
		n := 1
		for _, l := range more {
			if len(l.Bars) > 0 {
				columns[n] = []sprite.Shares{l}
				n++
			}
		}
	}
	w, most := (c.w-2*compose.Gap)/3, 1
	for _, ls := range columns {
		for _, l := range ls {
			for _, b := range l.Bars {
				most = max(most, b.N)
			}
		}
	}
	low := c.y
	for i, ls := range columns {
		in := column{pl: c.pl, p: c.p, x: c.x + i*(w+compose.Gap), y: c.y, w: w}
		for _, l := range ls {
			if len(l.Bars) > 0 {
				l.W, l.Most = w, most
				in.add(l)
			}
		}
		low = max(low, in.y)
	}
	c.y = low
}

// columns lays sprites in two columns, the first half in the first.
func (c *column) columns(across, down int, ss []compose.Sprite) {
	first := (len(ss) + 1) / 2
	low := c.y
	for i, s := range ss {
		if i == first {
			low, c.y = c.y, low
		}
		x := c.x
		if i >= first {
			x += s.Width() + across
		}
		c.y += c.pl.Put(c.p, x, c.y, s) + down
	}
	c.y = max(c.y, low)
}
