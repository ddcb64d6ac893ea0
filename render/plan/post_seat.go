package plan

import (
	"slices"

	"farpost/engine"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
)

// strip gathers a seat's strip.
func (g *post) strip(v engine.SeatView, w int) sprite.SeatStrip {
	t := sprite.SeatStrip{W: w, Name: g.PlayerName(v.Seat), Out: v.Out, Active: v.Seat == g.View.Active && !g.ends}
	for _, q := range []struct {
		on    bool
		shape string
	}{{g.HasWon(v.Seat), "crown"}, {!g.ends && g.IsAwaited(v.Seat), "hourglass"}, {v.Out, "crack"},
		{v.Away && !v.Out, "moon"}, {!g.ends && g.targeted(engine.SeatVal(v.Seat)), "aim"}} {
		if q.on {
			t.Signs = append(t.Signs, q.shape)
		}
	}
	for _, code := range g.Layout.Tracks {
		for _, k := range v.Tracks {
			if k.Code == code {
				t.Items = append(t.Items, g.stones(k)...)
			}
		}
	}
	for _, b := range g.OwnBadges(v) {
		m, _ := g.Symbol(b.Code)
		if len(b.Marks) == 0 && b.N == 0 && b.Max == 0 {
			continue
		}
		t.Items = append(t.Items, sprite.StripItem{Mark: orDot(m), N: b.N, Max: b.Max,
			Marks: g.Symbols(b.Marks, g.Symbol)})
	}
	for _, z := range g.Layout.Zones {
		if z.Place == engine.PlaceLine && !g.Shared(z.Kind) {
			t.Items = append(t.Items, g.plainCards(z.Kind, v.Seat)...)
			continue
		}
		if zv, ok := g.ChipZone(z, v); ok && zv.Count > 0 {
			ch := g.zoneChip(z, zv, draw.InkPanel)
			t.Items = append(t.Items, sprite.StripItem{Mark: ch.Mark, N: zv.Count})
		} else if scene.InRow(z.Place) && g.IsPrivate(z.Kind) && !g.AsChip(z, v.Seat) && !g.Shared(z.Kind) {
			if zv := g.View.Zone(z.Kind, v.Seat); zv.Count > 0 {
				ch := g.zoneChip(z, zv, draw.InkPanel)
				t.Items = append(t.Items, sprite.StripItem{Mark: ch.Mark, N: zv.Count})
			}
		}
	}
	return t
}

// stones are the items of a track.
func (g *post) stones(t engine.Track) (out []sprite.StripItem) {
	tint := g.trackTint(t.Code)
	for _, k := range t.Cells {
		out = append(out, sprite.StripItem{Stone: true, N: k.N, Max: k.Max, Tint: tint, New: g.IsTouched(k.Key),
			Aimed: !g.ends && g.targeted(k.Key)})
	}
	return out
}

// plainCards are the items of a line of plain cards: equal ones are one item.
func (g *post) plainCards(kind string, seat engine.Seat) (out []sprite.StripItem) {
	cards, hidden := g.CardsOf(kind, seat)
	for _, c := range cards {
		tok := g.token(c, draw.InkPanel)
		it := sprite.StripItem{Card: true, N: 1, Mark: tok.Mark, Tint: tok.Tint, Resting: tok.Resting, New: tok.New,
			Aimed: !g.ends && g.targeted(c.Key)}
		i := slices.IndexFunc(out, func(o sprite.StripItem) bool {
			return o.Mark == it.Mark && o.Tint == it.Tint && o.Resting == it.Resting && o.Aimed == it.Aimed &&
				o.New == it.New
		})
		if i < 0 {
			out = append(out, it)
			continue
		}
		out[i].N++
	}
	if hidden > 0 {
		out = append(out, sprite.StripItem{Card: true, N: hidden, Mark: draw.Mark{Shape: "ring", Tint: draw.InkFaint},
			Tint: draw.InkFaint})
	}
	return out
}
