package beings

import "farpost/engine"

// Codes of the answers ahead that tables offer (family "ahead"), and of standing passes (family "stands").
var (
	offerDefend  = offers.Add("defend")   // block, and defend at once
	offerNoBlock = offers.Add("no-block") // do not block
	offerStand   = offers.Add("stand")    // do not block, and defend at once
	offerNothing = offers.Add("nothing")  // add nothing
	warnLoses    = offers.Add("warn-loses")

	standBlock = stands.Add("block") // the autopass of section 6
	standSafe  = stands.Add("safe")
	standNever = stands.Add("never")  // block nothing
	standHolds = stands.Add("enough") // add nothing when the defence holds already
)

// OfferCodes lists the answers ahead.
func OfferCodes() []string { return offers.List() }

// StandCodes lists the matters and modes of standing passes.
func StandCodes() []string { return stands.List() }

// addOffers declares how block and defence are said in one sitting: with a block comes the defence of what it makes of
// the attack, with not blocking that of the target, where nothing hidden or random is in between.
func addOffers(g *engine.Ruleset) {
	pass := engine.Reply{Verb: engine.Pass}
	defends := func(p engine.Public, sa *engine.SeatAsk) bool {
		return !fighting(p).onLife() && p.Count(zHand, sa.Seat) > 0
	}
	lasts := func(p engine.Public, sa *engine.SeatAsk) bool {
		return fighting(p).onLife() && zeroLife(p, sa.Seat) && p.Count(zHand, sa.Seat) > 0
	}
	g.Offers = []engine.Offer{
		{Code: offerStand, On: askBlock, Window: askDefend, Verbs: []string{verbDefend}, Fits: defends},
		{Code: offerStand, On: askBlock, Window: askLast, Verbs: []string{verbDefend}, Fits: lasts},
		{Code: offerNoBlock, On: askBlock, Window: askBlock, Reply: pass, Front: true, Warn: loses},
		{Code: offerNothing, On: askDefend, Window: askDefend, Reply: pass, Front: true},
		{Code: offerNothing, On: askLast, Window: askLast, Reply: pass, Front: true, Warn: loses},
	}
	g.Verb(verbBlock).Staged, g.Verb(verbDefend).Staged = true, true // BER-40
	g.Verb(verbBlock).Offers = []engine.Offer{{Code: offerDefend, Window: askDefend, Made: true,
		Verbs: []string{verbDefend},
		When:  func(r *engine.Reader, f *engine.Frame) bool { return r.Count(zHand, f.Owner) > 0 }}}
}

// loses warns of a pass that loses the match: at 0 life nothing holds an attack that nobody blocks, and no card is left
// to defend with afterwards.
func loses(p engine.Public, sa *engine.SeatAsk) engine.Phrase {
	x := fighting(p)
	if !x.onLife() || !zeroLife(p, sa.Seat) || sa.Kind == askBlock && p.Count(zHand, sa.Seat) > 0 {
		return engine.Phrase{}
	}
	return engine.Say(warnLoses, engine.A("card", engine.CardName(p, x.attacker)),
		engine.A("n", engine.Int(x.power(p))))
}

// standingPasses are the autopass of section 6: never to block, and to add nothing where the defence holds already.
func standingPasses() []engine.StandingKind {
	return []engine.StandingKind{
		{Code: standBlock, Windows: []string{askBlock}, Modes: []engine.StandingMode{{Code: standNever}}},
		{Code: standSafe, Windows: []string{askDefend}, Modes: []engine.StandingMode{{Code: standHolds,
			Asks: func(p engine.Public, _ *engine.SeatAsk) bool { return !fighting(p).holds(p) }}}},
	}
}
