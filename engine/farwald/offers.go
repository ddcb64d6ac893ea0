package farwald

import "farpost/engine"

// Offers: codes of the family "ahead" of the words.
const (
	offerPaid       = "paid"        // respond once the card is paid for
	offerCharged    = "charged"     // pass even if Charge is paid
	offerDecide     = "charge"      // decide about Charge with the declaration
	offerDefend     = "defend"      // choose the defence during the window before it
	offerNoDefence  = "no-defence"  // decline it
	offerFinish     = "finish"      // give up the last word with the defence
	offerIfDefended = "if-defended" // the attacker gives up the last word
	warnBreak       = "warn-break"  // crystal, n, left: what no defence would cost
	warnLast        = "warn-last"   // n, left: that it would cost the match
)

// OfferCodes lists the answers ahead and what is to be said about them.
func OfferCodes() []string {
	return []string{offerPaid, offerCharged, offerDecide, offerDefend, offerNoDefence, offerFinish, offerIfDefended, warnBreak, warnLast}
}

// addOffers declares the answers ahead that tables offer. After W1 the payment is forced (FW-100, FW-101), so W2
// brings no news but Charge; a defence is used when W4 closes (FW-174 to FW-176).
func addOffers(g *engine.Ruleset) {
	noDefence := engine.Reply{Verb: verbDefend, Answers: []engine.Answer{{Name: qDefenders}}}
	pass := engine.Reply{Verb: engine.Pass}
	g.Offers = []engine.Offer{
		{Code: offerPaid, On: askW1, Window: askW2, Verbs: []string{verbPlay, verbActivate}},
		{Code: offerCharged, On: askW1, Window: engine.AnyWindow, Reply: pass, Lasting: true, Fits: hasCharge},
		{Code: offerDefend, On: askW4, Window: askDefence, Verbs: []string{verbDefend}, Front: true, Fits: defends},
		{Code: offerNoDefence, On: askW4, Window: askDefence, Reply: noDefence, Front: true, Fits: defends, Warn: breaks},
		{Code: offerNoDefence, On: askDefence, Window: askDefence, Reply: noDefence, Front: true, Warn: breaks},
	}
	for i := range g.Verbs {
		switch v := &g.Verbs[i]; v.Name {
		case verbPlay:
			v.Offers = []engine.Offer{{Code: offerDecide, Window: askCharge, Made: true, Verbs: []string{verbCharge, verbDecline},
				When: func(r *engine.Reader, f *engine.Frame) bool {
					c := cardOf(factsOf(r), f.Reg1(qCard).ID())
					return c != nil && c.Charge != nil
				}}}
		case verbUnleash:
			v.Offers = []engine.Offer{{Code: offerIfDefended, Window: askW5, Made: true, Reply: pass}}
		case verbDefend:
			v.Offers = []engine.Offer{{Code: offerFinish, Window: askW5, Reply: pass, Usual: true,
				When: func(_ *engine.Reader, f *engine.Frame) bool { return len(f.Reg(qDefenders)) > 0 }}}
		}
	}
}

// hasCharge tells whether the declared card that a window is about has a Charge, which somebody else would pay (FW-214).
func hasCharge(p engine.Public, sa *engine.SeatAsk) bool {
	id := sa.About.ID()
	c := cardOf(p, id)
	return c != nil && c.Charge != nil && p.Ctrl(id) != sa.Seat
}

// defends tells whether the seat will be asked for a defence after the window (FW-172, FW-173).
func defends(p engine.Public, sa *engine.SeatAsk) bool {
	return defendingSeat(p, sa.About.ID()) == sa.Seat && len(canDefend(p, sa.About.ID())) > 0
}

// breaks warns of an unleash that would take a Crystal's last fragment if nobody defends (FW-187, FW-189), and of one that
// would take the last of all (FW-253).
func breaks(p engine.Public, sa *engine.SeatAsk) engine.Phrase {
	target := unleashList(p, sa.About.ID(), listTarget)
	if len(target) != 1 || target[0].Kind() != "crystal" {
		return engine.Phrase{}
	}
	a, seat := against(p, sa.About.ID()), target[0].Seat()
	n, left := a.left(), fragmentsOf(p, seat, target[0].Index())
	if n < left {
		return engine.Phrase{}
	}
	all, lost := 0, 0
	for i := range crystals {
		all += fragmentsOf(p, seat, i)
	}
	a.plan(nil, target)
	for _, c := range a.todo {
		if c.Kind == chFragments {
			lost += c.N
		}
	}
	if lost >= all {
		return engine.Say(warnLast, engine.A("n", engine.Int(n)), engine.A("left", engine.Int(all)))
	}
	return engine.Say(warnBreak, engine.A("crystal", target[0]), engine.A("n", engine.Int(n)), engine.A("left", engine.Int(left)))
}
