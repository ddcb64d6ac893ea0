package plan

import (
	"strings"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/compose"
	"farpost/render/scene"
	"farpost/render/sprite"
)

// tableForm is how a seat's cards stand on the posted board.
type tableForm struct {
	cols int
	art  int // the height of pictures; 0 for slats, which have none
	name int // the greatest number of lines of a name
}

// tableForms are the forms, from the largest cards to the smallest.
var tableForms = []tableForm{
	{cols: 3, art: 170, name: 2},
	{cols: 4, art: 150, name: 2},
	{cols: 4, art: 100, name: 2},
	{cols: 5, art: 100, name: 2},
	{cols: 5, art: 64, name: 2},
	{cols: 4, name: 2},
	{cols: 4, name: 1},
}

// tableFit is how a seat's cards were made to fit.
type tableFit struct {
	form int // of tableForms
	rows int // how many rows there may be; 0 for all
}

const (
	tableGap  = 8  // between cards
	slotLeast = 88 // the least height of an empty slot
)

func (g *post) form(q *postPart) tableForm { return tableForms[q.fit.form] }

// shown returns the cards that stand there, and how many do not.
func (g *post) shown(q *postPart) (cards []engine.CardView, left int) {
	most := q.fit.rows * g.form(q).cols
	if q.fit.rows == 0 || len(q.cards) <= most {
		return q.cards, 0
	}
	return q.cards[:most-1], len(q.cards) - most + 1
}

// sprites makes the sprites of a seat's cards.
func (g *post) sprites(q *postPart, w int) []compose.Sprite {
	f := g.form(q)
	cards, left := g.shown(q)
	cols := f.cols
	if f.art == 0 && left == 0 {
		cols = max(2, min(cols, len(cards))) // few slats are wider, so that their names are whole
	}
	cw := (w - (cols-1)*tableGap) / cols
	var out []compose.Sprite
	for _, c := range cards {
		if scene.IsSlot(c) {
			high := max(slotLeast, f.art)
			out = append(out, sprite.Slot{W: cw, High: high, Ground: q.ground(g), Word: g.Label(c.Slot)})
			continue
		}
		t := g.cardOf(c, q.seat.Seat, cw, f)
		t.Ground = q.ground(g)
		if f.art == 0 {
			for i := range t.Stats {
				t.Stats[i].Tight = true
			}
			out = append(out, sprite.PostSlat{PostCard: t})
			continue
		}
		t.ArtHigh = f.art
		out = append(out, t)
	}
	if left > 0 {
		out = append(out, sprite.PostRest{W: cw, N: left, Ground: q.ground(g)})
	}
	return out
}

// laid is how a seat's cards stand in one form: sprites, and the heights of their rows.
type laid struct {
	sprites []compose.Sprite
	rows    []int
}

// lay makes the sprites of a seat's cards as they fit now, w wide, and measures their rows. Forms are tried again and
// again until all seats fit, and to measure is most of planning, so every form is made once.
func (g *post) lay(q *postPart, w int) laid {
	if l, ok := q.laid[q.fit]; ok {
		return l
	}
	l := laid{sprites: g.sprites(q, w)}
	for i, s := range l.sprites {
		if i%g.form(q).cols == 0 {
			l.rows = append(l.rows, 0)
		}
		at := len(l.rows) - 1
		l.rows[at] = max(l.rows[at], s.Height(g.pen))
	}
	if q.laid == nil {
		q.laid = map[tableFit]laid{}
	}
	q.laid[q.fit] = l
	return l
}

func (g *post) tableHeight(q *postPart, w int) int {
	h := 0
	for _, r := range g.lay(q, w).rows {
		h += r + tableGap
	}
	return h
}

// share finds the largest forms with which all seats' cards fit into a height. It is false if they do not fit even in
// the smallest.
func (g *post) share(parts []*postPart, room int) bool {
	w := g.col.w - 2*postPad
	sum := func() (h int) {
		for _, q := range parts {
			h += g.tableHeight(q, w)
		}
		return h
	}
	for _, q := range parts {
		for q.fit.form < 3 && len(q.cards) > tableForms[q.fit.form].cols && q.fit.form != 2 {
			q.fit.form++
		}
	}
	for sum() > room {
		if !g.shrink(parts, w) {
			return false
		}
	}
	for _, q := range parts { // one that made way for another may have room again
		for q.fit.form > 0 && q.fit.rows == 0 && room >= sum() {
			q.fit.form--
			if sum() > room || len(q.cards) > tableForms[q.fit.form].cols*2 {
				q.fit.form++
				break
			}
		}
	}
	return true
}

// shrink gives the seat whose cards take most room the next smaller form, or a row less. It is false if nothing can
// become smaller.
func (g *post) shrink(parts []*postPart, w int) bool {
	var most *postPart
	high := 0
	for _, q := range parts {
		h := g.tableHeight(q, w)
		can := q.fit.form+1 < len(tableForms) || len(g.lay(q, w).rows) > 1
		if can && h > high {
			most, high = q, h
		}
	}
	switch {
	case most == nil:
		return false
	case most.fit.form+1 < len(tableForms):
		most.fit.form++
	default:
		most.fit.rows = len(g.lay(most, w).rows) - 1
	}
	return true
}

// table puts a seat's cards below its strip.
func (g *post) table(c *column, q *postPart) {
	l := g.lay(q, c.w)
	ss, rows := l.sprites, l.rows
	cols := g.form(q).cols
	for i := 0; i < len(ss); i += cols {
		c.skip(tableGap)
		row := ss[i:min(i+cols, len(ss))]
		x := c.x
		if len(ss) <= cols { // a single row stands in the middle
			used := -tableGap
			for _, s := range row {
				used += s.Width() + tableGap
			}
			x += (c.w - used) / 2
		}
		for _, s := range row {
			c.pl.Put(c.p, x, c.y, s)
			x += s.Width() + tableGap
		}
		c.skip(rows[i/cols])
	}
}

// cardOf gathers what a card shows on the posted board.
func (g *post) cardOf(c engine.CardView, seat engine.Seat, w int, form tableForm) sprite.PostCard {
	f := g.FaceOf(c.Card)
	looks := g.looks(c.States, f.Marks)
	t := sprite.PostCard{W: w, NameMost: form.name, Art: g.artOf(f), Name: g.CardName(c), Stance: looks.Stance,
		Framed: looks.Framed, Crossed: looks.Crossed, Signs: looks.Badges, New: g.IsTouched(c.Key),
		Aimed: !g.ends && g.targeted(c.Key), Text: len(f.Text) > 0,
		Stats: g.required(g.figuresOf(c.Stats), c.Stats, f.Need)}
	if c.Card == "" {
		t.Art, t.Text = art.Card{Hidden: true}, false
		if c.Key == "" {
			t.Name = g.Say("hidden")
		}
	}
	for _, m := range c.Marks {
		k := g.counter(m)
		t.Stats = append(t.Stats, sprite.Stat{Mark: k.Mark, Now: k.N, Printed: k.N, Max: k.Max})
	}
	for i := range t.Stats {
		t.Stats[i].Large = true
	}
	t.Signs, t.Art.Marks = append(t.Signs, t.Art.Marks...), nil // nothing lies over the picture
	if c.Ctrl != seat && c.Ctrl != engine.NoSeat && seat != engine.NoSeat {
		t.Name = strings.TrimSpace(t.Name + " (" + g.PlayerName(c.Ctrl) + ")")
	}
	t.Worn = len(g.WornBy(c.Key, nil))
	return t
}
