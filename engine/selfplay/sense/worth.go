package sense

import (
	"slices"

	"farpost/engine"
)

// Effect carries a deed out on one thing that it is done to, as far as the player cares.
type Effect func(b *Board, d Deed, to *Piece)

// Side says which players a word of a language means, seen from who plays the text.
type Side int

// Sides.
const (
	Own    Side = iota + 1 // who plays it
	Others                 // all others
	All                    // everybody
)

// Game is what a game declares so that its texts can be valued.
type Game struct {
	// Texts lists the texts of a card of a book, by the id that views show; none for an unknown one. See Texts.
	Texts func(b engine.Book, card string) []Text
	// Price is that of the boards.
	Price func(*Piece) int
	// Effects has what each instruction does, by its key; nil for nothing that counts.
	Effects map[string]Effect
	// Who has what the words for players mean: {"controller": Own, "opponent": Others}.
	Who map[string]Side
	// Fits reports whether a piece is one of those that a filter of the language describes. The filter is that of
	// Deed.Each. Nil when the language has none.
	Fits func(b *Board, filter any, p *Piece) bool
	// Chooses reports whether an aim of a text of the seat can choose a piece. Nil hopes for any.
	Chooses func(b *Board, aim Aim, p *Piece) bool
}

// Gone takes a thing away.
func Gone(b *Board, _ Deed, to *Piece) { b.Remove(to.Key) }

// Hurt deals the damage N.
func Hurt(b *Board, d Deed, to *Piece) { b.Hurt(to, d.N) }

// Taken gives the seat control of a thing.
func Taken(b *Board, _ Deed, to *Piece) { to.Ctrl = b.Me }

// Ready turns a thing upright, or sideways.
func Ready(up bool) Effect { return func(_ *Board, _ Deed, to *Piece) { to.Ready = up } }

// Points gives so many points for each of N; below 0 it takes them.
func Points(n int) Effect { return func(_ *Board, d Deed, to *Piece) { to.Worth += n * d.N } }

// In limits an effect to things that are at one of some places; others are not changed by it.
func In(does Effect, places ...string) Effect {
	return func(b *Board, d Deed, to *Piece) {
		if slices.Contains(places, to.At) {
			does(b, d, to)
		}
	}
}

// Chosen are the things that a text is aimed at, by the names of its targets, and what its references mean.
type Chosen map[string][]engine.Value

// Do carries a text out on a board, as far as what it is aimed at is known.
func (g *Game) Do(b *Board, t Text, on Chosen) {
	for _, d := range t.Deeds {
		g.deed(b, d, on)
	}
}

func (g *Game) deed(b *Board, d Deed, on Chosen) {
	does := g.Effects[d.Key]
	if does == nil {
		return
	}
	for _, key := range g.things(b, d, on) {
		if p := b.Find(key); p != nil {
			does(b, d, p)
		}
	}
}

// things are what a deed is done to: the players that a word means, all that fit, or what is chosen under a name. A
// card that is chosen and stands for a player means its controller. A deed that names nothing is done to who plays it.
func (g *Game) things(b *Board, d Deed, on Chosen) (out []engine.Value) {
	if side := g.Who[d.Who]; d.Who != "" && side != 0 {
		for _, p := range b.Pieces {
			if p.At == Player && (side == All || (side == Own) == (p.Ctrl == b.Me)) {
				out = append(out, p.Key)
			}
		}
		return out
	}
	if d.Each != nil {
		for i := range b.Pieces {
			if g.Fits(b, d.Each, &b.Pieces[i]) {
				out = append(out, b.Pieces[i].Key)
			}
		}
		return out
	}
	if d.Of == "" && d.Who == "" {
		return []engine.Value{engine.SeatVal(b.Me)}
	}
	for _, v := range on[d.Who] {
		if p := b.Find(v); p != nil {
			v = engine.SeatVal(p.Ctrl)
		}
		out = append(out, v)
	}
	return append(out, on[d.Of]...)
}

// Gain is how many points the seat gains when a text is carried out, aimed so.
func (g *Game) Gain(b *Board, t Text, on Chosen) int { return g.gain(b, b.Value(), t, on) }

// Aimed is Gain of those deeds alone that are done to what an aim chooses.
func (g *Game) Aimed(b *Board, t Text, aim string, on Chosen) int {
	return g.gain(b, b.Value(), t.at(aim), on)
}

// Hope is Gain of a text before anything is chosen: each of its aims is given the thing on the board that is best for
// it, of those that the text can choose as far as the game says so (Chooses).
func (g *Game) Hope(b *Board, t Text, on Chosen) int {
	was := b.Value()
	n := g.gain(b, was, t, on)
	for _, aim := range t.Aims {
		part, best := t.at(aim.Name), 0
		for i := range b.Pieces {
			if p := &b.Pieces[i]; g.Chooses == nil || g.Chooses(b, aim, p) {
				best = max(best, g.gain(b, was, part, on.With(aim.Name, p.Key)))
			}
		}
		n += best
	}
	return n
}

// gain is Gain on a board of a known value.
func (g *Game) gain(b *Board, was int, t Text, on Chosen) int {
	c := b.Copy()
	g.Do(c, t, on)
	if slices.EqualFunc(b.Pieces, c.Pieces, alike) {
		return 0
	}
	return c.Value() - was
}

// at is the text without what it does to other things than those that an aim chooses.
func (t Text) at(aim string) Text {
	t.Deeds = slices.DeleteFunc(slices.Clone(t.Deeds), func(d Deed) bool { return d.Of != aim && d.Who != aim })
	return t
}

// With is the same with one more name.
func (on Chosen) With(name string, vals ...engine.Value) Chosen {
	out := Chosen{name: vals}
	for k, v := range on {
		if k != name {
			out[k] = v
		}
	}
	return out
}
