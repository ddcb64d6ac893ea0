package tally

import "farpost/engine"

// offers are what can be said ahead in the window about a comet.
func offers() []engine.Offer {
	none := engine.Reply{Verb: "guard", Answers: []engine.Answer{{Name: "cards"}}}
	guards := func(p engine.Public, sa *engine.SeatAsk) bool {
		o, _ := p.Known(sa.About.ID())
		t := o.List("target")
		return comet(p, sa) && len(t) == 1 && t[0].Seat() == sa.Seat
	}
	warn := func(p engine.Public, sa *engine.SeatAsk) engine.Phrase {
		if n := p.SeatAttr(sa.Seat, sLife); n <= 3 {
			return engine.Say("deadly", engine.A("n", engine.Int(n)))
		}
		return engine.Phrase{}
	}
	return []engine.Offer{
		{Code: "late", On: "answer", Window: "late", Verbs: []string{"parry"}, Fits: comet},
		{Code: "always", On: "answer", Window: engine.AnyWindow, Reply: engine.Reply{Verb: engine.Pass}, Lasting: true, Fits: comet},
		{Code: "guard", On: "answer", Window: "guard", Verbs: []string{"guard"}, Front: true, Fits: guards},
		{Code: "no-guard", On: "answer", Window: "guard", Reply: none, Front: true, Fits: guards, Warn: warn},
		{Code: "no-guard", On: "guard", Window: "guard", Reply: none, Front: true, Warn: warn},
	}
}

func comet(p engine.Public, sa *engine.SeatAsk) bool { return p.CardID(sa.About.ID()) == "comet" }

// playOffers are what can be said ahead with a comet.
func playOffers() []engine.Offer {
	return []engine.Offer{{Code: "boost", Window: "boost", Made: true, Verbs: []string{"boost", "spare"},
		When: func(r *reader, f *frame) bool { return r.CardID(f.Reg1("card").ID()) == "comet" }}}
}

// askBoost asks the player of a comet whether to boost it.
func askBoost(r *reader, f *frame) verdict {
	return verdict{Ask: &engine.Ask{Join: engine.JoinAll, Seats: []engine.SeatAsk{{Seat: f.Owner, Kind: "boost", About: engine.Obj(f.About),
		Verbs: []string{"boost", "spare"}, Default: engine.Reply{Verb: "spare"}, Due: engine.DueTurn}}}}
}

// askGuard asks the target of a comet for cards to guard with.
func askGuard(r *reader, f *frame) verdict {
	o, _ := r.Live(f.About)
	return verdict{Ask: &engine.Ask{Join: engine.JoinAll, Seats: []engine.SeatAsk{{Seat: o.List("target")[0].Seat(), Kind: "guard",
		About: engine.Obj(f.About), Verbs: []string{"guard"}, Due: engine.DueReaction,
		Default: engine.Reply{Verb: "guard", Answers: []engine.Answer{{Name: "cards"}}}}}}}
}
