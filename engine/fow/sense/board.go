package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// Places of pieces. Things are what stands in the field and does not fight.
const (
	atField  = "field"
	atThing  = "thing"
	atRuler  = "ruler"
	atStone  = "stone"
	atChase  = "chase"
	atGrave  = "graveyard"
	atBehind = "standby"
)

// Points. One is worth a point of life in need; life to spare is worth half of it.
const (
	pointsCard  = 300 // a card in hand
	pointsWill  = 40  // will, which is lost at the end of the turn
	pointsStone = 250
	pointsThing = 250
	pointsBody  = 100 // of a J/resonator besides its figures, and of each symbol ability
	pointsLost  = 50000
)

// board is what a seat sees of a match, as the plans need it.
type board struct {
	*sense.Board
	view   engine.View
	ask    engine.SeatAsk
	cards  *language.Book
	hand   []engine.CardView
	will   int // what is left to pay with
	stones int
	done   []engine.Reply
	// blind says that an answer decided on already brings about what cannot be foreseen.
	blind bool
}

func look(m selfplay.Moment) *board {
	b := &board{Board: &sense.Board{Me: m.Ask.Seat, Price: price}, view: m.View, ask: m.Ask,
		cards: m.Book.(*language.Book), done: m.Done}
	b.hand = slices.Clone(m.View.Zone("hand", b.Me).Cards)
	for _, s := range m.View.Seats {
		b.Pieces = append(b.Pieces, sense.Piece{Key: engine.SeatVal(s.Seat), At: sense.Player, Ctrl: s.Seat,
			Left: sense.Badge(m.View, s.Seat, "life")})
	}
	b.will = sense.Badge(m.View, b.Me, "will")
	for _, z := range m.View.Zones {
		for _, c := range z.Cards {
			b.see(z.Kind, c)
		}
	}
	for _, rep := range m.Done {
		b.carryOut(rep)
	}
	return b
}

// see adds a thing of a zone to the board.
func (b *board) see(zone string, c engine.CardView) {
	p := sense.Piece{Key: c.Key, Card: c.Card, Ctrl: c.Ctrl, Ready: !sense.Has(c, "rested"), States: c.States}
	card := b.face(c.Card)
	switch zone {
	case "field":
		if p.At, p.Worth = atThing, pointsThing; len(c.Stats) > 0 {
			p.At, p.Hit = atField, sense.Stat(c, "atk")
			def := sense.Stat(c, "def")
			p.Left = def - sense.Mark(c, "damage")
			p.Worth = worthOf(p.Hit, def, p.States)
			p.Guard = guard(card)
		}
		if p.Ready && c.Ctrl == b.Me && card != nil && len(card.Produces) > 0 && !p.Has("new") {
			b.will++
		}
	case "stones":
		if p.At, p.Worth = atStone, pointsStone; c.Ctrl == b.Me {
			b.stones++
			if p.Ready {
				b.will++
			}
		}
	case "chase":
		if p.At, p.Worth = atChase, pointsCard; card != nil {
			p.Worth += 100 * card.Cost.Total()
		}
		if c.What == "judgment" {
			return // nothing can be done about it (FO-166)
		}
	case "ruler":
		p.At = atRuler
	case "standby":
		p.At, p.Worth = atBehind, pointsCard
	case "graveyard":
		p.At = atGrave
	default:
		return
	}
	b.Pieces = append(b.Pieces, p)
}

// price is what a piece is worth: of a player the life, the next point of which is worth the more, the less is left.
func price(p *sense.Piece) int {
	switch {
	case p.At != sense.Player:
		return p.Worth
	case p.Left <= 0:
		return p.Worth - pointsLost
	}
	return p.Worth + p.Left - p.Left*p.Left/16000
}

// worthOf is what a J/resonator with some figures is worth. An imperishable one is the ruler again when it falls.
func worthOf(atk, def int, states []string) int {
	n := pointsBody + max(0, atk) + max(0, def)
	for _, k := range language.Keywords {
		if slices.Contains(states, string(k)) {
			n += pointsBody
		}
	}
	if slices.Contains(states, string(language.Imperishable)) {
		n /= 3
	}
	return n
}

// guard is how much of each damage a card prevents to itself.
func guard(c *language.Card) (n int) {
	if c != nil {
		for _, st := range c.Statics {
			n += st.Prevent
		}
	}
	return n
}

// carryOut foresees what an answer decided on will leave, if nobody does anything about it.
func (b *board) carryOut(rep engine.Reply) {
	switch rep.Verb {
	case "call", "activate", "judgment", "standby-play", "will":
		b.blind = true // what comes of it is looked at first
	case "play", "standby-set":
		for _, key := range rep.Values("card") {
			i := slices.IndexFunc(b.hand, func(h engine.CardView) bool { return h.Key == key })
			if i < 0 {
				continue
			}
			c := b.cards.Card(b.hand[i].Card)
			b.hand = slices.Delete(b.hand, i, i+1)
			if rep.Verb == "standby-set" {
				b.will -= setCost
				continue
			}
			b.will -= c.Cost.Total()
			for _, paid := range rep.Values("incarnate") {
				b.will += c.Cost.Total()
				b.Remove(paid)
			}
			b.blind = b.blind || c.Type != language.Resonator || len(c.Triggers) > 0 || atOnce(c)
		}
	}
}

// foe is the other player.
func (b *board) foe() engine.Seat { return 1 - b.Me }

// life is what a player has left.
func (b *board) life(s engine.Seat) int { return b.Find(engine.SeatVal(s)).Left }

// face is the card of an id, also of a J-ruler's side; nil for none.
func (b *board) face(id string) *language.Card {
	if ruler := language.RulerOf(id); ruler != "" {
		id = ruler
	}
	return b.cards.Card(id)
}

// cost is the total cost of a card that the seat sees.
func (b *board) cost(key engine.Value) int {
	if c, ok := b.view.Find(key); ok && b.cards.Card(c.Card) != nil {
		return b.cards.Card(c.Card).Cost.Total()
	}
	return 0
}

// kept is how much a card of the hand matters: the dearer, the more, as long as it can be paid for soon.
func (b *board) kept(key engine.Value) int { return min(b.cost(key), b.stones+2) }

// sourceOf is the card whose text a thing is: the thing's own, or that of the card of which it is an ability.
func (b *board) sourceOf(about engine.Value) engine.CardView {
	c, ok := b.view.Find(about)
	if ok && len(c.Of) > 0 {
		if of, ok := b.view.Find(c.Of[0]); ok {
			return of
		}
	}
	return c
}

// pending is the next object of the chase; ok is false when it is empty.
func (b *board) pending() (engine.CardView, bool) {
	z := b.view.Zone("chase", engine.NoSeat).Cards
	if len(z) == 0 {
		return engine.CardView{}, false
	}
	return z[len(z)-1], true
}
