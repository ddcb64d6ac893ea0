package sense

import (
	"farpost/engine"
	"farpost/engine/groove/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// Points of what a match is about.
const (
	ofStrength = 10 // each point of a creature's strength
	ofBody     = 8  // that there is a creature at all
	ofReady    = 6  // that it can act
	ofCard     = 12 // a card in hand
	ofShield   = 25
	ofCrystal  = 10
	ofGroove   = 3 // a card of the groove
	ofVigil    = 15
	ofKeyword  = 8
)

// game is what the texts of cards do, as far as it counts.
var game = sense.Game{
	Texts: texts,
	Price: func(p *sense.Piece) int {
		n := p.Worth
		if p.At == "field" {
			n += ofBody + ofStrength*p.Hit
			if p.Ready {
				n += ofReady
			}
		}
		return n
	},
	Effects: map[string]sense.Effect{
		"draw":            sense.In(sense.Points(ofCard), sense.Player),
		"destroy":         sense.In(sense.Gone, "field", "spells"),
		"exhaust":         sense.In(sense.Ready(false), "field"),
		"refresh":         sense.In(sense.Ready(true), "field"),
		"strength":        sense.In(stronger, "field"),
		"to-hand":         returned,
		"discard-random":  sense.In(sense.Points(ofCard), sense.Player),
		"add-shield":      sense.In(sense.Points(ofShield), sense.Player),
		"deck-to-groove":  sense.In(sense.Points(ofGroove), sense.Player),
		"groove-to-hand":  sense.In(sense.Points(ofCard-ofGroove), sense.Player),
		"deck-to-crystal": sense.In(sense.Points(ofCrystal), sense.Player),
		"self-to-crystal": sense.In(sense.Points(ofCrystal), sense.Player),
		"grant":           sense.In(sense.Points(ofKeyword), "field"),
		"look-reorder":    sense.In(sense.Points(1), sense.Player),
	},
	Fits: func(b *sense.Board, filter any, p *sense.Piece) bool {
		a := filter.(*language.All)
		return p.At == "field" && (a.Side == language.Any || (p.Ctrl == b.Me) == (a.Side == language.Own)) &&
			(a.AtMost == 0 || p.Hit <= a.AtMost) && p.Hit >= a.AtLeast &&
			(a.State != language.Exhausted || !p.Ready) && (a.State != language.Refreshed || p.Ready)
	},
}

// texts are those of a half of a card.
func texts(b engine.Book, face string) []sense.Text {
	id, h := language.HalfOf(face)
	c := b.(*language.Book).Card(id)
	switch {
	case c == nil:
		return nil
	case h == language.SpellHalf:
		return sense.Texts(&c.Spell)
	}
	return sense.Texts(&c.Creature)
}

// stronger is worth less than a strength that is printed, for it passes; it is worth something to who can still fight.
func stronger(_ *sense.Board, d sense.Deed, to *sense.Piece) { to.Worth += d.N * ofStrength / 3 }

// returned leaves its owner a card in hand, and who chose it from the discard pile gains one.
func returned(b *sense.Board, d sense.Deed, to *sense.Piece) {
	if to.At != "field" {
		return
	}
	if owner := b.Find(engine.SeatVal(to.Ctrl)); owner != nil {
		owner.Worth += ofCard
	}
	b.Remove(to.Key)
}

// board is a match as a seat sees it.
type board struct {
	sense.Mind
	book *language.Book
	foe  engine.Seat
	// mana is what can be paid, all how many crystals there are.
	mana, all int
	attacking bool // an attack is decided on
	over      bool // nothing follows what is decided on, before it has come about
}

func look(m selfplay.Moment) *board {
	b := &board{Mind: game.Look(m), book: m.Book.(*language.Book), foe: 1 - m.Ask.Seat}
	for _, x := range m.View.Seats[b.Me].Badges {
		if x.Code == "mana" {
			b.mana, b.all = x.N, x.Max
		}
	}
	for _, zone := range []string{"field", "spells"} {
		for _, s := range []engine.Seat{b.Me, b.foe} {
			for _, c := range m.View.Zone(zone, s).Cards {
				if c.On == "" {
					b.Pieces = append(b.Pieces, piece(c, zone))
				}
			}
		}
	}
	for _, rep := range m.Done {
		b.follow(rep)
	}
	return b
}

func piece(c engine.CardView, zone string) sense.Piece {
	p := sense.Piece{Key: c.Key, Card: c.Card, At: zone, Ctrl: c.Ctrl, States: c.States, Hit: sense.Stat(c, "strength")}
	if p.Ready = !p.Has("exhausted"); zone == "spells" {
		p.Worth = ofVigil
	}
	return p
}

// follow takes in what is decided on. Attacks and what comes behind them are said in one breath; everything else is
// looked at before one goes on.
func (b *board) follow(rep engine.Reply) {
	if rep.Verb != "attack" {
		b.over = true
		return
	}
	b.attacking = true
	if p := b.Find(rep.Values("creature")[0]); p != nil {
		p.Ready = false
	}
	b.Remove(rep.Values("target")[0])
}

// card is what is printed on a card, by the id that views show.
func (b *board) card(face string) *language.Card {
	id, _ := language.HalfOf(face)
	return b.book.Card(id)
}

// creature is what is printed on a creature in play.
func (b *board) creature(p *sense.Piece) *language.Creature { return &b.card(p.Card).Creature }

// shields is how many a player has.
func (b *board) shields(s engine.Seat) int { return b.Badge(s, "shields") }

// missed is how much one gives away with a card of the hand: less of one that cannot be paid for in a while.
func (b *board) missed(v engine.Value) int {
	c, _ := b.View.Find(v)
	card := b.card(c.Card)
	return ofStrength*card.Creature.Strength - 4*max(0, card.Creature.Cost.Mana-b.all-2)
}

// choose answers what a text asks: what gains most.
func (b *board) choose(q *engine.Question) ([]engine.Value, bool) {
	for _, v := range b.Ask.Prompt.Arg("card") {
		a := b.Announce(engine.CardView{Card: v.Body()}, "", 0)
		return a.Late(func(sense.Aim) bool { return true })(q)
	}
	return selfplay.Fewest(q)
}

// Unknown lists the instructions of the language that the player has not been told what to make of.
func Unknown() []string { return game.Unknown(language.Instr{}) }
