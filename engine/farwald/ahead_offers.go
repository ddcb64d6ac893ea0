package farwald

import "farpost/engine"

// addOffers declares the answers ahead that tables offer. After W1 the payment is forced (FW-100, FW-101), so only
// Charge can bring news in W2. A defence is used when W4 closes (FW-174 to FW-176).
func addOffers(g *engine.Ruleset) {
	noDefence := engine.Reply{Verb: verbDefend, Answers: []engine.Answer{{Name: qDefenders}}}
	pass := engine.Reply{Verb: engine.Pass}
	g.Offers = []engine.Offer{
		{Code: "paid", On: askW1, Window: askW2, Verbs: []string{verbPlay, verbActivate}},
		{Code: "charged", On: askW1, Window: engine.AnyWindow, Reply: pass, Lasting: true, Fits: hasCharge},
		{Code: "defend", On: askW4, Window: askDefence, Verbs: []string{verbDefend}, Front: true, Fits: defends},
		{Code: "no-defence", On: askW4, Window: askDefence, Reply: noDefence, Front: true, Fits: defends,
			Warn: breaks},
		{Code: "no-defence", On: askDefence, Window: askDefence, Reply: noDefence, Front: true, Warn: breaks},
	}
	for i := range g.Verbs {
		switch v := &g.Verbs[i]; v.Name {
		case verbPlay:
			v.Offers = []engine.Offer{{Code: "charge", Window: askCharge, Made: true,
				Verbs: []string{verbCharge, verbDecline},
				When: func(r *engine.Reader, f *engine.Frame) bool {
					c := cardOf(r, f.Reg1(qCard).ID())
					return c != nil && c.Charge != nil
				}}}
		case verbUnleash:
			v.Offers = []engine.Offer{{Code: "if-defended", Window: askW5, Made: true, Reply: pass}}
		case verbDefend:
			v.Offers = []engine.Offer{{Code: "finish", Window: askW5, Reply: pass, Usual: true,
				When: func(_ *engine.Reader, f *engine.Frame) bool { return len(f.Reg(qDefenders)) > 0 }}}
		}
	}
}

// hasCharge reports whether the declared card that a window is about has a Charge, and belongs to somebody else, who
// would pay it (FW-214).
func hasCharge(p engine.Public, sa *engine.SeatAsk) bool {
	id := sa.About.ID()
	c := cardOf(p, id)
	return c != nil && c.Charge != nil && p.Ctrl(id) != sa.Seat
}

// defends reports whether the seat will be asked for a defence after the window (FW-172, FW-173).
func defends(p engine.Public, sa *engine.SeatAsk) bool {
	return defendingSeat(p, sa.About.ID()) == sa.Seat && len(canDefend(p, sa.About.ID())) > 0
}

// breaks warns of an unleash that takes a Crystal's last fragment if nobody defends (FW-187, FW-189), and of one
// that takes the last fragment of all (FW-253). The phrase is empty for other unleashes.
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
		return engine.Say("warn-last", engine.N("n", n), engine.N("left", all))
	}
	return engine.Say("warn-break", engine.A("crystal", target[0]), engine.N("n", n), engine.N("left", left))
}

// silences are the answers ahead that count when a deadline passes. A player can name the Evocations that are to
// defend, first to last. Those that cannot defend when the time comes are left out (FW-172 to FW-176).
func silences() []engine.Silence {
	return []engine.Silence{{Kind: askDefence, Verb: verbDefend, Name: qDefenders,
		Options: func(r *engine.Reader, s engine.Seat) []engine.Option {
			var out []engine.Option
			for id := range controls(r, s) {
				if isEvocation(r, id) {
					out = append(out, engine.Option{Key: engine.Obj(id)})
				}
			}
			return out
		}}}
}
