package groove

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// offers and stands are the codes below, collected as they are declared.
var offers, stands kit.Codes

// Codes of the answers ahead that tables offer (family "ahead"), and of standing passes (family "stands").
var (
	offerNoBlock = offers.Add("no-block") // do not block, but ask about groove triggers
	offerBreak   = offers.Add("break")    // what breaks if nobody blocks (GRR-13)
	warnLoses    = offers.Add("warn-loses")

	standBlock  = stands.Add("block")  // the autopass of section 6
	standGroove = stands.Add("groove") // likewise
	standBreak  = stands.Add("break")  // what breaks
	standNever  = stands.Add("never")  // pass whatever comes
	standAlike  = stands.Add("alike")  // the lowest shield, as long as nothing but bare shields can be chosen
)

// OfferCodes lists the answers ahead.
func OfferCodes() []string { return offers.List() }

// StandCodes lists the matters and modes of standing passes.
func StandCodes() []string { return stands.List() }

// addOffers declares what can be said in one sitting. Whoever passes a block passes the groove trigger of the same
// attack, too, unless they say that they want to be asked.
func addOffers(g *engine.Ruleset) {
	g.Offers = []engine.Offer{{Code: offerNoBlock, On: askBlock, Window: askBlock,
		Reply: engine.Reply{Verb: engine.Pass}, Front: true, Warn: loses}}
	g.Verb(verbAttack).Offers = []engine.Offer{{Code: offerBreak, Window: askBreak, Made: true,
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
	return engine.Say(warnLoses, named(p, x.attacker))
}

// standingPasses are the autopass of section 6, and who need not say which of five equal shields breaks.
func standingPasses() []engine.StandingKind {
	return []engine.StandingKind{
		{Code: standBlock, Windows: []string{askBlock}, Modes: []engine.StandingMode{{Code: standNever}}},
		{Code: standGroove, Windows: []string{askGroove}, Modes: []engine.StandingMode{{Code: standNever}}},
		{Code: standBreak, Windows: []string{askBreak}, Preset: standAlike, Modes: []engine.StandingMode{{
			Code: standAlike,
			Asks: func(p engine.Public, _ *engine.SeatAsk) bool { return !alike(p, fighting(p).side(p)) }}}},
	}
}
