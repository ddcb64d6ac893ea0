package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// enter positions an Evocation or a card with the Position symbol (FW-107, FW-108). A worn card whose wearer has
// become illegal goes to the Vortex instead (FR-62).
func enter(r *engine.Reader, f *engine.Frame) engine.Verdict {
	fs := factsOf(r)
	c := cardOf(fs, f.About)
	if c.Type != language.Evocation && !c.Position && c.Wear == nil {
		return engine.Verdict{Goto: "text"}
	}
	move := engine.Change{Kind: chPosition, Seat: f.Owner, Obj: f.About, N: 1}
	if c.Wear != nil {
		o, _ := r.Live(f.About)
		on := o.List(targetPrefix + wearerTarget)
		if len(on) == 0 || !stillLegal(fs, language.NodeOf(c.ID, language.PartEffect, 0), f.About, f.Owner,
			wearerTarget, on[0]) {
			return engine.Verdict{Do: []engine.Change{{Kind: chVortex, Seat: f.Owner, Obj: f.About}}, Goto: "complete"}
		}
		move.To = on[0]
	}
	return engine.Verdict{Do: []engine.Change{move}}
}

// entered takes up the positioned card and lets it Crystallize at once (FW-223).
func entered(r *engine.Reader, f *engine.Frame) engine.Verdict {
	z := r.Zone(zField, engine.NoSeat)
	f.Self = z[len(z)-1]
	return engine.Verdict{Call: []engine.Frame{crystallizeFrame(f.Self, f.Owner), engine.CheckFrame()}}
}

// playedTexts are the card's own text and then, if it was paid for, what Charge bought (FW-106, FW-215, FR-59).
func playedTexts(r *engine.Reader, f *engine.Frame) []engine.Frame {
	c := cardOf(factsOf(r), f.About)
	var out []engine.Frame
	if len(c.Effect) > 0 {
		out = append(out, textFrame(language.NodeOf(c.ID, language.PartEffect, 0), f.Self, f.About, f.Owner))
	}
	if r.Attr(f.About, aCharged) == 1 {
		out = append(out, textFrame(language.NodeOf(c.ID, language.PartCharge, 0), f.Self, f.About, f.Owner))
	}
	return out
}

// putAway sends a played card that is not positioned to its owner's Vortex, or to the Aether when its text
// ends with that symbol (FW-109, FW-110).
func putAway(r *engine.Reader, f *engine.Frame) engine.Verdict {
	if isGone(r, f) {
		return engine.Verdict{}
	}
	c := engine.Change{Kind: chVortex, Seat: f.Owner, Obj: f.About, Word: wordQuiet}
	if cardOf(factsOf(r), f.About).Aether {
		c = engine.Change{Kind: chDisperse, Seat: f.Owner, Obj: f.About}
	}
	return engine.Verdict{Do: []engine.Change{c}}
}
