package sense

import (
	"slices"
	"strings"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/selfplay"
	"farpost/engine/selfplay/sense"
)

// game is what the instructions of texts are worth.
var game = sense.Game{
	Who: map[string]sense.Side{language.WhoController: sense.Own, language.WhoOpponent: sense.Others,
		language.WhoEach: sense.All},
	Fits: fits,
	Effects: map[string]sense.Effect{
		"damage":   sense.In(sense.Hurt, atField, sense.Player),
		"life":     func(_ *sense.Board, d sense.Deed, to *sense.Piece) { to.Left += d.N },
		"set-life": setLife,
		"draw":     sense.Points(pointsCard),
		"discard":  sense.Points(-pointsCard),
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
		"control":  sense.In(func(b *sense.Board, _ sense.Deed, to *sense.Piece) { to.Ctrl = b.Me }, atField),
		"cancel":   sense.In(sense.Gone, atChase),
		"prevent":  sense.In(func(_ *sense.Board, d sense.Deed, to *sense.Piece) { to.Guard += d.N }, atField, sense.Player),
		"look":     sense.Points(pointsCard / 3),
		"search":   sense.Points(pointsCard),
		"reveal":   sense.Nothing,
		"stones":   sense.Points(pointsStone),
		"attach":   sense.Nothing,
		"if":       sense.Nothing, // what stands in these three is counted by itself
		"may":      sense.Nothing,
		"later":    sense.Nothing,
	},
}

// carry stands for what an addition does to the card that it is added to, as long as it lies there.
const carry = "carry"

func setLife(_ *sense.Board, d sense.Deed, to *sense.Piece) {
	if to.Left /= 2; !d.Args.(*language.SetLife).Half {
		to.Left = d.N
	}
}

// toHand returns a card to its owner's hand.
func toHand(b *sense.Board, _ sense.Deed, to *sense.Piece) {
	owner := engine.SeatVal(to.Ctrl)
	b.Remove(to.Key)
	b.Find(owner).Worth += pointsCard
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

func change(b *sense.Board, c language.Change, to *sense.Piece) {
	to.Hit += c.ATK
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
	if to.Left += c.DEF; to.Left <= 0 {
		b.Remove(to.Key)
	}
}

// cannot stands before what a card is forbidden, as a state of its piece.
const cannot = "cannot-"

// fits reports whether a piece is one of the J/resonators that a filter describes.
func fits(b *sense.Board, filter any, p *sense.Piece) bool {
	f := filter.(*language.Filter)
	own := p.Ctrl == b.Me
	return p.At == atField && (f.Side == language.AnySide || (f.Side == language.Own) == own) &&
		(len(f.Types) == 0 || slices.Contains(f.Types, kind(p))) && (f.State == "" || (f.State == language.Rested) != p.Ready)
}

func kind(p *sense.Piece) string {
	if p.Has("j-side") {
		return language.JRuler
	}
	return language.Resonator
}

// texts lists what a card can do, that of an addition to its carrier or its field included.
func texts(c *language.Card) []sense.Text {
	if c == nil {
		return nil
	}
	out := sense.Texts(c)
	if c.Type == language.Addition || c.Type == language.Resonator {
		for i := range c.Statics {
			if m := c.Statics[i].Modify; m != nil && (m.Carrier || m.Each != nil) {
				t := sense.Text{Part: carry, Deeds: []sense.Deed{{Key: carry, Args: m}}}
				if t.Deeds[0].Of = "on"; m.Each != nil {
					t.Deeds[0].Of, t.Deeds[0].Each = "", m.Each
				} else {
					t.Aims = []sense.Aim{{Name: "on"}}
				}
				out = append(out, t)
			}
		}
	}
	return out
}

// announcing answers the questions for the texts of a card, or those whose part begins so. Below floor points no
// target is worth it.
func (b *board) announcing(c engine.CardView, part string, floor int) *sense.Announcement {
	card := b.face(c.Card)
	a := &sense.Announcement{Game: &game, Board: b.Board, Floor: floor, On: b.spoken(c.Key)}
	for _, t := range texts(card) {
		if strings.HasPrefix(t.Part, part) {
			a.Texts = append(a.Texts, t)
		}
	}
	a.Rest = func(q *engine.Question) ([]engine.Value, bool) {
		switch q.Name {
		case "on":
			for _, t := range a.Texts {
				if t.Part == carry && len(t.Aims) > 0 {
					return a.Take(q, t, "on")
				}
			}
		case "mode":
			return b.mode(a.Texts, q)
		case "awaken":
			if b.hope(a.Texts, language.PartAwakening) > 3*pointsWill {
				return selfplay.Open(q), true
			}
		case "incarnate":
			return b.banished(card, q)
		case "x":
			open := selfplay.Open(q)
			return open[len(open)-1:], len(open) > 0
		case "banish", "rest", "discard":
			return selfplay.Least(b.missed)(q)
		}
		return selfplay.Fewest(q)
	}
	return a
}

// spoken is what the references of texts mean now: the card itself, and for it and other the pending object, or the
// fighters of the battle.
func (b *board) spoken(this engine.Value) sense.Chosen {
	on := sense.Chosen{language.RefThis: {this}}
	if top, ok := b.pending(); ok {
		on[language.RefIt] = []engine.Value{top.Key}
	} else if attacker, _, object, ok := b.battle(); ok {
		on[language.RefIt], on[language.RefOther] = []engine.Value{attacker}, []engine.Value{object}
	}
	return on
}

// hope is what the texts of parts that begin so may gain.
func (b *board) hope(list []sense.Text, part string) (n int) {
	for _, t := range list {
		if strings.HasPrefix(t.Part, part) {
			n += game.Hope(b.Board, t, b.spoken(""))
		}
	}
	return n
}

// mode chooses the mode that may gain most.
func (b *board) mode(list []sense.Text, q *engine.Question) ([]engine.Value, bool) {
	open := selfplay.Open(q)
	slices.SortStableFunc(open, func(v, w engine.Value) int {
		return b.hope(list, "modes."+w.Body()) - b.hope(list, "modes."+v.Body())
	})
	return open[:min(1, len(open))], len(open) > 0
}

// banished chooses who is banished for an Incarnation that the will is not enough for: for each symbol whoever is
// missed least.
func (b *board) banished(c *language.Card, q *engine.Question) ([]engine.Value, bool) {
	if q.Min == 0 {
		return nil, true
	}
	var out []engine.Value
	lost := 0
	open := selfplay.SortByWorth(selfplay.Open(q), b.missed)
	for _, a := range c.Incarnation.Symbols() {
		i := slices.IndexFunc(open, func(v engine.Value) bool {
			p := b.Find(v)
			return p != nil && slices.Contains(b.face(p.Card).Attributes, a)
		})
		if i < 0 {
			return nil, false
		}
		lost += b.missed(open[i])
		out, open = append(out, open[i]), slices.Delete(open, i, i+1)
	}
	return out, lost < worthOf(c.ATK, c.DEF, nil)-pointsBody
}

// missed is what a card in play is worth to the seat.
func (b *board) missed(v engine.Value) int {
	if p := b.Find(v); p != nil {
		return p.Worth
	}
	return b.kept(v)
}
