package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// game is what the instructions of texts are worth.
var game = sense.Game{
	Texts: texts,
	Price: price,
	Fits:  fits,
	Who: map[string]sense.Side{language.WhoController: sense.Own, language.WhoOpponent: sense.Others,
		language.WhoEach: sense.All},
	Effects: map[string]sense.Effect{
		"damage":   sense.In(sense.Hurt, atField, sense.Player),
		"life":     sense.In(gainLife, sense.Player),
		"set-life": sense.In(setLife, sense.Player),
		"draw":     sense.In(sense.Points(pointsCard), sense.Player),
		"discard":  sense.In(sense.Points(-pointsCard), sense.Player),
		"destroy":  sense.In(sense.Gone, atField, atThing),
		"banish":   sense.In(sense.Gone, atField, atThing),
		"to-hand":  sense.In(toHand, atField),
		"to-deck":  sense.In(sense.Gone, atField),
		"remove":   sense.In(sense.Gone, atField, atThing),
		"enter":    sense.In(sense.Points(2*pointsCard), atGrave),
		"rest":     sense.In(sense.Ready(false), atField),
		"recover":  sense.In(sense.Ready(true), atField),
		"modify":   sense.In(modify, atField),
		carry:      sense.In(carried, atField),
		"control":  sense.In(sense.Taken, atField),
		"cancel":   sense.In(sense.Gone, atChase),
		"prevent":  sense.In(prevent, atField, sense.Player),
		"look":     sense.In(sense.Points(pointsCard/3), sense.Player),
		"search":   sense.In(sense.Points(pointsCard), sense.Player),
		"stones":   sense.In(sense.Points(pointsStone), sense.Player),
		"reveal":   nil, // is of no use by itself
		"attach":   nil,
		"if":       nil, // what stands in these three is counted by itself
		"may":      nil,
		"later":    nil,
	},
}

// carry is the part, and the key of the deed, of what a continuous ability does to others: to the card that an addition
// is added to, which is the aim qOn, or to all that fit.
const (
	carry = "carry"
	qOn   = "on"
)

// texts lists what a card can do, by the id that views show.
func texts(book engine.Book, id string) []sense.Text {
	c := cardOf(book.(*language.Book), id)
	if c == nil {
		return nil
	}
	out := sense.Texts(c)
	for i := range c.Statics {
		switch m := c.Statics[i].Modify; {
		case m != nil && m.Carrier:
			out = append(out, sense.Text{Part: carry, Aims: []sense.Aim{{Name: qOn}},
				Deeds: []sense.Deed{{Key: carry, Of: qOn, Args: m}}})
		case m != nil && m.Each != nil:
			out = append(out, sense.Text{Part: carry, Deeds: []sense.Deed{{Key: carry, Each: m.Each, Args: m}}})
		}
	}
	return out
}

func gainLife(_ *sense.Board, d sense.Deed, to *sense.Piece) { to.Left += d.N }

func prevent(_ *sense.Board, d sense.Deed, to *sense.Piece) { to.Guard += d.N }

func setLife(_ *sense.Board, d sense.Deed, to *sense.Piece) {
	if to.Left /= 2; !d.Args.(*language.SetLife).Half {
		to.Left = d.N
	}
}

// toHand returns a card to its owner's hand.
func toHand(b *sense.Board, _ sense.Deed, to *sense.Piece) {
	b.Find(engine.SeatVal(to.Ctrl)).Worth += pointsCard
	b.Remove(to.Key)
}

// modify changes what a card can do now, but not what it is worth in the long run.
func modify(b *sense.Board, d sense.Deed, to *sense.Piece) {
	change(b, d.Args.(*language.Modify).Change, to)
}

// carried changes what a card is worth in the long run as well.
func carried(b *sense.Board, d sense.Deed, to *sense.Piece) {
	c := d.Args.(*language.StaticModify).Change
	if to.Worth += c.ATK + c.DEF + pointsBody*len(c.Keywords); len(c.Cannot) > 0 {
		to.Worth /= 2
	}
	change(b, c, to)
}

// change makes a change. A thing that is forbidden is a state of the piece, such as "cannot-attack".
func change(b *sense.Board, c language.Change, to *sense.Piece) {
	states := slices.Clone(to.States)
	for _, k := range c.Keywords {
		if states = append(states, string(k)); regards[string(k)].atOnce {
			states = slices.DeleteFunc(states, func(s string) bool { return s == "new" })
		}
	}
	for _, no := range c.Cannot {
		states = append(states, cannot+no)
	}
	to.States = states
	to.Hit += c.ATK
	if to.Left += c.DEF; to.Left <= 0 {
		b.Remove(to.Key)
	}
}

const cannot = "cannot-"

// fits reports whether a piece is one of the J/resonators that a filter describes.
func fits(b *sense.Board, filter any, p *sense.Piece) bool {
	f, kind := filter.(*language.Filter), language.Resonator
	if p.Has("j-side") {
		kind = language.JRuler
	}
	return p.At == atField && (f.Side == language.AnySide || (f.Side == language.Own) == (p.Ctrl == b.Me)) &&
		(len(f.Types) == 0 || slices.Contains(f.Types, kind)) &&
		(f.State == "" || (f.State == language.Rested) != p.Ready)
}

// play is the idea to play a card of the hand, or one set in standby, of some worth. With less than floor points to
// gain no target is chosen.
func (b *board) play(verb string, h engine.CardView, worth, floor int) sense.Idea {
	c := b.card(h.Card)
	a := b.Announce(h, "", floor)
	a.Rest = func(q *engine.Question) (vals []engine.Value, ok, known bool) {
		switch open := selfplay.Open(q); q.Name {
		case "mode":
			return a.Mode(q), true, true
		case "awaken":
			if b.Hope(b.Parts(c.ID, "awakening")) <= pointsWill*c.Awakening.Cost.Total() {
				open = nil
			}
			return open, true, true
		case "incarnate":
			vals, ok = b.banished(c, q)
			return vals, ok, true
		case "x": // as much as there is
			return open[len(open)-1:], true, true
		case "pay", "answers":
			vals, ok = selfplay.Fewest(q)
			return vals, ok, true
		}
		return nil, false, false
	}
	return sense.Idea{Worth: worth, Plan: selfplay.Plan{Verb: verb, Pick: selfplay.Naming("card", h.Key, a.Pick)}}
}

// banished chooses who is banished for an Incarnation that the will is not enough for: for each symbol whoever is
// missed least.
func (b *board) banished(c *language.Card, q *engine.Question) (out []engine.Value, ok bool) {
	if q.Min == 0 {
		return nil, true
	}
	lost := 0
	open := selfplay.SortByWorth(selfplay.Open(q), b.Missed)
	for _, a := range c.Incarnation.Symbols() {
		i := slices.IndexFunc(open, func(v engine.Value) bool {
			return slices.Contains(b.card(b.Find(v).Card).Attributes, a)
		})
		if i < 0 {
			return nil, false
		}
		lost += b.Missed(open[i])
		out, open = append(out, open[i]), slices.Delete(open, i, i+1)
	}
	return out, lost < worthOf(c.ATK, c.DEF, nil)-pointsBody
}

// Unknown lists the instructions of the language that the player has not been told what to make of.
func Unknown() []string { return game.Unknown(language.Instr{}) }
