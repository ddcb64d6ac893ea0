package plan

import (
	"farpost/engine"
	"farpost/render/draw"
	"farpost/render/scene"
)

// weights are about how many bytes of a file each part of a board takes. They come from regressions over hundreds of
// boards, from an empty one to four seats of thirty cards with twelve pending things.
type weights struct {
	board   int
	seat    int // a name, tracks and figures
	pending int
	large   int // a large tile
	small   int // a small one
	worn    int // a card attached to one
	mark    int // a plate on one, a figure that is not as printed
	token   int
	// most and mostWide are the limits of the sum. They are below the 300 KB that a picture may have, by what the
	// estimate may be off, which is mostly the length of names.
	most, mostWide int
}

var (
	// tileWeights are for tiles. They are at most a twelfth off; a wide board weighs a sixteenth more.
	tileWeights = weights{board: 20_000, seat: 14_000, pending: 13_000, large: 6_400, small: 3_900, worn: 3_000,
		mark: 650, token: 700,
		most: 284_000, mostWide: 267_000}
	// piledWeights are for tiles, and slats for pending things.
	piledWeights = weights{board: 27_000, seat: 14_000, pending: 6_500, large: 6_400, small: 3_900, worn: 3_000,
		mark: 650, token: 700,
		most: 284_000, mostWide: 267_000}
	// slatWeights are for slats and coarse edges. They are at most a seventh off.
	slatWeights = weights{board: 34_700, seat: 6_500, pending: 5_500, large: 1_150, small: 1_150, worn: 900, mark: 470,
		token: 1_000,
		most:  267_000, mostWide: 267_000}
)

// crowding says how crowded a board is. Each value is drawn in fewer bytes than the one before.
type crowding uint8

const (
	roomy   crowding = iota // tiles
	piled                   // tiles, and slats for pending things
	crowded                 // slats, with coarse edges
	full                    // slats, with hard edges
)

// crowding returns the least crowding whose file is not too large.
func (b *board) crowding() crowding {
	switch {
	case !b.tooMany(tileWeights):
		return roomy
	case len(b.Pending()) > 2 && !b.tooMany(piledWeights):
		return piled
	case !b.tooMany(slatWeights):
		return crowded
	}
	return full
}

// edges returns the edges of the letters of a board.
func (c crowding) edges() draw.Edges {
	switch c {
	case crowded:
		return draw.CoarseEdges
	case full:
		return draw.HardEdges
	}
	return draw.FineEdges
}

// tooMany reports whether a board with parts of these weights would be too large a file. The answer follows from what
// is on the board, so equal views look the same, and nothing needs to be drawn.
func (b *board) tooMany(of weights) bool {
	sum := of.board + of.seat*len(b.View.Seats) + of.pending*len(b.Pending())
	large, _ := columnsIn(b.col.w)
	for _, z := range b.Layout.Zones {
		if !scene.InRow(z.Place) {
			continue
		}
		if b.Shared(z.Kind) {
			sum += b.rowWeight(of, z, engine.NoSeat, large)
			continue
		}
		for _, v := range b.View.Seats {
			if !b.AsChip(z, v.Seat) {
				sum += b.rowWeight(of, z, v.Seat, large)
			}
		}
	}
	if b.Wide {
		return sum > of.mostWide
	}
	return sum > of.most
}

// rowWeight returns the weight of one row that has room for so many large cards side by side.
func (b *board) rowWeight(of weights, z engine.ZoneLayout, seat engine.Seat, large int) int {
	cards, hidden := b.CardsOf(z.Kind, seat)
	n := len(cards) + hidden
	if z.Place == engine.PlaceLine {
		return n * of.token
	}
	sum := n * of.large
	if b.small(n, large) {
		sum = n * of.small
	}
	for _, c := range cards {
		marks := len(c.States) + len(c.Marks) + len(b.refs[c.Key])
		for _, st := range c.Stats {
			if st.Now != st.Printed {
				marks++
			}
		}
		sum += of.worn*len(b.WornBy(c.Key, nil)) + of.mark*marks
	}
	return sum
}

// small reports whether the n cards of a row are small, if the row has room for so many large ones side by side.
func (b *board) small(n, large int) bool {
	return n > 2*large || len(b.View.Seats) > 2 && n > large
}
