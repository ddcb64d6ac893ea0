package plan

import (
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
)

// refs returns for each thing which pending things come from it or are aimed at it.
func (s planner) refs() map[engine.Value][]sprite.Ref {
	out := map[engine.Value][]sprite.Ref{}
	for i, c := range s.Pending() {
		for _, v := range c.Of {
			out[v] = addRef(out[v], sprite.Ref{N: i + 1, From: true})
		}
		for _, v := range c.Targets {
			out[v] = addRef(out[v], sprite.Ref{N: i + 1})
		}
	}
	return out
}

func addRef(rs []sprite.Ref, r sprite.Ref) []sprite.Ref {
	for _, q := range rs {
		if q == r {
			return rs
		}
	}
	return append(rs, r)
}

// pending plans the panel of one stack zone. An empty one has none.
func (b *board) pending(kind string) {
	things := b.PendingIn(kind)
	if len(things) == 0 {
		return
	}
	numbers := map[engine.Value]int{}
	for i, c := range b.Pending() {
		numbers[c.Key] = i + 1
	}
	b.boxed(compose.Panel{Fill: draw.InkMiddle, Edge: draw.InkEdge}, func(c *column) {
		title := b.PendingTitle(kind, len(things) > 1)
		c.add(sprite.Note{W: c.w, Ground: draw.InkMiddle, Text: title, Max: 2})
		if b.Wide && len(things) > 1 {
			var ss []compose.Sprite
			for i, t := range things {
				ss = append(ss, b.pendingSprite(t, numbers[t.Key], i == 0, half(c.w, compose.Gap)))
			}
			b.locate(keysOf(things)...)
			c.skip(8)
			c.columns(compose.Gap, 8, ss)
			return
		}
		for i, t := range things {
			c.skip(8)
			b.locate(t.Key)
			c.add(b.pendingSprite(t, numbers[t.Key], i == 0, c.w))
		}
	})
}

// pendingSprite returns the sprite of a pending thing: a row, or a slat on a crowded board.
func (b *board) pendingSprite(c engine.CardView, n int, first bool, w int) compose.Sprite {
	r := b.pendingRow(c, n, first, w)
	if b.crowd >= piled && !r.First && !r.Asked {
		return sprite.PendingSlat{PendingRow: r}
	}
	return r
}

func (b *board) pendingRow(c engine.CardView, n int, first bool, w int) sprite.PendingRow {
	r := sprite.PendingRow{W: w, N: n, First: first && n == 1 && b.View.Result == nil, Asked: b.IsAsked(c.Key),
		Name: b.PendingName(c), Refs: b.refs[c.Key], New: b.IsTouched(c.Key)}
	r.From = b.pendingArt(c)
	if c.What == "" {
		r.Need, r.Sign, r.Have = b.Symbols(b.FaceOf(c.Card).Need, b.Need), b.before(), b.resources(c.Ctrl)
	}
	r.By = strings.Join(b.Makers(c), " · ")
	for _, v := range c.Targets {
		r.Aims = append(r.Aims, b.aim(v))
	}
	r.Notes = b.PendingNotes(c)
	return r
}

// pendingArt returns the picture of a pending card, or the pictures of what a pending thing comes from.
func (s planner) pendingArt(c engine.CardView) []art.Card {
	if c.Card == "" {
		var out []art.Card
		for _, v := range scene.Without(c.Of, c.Against) {
			if src, ok := s.View.Find(v); ok && src.Card != "" {
				out = append(out, s.artOf(s.FaceOf(src.Card)))
			}
		}
		if len(out) > 0 {
			return out
		}
		return []art.Card{{Hidden: true}}
	}
	return []art.Card{s.artOf(s.FaceOf(c.Card))}
}

// resources returns the symbols in a seat's figures, such as the elements that it has for a requirement.
func (s planner) resources(seat engine.Seat) (out []draw.Mark) {
	for _, v := range s.View.Seats {
		for _, g := range v.Badges {
			if v.Seat == seat && slices.Contains(s.Layout.Badges, g.Code) {
				out = append(out, s.Symbols(g.Marks, s.Symbol)...)
			}
		}
	}
	return out
}

// aim returns a target with its picture.
func (s planner) aim(v engine.Value) sprite.Aim {
	a := sprite.Aim{Text: s.Owned(v)}
	if c, ok := s.View.Find(v); ok && c.Card != "" {
		a.Kind, a.Art = "card", s.artOf(s.FaceOf(c.Card))
		return a
	}
	if t, i, ok := s.CellOf(v); ok {
		k := t.Cells[i]
		a.Kind, a.Tint, a.N, a.Max, a.Index = "cell", s.trackTint(t.Code), k.N, k.Max, i+1
		a.Name = s.Label(t.Code) + " " + strconv.Itoa(i+1)
	}
	return a
}
