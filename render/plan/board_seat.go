package plan

import (
	"image/color"
	"slices"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
)

// seat plans one player's part: name, tracks and figures, then the rows of cards.
func (b *board) seat(v engine.SeatView) {
	q := compose.Panel{Fill: draw.InkPanel, Edge: draw.InkPanel}
	if v.Seat == b.View.Viewer || (b.View.Viewer == engine.NoSeat && v.Seat == b.View.Seats[0].Seat) {
		q.Fill, q.Edge = draw.InkMine, draw.InkMine
	}
	if b.IsAwaited(v.Seat) && b.View.Result == nil {
		q.Edge, q.Bold = draw.InkAccent, true
	}
	b.boxed(q, func(c *column) {
		b.locate(engine.SeatVal(v.Seat))
		c.add(b.seatHead(v, c.w, q.Fill))
		c.skip(compose.Gap)
		if c.w < sideBySide {
			b.figures(c, v, q.Fill)
			b.seatRows(c, v, q.Fill)
			return
		}
		left, right := *c, *c
		left.w = sideFigures
		b.figures(&left, v, q.Fill)
		right.x, right.w = c.x+sideFigures+2*compose.Gap, c.w-sideFigures-2*compose.Gap
		b.seatRows(&right, v, q.Fill)
		c.y = max(left.y, right.y)
	})
}

// In a part at least sideBySide wide, the seat's figures are beside its cards, not above them.
const (
	sideBySide  = 1400
	sideFigures = 600
)

// seatRows plans the rows of a seat's cards.
func (b *board) seatRows(c *column, v engine.SeatView, ground color.RGBA) {
	var kinds []string
	for _, z := range b.Layout.Zones {
		if !scene.InRow(z.Place) || b.Shared(z.Kind) || b.AsChip(z, v.Seat) {
			continue
		}
		if cards, hidden := b.CardsOf(z.Kind, v.Seat); len(cards)+hidden == 0 &&
			(v.Out || b.RowKinds(v.Seat) > 1 && b.SlotsOf(z.Kind) == nil) {
			continue
		}
		kinds = append(kinds, z.Kind)
	}
	for len(kinds) > 0 {
		n := b.beside(c, kinds, v.Seat, ground)
		if n == 0 {
			b.row(c, kinds[0], v.Seat, ground)
			n = 1
		}
		kinds = kinds[n:]
	}
}

func (b *board) seatHead(v engine.SeatView, w int, ground color.RGBA) sprite.SeatHead {
	h := sprite.SeatHead{W: w, Ground: ground, Name: b.PlayerName(v.Seat), Out: v.Out, Winner: b.HasWon(v.Seat),
		Refs:  b.refs[engine.SeatVal(v.Seat)],
		Aimed: b.View.Result == nil && b.targeted(engine.SeatVal(v.Seat))}
	if b.View.Result == nil {
		h.Active = v.Seat == b.View.Active
		h.Waits = b.IsAwaited(v.Seat)
	}
	for _, q := range []struct {
		on          bool
		code, shape string
	}{{h.Active, "inTurn", "bolt"}, {h.Waits, "waits", "hourglass"}, {h.Out, "out", "crack"},
		{v.Away && !v.Out, "away", "dot"},
		{h.Winner, "winner", "crown"}} {
		if q.on {
			h.Pills = append(h.Pills, sprite.Pill{Word: b.Say(q.code), Shape: q.shape})
		}
	}
	return h
}

// figures plans a seat's tracks on the left and its chips beside them, or below if the tracks are wide.
func (b *board) figures(c *column, v engine.SeatView, ground color.RGBA) {
	used := 0
	for _, code := range b.Layout.Tracks {
		if v.Out && b.View.Result == nil {
			break // a player who is out has nothing left on them
		}
		for _, t := range v.Tracks {
			if t.Code == code && len(t.Cells) > 0 {
				used = max(used, b.track(c, t, ground))
			}
		}
	}
	badges := b.badges(v, ground)
	if v.Out && b.View.Result == nil {
		badges = nil // like the tracks; but a result shows them
	}
	if used > 0 && used < c.w*6/10 {
		left := lowest(c.pl, c.x, c.y)
		high := c.flow(c.x+used+compose.Gap, c.w-used-compose.Gap, 10, fitted(c.p, badges, c.w-used-compose.Gap))
		c.y = max(left, c.y+high)
		badges = nil
	} else if used > 0 {
		c.y = lowest(c.pl, c.x, c.y)
	}
	rest := fitted(c.p, append(badges, b.counts(v, ground)...), c.w)
	if rest = append(rest, b.wornByCells(c, v, ground)...); len(rest) > 0 {
		c.skip(10)
		c.y += c.flow(c.x, c.w, 10, rest)
	}
}

