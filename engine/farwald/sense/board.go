package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/selfplay"
)

// unit is a positioned Evocation.
type unit struct {
	key      engine.Value
	card     *language.Card
	ctrl     engine.Seat
	up       bool // Energized
	des, def int
}

func (u unit) value() int { return u.des + u.def }

// board is what a seat sees of a match, as the plans need it.
type board struct {
	view   engine.View
	ask    engine.SeatAsk
	cards  *language.Book
	me     engine.Seat
	energy int
	units  []unit
	hand   []engine.CardView
	lost   map[engine.Value]int // fragments that Crystals lose to what is decided already
	// blind says that an answer decided on already brings about what cannot be foreseen.
	blind bool
}

func look(m selfplay.Moment) *board {
	b := &board{view: m.View, ask: m.Ask, cards: m.Book.(*language.Book), me: m.Ask.Seat}
	b.energy = b.badge("energy")
	b.hand = m.View.Zone("hand", b.me).Cards
	for _, c := range m.View.Zone("field", engine.NoSeat).Cards {
		card := b.cards.Card(c.Card)
		if card == nil || card.Type != language.Evocation {
			continue
		}
		u := unit{key: c.Key, card: card, ctrl: c.Ctrl, up: !slices.Contains(c.States, "exploited")}
		u.des, u.def = stat(c, "desen"), stat(c, "defen")
		b.units = append(b.units, u)
	}
	for _, rep := range m.Done {
		b.carryOut(rep)
	}
	return b
}

// carryOut foresees what an answer decided on will leave, if nobody does anything about it.
func (b *board) carryOut(rep engine.Reply) {
	for _, key := range rep.Values("card") {
		c := b.source(key)
		if c == nil {
			continue
		}
		if u, ok := b.find(key); ok {
			b.down(u.key)
			for _, a := range u.card.Abilities {
				for _, x := range a.Cost {
					b.energy -= x.Energy
				}
			}
			continue
		}
		b.hand = slices.DeleteFunc(slices.Clone(b.hand), func(h engine.CardView) bool {
			if h.Key == key {
				b.energy -= stat(h, "cost")
			}
			return h.Key == key
		})
		b.blind = b.blind || news(c)
		if c.Charge != nil && b.charges(c) {
			paid, _ := b.pay(need(c.Charge.Cost))
			for _, key := range paid {
				b.down(key)
			}
		}
		for _, a := range rep.Answers {
			for _, v := range a.Vals {
				if u, ok := b.find(v); ok && u.ctrl != b.me {
					b.gone(v)
				} else if ok {
					b.blind = true // it is changed, and what it does then is decided then
				}
			}
		}
	}
	var n int
	for _, key := range rep.Values("attackers") {
		u, _ := b.find(key)
		n += u.des
		b.down(key)
	}
	for _, at := range rep.Values("target") {
		if u, ok := b.find(at); ok && n >= u.def {
			b.gone(at)
		} else if at.Kind() == "crystal" {
			for _, u := range b.upright(at.Seat()) {
				b.down(u.key) // it has defended
				n -= u.def
			}
			if b.lost == nil {
				b.lost = map[engine.Value]int{}
			}
			b.lost[at] += max(0, n)
		}
	}
}

// news reports whether playing a card brings its player what they cannot know yet: cards, or an Evocation that
// can act at once.
func news(c *language.Card) bool {
	if c.Type == language.Evocation && regardOf(c).atOnce && c.DesEn > 0 {
		return true
	}
	for _, t := range texts(c) {
		for _, a := range outcomes(t.effect) {
			if a.what == "remember" || a.what == "energize" {
				return len(c.Abilities) == 0
			}
		}
	}
	return false
}

func (b *board) down(key engine.Value) {
	for i := range b.units {
		if b.units[i].key == key {
			b.units[i].up = false
		}
	}
}

func (b *board) gone(key engine.Value) {
	b.units = slices.DeleteFunc(b.units, func(u unit) bool { return u.key == key })
}

func stat(c engine.CardView, code string) int {
	for _, s := range c.Stats {
		if s.Code == code {
			return s.Now
		}
	}
	return 0
}

func (b *board) badge(code string) int {
	for _, x := range b.view.Seats[b.me].Badges {
		if x.Code == code {
			return x.N
		}
	}
	return 0
}

// source is the card that a value refers to, nil when the seat cannot see it.
func (b *board) source(key engine.Value) *language.Card {
	c, ok := b.view.Find(key)
	if !ok {
		return nil
	}
	return b.cards.Card(c.Card)
}

// of lists the Evocations of a seat.
func (b *board) of(s engine.Seat) []unit {
	var out []unit
	for _, u := range b.units {
		if u.ctrl == s {
			out = append(out, u)
		}
	}
	return out
}

// upright lists the Energized Evocations of a seat.
func (b *board) upright(s engine.Seat) []unit {
	var out []unit
	for _, u := range b.of(s) {
		if u.up {
			out = append(out, u)
		}
	}
	return out
}

// foes are the opponents that will still be in the match, the one with the fewest fragments first.
func (b *board) foes() []engine.Seat {
	var out []engine.Seat
	for _, s := range b.view.Seats {
		if s.Seat != b.me && !s.Out && b.fragments(s.Seat) > 0 {
			out = append(out, s.Seat)
		}
	}
	slices.SortStableFunc(out, func(x, y engine.Seat) int { return b.fragments(x) - b.fragments(y) })
	return out
}

// crystals are the Crystals of Essence of a seat that have a fragment.
func (b *board) crystals(s engine.Seat) []engine.Cell {
	var out []engine.Cell
	for _, t := range b.view.Seats[s].Tracks {
		for _, c := range t.Cells {
			if c.N -= b.lost[c.Key]; c.N > 0 {
				out = append(out, c)
			}
		}
	}
	return out
}

func (b *board) fragments(s engine.Seat) int {
	n := 0
	for _, c := range b.crystals(s) {
		n += c.N
	}
	return n
}

// find gives an Evocation by its key.
func (b *board) find(key engine.Value) (unit, bool) {
	for _, u := range b.units {
		if u.key == key {
			return u, true
		}
	}
	return unit{}, false
}

func total(list []unit, of func(unit) int) int {
	n := 0
	for _, u := range list {
		n += of(u)
	}
	return n
}

func des(u unit) int { return u.des }
func def(u unit) int { return u.def }

func keys(list []unit) []engine.Value {
	out := make([]engine.Value, len(list))
	for i, u := range list {
		out[i] = u.key
	}
	return out
}
