package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// Places of pieces, called like the zones. Things stand in the field and do not fight.
const (
	atField  = "field"
	atThing  = "thing"
	atStones = "stones"
	atChase  = "chase"
	atGrave  = "graveyard"
)

// Points. A J/resonator is worth its ATK and DEF, and pointsBody besides for itself and for each symbol ability.
const (
	pointsBody  = 100
	pointsCard  = 300 // a card in hand
	pointsWill  = 40  // will, which is lost at the end of the turn
	pointsStone = 250
	pointsThing = 250
	pointsLost  = 50000
)

// board is what a seat sees of a match, as the plans need it.
type board struct {
	sense.Mind
	cards  *language.Book
	will   int // what is left to pay with
	stones int
}

func look(m selfplay.Moment) *board {
	b := &board{Mind: game.Look(m), cards: m.Book.(*language.Book)}
	b.will = b.Badge(b.Me, "will")
	for s := range b.View.Seats {
		b.Find(engine.SeatVal(engine.Seat(s))).Left = b.Badge(engine.Seat(s), "life")
	}
	for _, z := range m.View.Zones {
		for _, c := range z.Cards {
			b.see(z.Kind, c)
		}
	}
	b.On = b.spoken()
	for _, rep := range m.Done {
		b.carryOut(rep)
	}
	return b
}

// see adds a card of a zone to the board.
func (b *board) see(zone string, c engine.CardView) {
	p := sense.Piece{Key: c.Key, Card: c.Card, At: zone, Ctrl: c.Ctrl, States: c.States,
		Ready: !slices.Contains(c.States, "rested")}
	card := b.card(c.Card)
	switch {
	case zone == "battle", zone == atChase && c.What == "judgment":
		return // nothing can be done about these (FO-166)
	case zone == atChase:
		p.Worth = pointsCard + 100*b.cost(c.Key)
	case zone == atStones:
		p.Worth = pointsStone
	case zone == "standby":
		p.Worth = pointsCard
	case zone == atField && len(c.Stats) == 0:
		p.At, p.Worth = atThing, pointsThing
	case zone == atField:
		p.Hit, p.Left = sense.Stat(c, "atk"), sense.Stat(c, "def")
		p.Worth = worthOf(p.Hit, p.Left, p.States)
		for _, x := range c.Marks {
			p.Left -= x.N // damage
		}
		for _, st := range card.Statics {
			p.Guard += st.Prevent
		}
	}
	b.Pieces = append(b.Pieces, p)
	if makes := zone == atStones || zone == atField && len(card.Produces) > 0; makes && p.Ctrl == b.Me {
		if zone == atStones {
			b.stones++
		}
		if p.Ready && !p.Has("new") {
			b.will++
		}
	}
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

// carryOut foresees what an answer decided on will leave, if nobody does anything about it.
func (b *board) carryOut(rep engine.Reply) {
	switch rep.Verb {
	case "call", "activate", "judgment", "standby-play", "will":
		b.Blind = true
	case "standby-set":
		b.Leaves(rep.Values("card")[0])
		b.will -= setCost
	case "play":
		h, _ := b.Leaves(rep.Values("card")[0])
		c := b.card(h.Card)
		if paid := rep.Values("incarnate"); len(paid) == 0 {
			b.will -= c.Cost.Total()
		}
		b.Blind = b.Blind || c.Type != language.Resonator || len(c.Triggers) > 0 || atOnce(c)
	}
}

// card is the card of an id that a view shows, also of a J-ruler's side.
func (b *board) card(id string) *language.Card { return cardOf(b.cards, id) }

func cardOf(b *language.Book, id string) *language.Card {
	if ruler := language.RulerOf(id); ruler != "" {
		id = ruler
	}
	return b.Card(id)
}

// cost is the total cost of a card that the seat sees.
func (b *board) cost(key engine.Value) int {
	if c, ok := b.View.Find(key); ok && b.card(c.Card) != nil {
		return b.card(c.Card).Cost.Total()
	}
	return 0
}

// kept is how much a card of the hand matters: the dearer, the more, as long as it can be paid for soon.
func (b *board) kept(key engine.Value) int { return min(b.cost(key), b.stones+2) }

// battle is the one that is fought: who attacks, who blocks ("" for nobody), and what is attacked ("" for nothing yet).
func (b *board) battle() (attacker, blocker, object engine.Value) {
	for _, z := range b.View.Zone("battle", engine.NoSeat).Cards {
		for _, k := range z.Of {
			if slices.Contains(z.Against, k) {
				blocker = k
			} else {
				attacker = k
			}
		}
		for _, k := range z.Targets {
			object = k
		}
	}
	return attacker, blocker, object
}

// spoken is what references of texts mean now: "it" and "other" are the pending object, or who attacks and what.
func (b *board) spoken() sense.Chosen {
	if chase := b.View.Zone(atChase, engine.NoSeat).Cards; len(chase) > 0 {
		return sense.Chosen{language.RefIt: {chase[len(chase)-1].Key}}
	}
	attacker, _, object := b.battle()
	return sense.Chosen{language.RefIt: {attacker}, language.RefOther: {object}}
}
