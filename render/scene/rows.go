package scene

import (
	"slices"
	"strings"

	"farpost/engine"
)

// Shared reports whether a zone kind has its place between the seats: it belongs to nobody, and so do cards in it. A
// common battlefield whose cards all have controllers is split among the seats instead.
func (s Scene) Shared(kind string) bool {
	for _, z := range s.View.Zones {
		if z.Kind == kind && z.Seat == engine.NoSeat && !s.split(kind) {
			return true
		}
	}
	return false
}

func (s Scene) split(kind string) bool {
	for _, z := range s.Layout.Zones {
		if z.Kind == kind && !InRow(z.Place) {
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

// CardsOf returns the cards of a row zone in a seat's part, and the number of hidden ones. It leaves out cards that are
// drawn with what they are attached to.
func (s Scene) CardsOf(kind string, seat engine.Seat) (cards []engine.CardView, hidden int) {
	for _, z := range s.View.Zones {
		if z.Kind != kind {
			continue
		}
		common := z.Seat == engine.NoSeat && !s.Shared(kind)
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

// SlotsOf returns the fixed slots of a row (ZoneLayout.Slots); nil for a row without.
func (s Scene) SlotsOf(kind string) []string {
	for _, z := range s.Layout.Zones {
		if z.Kind == kind {
			return z.Slots
		}
	}
	return nil
}

// InSlots puts the cards of a row into its slots, from left to right. An empty slot is a card with nothing but the slot
// (IsSlot). Cards of a row without slots stay as they are; those in no slot come last.
func (s Scene) InSlots(kind string, cards []engine.CardView) []engine.CardView {
	slots := s.SlotsOf(kind)
	if len(slots) == 0 {
		return cards
	}
	out := make([]engine.CardView, len(slots), len(slots)+len(cards))
	for i, slot := range slots {
		out[i].Slot = slot
	}
	for _, c := range cards {
		if i := slices.Index(slots, c.Slot); i >= 0 && IsSlot(out[i]) {
			out[i] = c
		} else {
			out = append(out, c)
		}
	}
	return out
}

// IsSlot reports whether it is an empty slot; see InSlots.
func IsSlot(c engine.CardView) bool { return c.Slot != "" && c.Key == "" }

// hangs reports whether a card is drawn with what it is attached to.
func (s Scene) hangs(c engine.CardView) bool {
	if c.On == "" {
		return false
	}
	if c.On.Kind() == "obj" {
		wearer, kind, ok := s.findInZone(c.On)
		return ok && wearer.On == "" && InRow(s.PlaceOf(kind))
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

// PlaceOf returns where the layout places zones of a kind; "" for a kind that it does not list.
func (s Scene) PlaceOf(kind string) string {
	for _, z := range s.Layout.Zones {
		if z.Kind == kind {
			return z.Place
		}
	}
	return ""
}

// InRow reports whether a place shows cards side by side.
func InRow(place string) bool { return place == engine.PlaceRow || place == engine.PlaceLine }

// RowKinds returns the number of rows that a seat's part has. A single one needs no label.
func (s Scene) RowKinds(seat engine.Seat) int {
	n := 0
	for _, z := range s.Layout.Zones {
		if InRow(z.Place) && !s.AsChip(z, seat) && s.Shared(z.Kind) == (seat == engine.NoSeat) {
			n++
		}
	}
	return n
}

// RowCards returns all cards of a row zone in a seat's part, attached ones too, and the number of hidden ones.
func (s Scene) RowCards(kind string, seat engine.Seat) (cards []engine.CardView, hidden int) {
	_, hidden = s.CardsOf(kind, seat)
	for _, z := range s.View.Zones {
		common := z.Seat == engine.NoSeat && !s.Shared(kind)
		if z.Kind != kind || z.Seat != seat && !common {
			continue
		}
		for _, c := range z.Cards {
			if !common || c.Ctrl == seat {
				cards = append(cards, c)
			}
		}
	}
	return cards, hidden
}

// Initial returns the first letter of a word, in place of a symbol.
func Initial(word string) string {
	for _, r := range word {
		return strings.ToUpper(string(r))
	}
	return "?"
}

// WornBy returns the cards that are attached to something: those that say so, and those that the thing itself names.
func (s Scene) WornBy(key engine.Value, named []engine.Value) []engine.CardView {
	var out []engine.CardView
	if key == "" {
		return nil
	}
	for _, z := range s.View.Zones {
		for _, c := range z.Cards {
			is := c.On == key
			for _, n := range named {
				is = is || (n == c.Key && n != "")
			}
			if is {
				out = append(out, c)
			}
		}
	}
	return out
}

// TableOf returns the cards of a seat's rows.
func (s Scene) TableOf(seat engine.Seat) (out []engine.CardView) {
	for _, z := range s.Layout.Zones {
		if z.Place == engine.PlaceRow && !s.Shared(z.Kind) && !s.AsChip(z, seat) {
			cards, _ := s.RowCards(z.Kind, seat)
			out = append(out, cards...)
		}
	}
	return out
}

// IsPrivate reports whether a zone is one that others see as a number, such as a hand: the posted board has no cards of
// it, whoever looks.
func (s Scene) IsPrivate(kind string) bool {
	for _, v := range s.View.Zones {
		if v.Kind == kind && v.Seat != engine.NoSeat && v.Count > len(v.Cards) {
			return true
		}
	}
	return false
}
