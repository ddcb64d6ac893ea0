package toy

import "farpost/engine"

// view copies what the viewer may see, by allow-list.
func view(r *reader, viewer engine.Seat, leak string) engine.View {
	v := engine.View{Turn: r.Var(vTurn), Active: engine.Seat(r.Var(vActive)), Phase: "main"}
	for i := range r.Seats() {
		s := engine.Seat(i)
		v.Seats = append(v.Seats, engine.SeatView{Seat: s, Out: r.Out(s), Badges: []engine.Badge{
			{Code: "life", N: r.SeatAttr(s, sLife)}, {Code: "gold", N: r.SeatAttr(s, sGold)}}})
	}
	for _, z := range r.Ruleset().Zones {
		if z.Shared {
			v.Zones = append(v.Zones, zoneView(r, viewer, z.Kind, engine.NoSeat, leak))
			continue
		}
		for i := range r.Seats() {
			v.Zones = append(v.Zones, zoneView(r, viewer, z.Kind, engine.Seat(i), leak))
		}
	}
	return v
}

func zoneView(r *reader, viewer engine.Seat, kind string, owner engine.Seat, leak string) engine.ZoneView {
	cards := r.Zone(kind, owner)
	z := engine.ZoneView{Kind: kind, Seat: owner, Count: len(cards)}
	for i, id := range cards {
		leaked := leak == LeakView && kind == zHand && i == len(cards)-1
		if !r.Sees(viewer, id) && !leaked {
			continue
		}
		o, _ := r.Live(id)
		c := engine.CardView{Key: engine.Obj(id), Card: r.CardID(id), Owner: o.Owner, Ctrl: r.Ctrl(id), Targets: o.List("target")}
		if kind == zField {
			c.Stats = []engine.Stat{{Code: "power", Now: r.Stat(id, stPower), Printed: cardOf(r, id).Power}}
		}
		z.Cards = append(z.Cards, c)
	}
	return z
}
