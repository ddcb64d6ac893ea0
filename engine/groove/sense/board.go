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
	ofReady    = 2  // that it can act, beyond what comes of that
	ofCard     = 6  // a card in hand: at the end of the turn it is filled up
	ofShield   = 30 // one that comes back
	ofCrystal  = 15
	ofGroove   = 3 // a card of the groove
	ofVigil    = 5
	ofKeyword  = 8
)

// game is what the texts of cards do, as far as it counts.
var game = sense.Game{
	Texts: texts,
	Price: func(p *sense.Piece) int {
		n := p.Worth
		if p.At == "field" {
			n += ofBody + ofStrength*(p.Hit-p.Left)
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
		"to-hand":         sense.In(returned, "field", "discard"),
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
		return fits(b, a.Side, &a.Filter, p)
	},
	Chooses: func(b *sense.Board, aim sense.Aim, p *sense.Piece) bool {
		switch t := aim.In.(*language.Target); t.Kind {
		case language.OfPermanent:
			return p.At == "spells" && p.Ctrl != b.Me
		case language.OfDiscard:
			return p.At == "discard"
		default:
			return fits(b, t.Kind, &t.Filter, p)
		}
	},
}

// fits reports whether a piece is a creature of a side that fits a filter.
func fits(b *sense.Board, side string, f *language.Filter, p *sense.Piece) bool {
	return p.At == "field" && (side == language.Any || (p.Ctrl == b.Me) == (side == language.Own)) &&
		(f.AtMost == 0 || p.Hit <= f.AtMost) && p.Hit >= f.AtLeast &&
		(f.State != language.Exhausted || !p.Ready) && (f.State != language.Refreshed || p.Ready)
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

// stronger gives strength for a while. Piece.Left is how much of Piece.Hit passes.
func stronger(_ *sense.Board, d sense.Deed, to *sense.Piece) {
	to.Hit, to.Left = to.Hit+d.N, to.Left+d.N
}

// returned leaves its owner a card in hand.
func returned(b *sense.Board, d sense.Deed, to *sense.Piece) {
	b.Find(engine.SeatVal(to.Ctrl)).Worth += ofCard
	b.Remove(to.Key)
}

// board is a match as a seat sees it.
type board struct {
	sense.Mind
	book *language.Book
	foe  engine.Seat
	// mana is what can be paid, all how many crystals there are.
	mana, all int
	// mine and theirs are the creatures as they will be when the attacks that are decided on are made.
	mine, theirs sense.Army
	me, them     engine.Value // the players, as attacks name them
	attacking    bool         // an attack is decided on
	over         bool         // nothing follows what is decided on, before it has come about
}

func look(m selfplay.Moment) *board {
	b := &board{Mind: game.Look(m), book: m.Book.(*language.Book), foe: 1 - m.Ask.Seat}
	b.me, b.them = engine.SeatVal(b.Me), engine.SeatVal(b.foe)
	b.mana, b.all = b.Badge(b.Me, "mana"), m.View.Zone("crystals", b.Me).Count
	for _, s := range []engine.Seat{b.Me, b.foe} {
		b.put("field", s)
		b.put("spells", s)
	}
	b.put("discard", b.Me)
	b.mine, b.theirs = b.army(b.Board, b.Me), b.army(b.Board, b.foe)
	for _, rep := range m.Done {
		b.follow(rep)
	}
	b.Outlook = b.outlook
	return b
}

// put puts what lies by itself in a zone onto the board.
func (b *board) put(zone string, s engine.Seat) {
	for _, c := range b.View.Zone(zone, s).Cards {
		if c.On != "" {
			continue
		}
		p := sense.Piece{Key: c.Key, Card: c.Card, At: zone, Ctrl: s, States: c.States, Hit: sense.Stat(c, "strength")}
		if p.Ready = !p.Has("exhausted"); zone == "spells" {
			p.Worth = ofVigil
		}
		b.Pieces = append(b.Pieces, p)
	}
}

// follow takes in what is decided on. Attacks and what comes behind them are said in one breath, as they will come out
// when the defender does what is best; everything else is looked at before one goes on.
func (b *board) follow(rep engine.Reply) {
	if rep.Verb != "attack" {
		b.over = true
		return
	}
	b.attacking = true
	if x := b.mine.Find(rep.Values("creature")[0]); x != nil {
		b.mine.Carry(&b.theirs, x.Key, raids.Met(x, rep.Values("target")[0], &b.theirs))
	}
}

// card is what is printed on a card, by the id that views show.
func (b *board) card(face string) *language.Card {
	id, _ := language.HalfOf(face)
	return b.book.Card(id)
}

// creature is what is printed on a creature in play.
func (b *board) creature(p *sense.Piece) *language.Creature { return &b.card(p.Card).Creature }

// kept is what a card of the hand is worth to be kept: by its better half, less when it cannot be paid for in a while.
func (b *board) kept(face string) int {
	c := b.card(face)
	late := func(mana int) int { return 4 * max(0, mana-b.all-1) }
	creature := ofBody/2 + ofStrength*c.Creature.Strength - late(c.Creature.Cost.Mana)
	if n := c.Creature.Cost.Groove; n > 0 {
		creature -= ofGroove * n
	}
	spell := ofStrength*c.Spell.Cost.Number() - ofBody - late(c.Spell.Cost.Mana)
	return max(creature, spell)
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
