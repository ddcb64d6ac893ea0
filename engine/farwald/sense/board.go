package sense

import (
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// Places of pieces. Things are positioned and no Evocations.
const (
	atField   = "field"
	atThing   = "thing"
	atCrystal = "crystal"
	atPending = "pending"
	atHand    = "hand"
	atVortex  = "vortex"
)

// Points. An Evocation is worth 100 for each DesEn and DefEn, and pointsBody besides.
const (
	pointsBody     = 100
	pointsReady    = 100 // an Evocation that is Energized
	pointsFragment = 250
	pointsCard     = 200 // a card in hand
	pointsEnergy   = 60
	pointsThing    = 300
	pointsLost     = 50000
)

// board is what a seat sees of a match, as the plans need it.
type board struct {
	sense.Mind
	cards  *language.Book
	energy int
}

func look(m selfplay.Moment) *board {
	b := &board{Mind: game.Look(m), cards: m.Book.(*language.Book)}
	b.energy = b.Badge(b.Me, "energy")
	for _, s := range m.View.Seats {
		if p := b.Find(engine.SeatVal(s.Seat)); p != nil {
			p.Left = b.limit(s.Seat) - b.Badge(s.Seat, "hand") // so many can be remembered before that tires
		}
		for _, t := range s.Tracks {
			for _, c := range t.Cells {
				b.Pieces = append(b.Pieces, sense.Piece{Key: c.Key, At: atCrystal, Ctrl: s.Seat, Left: c.N,
					Ready: len(c.Attached) == 0})
			}
		}
	}
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

// see adds a card of a zone to the board. What lies in a hand or a Vortex has the figures that it would enter with.
func (b *board) see(zone string, c engine.CardView) {
	card := b.cards.Card(c.Card)
	p := sense.Piece{Key: c.Key, Card: c.Card, At: zone, Ctrl: c.Ctrl, Ready: !slices.Contains(c.States, "exploited")}
	switch {
	case zone == atPending && c.What == "unleash":
		return // it can be neither stopped nor chosen (FW-134)
	case zone == atPending:
		if p.Worth = pointsThing; card != nil && c.What == "" {
			p.Worth = pointsBody + 100*card.Cost
		}
	case card == nil, zone != atField && zone != atHand && zone != atVortex:
		return
	case card.Type != language.Evocation && zone == atField:
		p.At, p.Worth = atThing, pointsThing
	case card.Type == language.Evocation && zone == atField:
		p.Hit, p.Left = sense.Stat(c, "desen"), sense.Stat(c, "defen")
		p.Worth = worthOf(p.Hit, p.Left)
	default:
		p.Hit, p.Left, p.Ready = card.DesEn, card.DefEn, regardOf(card).atOnce
	}
	b.Pieces = append(b.Pieces, p)
}

func worthOf(des, def int) int { return 100*(des+def) + pointsBody }

// price is what a piece is worth as it stands: the fragments of a Crystal the more, the fewer there are.
func price(p *sense.Piece) int {
	switch {
	case p.At == atCrystal && p.Left > 0:
		return p.Worth + (pointsFragment+10)*p.Left - 2*p.Left*p.Left + pointsBody
	case p.At == atField && p.Ready:
		return p.Worth + pointsReady
	}
	return p.Worth
}

// carryOut foresees what an answer decided on will leave, if nobody does anything about it.
func (b *board) carryOut(rep engine.Reply) {
	if who := rep.Values("attackers"); len(who) > 0 {
		x := sense.Assault{Who: who, At: rep.Values("target")[0]}
		at := b.Find(x.At)
		b.Blind = b.Blind || at != nil && at.At == atCrystal && !at.Ready // what it wears may save it
		unleash(b.Board, x)
	}
	for _, key := range rep.Values("card") {
		c, part := b.card(key), ""
		if h, ok := b.Leaves(key); ok {
			b.energy -= sense.Stat(h, "cost")
			b.Blind = b.Blind || news(c)
			if c.Charge != nil && b.charges(c) {
				b.pay(b.Board, c.Charge.Cost, key)
			}
		} else {
			i := 0
			for _, v := range rep.Values("ability") {
				i = v.Num()
			}
			part = "abilities." + engine.Int(i).Body()
			b.pay(b.Board, c.Abilities[i].Cost, key)
		}
		on := sense.Chosen{"this": {key}}
		for _, a := range rep.Answers {
			on[strings.TrimPrefix(a.Name, "t.")] = a.Vals
		}
		b.Do(b.Board, b.Parts(c.ID, part)[0], on)
	}
}

// news reports whether playing a card brings its player what they cannot know yet: cards, or an Evocation that can act
// at once.
func news(c *language.Card) bool {
	if c.Type == language.Evocation && c.DesEn > 0 && (regardOf(c).atOnce ||
		slices.ContainsFunc(c.Statics, func(st language.Static) bool { return st.EnterEnergized })) {
		return true
	}
	for _, t := range sense.Texts(c) {
		for _, d := range t.Deeds {
			if d.Key == "remember" || d.Key == "energize" && len(c.Abilities) == 0 {
				return true
			}
		}
	}
	return false
}

// limit is how many cards a seat can hold.
func (b *board) limit(s engine.Seat) int {
	if n := b.Badge(s, "hand-limit"); n > 0 {
		return n
	}
	return 5
}

// foe is the opponent with the fewest fragments; NoSeat when there is none any more.
func (b *board) foe() engine.Seat {
	foe, least := engine.NoSeat, 0
	for _, p := range b.At(sense.Player, engine.NoSeat) {
		n := sense.Lefts(b.At(atCrystal, p.Ctrl))
		if p.Ctrl != b.Me && n > 0 && (foe == engine.NoSeat || n < least) {
			foe, least = p.Ctrl, n
		}
	}
	return foe
}

// card is the card of a key that the seat sees, or whose ability that is; nil for none.
func (b *board) card(key engine.Value) *language.Card { return b.cards.Card(b.Source(key).Card) }

// kept is how much a card of the hand matters.
func (b *board) kept(v engine.Value) int { return b.worth(b.card(v)) }
