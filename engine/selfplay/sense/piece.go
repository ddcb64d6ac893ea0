package sense

import (
	"slices"

	"farpost/engine"
)

// Player is Piece.At of a player. The other places are the game's own words, such as "field".
const Player = "player"

// Piece is one thing of a board: a card, a player, a crystal. What damage is dealt to and what can be aimed at is a
// piece, so that one kind of reckoning serves all of it.
type Piece struct {
	Key  engine.Value // as answers name it; engine.SeatVal for a player
	Card string       // the id of its card; "" for none
	At   string       // where it is: Player, or a place of the game
	Ctrl engine.Seat
	// Ready tells that it is upright, so that it can act.
	Ready bool
	// Hit is the damage that it deals in a fight, Left the damage that it still bears: the life of a player. Guard is
	// how much of the damage dealt to it at a time is prevented.
	Hit, Left, Guard int
	// States are the codes that its view shows.
	States []string
	// Worth is how many points its controller has by it, beyond what Board.Price sees in its figures.
	Worth int
}

// Has reports whether the piece shows a state.
func (p *Piece) Has(state string) bool { return slices.Contains(p.States, state) }

// alike reports whether nothing was done to a piece.
func alike(p, q Piece) bool {
	return p.Key == q.Key && p.At == q.At && p.Ctrl == q.Ctrl && p.Ready == q.Ready && p.Hit == q.Hit &&
		p.Left == q.Left && p.Guard == q.Guard && p.Worth == q.Worth && slices.Equal(p.States, q.States)
}

// Board is the table as a seat thinks it through: it can be copied, changed and valued in a moment, and holds nothing
// that the seat's view does not show.
type Board struct {
	Me     engine.Seat
	Pieces []Piece
	// Price is what a piece is worth to its controller as it stands; nil stands for Piece.Worth.
	Price func(*Piece) int
	// Outlook carries out, on a copy, what is decided but not done, such as the fight that goes on, and gives the
	// points that the seat can expect besides. Nil looks no further.
	Outlook func(*Board) int
}

// Value is how many points the seat has more than all others together.
func (b *Board) Value() int {
	n := 0
	if b.Outlook != nil {
		b = b.Copy()
		n = b.Outlook(b)
	}
	for i := range b.Pieces {
		p := &b.Pieces[i]
		if worth := b.price(p); p.Ctrl == b.Me {
			n += worth
		} else {
			n -= worth
		}
	}
	return n
}

// price is what a piece is worth to who controls it.
func (b *Board) price(p *Piece) int {
	if b.Price == nil {
		return p.Worth
	}
	return b.Price(p)
}

// Copy is a board that can be changed without changing this one.
func (b *Board) Copy() *Board {
	c := *b
	c.Pieces = slices.Clone(b.Pieces)
	return &c
}

// Try is how many points the seat gains when something is done. The board stays as it is.
func (b *Board) Try(do func(*Board)) int {
	c := b.Copy()
	do(c)
	return c.Value() - b.Value()
}

// Find gives the piece of a key, to be read or changed; nil when there is none. It is good until the board changes.
func (b *Board) Find(key engine.Value) *Piece {
	for i := range b.Pieces {
		if b.Pieces[i].Key == key {
			return &b.Pieces[i]
		}
	}
	return nil
}

// Missed is what a piece is worth to who controls it; 0 for what is none.
func (b *Board) Missed(key engine.Value) int {
	if p := b.Find(key); p != nil {
		return b.price(p)
	}
	return 0
}

// Remove takes a piece away. Players stay.
func (b *Board) Remove(key engine.Value) {
	b.Pieces = slices.DeleteFunc(b.Pieces, func(p Piece) bool { return p.Key == key && p.At != Player })
}

// Hurt deals damage to a piece. One that does not bear it is removed.
func (b *Board) Hurt(p *Piece, n int) {
	if p.Left -= max(0, n-p.Guard); p.Left <= 0 {
		b.Remove(p.Key)
	}
}

// At lists copies of the pieces of a seat at a place, in the order of the view. NoSeat means all seats.
func (b *Board) At(place string, s engine.Seat) []Piece {
	var out []Piece
	for _, p := range b.Pieces {
		if p.At == place && (s == engine.NoSeat || p.Ctrl == s) {
			out = append(out, p)
		}
	}
	return out
}

// Upright lists those of At that are ready.
func (b *Board) Upright(place string, s engine.Seat) []Piece {
	return slices.DeleteFunc(b.At(place, s), func(p Piece) bool { return !p.Ready })
}

// Keys lists the keys of pieces.
func Keys(list []Piece) []engine.Value {
	out := make([]engine.Value, len(list))
	for i, p := range list {
		out[i] = p.Key
	}
	return out
}

// Hits and Lefts are sums over pieces.
func Hits(list []Piece) (n int) {
	for _, p := range list {
		n += p.Hit
	}
	return n
}

// Lefts is the damage that pieces bear together.
func Lefts(list []Piece) (n int) {
	for _, p := range list {
		n += p.Left
	}
	return n
}