// track plans the cells of one track below what is planned already, and returns the width used. It does not move the
// column; lowest finds the end of the track.
func (b *board) track(c *column, t engine.Track, ground color.RGBA) int {
	tint := b.trackTint(t.Code)
	var ss []compose.Sprite
	for i, k := range t.Cells {
		ss = append(ss, sprite.Cell{W: sprite.CellStone, Ground: ground, Tint: tint, Index: i + 1, N: k.N, Max: k.Max,
			Refs: b.refs[k.Key], New: b.IsTouched(k.Key)})
	}
	for i, k := range t.Cells {
		if b.blockOf != nil {
			b.blockOf[k.Key] = len(c.pl.Blocks) + i
		}
	}
	y := c.y
	c.y = lowest(c.pl, c.x, c.y)
	c.flow(c.x, c.w, 6, ss)
	c.y = y
	per := min(len(ss), (c.w+6)/(sprite.CellStone+6))
	return per*(sprite.CellStone+6) - 6
}

// trackTint returns the colour of a track's stones.
func (s planner) trackTint(code string) color.RGBA {
	if m, ok := s.Symbol(code); ok {
		return m.Tint
	}
	return draw.Rgb(0x7f, 0xd6, 0xe8)
}

// lowest returns the lower end of the blocks that begin at or below y and at or right of x; y if there is none.
func lowest(pl *compose.Plan, x, y int) int {
	low := y
	for _, b := range pl.Blocks {
		if b.At.Min.Y >= y && b.At.Min.X >= x {
			low = max(low, b.At.Max.Y)
		}
	}
	return low
}

// fitted returns chips at the width that they want, but no wider than w.
func fitted(p *draw.Pen, cs []sprite.Chip, w int) []compose.Sprite {
	var out []compose.Sprite
	for _, c := range cs {
		c.W = min(c.Natural(p), w)
		out = append(out, c)
	}
	return out
}

// badges returns a seat's badges as chips, in the layout's order.
func (b *board) badges(v engine.SeatView, ground color.RGBA) []sprite.Chip {
	var out []sprite.Chip
	for _, g := range b.OwnBadges(v) {
		m, _ := b.Symbol(g.Code)
		ch := sprite.Chip{Ground: ground, Mark: orDot(m), Word: b.Label(g.Code), N: g.N, Max: g.Max,
			Marks: b.Symbols(g.Marks, b.Symbol), Ordinal: slices.Contains(b.Layout.Ordinals, g.Code)}
		out = append(out, ch)
	}
	return out
}

// counts returns the chips of a seat's zones that are shown as numbers or piles. An empty pile has none, nor has an
// empty zone of a player who is out, nor a zone whose cards stand in a track one by one.
func (b *board) counts(v engine.SeatView, ground color.RGBA) []sprite.Chip {
	var out []sprite.Chip
	for _, z := range b.Layout.Zones {
		tracked := func(t engine.Track) bool { return t.Code == z.Kind }
		if slices.ContainsFunc(v.Tracks, tracked) && slices.Contains(b.Layout.Tracks, z.Kind) {
			continue
		}
		if zv, ok := b.ChipZone(z, v); ok && (zv.Count > 0 || !v.Out && z.Place != engine.PlacePile) {
			out = append(out, b.zoneChip(z, zv, ground))
		}
	}
	return out
}

func orDot(m draw.Mark) draw.Mark {
	if m.Shape == "" {
		m.Shape = "dot"
	}
	return m
}

// zoneChip returns the chip of a zone, with its top card if it is a pile that the viewer may see.
func (b *board) zoneChip(z engine.ZoneLayout, zv engine.ZoneView, ground color.RGBA) sprite.Chip {
	m, ok := b.Symbol(z.Symbol)
	if !ok {
		m, ok = b.Symbol(z.Kind)
	}
	if !ok {
		m.Shape = "card"
		if z.Place == engine.PlacePile {
			m.Shape = "pile"
		}
	}
	ch := sprite.Chip{Ground: ground, Mark: m, Word: b.Label(z.Kind), N: zv.Count}
	if n := len(zv.Cards); z.Place == engine.PlacePile && n > 0 {
		ch.Top = b.CardName(zv.Cards[n-1])
		ch.TopArt = b.artOf(b.FaceOf(zv.Cards[n-1].Card))
	}
	return ch
}
