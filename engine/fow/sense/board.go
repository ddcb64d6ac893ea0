package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/selfplay"
)

// unit is a J/resonator on the field.
type unit struct {
	key    engine.Value
	card   *language.Card
	ctrl   engine.Seat
	up     bool // recovered
	atk    int
	left   int      // DEF that is left
	states []string // symbol abilities among them
}

// board is what a seat sees of a match, as the plans need it.
type board struct {
	view  engine.View
	ask   engine.SeatAsk
	cards *language.Book
	me    engine.Seat
	units []unit
	hand  []engine.CardView
	will  int // what is left to pay with
	done  []engine.Reply
	// blind says that an answer decided on already brings about what cannot be foreseen.
	blind bool
}

func look(m selfplay.Moment) *board {
	b := &board{view: m.View, ask: m.Ask, cards: m.Book.(*language.Book), me: m.Ask.Seat, done: m.Done}
	b.hand = slices.Clone(m.View.Zone("hand", b.me).Cards)
	b.will = b.badge(b.me, "will")
	for _, c := range m.View.Zone("stones", b.me).Cards {
		if !slices.Contains(c.States, "rested") {
			b.will++
		}
	}
	for _, c := range m.View.Zone("field", engine.NoSeat).Cards {
		if len(c.Stats) == 0 {
			continue
		}
		u := unit{key: c.Key, card: b.cards.Card(c.Card), ctrl: c.Ctrl, up: !slices.Contains(c.States, "rested"),
			states: c.States}
		for _, s := range c.Stats {
			if s.Code == "atk" {
				u.atk = s.Now
			} else {
				u.left = s.Now
			}
		}
		for _, x := range c.Marks {
			if x.Code == "damage" {
				u.left -= x.N
			}
		}
		b.units = append(b.units, u)
	}
	for _, rep := range m.Done {
		b.carryOut(rep)
	}
	return b
}

// carryOut foresees what an answer decided on will leave, if nobody does anything about it.
func (b *board) carryOut(rep engine.Reply) {
	switch rep.Verb {
	case "call", "activate", "judgment", "standby-play", "will":
		b.blind = true // what comes of it is looked at first
	case "play":
		for _, key := range rep.Values("card") {
			i := slices.IndexFunc(b.hand, func(h engine.CardView) bool { return h.Key == key })
			if i < 0 {
				continue
			}
			c := b.cards.Card(b.hand[i].Card)
			b.will -= c.Cost.Total()
			b.blind = b.blind || c.Type != language.Resonator || len(c.Triggers) > 0 || atOnce(c)
			b.hand = slices.Delete(b.hand, i, i+1)
		}
	}
}

func (b *board) badge(s engine.Seat, code string) int {
	for _, x := range b.view.Seats[s].Badges {
		if x.Code == code {
			return x.N
		}
	}
	return 0
}

// foe is the other player.
func (b *board) foe() engine.Seat { return 1 - b.me }

// of lists the J/resonators of a seat, recovered ones only where up says so.
func (b *board) of(s engine.Seat, up bool) []unit {
	var out []unit
	for _, u := range b.units {
		if u.ctrl == s && (u.up || !up) {
			out = append(out, u)
		}
	}
	return out
}

func (b *board) find(key engine.Value) (unit, bool) {
	for _, u := range b.units {
		if u.key == key {
			return u, true
		}
	}
	return unit{}, false
}

// cost is the total cost of a card that the seat sees.
func (b *board) cost(key engine.Value) int {
	if c, ok := b.view.Find(key); ok && b.cards.Card(c.Card) != nil {
		return b.cards.Card(c.Card).Cost.Total()
	}
	return 0
}

// source is the id of the card whose text the question is about, "" when there is none to be seen.
func (b *board) source() string {
	c, ok := b.view.Find(b.ask.About)
	if ok && len(c.Of) > 0 {
		if of, ok := b.view.Find(c.Of[0]); ok {
			return of.Card
		}
	}
	return c.Card
}

// pending is the next object of the chase; ok is false when it is empty.
func (b *board) pending() (engine.CardView, bool) {
	z := b.view.Zone("chase", engine.NoSeat).Cards
	if len(z) == 0 {
		return engine.CardView{}, false
	}
	return z[len(z)-1], true
}
