package render

import (
	"image/color"
	"slices"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// columnsIn returns how many large cards, and how many small ones, have room side by side: four and five on a portrait
// board.
func columnsIn(w int) (large, small int) {
	return max(2, (w+compose.Gap)/253), max(3, (w+compose.Gap)/202)
}

// shared reports whether a zone kind has its place between the seats: it belongs to nobody, and so do cards in it. A
// common battlefield whose cards all have controllers is split among the seats instead.
func (s Scene) shared(kind string) bool {
	for _, z := range s.View.Zones {
		if z.Kind == kind && z.Seat == engine.NoSeat && !s.split(kind) {
			return true
		}
	}
	return false
}

func (s Scene) split(kind string) bool {
	for _, z := range s.Layout.Zones {
		if z.Kind == kind && !inRow(z.Place) {
			return false
		}
	}
	for _, z := range s.View.Zones {
		if z.Kind == kind && z.Seat == engine.NoSeat {
			for _, c := range z.Cards {
				if c.Ctrl == engine.NoSeat {
					return false
				}
			}
		}
	}
	return true
}

// cardsOf returns the cards of a row zone in a seat's part, and the number of hidden ones. It leaves out cards that are
// drawn with what they are attached to.
func (s Scene) cardsOf(kind string, seat engine.Seat) (cards []engine.CardView, hidden int) {
	for _, z := range s.View.Zones {
		if z.Kind != kind {
			continue
		}
		common := z.Seat == engine.NoSeat && !s.shared(kind)
		if z.Seat != seat && !common {
			continue
		}
		for _, c := range z.Cards {
			if (common && c.Ctrl != seat) || s.hangs(c) {
				continue
			}
			cards = append(cards, c)
		}
		if !common {
			hidden += z.Count - len(z.Cards)
		}
	}
	return cards, hidden
}

// hangs reports whether a card is drawn with what it is attached to.
func (s Scene) hangs(c engine.CardView) bool {
	if c.On == "" {
		return false
	}
	if c.On.Kind() == "obj" {
		wearer, kind, ok := s.findInZone(c.On)
		return ok && wearer.On == "" && inRow(s.placeOf(kind))
	}
	for _, v := range s.View.Seats {
		for _, t := range v.Tracks {
			for _, k := range t.Cells {
				if k.Key == c.On && slices.Contains(s.Layout.Tracks, t.Code) {
					return true
				}
			}
		}
	}
	return false
}

// findInZone finds a card and the kind of its zone.
func (s Scene) findInZone(v engine.Value) (engine.CardView, string, bool) {
	for _, z := range s.View.Zones {
		for _, c := range z.Cards {
			if c.Key == v {
				return c, z.Kind, true
			}
		}
	}
	return engine.CardView{}, "", false
}

func (s Scene) placeOf(kind string) string {
	for _, z := range s.Layout.Zones {
		if z.Kind == kind {
			return z.Place
		}
	}
	return ""
}

// inRow reports whether a place shows cards side by side.
func inRow(place string) bool { return place == engine.PlaceRow || place == engine.PlaceLine }

// row plans a row zone of a seat. An empty row is left out if the seat has several.
func (b *board) row(c *column, kind string, seat engine.Seat, ground color.RGBA) {
	cards, hidden := b.cardsOf(kind, seat)
	if len(cards)+hidden == 0 {
		if b.rowKinds(seat) > 1 {
			return
		}
		c.skip(compose.Gap)
		c.add(sprite.Note{W: c.w, Ground: ground, Text: b.say("emptyRow", b.label(kind)), Max: 1})
		return
	}
	c.skip(compose.Gap)
	if b.rowKinds(seat) > 1 {
		c.add(sprite.Note{W: c.w, Ground: ground, Text: b.label(kind), Max: 1})
	}
	if b.placeOf(kind) == engine.PlaceLine {
		var ss []compose.Sprite
		for _, cv := range cards {
			ss = append(ss, b.token(cv, ground))
		}
		for range hidden {
			ss = append(ss, sprite.Token{Ground: ground})
		}
		b.locate(keysOf(cards)...)
		c.y += c.flow(c.x, c.w, 8, ss)
		return
	}
	large, many := columnsIn(c.w)
	small := b.small(len(cards)+hidden, large)
	if b.crowd >= crowded {
		var ss []compose.Sprite
		for _, t := range b.tiles(cards, hidden, seat, columnOf(c.w, slatsIn(c.w)), small, ground) {
			ss = append(ss, sprite.NewSlat(t))
		}
		b.locate(keysOf(cards)...)
		c.y += c.flow(c.x, c.w, compose.Gap, ss)
		return
	}
	cols := large
	if small {
		cols = many
	}
	b.table(c, cols, cards, b.tiles(cards, hidden, seat, columnOf(c.w, cols), small, ground))
}

// columnOf returns the width of one of n columns.
func columnOf(w, n int) int { return (w - (n-1)*compose.Gap) / n }

// tiles returns the cards of a row, the hidden ones last.
func (b *board) tiles(cards []engine.CardView, hidden int, seat engine.Seat, w int, small bool,
	ground color.RGBA) []sprite.Tile {
	var out []sprite.Tile
	for _, cv := range cards {
		out = append(out, b.tile(cv, seat, w, small, ground))
	}
	for range hidden {
		out = append(out, sprite.Tile{W: w, Small: small, Ground: ground, Art: art.Card{Hidden: true},
			Name: b.say("hidden")})
	}
	return out
}

// table lays tiles side by side, and records where each card is.
func (b *board) table(c *column, cols int, cards []engine.CardView, tiles []sprite.Tile) {
	ss := make([]compose.Sprite, len(tiles))
	for i, t := range tiles {
		ss[i] = t
	}
	b.locate(keysOf(cards)...)
	c.grid(cols, compose.Gap, ss)
}

// beside plans the first few of a seat's row zones side by side, each with its label above it, as long as all of them
// fit into one line. It returns how many it has planned; 0 if not even two fit.
func (b *board) beside(c *column, kinds []string, seat engine.Seat, ground color.RGBA) int {
	cols, _ := columnsIn(c.w)
	if b.crowd >= crowded {
		return 0
	}
	w, used, n := columnOf(c.w, cols), 0, 0
	label := c.p.Cut(draw.Plain(draw.TextMin))
	for _, kind := range kinds {
		cards, hidden := b.cardsOf(kind, seat)
		k := len(cards) + hidden
		room := k*(w+compose.Gap) - compose.Gap
		if b.placeOf(kind) != engine.PlaceRow || k == 0 || used+k > cols ||
			label.Width(label.Clean(b.label(kind))) > room {
			break
		}
		used += k
		n++
	}
	if n < 2 {
		return 0
	}
	c.skip(compose.Gap)
	x, low := c.x, c.y
	between := compose.Gap + (c.w-used*(w+compose.Gap)+compose.Gap)/n // the room that is left goes behind each row
	for _, kind := range kinds[:n] {
		cards, hidden := b.cardsOf(kind, seat)
		k := len(cards) + hidden
		in := *c
		in.x, in.w = x, k*(w+compose.Gap)-compose.Gap
		in.add(sprite.Note{W: in.w, Ground: ground, Text: b.label(kind), Max: 1})
		b.table(&in, k, cards, b.tiles(cards, hidden, seat, w, false, ground))
		low = max(low, in.y)
		x += in.w + between
	}
	c.y = low
	return n
}

func keysOf(cards []engine.CardView) []engine.Value {
	out := make([]engine.Value, len(cards))
	for i, c := range cards {
		out[i] = c.Key
	}
	return out
}

// rowKinds returns the number of rows that a seat's part has. A single one needs no label.
func (s Scene) rowKinds(seat engine.Seat) int {
	n := 0
	for _, z := range s.Layout.Zones {
		if inRow(z.Place) && !s.asChip(z, seat) && s.shared(z.Kind) == (seat == engine.NoSeat) {
			n++
		}
	}
	return n
}

// middle plans what is between the seats: shared zones and pending things.
func (b *board) middle() {
	for _, z := range b.Layout.Zones {
		switch {
		case z.Place == engine.PlaceStack:
			b.pending(z.Kind)
		case b.shared(z.Kind):
			b.boxed(compose.Panel{Fill: draw.InkMiddle, Edge: draw.InkEdge}, func(c *column) {
				if inRow(z.Place) {
					b.row(c, z.Kind, engine.NoSeat, draw.InkMiddle)
					return
				}
				ch := b.zoneChip(z, b.View.Zone(z.Kind, engine.NoSeat), draw.InkMiddle)
				c.y += c.flow(c.x, c.w, 10, fitted(c.p, []sprite.Chip{ch}, c.w))
			})
		}
	}
}

// slatsIn returns how many slats have room side by side: three on a portrait board.
func slatsIn(w int) int { return max(2, (w+compose.Gap)/(sprite.SlatWide+compose.Gap)) }
