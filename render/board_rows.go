package render

import (
	"image/color"

	"farpost/engine"
)

// columnsIn is how many large cards, and how many small ones, stand side by side in a width: four and five in a
// portrait board. Few cards are large, many are small and in more rows.
func columnsIn(w int) (large, small int) { return max(2, (w+gap)/253), max(3, (w+gap)/202) }

// shared reports whether a zone kind belongs to nobody and its cards to no seat's part: then it
// stands between the seats. A common battlefield whose cards have controllers is split among them.
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

// cardsOf are the cards of a row zone that stand in a seat's part, and how many of them are hidden.
// Cards that wear or hang on something that is drawn are not among them.
func (b *board) cardsOf(kind string, seat engine.Seat) (cards []engine.CardView, hidden int) {
	for _, z := range b.View.Zones {
		if z.Kind != kind {
			continue
		}
		common := z.Seat == engine.NoSeat && !b.shared(kind)
		if z.Seat != seat && !common {
			continue
		}
		for _, c := range z.Cards {
			if (common && c.Ctrl != seat) || b.hangs(c) {
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

// hangs reports whether a card is shown with what wears it.
func (s Scene) hangs(c engine.CardView) bool {
	if c.On == "" {
		return false
	}
	if c.On.Kind() == "obj" {
		wearer, kind, ok := s.standing(c.On)
		return ok && wearer.On == "" && inRow(s.placeOf(kind))
	}
	for _, v := range s.View.Seats {
		for _, t := range v.Tracks {
			for _, k := range t.Cells {
				if k.Key == c.On && contains(s.Layout.Tracks, t.Code) {
					return true
				}
			}
		}
	}
	return false
}

// standing finds a card and the kind of zone that it stands in.
func (s Scene) standing(v engine.Value) (engine.CardView, string, bool) {
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

// row plans a row zone of one seat. Of several rows the empty ones are left out.
func (b *board) row(c *column, kind string, seat engine.Seat, ground color.RGBA) {
	cards, hidden := b.cardsOf(kind, seat)
	if len(cards)+hidden == 0 {
		if b.rowKinds(seat) > 1 {
			return
		}
		c.skip(gap)
		c.add(note{W: c.w, Ground: ground, Text: b.say("emptyRow", b.label(kind)), Max: 1})
		return
	}
	c.skip(gap)
	if b.rowKinds(seat) > 1 {
		c.add(note{W: c.w, Ground: ground, Text: b.label(kind), Max: 1})
	}
	if b.placeOf(kind) == engine.PlaceLine {
		var ss []sprite
		for _, cv := range cards {
			ss = append(ss, b.token(cv, ground))
		}
		for range hidden {
			ss = append(ss, token{Ground: ground})
		}
		b.stand(keysOf(cards)...)
		c.y += c.flow(c.x, c.w, 8, ss)
		return
	}
	large, many := columnsIn(c.w)
	cols, n := large, len(cards)+hidden
	small := b.small(n, large)
	switch {
	case c.pl.Crowded:
		cols = slatsIn(c.w)
	case small:
		cols = many
	}
	w := (c.w - (cols-1)*gap) / cols
	var tiles []tile
	for _, cv := range cards {
		tiles = append(tiles, b.tile(cv, seat, w, small, ground))
	}
	for range hidden {
		tiles = append(tiles, tile{W: w, Small: small, Ground: ground, Art: art{Hidden: true}, Name: b.say("hidden")})
	}
	b.stand(keysOf(cards)...)
	var ss []sprite
	for _, t := range tiles {
		if c.pl.Crowded {
			ss = append(ss, newSlat(t))
			continue
		}
		ss = append(ss, t)
	}
	if c.pl.Crowded {
		c.y += c.flow(c.x, c.w, gap, ss)
		return
	}
	c.grid(cols, gap, ss)
}

func keysOf(cards []engine.CardView) []engine.Value {
	out := make([]engine.Value, len(cards))
	for i, c := range cards {
		out[i] = c.Key
	}
	return out
}

// rowKinds is how many rows a seat's part has; a single one needs no label.
func (s Scene) rowKinds(seat engine.Seat) int {
	n := 0
	for _, z := range s.Layout.Zones {
		if inRow(z.Place) && !s.asChip(z, seat) && s.shared(z.Kind) == (seat == engine.NoSeat) {
			n++
		}
	}
	return n
}

// middle plans what stands between the seats: shared zones and the pending things.
func (b *board) middle() {
	for _, z := range b.Layout.Zones {
		switch {
		case z.Place == engine.PlaceStack:
			b.pending(z.Kind)
		case b.shared(z.Kind):
			b.boxed(panel{Fill: inkMiddle, Edge: inkEdge}, func(c *column) {
				if inRow(z.Place) {
					b.row(c, z.Kind, engine.NoSeat, inkMiddle)
					return
				}
				ch := b.zoneChip(z, b.View.Zone(z.Kind, engine.NoSeat), inkMiddle)
				c.y += c.flow(c.x, c.w, 10, fitted(c.p, []chip{ch}, c.w))
			})
		}
	}
}
