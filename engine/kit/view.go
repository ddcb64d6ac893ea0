package kit

import (
	"slices"

	"farpost/engine"
)

// View fills in the seats and the zones of a view. Every zone has its count; of its cards those are in the view that
// the viewer may see. So nothing gets into a view that nobody put there: seat and card say what a seat and a visible
// card show. The owner of a shared zone is NoSeat.
func View(
	r *engine.Reader, viewer engine.Seat, v engine.View, seat func(engine.Seat) engine.SeatView,
	card func(id engine.ObjID, zone string, owner engine.Seat) engine.CardView,
) engine.View {
	zone := func(kind string, s engine.Seat) {
		ids := r.Zone(kind, s)
		z := engine.ZoneView{Kind: kind, Seat: s, Count: len(ids)}
		for _, id := range ids {
			if r.Sees(viewer, id) {
				z.Cards = append(z.Cards, card(id, kind, s))
			}
		}
		v.Zones = append(v.Zones, z)
	}
	for s := range engine.Seat(r.Seats()) {
		v.Seats = append(v.Seats, seat(s))
	}
	for _, kind := range r.Ruleset().Zones {
		if kind.Shared {
			zone(kind.Kind, engine.NoSeat)
			continue
		}
		for s := range engine.Seat(r.Seats()) {
			zone(kind.Kind, s)
		}
	}
	return v
}

// LooksAt returns a Ruleset.Shown: who is asked a question of one of these kinds sees the cards among its options.
func LooksAt(kinds ...string) func(*engine.Reader, engine.Seat, engine.ObjID) bool {
	return func(r *engine.Reader, viewer engine.Seat, id engine.ObjID) bool {
		sa := r.OpenAsk().Seat(viewer, "")
		return sa != nil && slices.Contains(kinds, sa.Kind) &&
			slices.ContainsFunc(sa.Options, func(o engine.Option) bool { return o.Key == engine.Obj(id) })
	}
}
