package render

import (
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// pendingThings returns the things of a stack zone in the order in which they resolve: the last one first.
func (s Scene) pendingThings(kind string) []engine.CardView {
	var out []engine.CardView
	for _, z := range s.View.Zones {
		if z.Kind != kind {
			continue
		}
		for i := len(z.Cards) - 1; i >= 0; i-- {
			out = append(out, z.Cards[i])
		}
	}
	return out
}

// stacks returns all pending things in the order in which they resolve. Their numbers in the picture count from 1.
func (s Scene) stacks() []engine.CardView {
	var out []engine.CardView
	for _, z := range s.Layout.Zones {
		if z.Place == engine.PlaceStack {
			out = append(out, s.pendingThings(z.Kind)...)
		}
	}
	return out
}

// refs returns for each thing which pending things come from it or are aimed at it.
func (s planner) refs() map[engine.Value][]sprite.Ref {
	out := map[engine.Value][]sprite.Ref{}
	for i, c := range s.stacks() {
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

// pendingTitle names a stack zone. With next it also says that its first thing resolves next, unless the match is over.
func (s Scene) pendingTitle(kind string, next bool) string {
	switch {
	case s.View.Result != nil:
		return s.say("unresolved", s.label(kind))
	case next:
		return s.say("pending", s.label(kind))
	}
	return s.label(kind)
}

// pending plans the panel of one stack zone. An empty one has none.
func (b *board) pending(kind string) {
	things := b.pendingThings(kind)
	if len(things) == 0 {
		return
	}
	numbers := map[engine.Value]int{}
	for i, c := range b.stacks() {
		numbers[c.Key] = i + 1
	}
	b.boxed(compose.Panel{Fill: draw.InkMiddle, Edge: draw.InkEdge}, func(c *column) {
		title := b.pendingTitle(kind, len(things) > 1)
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
	r := sprite.PendingRow{W: w, N: n, First: first && n == 1 && b.View.Result == nil, Asked: b.askedAbout(c.Key),
		Name: b.pendingName(c), Refs: b.refs[c.Key], New: b.touched(c.Key)}
	r.From = b.pendingArt(c)
	if c.What == "" {
		r.Need, r.Sign, r.Have = b.symbols(b.face(c.Card).Need, b.need), b.before(), b.resources(c.Ctrl)
	}
	r.By = strings.Join(b.makers(c), " · ")
	for _, v := range c.Targets {
		r.Aims = append(r.Aims, b.aim(v))
	}
	r.Notes = b.pendingNotes(c)
	return r
}

// pendingNotes puts into words what is peculiar about a pending thing: its figures, its states, its notes.
func (s Scene) pendingNotes(c engine.CardView) (out []string) {
	for _, m := range c.Marks {
		out = append(out, s.badgeWords(m))
	}
	var states []string
	for _, st := range c.States {
		states = append(states, s.label(st))
	}
	if len(states) > 0 {
		out = append(out, strings.Join(states, " · "))
	}
	for _, t := range c.Notes {
		out = append(out, s.phrase(t))
	}
	return out
}

// pendingArt returns the picture of a pending card, or the pictures of what a pending thing comes from.
func (s planner) pendingArt(c engine.CardView) []art.Card {
	if c.Card == "" {
		var out []art.Card
		for _, v := range without(c.Of, c.Against) {
			if src, ok := s.View.Find(v); ok && src.Card != "" {
				out = append(out, s.artOf(s.face(src.Card)))
			}
		}
		if len(out) > 0 {
			return out
		}
		return []art.Card{{Hidden: true}}
	}
	return []art.Card{s.artOf(s.face(c.Card))}
}

// resources returns the symbols in a seat's figures, such as the elements that it has for a requirement.
func (s planner) resources(seat engine.Seat) (out []draw.Mark) {
	for _, v := range s.View.Seats {
		for _, g := range v.Badges {
			if v.Seat == seat && slices.Contains(s.Layout.Badges, g.Code) {
				out = append(out, s.symbols(g.Marks, s.symbol)...)
			}
		}
	}
	return out
}

// aim returns a target with its picture.
func (s planner) aim(v engine.Value) sprite.Aim {
	a := sprite.Aim{Text: s.owned(v)}
	if c, ok := s.View.Find(v); ok && c.Card != "" {
		a.Kind, a.Art = "card", s.artOf(s.face(c.Card))
		return a
	}
	if t, i, ok := s.cellOf(v); ok {
		k := t.Cells[i]
		a.Kind, a.Tint, a.N, a.Max, a.Index = "cell", s.trackTint(t.Code), k.N, k.Max, i+1
		a.Name = s.label(t.Code) + " " + strconv.Itoa(i+1)
	}
	return a
}

// cellOf finds a thing of a track: the track, and which of its cells it is.
func (s Scene) cellOf(v engine.Value) (t engine.Track, at int, ok bool) {
	for _, seat := range s.View.Seats {
		for _, t := range seat.Tracks {
			for i, k := range t.Cells {
				if k.Key == v {
					return t, i, true
				}
			}
		}
	}
	return engine.Track{}, 0, false
}

// askedAbout reports whether a question is about a thing.
func (s Scene) askedAbout(key engine.Value) bool {
	for _, w := range s.View.Waiting {
		if w.About == key && key != "" {
			return true
		}
	}
	return false
}

// makers says who made a pending thing, and what it comes from.
func (s Scene) makers(c engine.CardView) []string {
	var by []string
	if c.Ctrl != engine.NoSeat {
		by = append(by, s.say("by", s.player(c.Ctrl)))
	}
	if from := without(c.Of, c.Against); len(from) > 0 {
		var of []string
		for _, v := range from {
			of = append(of, s.value(v))
		}
		by = append(by, s.say("from", strings.Join(of, ", ")))
	}
	return by
}

// pendingName returns the card's name, with the sort of thing if it is not the card itself, such as an ability.
func (s Scene) pendingName(c engine.CardView) string {
	name := s.cardName(c)
	if c.What != "" && c.Card != "" {
		return s.say("seatLine", name, s.word(c.What))
	}
	return name
}

// badgeWords puts a figure into words: "Energy 7 of 10", or its symbols by their words.
func (s Scene) badgeWords(g engine.Badge) string {
	if len(g.Marks) > 0 {
		var ls []string
		for _, code := range g.Marks {
			ls = append(ls, s.letter(code))
		}
		return s.say("list", s.label(g.Code), strings.Join(ls, " "))
	}
	if g.Max > 0 {
		return s.say("figureMax", s.label(g.Code), strconv.Itoa(g.N), strconv.Itoa(g.Max))
	}
	return s.say("figure", s.label(g.Code), strconv.Itoa(g.N))
}

// letter returns a symbol as text: its word, so that nobody needs to know the letters. A number, and the X of a number
// that is chosen, stay as they are.
func (s Scene) letter(code string) string {
	if m, ok := s.need(code); ok && m.Digits != "" {
		return m.Digits
	}
	if m, ok := s.symbol(code); ok && m.Letter != "" {
		if w := s.word(code); w != code {
			return w
		}
		return m.Letter
	}
	return s.word(code)
}
