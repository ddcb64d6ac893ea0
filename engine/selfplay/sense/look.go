package sense

import (
	"slices"

	"farpost/engine"
)

// Badge is a figure that a view shows of a seat; 0 when it shows none.
func Badge(v engine.View, s engine.Seat, code string) int {
	for _, x := range v.Seats[s].Badges {
		if x.Code == code {
			return x.N
		}
	}
	return 0
}

// Stat is a figure that a view shows of a card; 0 when it shows none.
func Stat(c engine.CardView, code string) int {
	for _, x := range c.Stats {
		if x.Code == code {
			return x.Now
		}
	}
	return 0
}

// Mark is how many marks of a code lie on a card.
func Mark(c engine.CardView, code string) int {
	for _, x := range c.Marks {
		if x.Code == code {
			return x.N
		}
	}
	return 0
}

// Has reports whether a view shows a card in a state.
func Has(c engine.CardView, state string) bool { return slices.Contains(c.States, state) }
