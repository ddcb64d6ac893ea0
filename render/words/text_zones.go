package words

import (
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/render/scene"
)

// zoneWords puts the zones of a seat, or the shared ones, into words, in the layout's order.
func (s teller) zoneWords(w *lines, v engine.SeatView) {
	seat := v.Seat
	for _, z := range s.Layout.Zones {
		if z.Place == engine.PlaceStack {
			continue
		}
		if zv, ok := s.ChipZone(z, v); ok {
			w.add("- " + s.pileWords(zv))
			continue
		}
		if s.AsChip(z, seat) {
			continue
		}
		if scene.InRow(z.Place) {
			if seat == engine.NoSeat && !s.Shared(z.Kind) || seat != engine.NoSeat && s.Shared(z.Kind) {
				continue
			}
			if len(z.Slots) > 0 {
				s.slotWords(w, z, seat)
				continue
			}
			cards, hidden := s.RowCards(z.Kind, seat)
			s.rowWords(w, s.Label(z.Kind), cards, hidden)
			continue
		}
		for _, zv := range s.View.Zones {
			if zv.Kind == z.Kind && zv.Seat == seat {
				w.add("- " + s.pileWords(zv))
			}
		}
	}
}

// slotWords puts a row with fixed slots into words, slot by slot. What is attached to a card is said with it.
func (s teller) slotWords(w *lines, z engine.ZoneLayout, seat engine.Seat) {
	cards, _ := s.CardsOf(z.Kind, seat)
	w.add("- " + s.Say("list", s.Label(z.Kind), s.CountWords(len(cards))))
	for _, c := range s.InSlots(z.Kind, cards) {
		switch {
		case scene.IsSlot(c):
			w.add("  - " + s.Say("emptyRow", s.Label(c.Slot)))
		default:
			w.add("  - " + s.Say("list", s.Label(c.Slot), s.cardWords(c)))
		}
	}
}

func (s teller) rowWords(w *lines, label string, cards []engine.CardView, hidden int) {
	if len(cards)+hidden == 0 {
		w.add("- " + s.Say("emptyRow", label))
		return
	}
	w.add("- " + s.Say("list", label, s.CountWords(len(cards)+hidden)))
	for _, c := range cards {
		w.add("  - " + s.cardWords(c))
	}
	if hidden > 0 {
		w.add("  - " + s.Say("hiddenN", strconv.Itoa(hidden)))
	}
}

// pileWords puts a pile or a counted zone into words: its number and the cards that the view shows, the top one last.
// It leaves out what is printed on the cards of a pile: piles grow long, and cards can be looked up.
func (s teller) pileWords(z engine.ZoneView) string {
	text := s.Say("figure", s.Label(z.Kind), strconv.Itoa(z.Count))
	if len(z.Cards) == 0 {
		return text
	}
	var names []string
	pile := s.PlaceOf(z.Kind) == engine.PlacePile
	for _, c := range z.Cards {
		name := s.CardName(c)
		if !pile {
			name = s.withPrint(name, c, c.States)
		}
		names = append(names, s.withDetails(name, s.details(c)))
	}
	if pile && len(names) > 1 {
		names[len(names)-1] = s.Say("onTop", names[len(names)-1])
	}
	return s.Say("list", text, strings.Join(names, ", "))
}

// cardWords puts a card into words, with its states, stats, counters, attachments and aims.
func (s teller) cardWords(c engine.CardView) string {
	d := s.details(c)
	for _, worn := range s.WornBy(c.Key, nil) {
		d = append(d, s.Say("wears", s.CardName(worn)))
	}
	if c.On != "" {
		d = append(d, s.Say("worn", s.ValueName(c.On)))
	}
	if c.Owner != c.Ctrl && c.Owner != engine.NoSeat && c.Ctrl != engine.NoSeat {
		d = append(d, s.Say("owned", s.PlayerName(c.Owner)))
		d = append(d, s.Say("controlled", s.PlayerName(c.Ctrl)))
	}
	return s.withDetails(s.withPrint(s.CardName(c), c, c.States), append(d, s.refWords(c.Key)...))
}

// withPrint adds to a card's name what is printed on it and can matter to others: type, element, groups, rank, marks
// and price. It leaves out marks that are among states. A thing that is no card has nothing printed on it.
func (s teller) withPrint(name string, c engine.CardView, states []string) string {
	if c.Card == "" || c.What != "" {
		return name
	}
	f := s.FaceOf(c.Card)
	d := s.kindWords(f, func(m string) bool { return slices.Contains(states, m) })
	if d = append(d, s.priceWords(f)...); len(d) == 0 {
		return name
	}
	return s.Say("seatLine", name, strings.Join(d, ", "))
}

// kindWords says what sort of card it is: type, element, groups, rank and marks, each word once and none for the marks
// that are said elsewhere.
func (s teller) kindWords(f engine.Face, elsewhere func(mark string) bool) []string {
	var d []string
	add := func(w string) {
		if w != "" && !slices.Contains(d, w) {
			d = append(d, w)
		}
	}
	add(f.TypeName)
	if f.Element != "" {
		add(s.SymbolWord(f.Element))
	}
	for _, w := range append(append([]string{}, f.Groups...), f.Rank) {
		add(w)
	}
	for _, m := range f.Marks {
		if !elsewhere(m) {
			add(s.SymbolWord(m))
		}
	}
	return d
}

// priceWords puts a card's cost and requirement into words, if it has any.
func (s teller) priceWords(f engine.Face) []string {
	var d []string
	if f.Cost > 0 || len(f.Need) > 0 {
		d = append(d, s.Say("costs", strconv.Itoa(f.Cost)))
	}
	if len(f.Need) > 0 {
		d = append(d, s.Say("requires", s.needList(f.Need)))
	}
	return d
}

func (s teller) withDetails(name string, d []string) string {
	if len(d) == 0 {
		return name
	}
	return s.Say("reason", name, strings.Join(d, ", "))
}

// details returns a card's states, stats, counters and notes in words.
func (s teller) details(c engine.CardView) []string {
	var d []string
	for _, l := range s.Layout.States {
		if slices.Contains(c.States, l.Code) {
			d = append(d, s.WordOf(l.Code))
		}
	}
	for _, sl := range s.Layout.Stats {
		for _, st := range c.Stats {
			// withPrint has the printed cost, so the cost is a detail only if it differs now.
			if st.Code == sl.Code && (st.Code != "cost" || st.Now != st.Printed) {
				d = append(d, s.statWords(st))
			}
		}
	}
	for _, m := range c.Marks {
		d = append(d, s.BadgeWords(m))
	}
	for _, n := range c.Notes {
		// a note may be a sentence; among details it has no full stop
		d = append(d, strings.TrimSuffix(s.Phrase(n), "."))
	}
	return d
}

func (s teller) statWords(st engine.Stat) string {
	if st.Now != st.Printed {
		return s.Say("printed", s.Label(st.Code), strconv.Itoa(st.Now), strconv.Itoa(st.Printed))
	}
	return s.Say("figure", s.Label(st.Code), strconv.Itoa(st.Now))
}
