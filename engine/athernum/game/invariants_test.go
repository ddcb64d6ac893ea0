package game_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/athernum/game"
	"farpost/engine/athernum/language"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// TestInvariants ensures what the contract says is always true (section 4.20), in random matches with every mechanic:
// Victory Tokens are neither made nor lost but by fields, Command Tokens are 0 to 2, every card is somewhere, hidden
// items have no counters, main characters stay, and points are superior for one player at most.
func TestInvariants(t *testing.T) {
	g := game.Game()
	book, decks, err := g.Mechanics()
	if err != nil {
		t.Fatal(err)
	}
	for players := 2; players <= 4; players++ {
		rules := g.Rules()
		cards, mains := map[engine.Seat]int{}, map[engine.Seat]int{}
		watch := func(_ int, in *engine.Input, s *engine.State, _ []engine.Event) {
			r := engine.Read(rules, book, s)
			if in == nil {
				clear(cards)
				clear(mains)
			}
			fields := r.Var(scenario.Column(rules.Vars, "fields"))
			if n := r.Var(scenario.Column(rules.Vars, "pool")) + tokensOnCards(r); n != fields {
				t.Errorf("%d Victory Tokens of %d (INV-1)", n, fields)
			}
			superior := 0
			for _, seat := range r.Alive() {
				if ct := r.SeatAttr(seat, scenario.Column(rules.SeatAttrs, "ct")); ct < 0 || ct > 2 {
					t.Errorf("player %d has %d Command Tokens (INV-2)", seat, ct)
				}
				n := owned(r, book.(*language.Book), s, seat)
				if cards[seat] == 0 {
					cards[seat] = n
				}
				if n != cards[seat] {
					t.Errorf("player %d has %d cards of %d (INV-3)", seat, n, cards[seat])
				}
				if n := r.Count("main", seat); n < mains[seat] {
					t.Errorf("the main character of player %d is gone (INV-7)", seat)
				} else {
					mains[seat] = n
				}
				superior += leads(r, seat)
			}
			if superior > 1 {
				t.Errorf("%d players are superior (INV-8)", superior)
			}
		}
		rep, err := selfplay.Run(selfplay.Options{Ruleset: rules, Book: book, Decks: decks, Players: players,
			Matches: 4, Seed: uint64(players), CheckEvery: 50, InterfereEvery: -1, UnfoldEvery: -1, Eager: g.Eager,
			Whole:   g.Whole,
			Workers: 1, Rules: g.MechanicsRules, Watch: watch})
		if err != nil || rep.Illegal+rep.Stalled+rep.Leaks > 0 {
			t.Errorf("%d players: %v, %v", players, rep.Problems, err)
		}
	}
}

// column is the place of an attribute.
func column(r *engine.Reader, name string) int { return scenario.Column(r.Ruleset().Attrs, name) }

// tokensOnCards counts the Victory Tokens on all cards. A hidden item has none, and no counters either.
func tokensOnCards(r *engine.Reader) int {
	n := 0
	for _, zone := range []string{"main", "location", "field", "items"} {
		seats := []engine.Seat{engine.NoSeat}
		if z, _ := r.Ruleset().Zone(zone); !z.Shared {
			seats = seats[:0]
			for s := range engine.Seat(r.Seats()) {
				seats = append(seats, s)
			}
		}
		for _, s := range seats {
			for _, id := range r.Zone(zone, s) {
				n += r.Attr(id, column(r, "vt"))
			}
		}
	}
	return n
}

// owned counts the cards of a player, wherever they are; Tokens are extra.
func owned(r *engine.Reader, b *language.Book, s *engine.State, seat engine.Seat) int {
	n := 0
	for i, o := range s.Objects.All() {
		c := b.At(o.Card)
		if o.Zone >= 0 && o.Kind == 0 && o.Owner == seat && c != nil && !c.Token {
			n++
			if id := (engine.ObjID{Slot: int32(i + 1), Gen: o.Gen}); r.In(id, "hidden") && o.On == "" {
				n += 1000 // a hidden card without its cover
			}
		}
	}
	return n
}

// leads is 1 for a player with more Victory Tokens than each opponent could have with the whole pool.
func leads(r *engine.Reader, seat engine.Seat) int {
	badge := func(s engine.Seat) int {
		for _, x := range r.Ruleset().View(r, engine.NoSeat).Seats[s].Badges {
			if x.Code == "vt" {
				return x.N
			}
		}
		return 0
	}
	for _, q := range r.Opponents(seat) {
		if badge(seat) <= badge(q)+r.Var(scenario.Column(r.Ruleset().Vars, "pool")) {
			return 0
		}
	}
	return 1
}
