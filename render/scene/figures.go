package scene

import (
	"slices"

	"farpost/engine"
)

// AsChip reports whether a seat's zone is shown as a figure: a zone that the layout counts or piles, and a row of which
// the viewer may see nothing, such as another player's hand.
func (s Scene) AsChip(z engine.ZoneLayout, seat engine.Seat) bool {
	switch {
	case s.Shared(z.Kind):
		return false
	case z.Place == engine.PlaceCount || z.Place == engine.PlacePile:
		return true
	case !InRow(z.Place):
		return false
	}
	own, private := engine.ZoneView{}, false
	for _, v := range s.View.Zones {
		if v.Kind != z.Kind {
			continue
		}
		if v.Seat == engine.NoSeat {
			return false // a common row, split by controller
		}
		if v.Seat == seat {
			own = v
		}
		private = private || (v.Count > 0 && len(v.Cards) == 0)
	}
	return private && len(own.Cards) == 0
}

// ChipZone returns a seat's zone that is shown as a figure; ok is false for any other. A zone and a badge with the same
// code are one figure, the zone's. If the layout lists such a badge but the seat has none, ok is also false for an
// empty zone.
func (s Scene) ChipZone(z engine.ZoneLayout, seat engine.SeatView) (engine.ZoneView, bool) {
	if !s.AsChip(z, seat.Seat) {
		return engine.ZoneView{}, false
	}
	for _, v := range s.View.Zones {
		if v.Kind == z.Kind && v.Seat == seat.Seat {
			quiet := slices.Contains(s.Layout.Badges, z.Kind) && !hasBadge(seat, z.Kind)
			return v, v.Count > 0 || !quiet
		}
	}
	return engine.ZoneView{}, false
}

func hasBadge(seat engine.SeatView, code string) bool {
	for _, g := range seat.Badges {
		if g.Code == code {
			return true
		}
	}
	return false
}

// OwnBadges returns a seat's badges in the layout's order, without those that a zone's figure or row shows.
func (s Scene) OwnBadges(seat engine.SeatView) []engine.Badge {
	var out []engine.Badge
	for _, code := range s.Layout.Badges {
		if s.shownByZone(code, seat) {
			continue
		}
		for _, g := range seat.Badges {
			if g.Code == code {
				out = append(out, g)
			}
		}
	}
	return out
}

func (s Scene) shownByZone(code string, seat engine.SeatView) bool {
	for _, z := range s.Layout.Zones {
		if z.Kind == code {
			_, ok := s.ChipZone(z, seat)
			return ok || s.inOwnRow(z, seat.Seat)
		}
	}
	return false
}

// inOwnRow reports whether a seat's zone is shown as a row with cards in it.
func (s Scene) inOwnRow(z engine.ZoneLayout, seat engine.Seat) bool {
	if !InRow(z.Place) || s.Shared(z.Kind) || s.AsChip(z, seat) {
		return false
	}
	cards, _ := s.RowCards(z.Kind, seat)
	return len(cards) > 0
}
