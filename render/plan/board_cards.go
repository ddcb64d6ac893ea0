package plan

import (
	"image/color"
	"slices"
	"strings"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
)

// tile returns the sprite of a card on the table.
func (b *board) tile(c engine.CardView, seat engine.Seat, w int, small bool, ground color.RGBA) sprite.Tile {
	f := b.FaceOf(c.Card)
	t := sprite.Tile{W: w, Small: small, Ground: ground, Art: b.artOf(f), Name: b.CardName(c), Refs: b.refs[c.Key],
		New: b.IsTouched(c.Key)}
	if c.Card == "" {
		t.Art = art.Card{Hidden: true}
	}
	looks := b.looks(c.States, f.Marks)
	t.Stance, t.Framed, t.Crossed, t.Badges = looks.Stance, looks.Framed, looks.Crossed, looks.Badges
	for _, m := range c.Marks {
		t.Counters = append(t.Counters, b.counter(m))
	}
	t.Stats = b.required(b.figuresOf(c.Stats), c.Stats, f.Need)
	var notes []string
	if c.Ctrl != seat && c.Ctrl != engine.NoSeat && seat != engine.NoSeat {
		notes = append(notes, b.PlayerName(c.Ctrl))
	}
	for _, n := range c.Notes {
		text := b.Phrase(n)
		if m, ok := b.noteMark(n); ok {
			text = string(draw.FirstSign+rune(len(t.Signs))) + " " + text
			t.Signs = append(t.Signs, draw.Glyph{Code: n.Code, Mark: m})
		}
		notes = append(notes, text)
	}
	t.Note = strings.Join(notes, " · ")
	for _, worn := range b.WornBy(c.Key, nil) {
		t.Worn = append(t.Worn, b.wornCard(worn, c.Ctrl))
	}
	return t
}

// figuresOf returns stats with their symbols, in the layout's order.
func (s planner) figuresOf(stats []engine.Stat) (out []sprite.Stat) {
	for _, sl := range s.Layout.Stats {
		for _, st := range stats {
			if st.Code == sl.Code {
				m, ok := s.Symbol(sl.Symbol)
				if !ok {
					m.Letter = scene.Initial(s.Label(sl.Code))
				}
				out = append(out, sprite.Stat{Mark: m, Now: st.Now, Printed: st.Printed})
			}
		}
	}
	return out
}

// needMost is how many symbols of a requirement a line of figures has room for, even on the narrowest card.
const needMost = 5

// required returns figures in which the layout's stats with Need have the symbols of the card's requirement instead.
func (s planner) required(fs []sprite.Stat, stats []engine.Stat, need []string) []sprite.Stat {
	if len(need) == 0 || len(need) > needMost {
		return fs
	}
	i := 0
	for _, sl := range s.Layout.Stats {
		for _, st := range stats {
			if st.Code != sl.Code {
				continue
			}
			if sl.Need && st.Now == st.Printed {
				fs[i].Needs = s.Symbols(need, s.Need)
			}
			i++
		}
	}
	return fs
}

// looked says how a card's states are shown.
type looked struct {
	Stance          art.Stance
	Framed, Crossed bool
	Badges          []draw.Mark
}

// looks returns how the layout wants a card's states shown. A state with a symbol also gets a badge, whatever its look.
// A state that is shown by its badge alone gets none if it is printed on the card: its picture shows it already.
func (s planner) looks(states, printed []string) (out looked) {
	for _, l := range s.Layout.States {
		if !slices.Contains(states, l.Code) {
			continue
		}
		m, ok := s.Symbol(l.Symbol)
		switch l.Look {
		case engine.LookTurned:
			out.Stance = art.Turned
		case engine.LookSide:
			out.Stance = art.Sideways
		case engine.LookFrame:
			out.Framed = true
		case engine.LookCrossed:
			out.Crossed = true
		default:
			if slices.Contains(printed, l.Code) {
				continue
			}
			if !ok {
				m, ok = draw.Mark{Letter: scene.Initial(s.Label(l.Code))}, true
			}
		}
		if ok {
			out.Badges = append(out.Badges, m)
		}
	}
	return out
}

func (s planner) counter(g engine.Badge) sprite.Counter {
	m, ok := s.Symbol(g.Code)
	if !ok {
		m = draw.Mark{Letter: scene.Initial(s.Label(g.Code)), Tint: draw.InkText}
	}
	return sprite.Counter{Mark: m, N: g.N, Max: g.Max}
}

func (b *board) wornCard(c engine.CardView, wearer engine.Seat) sprite.WornCard {
	name := b.CardName(c)
	if c.Ctrl != wearer && c.Ctrl != engine.NoSeat && wearer != engine.NoSeat {
		name = b.Say("of", name, b.PlayerName(c.Ctrl))
	}
	f := b.FaceOf(c.Card)
	looks := b.looks(c.States, f.Marks)
	return sprite.WornCard{Art: b.artOf(f), Name: name, Stance: looks.Stance, Badges: looks.Badges, Refs: b.refs[c.Key]}
}

// wornByCells returns strips for the cards that are attached to the cells of a seat's tracks.
func (b *board) wornByCells(c *column, v engine.SeatView, ground color.RGBA) []compose.Sprite {
	var ss []compose.Sprite
	for _, t := range v.Tracks {
		if !slices.Contains(b.Layout.Tracks, t.Code) {
			continue
		}
		for i, k := range t.Cells {
			for _, cv := range b.WornBy(k.Key, k.Attached) {
				wc := b.wornCard(cv, v.Seat)
				wc.Name = sprite.WithIndex(i, wc.Name)
				name := draw.Bold(draw.TextMin)
				w := sprite.WornArt + 26 + c.p.Cut(name).Width(c.p.Cut(name).Clean(wc.Name))
				ss = append(ss, sprite.WornStrip{W: min(w, half(c.w, 10)), Ground: ground, Card: wc})
			}
		}
	}
	return ss
}

// token returns the token of a card.
func (b *board) token(c engine.CardView, ground color.RGBA) sprite.Token {
	f := b.FaceOf(c.Card)
	a, looks := b.artOf(f), b.looks(c.States, f.Marks)
	t := sprite.Token{Ground: ground, Tint: draw.Readable(a.Tint), Mark: a.Element, More: a.Marks,
		Resting: looks.Stance != art.Upright,
		Badges:  looks.Badges, Refs: sprite.ShortRefs(b.refs[c.Key]), New: b.IsTouched(c.Key)}
	if t.Mark.Shape == "" {
		t.Mark = draw.Mark{Letter: scene.Initial(b.CardName(c)), Tint: draw.InkText}
	}
	return t
}
