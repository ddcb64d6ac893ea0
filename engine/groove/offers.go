package groove

import (
	"farpost/engine"
)

// addOffers declares what can be said in one sitting: with an attack what it breaks, and not to block by one press. The
// groove trigger of the same attack is asked for by itself, as it depends on what the attack has brought into the
// groove; whoever never wants one passes it by a standing pass.
func addOffers(g *engine.Ruleset) {
	g.Offers = []engine.Offer{{Code: "no-block", On: askBlock, Window: askBlock,
		Reply: engine.Reply{Verb: engine.Pass}, Front: true, Warn: loses}}
	g.Verb(verbAttack).Offers = []engine.Offer{{Code: "break", Window: askBreak, Made: true,
		Verbs: []string{verbBreak},
		When: func(r *engine.Reader, f *engine.Frame) bool {
			foe := other(f.Owner)
			return f.Reg1(qTarget) == engine.SeatVal(foe) && !alike(r, foe)
		}}}
	g.Verb(verbBlock).Staged, g.Verb(verbGroove).Staged, g.Verb(verbBreak).Staged = true, true, true
}

// alike reports whether all that an attack on a player can destroy are shields to which nothing is attached.
func alike(f facts, s engine.Seat) bool { return f.Count(zSpells, s) == 0 }

// loses warns of a pass that loses the match: without shields nothing else holds an attack (GR-083).
func loses(p engine.Public, sa *engine.SeatAsk) engine.Phrase {
	x := fighting(p)
	if !x.onPlayer() || len(shields(p, sa.Seat)) > 0 {
		return engine.Phrase{}
	}
	return engine.Say("warn-loses", named(p, x.attacker))
}

// standingPasses are the autopass of section 6, and who need not say which of five equal shields breaks.
func standingPasses() []engine.StandingKind {
	return []engine.StandingKind{
		{Code: "block", Windows: []string{askBlock}, Modes: []engine.StandingMode{{Code: "never"}}},
		{Code: "groove", Windows: []string{askGroove}, Modes: []engine.StandingMode{{Code: "never"}}},
		{Code: "break", Windows: []string{askBreak}, Preset: "alike", Modes: []engine.StandingMode{{
			Code: "alike",
			Asks: func(p engine.Public, _ *engine.SeatAsk) bool { return !alike(p, fighting(p).side(p)) }}}},
	}
}
