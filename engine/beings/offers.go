package beings

import "farpost/engine"

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
		{Code: "stand", On: askBlock, Window: askDefend, Verbs: []string{verbDefend}, Fits: defends},
		{Code: "stand", On: askBlock, Window: askLast, Verbs: []string{verbDefend}, Fits: lasts},
		{Code: "no-block", On: askBlock, Window: askBlock, Reply: pass, Front: true, Warn: loses},
		{Code: "nothing", On: askDefend, Window: askDefend, Reply: pass, Front: true},
		{Code: "nothing", On: askLast, Window: askLast, Reply: pass, Front: true, Warn: loses},
	}
	g.Verb(verbBlock).Staged, g.Verb(verbDefend).Staged = true, true // BER-40
	g.Verb(verbBlock).Offers = []engine.Offer{{Code: "defend", Window: askDefend, Made: true,
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
	return engine.Say("warn-loses", engine.A("card", engine.CardName(p, x.attacker)),
		engine.A("n", engine.Int(x.power(p))))
}

// standingPasses are the autopass of section 6: never to block, and to add nothing where the defence holds already.
func standingPasses() []engine.StandingKind {
	return []engine.StandingKind{
		{Code: "block", Windows: []string{askBlock}, Modes: []engine.StandingMode{{Code: "never"}}},
		{Code: "safe", Windows: []string{askDefend}, Preset: "enough", Modes: []engine.StandingMode{{Code: "enough",
			Asks: func(p engine.Public, _ *engine.SeatAsk) bool { return !fighting(p).holds(p) }}}},
	}
}
