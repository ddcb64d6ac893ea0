package render

import "farpost/engine"

// Weights are about how many bytes of a file the parts of a board with tiles take: a regression over 120 boards, from an
// empty one to four seats of twenty cards, which is at most a twelfth off.
const (
	weighsBoard   = 20_000
	weighsSeat    = 14_000 // a name, tracks and figures
	weighsPending = 13_000
	weighsLarge   = 6_400 // a large tile
	weighsSmall   = 3_900 // a small one
	weighsWorn    = 3_000 // a card attached to a tile
	weighsMark    = 650   // a plate on a tile, a figure that is not as printed
	weighsToken   = 700
	// mostWeight leaves that twelfth below the 300 KB that a picture may have. A wide board weighs a sixteenth more.
	mostWeight     = 284_000
	mostWeightWide = 267_000
)

// tooMany reports whether a board with tiles would be too large a file. It follows from what is on the board alone, so
// equal views look the same, and nothing is drawn to find out.
func (b *board) tooMany() bool {
	sum := weighsBoard + weighsSeat*len(b.View.Seats) + weighsPending*len(b.stacks())
	large, _ := columnsIn(b.col.w)
	for _, z := range b.Layout.Zones {
		if !inRow(z.Place) {
			continue
		}
		if b.shared(z.Kind) {
			sum += b.rowWeight(z, engine.NoSeat, large)
			continue
		}
		for _, v := range b.View.Seats {
			if !b.asChip(z, v.Seat) {
				sum += b.rowWeight(z, v.Seat, large)
			}
		}
	}
	if b.Wide {
		return sum > mostWeightWide
	}
	return sum > mostWeight
}

// rowWeight is the weight of one row, where so many large cards stand side by side.
func (b *board) rowWeight(z engine.ZoneLayout, seat engine.Seat, large int) int {
	cards, hidden := b.cardsOf(z.Kind, seat)
	n := len(cards) + hidden
	if z.Place == engine.PlaceLine {
		return n * weighsToken
	}
	sum := n * weighsLarge
	if b.small(n, large) {
		sum = n * weighsSmall
	}
	for _, c := range cards {
		marks := len(c.States) + len(c.Marks) + len(b.refs[c.Key])
		for _, st := range c.Stats {
			if st.Now != st.Printed {
				marks++
			}
		}
		sum += weighsWorn*len(b.wornBy(c.Key, nil)) + weighsMark*marks
	}
	return sum
}

// small reports whether n cards of a row that has room for so many large ones side by side are small.
func (b *board) small(n, large int) bool {
	return n > 2*large || len(b.View.Seats) > 2 && n > large
}
