package sense

import (
	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// board is a match as a seat sees it.
type board struct {
	sense.Mind
	book *language.Book
	// purse is how much can be paid and held that by faction, ct the Command Tokens, all how many resources there are.
	purse, ct, all int
	held           [3]int
	fighting       bool // an attack is decided on
}

func look(m selfplay.Moment) *board {
	b := &board{Mind: game.Look(m), book: m.Book.(*language.Book)}
	b.purse = b.Badge(b.Me, "ready") + b.Badge(b.Me, "markers")
	b.all, b.ct = b.Badge(b.Me, "ready")+b.Badge(b.Me, "spent"), b.Badge(b.Me, "ct")
	for _, x := range m.View.Seats[b.Me].Badges {
		for _, mark := range x.Marks {
			if i := language.FactionIndex(language.Faction(mark)); x.Code == "ready" || x.Code == "markers" {
				b.held[i]++
			}
		}
	}
	for _, z := range m.View.Zones {
		at := map[string]string{"main": "field", "field": "field", "items": "item", "location": "location",
			"stack": "stack"}[z.Kind]
		for _, c := range z.Cards {
			if at != "" {
				b.Pieces = append(b.Pieces, b.piece(c, at))
			}
		}
	}
	for _, rep := range m.Done {
		b.follow(rep)
	}
	return b
}

// piece is a card in play as one thinks of it. Left is the damage at which it falls, Guard what could be healed.
func (b *board) piece(c engine.CardView, at string) sense.Piece {
	p := sense.Piece{Key: c.Key, Card: c.Card, At: at, Ctrl: c.Ctrl, States: c.States,
		Hit: sense.Stat(c, "ofv"), Left: sense.Stat(c, "dfv") + 1}
	for _, x := range c.Marks {
		switch x.Code {
		case "damage":
			p.Left, p.Guard = p.Left-x.N, x.N
		case "vt":
			p.Worth += ofToken * x.N
		}
	}
	if p.Ready = !p.Has("exhausted") && !p.Has("hidden"); !p.Ready {
		printed := b.card(c.Card)
		p.Hit, p.Left = printed.OFV, printed.DFV+1-p.Guard
	}
	switch {
	case at != "field" || p.Ready || p.Left > 0:
	case p.Has("main"):
		p.Left = never
	default:
		p.At = "doomed"
	}
	p.Worth += map[string]int{"item": ofItem, "location": ofLocation, "stack": ofEntry}[at]
	return p
}

// can reports whether an amount can be paid.
func (b *board) can(pay language.Amount) bool {
	for i, n := range pay.Of {
		if n > b.held[i] {
			return false
		}
	}
	return pay.Total() <= b.purse
}

// follow takes in what is decided on. What brings cards or sets off something is looked at before one goes on.
func (b *board) follow(rep engine.Reply) {
	switch rep.Verb {
	case "endcombat", "endturn":
	case "attack":
		b.fighting = true
	case "influence":
		b.ct -= 2
	default:
		b.Blind = true
	}
}

// card is what is printed on a card that the seat sees; an empty one if it does not.
func (b *board) card(id string) *language.Card {
	if c := b.book.Card(id); c != nil {
		return c
	}
	return &language.Card{}
}

// missed is how much one gives away with a card of the hand: less of one that cannot be paid for in a while.
func (b *board) missed(v engine.Value) int {
	if p := b.Find(v); p != nil {
		return b.Missed(v)
	}
	c, _ := b.View.Find(v)
	card := b.card(c.Card)
	n := worthOf(card)
	if card.Cost != nil {
		n -= 6 * max(0, *card.Cost-b.all-1)
	}
	return n
}

// worthOf is how much one likes a card in play, by what is printed.
func worthOf(c *language.Card) int {
	n := ofBody + ofReady + ofHit*c.OFV + ofStay*c.DFV + 4*c.Slots + 5*len(c.Abilities)
	if c.Type != language.Character {
		n = ofItem + 5*len(c.Abilities)
	}
	return n
}
