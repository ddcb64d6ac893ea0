package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/beings/language"
	"farpost/engine/selfplay"
)

// unit is a Being in play, or a card in the own hand.
type unit struct {
	key    engine.Value
	card   *language.Card
	slot   string
	power  int
	base   int // stack power, which types double and halve
	states []string
}

func (u *unit) is(state string) bool { return slices.Contains(u.states, state) }

// board is what a seat sees of a match, as the plans need it.
type board struct {
	view  engine.View
	ask   engine.SeatAsk
	book  *language.Book
	me    engine.Seat
	mine  []*unit // Beings
	yours []*unit
	hand  []*unit
	gems  int // active ones
	// used are the Beings that what is decided on already rests or plays; blind says that it brings what cannot be
	// foreseen.
	used  map[engine.Value]bool
	blind bool
}

func look(m selfplay.Moment) *board {
	b := &board{view: m.View, ask: m.Ask, book: m.Book.(*language.Book), me: m.Ask.Seat,
		used: map[engine.Value]bool{}}
	b.mine, b.yours = b.units("field", b.me), b.units("field", b.foe())
	b.hand = b.units("hand", b.me)
	for _, g := range m.View.Zone("gems", b.me).Cards {
		if g.On == "" && !slices.Contains(g.States, "rested") {
			b.gems++
		}
	}
	for _, rep := range m.Done {
		b.carryOut(rep)
	}
	return b
}

// units lists the cards of a zone that count by themselves.
func (b *board) units(zone string, s engine.Seat) (out []*unit) {
	for _, c := range b.view.Zone(zone, s).Cards {
		if c.On != "" {
			continue
		}
		u := &unit{key: c.Key, card: b.book.Card(c.Card), slot: c.Slot, states: c.States}
		for _, st := range c.Stats {
			if st.Code == "power" {
				u.power, u.base = st.Now, st.Printed
			}
		}
		out = append(out, u)
	}
	return out
}

// carryOut foresees what an answer decided on will leave. What brings cards is looked at before anything else is
// decided.
func (b *board) carryOut(rep engine.Reply) {
	for _, name := range []string{"being", "card"} {
		for _, v := range rep.Values(name) {
			b.used[v] = true
		}
	}
	b.blind = b.blind || rep.Verb == "use" || rep.Verb == "draw-cards" ||
		b.last() && (rep.Verb == "play" || rep.Verb == "evolve")
	if u := find(b.mine, first(rep.Values("being"))); u != nil && rep.Verb == "attack" {
		u.states, b.used[u.key] = append(u.states, "tired"), false
		b.blind = u.card.At(language.OnAttack).Draws()
	}
	if u := find(b.hand, first(rep.Values("card"))); u != nil {
		cost := u.card.Cost
		if was := find(b.mine, first(rep.Values("being"))); was != nil {
			cost = growCost(was.card, u.card)
		}
		b.gems -= cost
		b.blind = b.blind || u.card.Skill != nil && u.card.Skill.On == language.OnPlay && rep.Verb == "play"
		b.hand = slices.DeleteFunc(b.hand, func(x *unit) bool { return x == u })
	}
	for _, n := range rep.Values("n") {
		b.gems -= n.Num()
	}
	for _, v := range rep.Values("at") {
		b.mine = append(b.mine, &unit{slot: v.Body(), card: &language.Card{}, states: []string{"tired"}})
	}
}

func first(vals []engine.Value) engine.Value {
	if len(vals) == 0 {
		return ""
	}
	return vals[0]
}

func find(list []*unit, key engine.Value) *unit {
	for _, u := range list {
		if u.key == key && key != "" {
			return u
		}
	}
	return nil
}

// growCost is what it costs to evolve (BE-072, BE-073).
func growCost(from, to *language.Card) int {
	if to.Level-from.Level > 1 {
		return 2
	}
	return max(0, to.Cost-from.Cost)
}

func (b *board) foe() engine.Seat { return 1 - b.me }

func (b *board) life(s engine.Seat) int { return b.view.Zone("life", s).Count }

// last reports whether the seat has no life cards: then Beings attack at once (BE-053), and all is about the match.
func (b *board) last() bool { return b.life(b.me) == 0 }

// power is the power of a Being, or the printed one of another card that the seat sees.
func (b *board) power(v engine.Value) int {
	c, _ := b.view.Find(v)
	for _, st := range c.Stats {
		if st.Code == "power" {
			return st.Now
		}
	}
	if card := b.book.Card(c.Card); card != nil {
		return card.Power
	}
	return 0
}

// strike is the power of an attack of one Being on another, without what its skill adds.
func (b *board) strike(a, d *unit) int {
	return b.book.Chart.Against(a.card.Type, d.card.Type).Of(a.base) + a.power - a.base
}

// lent is what the skill of an attacker adds for itself.
func lent(a *unit) int {
	n := 0
	for _, in := range a.card.At(language.OnAttack).Effect {
		if p := in.Power; p != nil && p.Whom() == language.This {
			n += p.N
		}
	}
	return n
}
