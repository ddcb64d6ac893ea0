package scene

import (
	"slices"
	"strconv"

	"farpost/engine"
)

// HandCards returns the cards of the viewer's zone of a kind; none without a viewer.
func (s Scene) HandCards(zone string) []engine.CardView {
	if s.View.Viewer == engine.NoSeat {
		return nil
	}
	return s.View.Zone(zone, s.View.Viewer).Cards
}

// StateSymbol returns the code of a state's symbol; "" for none.
func (s Scene) StateSymbol(code string) string {
	for _, l := range s.Layout.States {
		if l.Code == code {
			return l.Symbol
		}
	}
	return ""
}

// costStat is the code of the stat that is a card's cost.
const costStat = "cost"

// Now returns a face with the figures that the card has now, also its cost.
func Now(f engine.Face, c engine.CardView) engine.Face {
	f.Stats = slices.Clone(f.Stats)
	for _, st := range c.Stats {
		if st.Code == costStat {
			f.Cost = st.Now
			continue
		}
		i := slices.IndexFunc(f.Stats, func(o engine.Stat) bool { return o.Code == st.Code })
		if i < 0 {
			f.Stats = append(f.Stats, st)
			continue
		}
		f.Stats[i] = st
	}
	return f
}

// CountWords says how many cards there are.
func (s Scene) CountWords(n int) string {
	if n == 1 {
		return s.Say("card1")
	}
	return s.Say("cards", strconv.Itoa(n))
}
