package sense

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/selfplay/sense"
)

// game is what the instructions of texts are worth.
var game = sense.Game{
	Texts: texts,
	Price: price,
	Who:   map[string]sense.Side{"controller": sense.Own, "opponents": sense.Others, "all": sense.All},
	Fits:  fits,
	Effects: map[string]sense.Effect{
		"shatter-fragments":       sense.In(shatterFragments, atCrystal),
		"each-shatters-fragments": sense.In(shatterEach, sense.Player),
		"restore-fragments": sense.In(func(_ *sense.Board, d sense.Deed, to *sense.Piece) {
			to.Left = min(fullCrystal, to.Left+d.N)
		}, atCrystal),
		"restore-crystal": sense.In(func(_ *sense.Board, d sense.Deed, to *sense.Piece) {
			to.Left = max(to.Left, d.N)
		}, atCrystal),
		"shatter":     sense.In(sense.Gone, atField, atThing),
		"energize":    sense.In(sense.Ready(true), atField),
		"exploit":     sense.In(sense.Ready(false), atField),
		"disable":     sense.In(disable, atField),
		"modify":      sense.In(modify, atField),
		"discharge":   sense.In(sense.Points(-pointsEnergy), sense.Player),
		"recharge":    sense.In(sense.Points(pointsEnergy), sense.Player),
		"remember":    sense.In(remember, sense.Player),
		"forget":      sense.In(sense.Points(-pointsEnergy/2), sense.Player),
		"abandon":     sense.In(sense.Points(-pointsCard), sense.Player),
		"to-hand":     toHand,
		"to-vortex":   sense.In(sense.Gone, atField, atThing),
		"disperse":    sense.In(sense.Gone, atField, atThing),
		"position":    sense.In(position, atHand, atVortex),
		"close-gate":  sense.In(sense.Gone, atPending),
		"dissipate":   sense.In(sense.Gone, atPending),
		"prevent":     sense.In(sense.Gone, atPending),
		"open-window": nil, // is of no use by itself
		"make-token":  sense.In(sense.Points(pointsThing), sense.Player),
		"if":          nil, // what stands in these two is counted by itself
		"may":         nil,
		wear:          worn,
		control:       sense.In(sense.Taken, atField),
	},
}

// wear and control stand for what a positioned card does to what wears it, and to what it controls.
const (
	wear    = "wear"
	control = "control"
)

// fullCrystal is how many fragments a Crystal has.
const fullCrystal = 5

func shatterFragments(_ *sense.Board, d sense.Deed, to *sense.Piece) { to.Left = max(0, to.Left-d.N) }

// shatterEach takes fragments of a player, who chooses of which Crystals, and so the match when there are no more.
func shatterEach(b *sense.Board, d sense.Deed, to *sense.Piece) {
	if to.Worth -= pointsFragment * d.N; sense.Lefts(b.At(atCrystal, to.Ctrl)) <= d.N {
		to.Worth -= pointsLost
	}
}

func disable(_ *sense.Board, _ sense.Deed, to *sense.Piece) {
	to.Ready = false
	to.Worth -= pointsReady
}

func modify(b *sense.Board, d sense.Deed, to *sense.Piece) {
	m := d.Args.(*language.Modify)
	to.Hit += m.DesEn
	if to.Left += m.DefEn; to.Left <= 0 {
		b.Remove(to.Key)
	}
}

// remember is worth a card for each that the hand can take; the others cost fragments.
func remember(_ *sense.Board, d sense.Deed, to *sense.Piece) {
	room := max(0, min(d.N, to.Left))
	to.Left -= d.N
	to.Worth += pointsCard*room - pointsFragment*(d.N-room)
}

// toHand is good for who gets a card back from a Vortex, and bad for who loses one.
func toHand(b *sense.Board, _ sense.Deed, to *sense.Piece) {
	if to.At == atVortex {
		to.At, to.Worth = atHand, pointsCard
	} else if to.At == atField || to.At == atThing {
		b.Remove(to.Key)
	}
}

func position(b *sense.Board, _ sense.Deed, to *sense.Piece) {
	to.At, to.Ctrl, to.Worth = atField, b.Me, worthOf(to.Hit, to.Left)
}

func worn(_ *sense.Board, d sense.Deed, to *sense.Piece) {
	to.Worth += pointsThing / 2
	if s := d.Args.(*language.Static).Stats; s != nil && to.At == atField {
		to.Hit, to.Left = to.Hit+s.DesEn, to.Left+s.DefEn
		to.Worth += 10 * to.Worth / 100
	}
}

// fits reports whether a piece is one of the Evocations that a filter describes.
func fits(b *sense.Board, filter any, p *sense.Piece) bool {
	f := filter.(*language.Filter)
	return p.At == atField && (f.Side == language.AnySide || (f.Side == language.Own) == (p.Ctrl == b.Me)) &&
		(f.State == "" || (f.State == "energized") == p.Ready)
}

// texts lists what a card can do, what it does to what wears it or is controlled by it included. Its own text is first.
func texts(book engine.Book, id string) []sense.Text {
	c := book.(*language.Book).Card(id)
	if c == nil {
		return nil
	}
	out := sense.Texts(c)
	for i := range c.Statics {
		st := &c.Statics[i]
		if c.Wear != nil {
			out = append(out, sense.Text{Part: wear, Aims: []sense.Aim{{Name: c.Wear.Name, Kind: c.Wear.Kind}},
				Deeds: []sense.Deed{{Key: wear, Of: c.Wear.Name, Args: st}}})
		}
		if st.Control != "" {
			out[0].Deeds = append(out[0].Deeds, sense.Deed{Key: control, Of: st.Control})
		}
	}
	return out
}

// Unknown lists the instructions of the language that the player has not been told what to make of.
func Unknown() []string { return game.Unknown(language.Instr{}) }
