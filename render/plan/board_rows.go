package plan

import (
	"image/color"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
)

// columnsIn returns how many large cards, and how many small ones, have room side by side: four and five on a portrait
// board.
func columnsIn(w int) (large, small int) {
	return max(2, (w+compose.Gap)/253), max(3, (w+compose.Gap)/202)
}

// row plans a row zone of a seat. An empty row is left out if the seat has several.
func (b *board) row(c *column, kind string, seat engine.Seat, ground color.RGBA) {
	cards, hidden := b.CardsOf(kind, seat)
	slots := len(b.SlotsOf(kind))
	if cards = b.InSlots(kind, cards); len(cards)+hidden == 0 {
		if b.RowKinds(seat) > 1 {
			return
		}
		c.skip(compose.Gap)
		c.add(sprite.Note{W: c.w, Ground: ground, Text: b.Say("emptyRow", b.Label(kind)), Max: 1})
		return
	}
	c.skip(compose.Gap)
	if b.RowKinds(seat) > 1 {
		c.add(sprite.Note{W: c.w, Ground: ground, Text: b.Label(kind), Max: 1})
	}
	if b.PlaceOf(kind) == engine.PlaceLine {
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
			if tile, ok := t.(sprite.Tile); ok {
				t = sprite.NewSlat(tile)
			}
			ss = append(ss, t)
		}
		b.locate(keysOf(cards)...)
		c.y += c.flow(c.x, c.w, compose.Gap, ss)
		return
	}
	cols := large
	switch {
	case slots > 0:
		cols = min(slots, many)
	case small:
		cols = many
	}
	b.table(c, cols, cards, b.tiles(cards, hidden, seat, columnOf(c.w, cols), small, ground))
}

// columnOf returns the width of one of n columns.
func columnOf(w, n int) int { return (w - (n-1)*compose.Gap) / n }

// tiles returns the cards of a row, the hidden ones last.
func (b *board) tiles(cards []engine.CardView, hidden int, seat engine.Seat, w int, small bool,
	ground color.RGBA) []compose.Sprite {
	var out []compose.Sprite
	for _, cv := range cards {
		t := b.tile(cv, seat, w, small, ground)
		if scene.IsSlot(cv) {
			out = append(out, sprite.Slot{W: w, High: t.ArtHeight(), Ground: ground, Word: b.Label(cv.Slot)})
			continue
		}
		out = append(out, t)
	}
	for range hidden {
		out = append(out, sprite.Tile{W: w, Small: small, Ground: ground, Art: art.Card{Hidden: true},
			Name: b.Say("hidden")})
	}
	return out
}

// table lays tiles side by side, and records where each card is.
func (b *board) table(c *column, cols int, cards []engine.CardView, tiles []compose.Sprite) {
	b.locate(keysOf(cards)...)
	c.grid(cols, compose.Gap, tiles)
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
		cards, hidden := b.CardsOf(kind, seat)
		k := len(cards) + hidden
		room := k*(w+compose.Gap) - compose.Gap
		if b.PlaceOf(kind) != engine.PlaceRow || k == 0 || b.SlotsOf(kind) != nil || used+k > cols ||
			label.Width(label.Clean(b.Label(kind))) > room {
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
		cards, hidden := b.CardsOf(kind, seat)
		k := len(cards) + hidden
		in := *c
		in.x, in.w = x, k*(w+compose.Gap)-compose.Gap
		in.add(sprite.Note{W: in.w, Ground: ground, Text: b.Label(kind), Max: 1})
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

// middle plans what is between the seats: shared zones and pending things.
func (b *board) middle() {
	for _, z := range b.Layout.Zones {
		switch {
		case z.Place == engine.PlaceStack:
			b.pending(z.Kind)
		case b.Shared(z.Kind):
			b.boxed(compose.Panel{Fill: draw.InkMiddle, Edge: draw.InkEdge}, func(c *column) {
				if scene.InRow(z.Place) {
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
