package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/selfplay/sense"
)

// Points of what a match is about.
const (
	ofToken    = 60 // a Victory Token on a card
	ofHit      = 5  // each point of OFV
	ofStay     = 2  // … of DFV
	ofBody     = 6  // that there is a character at all
	ofReady    = 6  // that it is face-up
	ofMain     = 25 // a turn of a main character
	ofItem     = 10
	ofLocation = 8
	ofCard     = 10 // a card in hand
	ofResource = 12
	ofCommand  = 8
	ofEntry    = 15 // an entry of the Stack

	never = 99 // damage that no character can take
)

// game is what the instructions of texts are worth.
var game = sense.Game{
	Texts: texts, Price: price, Fits: fits,
	Who: map[string]sense.Side{language.You: sense.Own, language.Opponents: sense.Others,
		language.EachPlayer:  sense.All,
		language.EmptyHanded: sense.All, language.ThatPlayer: sense.All},
	Effects: map[string]sense.Effect{
		"damage":          sense.In(hurt, "field"),
		"heal":            sense.In(heal, "field"),
		"exhaust":         sense.In(sense.Ready(false), "field", "item", "location"),
		"turn-up":         sense.In(sense.Ready(true), "field", "item", "location"),
		"counters":        sense.In(counters, "field", "item", "location"),
		"draw":            sense.In(sense.Points(ofCard), sense.Player),
		"drop-hand":       sense.In(sense.Points(-ofCard), sense.Player),
		"generate":        sense.In(sense.Points(ofResource), sense.Player),
		"recover":         sense.In(sense.Points(ofResource/3), sense.Player),
		"change-faction":  sense.In(sense.Points(1), sense.Player),
		"gain-ct":         sense.In(sense.Points(ofCommand), sense.Player),
		"place-vt":        sense.In(sense.Points(ofToken), "field", "location", "item"),
		"remove-vt":       sense.In(takeOff, "field", "location", "item"),
		"move-vt":         nil,
		"modify":          sense.In(modify, "field"),
		"discard":         gone,
		"to-hand":         gone,
		"banish":          gone,
		"shuffle-discard": sense.In(sense.Points(1), sense.Player),
		"cancel":          sense.In(sense.Gone, "stack"),
		"look":            sense.In(sense.Points(-1), "item"),
		"look-hand":       sense.In(sense.Points(-2), sense.Player),
		"control":         sense.In(sense.Taken, "field"),
		"token":           nil,
		"attach":          nil,
		"win":             sense.In(sense.Points(10*ofToken), sense.Player),
		"lose":            sense.In(sense.Points(-10*ofToken), sense.Player),
		"if":              nil,
		"may":             nil,
	},
}

// texts lists what a card can do. Targets that say no kind are cards.
func texts(b engine.Book, id string) []sense.Text {
	c := b.(*language.Book).Card(id)
	if c == nil {
		return nil
	}
	out := sense.Texts(c)
	for i := range out {
		for j := range out[i].Aims {
			if out[i].Aims[j].Kind == "" {
				out[i].Aims[j].Kind = language.OfCard
			}
		}
	}
	return out
}

// price is what a piece is worth to who controls it. A character that rests comes back.
func price(p *sense.Piece) int {
	n := p.Worth
	if p.At == "field" {
		n += ofBody + ofHit*max(p.Hit, 0) + ofStay*min(max(p.Left, 0), 9)
		if !p.Ready {
			n -= rest(p)
		}
	}
	return n
}

// hurt lays damage on a character.
func hurt(b *sense.Board, d sense.Deed, to *sense.Piece) { strike(b, to, d.N) }

// strike lays damage on a character: one that does not stand it is gone; a main character is exhausted and whole again,
// and loses its next turn when it is exhausted already (AT-166, ATR-02).
func strike(b *sense.Board, p *sense.Piece, n int) {
	n = max(n, 0)
	p.Left, p.Guard = p.Left-n, p.Guard+n
	switch {
	case p.Left > 0:
	case !p.Has("main"):
		b.Remove(p.Key)
	case p.Ready:
		p.Ready, p.Left, p.Guard = false, p.Left+p.Guard, 0
	default:
		p.Worth, p.Left = p.Worth-ofMain, never
	}
}

func heal(_ *sense.Board, d sense.Deed, to *sense.Piece) {
	n := min(d.N, to.Guard)
	to.Left, to.Guard = to.Left+n, to.Guard-n
}

func counters(_ *sense.Board, d sense.Deed, to *sense.Piece) {
	switch {
	case to.Ready:
	case to.Has("main"):
		to.Worth -= d.N * ofMain
	default:
		to.Worth -= d.N * ofReady
	}
}

func takeOff(_ *sense.Board, d sense.Deed, to *sense.Piece) {
	if to.Worth >= ofToken {
		to.Worth -= ofToken * d.N
	}
}

func gone(b *sense.Board, _ sense.Deed, to *sense.Piece) {
	if !to.Has("main") {
		b.Remove(to.Key)
	}
}

// modify is worth less than what is printed, for it passes.
func modify(_ *sense.Board, d sense.Deed, to *sense.Piece) {
	m := d.Args.(*language.Modify)
	to.Hit += m.OFV
	to.Left += m.DFV
	if to.Worth -= m.OFV*ofHit + m.DFV*ofStay; m.OFV+m.DFV != 0 {
		to.Worth += m.OFV + m.DFV
	}
}

// fits reports whether a piece is one that a filter of the language describes, as far as the view shows that.
func fits(b *sense.Board, filter any, p *sense.Piece) bool {
	f := filter.(*language.Filter)
	kind := map[string]string{"field": language.Character, "item": language.Item, "location": language.Location}[p.At]
	return kind != "" && (f.Side == "" || f.Side == language.AnySide || (p.Ctrl == b.Me) == (f.Side == language.Own)) &&
		(len(f.Types) == 0 || slices.Contains(f.Types, kind)) && (!f.Main || p.Has("main")) &&
		(!f.NotMain || !p.Has("main")) && (f.State != language.Exhausted || !p.Ready)
}

// Unknown lists the instructions of the language that the player has not been told what to make of.
func Unknown() []string { return game.Unknown(language.Instr{}) }
