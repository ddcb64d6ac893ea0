package selfplay

import (
	"farpost/engine"
)

// ahead makes up, now and then, answers ahead that go with an answer: a pass for all that follows, what the ruleset
// offers with the announcement, a reply to some later window, or further actions behind a free question, which have
// answers ahead of their own.
func (t *table) ahead(sa engine.SeatAsk, rep engine.Reply) []engine.Sealed {
	var out []engine.Sealed
	window := rep.Verb == engine.Pass && (sa.Thing() != "" || len(sa.Within) > 0)
	if window && t.chance(8) {
		out = engine.PassAhead(sa.Seat)
		out[0].Lasting = t.chance(2)
		if n := len(sa.Within); n > 0 && (sa.Thing() == "" || t.chance(2)) {
			out[0].About = sa.Within[t.rand.Intn(n)]
		}
	}
	if window && t.chance(16) {
		kinds := t.Ruleset.Windows()
		if later, ok := t.draft(sa, sa.Verbs[t.rand.Intn(len(sa.Verbs))]); ok && later.Verb != engine.Pass {
			x := engine.Sealed{Seat: sa.Seat, Window: kinds[t.rand.Intn(len(kinds))], Reply: later}
			if sa.Thing() == "" {
				x.About = sa.Within[0]
			}
			out = append(out, x)
		}
	}
	if t.chance(3) {
		out = append(out, t.offered(sa, rep)...)
	}
	if v := t.Ruleset.Verb(rep.Verb); v == nil || !v.Act || !t.chance(3) {
		return out
	}
	for range 1 + t.rand.Intn(3) {
		verb := sa.Verbs[t.rand.Intn(len(sa.Verbs))]
		if then, ok := t.draft(sa, verb); ok {
			out = append(out, engine.Sealed{Seat: sa.Seat, Window: sa.Kind, Reply: then, Ahead: t.offered(sa, then)})
		}
	}
	return out
}

// offered takes the offers that go with an answer: those that are whole as they stand, and those whose question
// can be imagined.
func (t *table) offered(sa engine.SeatAsk, rep engine.Reply) []engine.Sealed {
	offers, err := engine.OffersOf(t.Ruleset, t.Book, t.s)
	if err != nil {
		t.fault("the offers: %v", err)
		return nil
	}
	var some []engine.Offer
	if rep.Verb == engine.Pass {
		for _, o := range offers {
			if o.Q == sa.Q && o.Window != sa.Kind {
				some = append(some, o.Offer)
			}
		}
	}
	out, err := t.drafted(sa.Seat, sa.Q, rep)
	if err == nil && out.Preview != nil {
		some = append(some, out.Preview.Offers...)
	}
	var seals []engine.Sealed
	for _, o := range some {
		later := o.Reply
		if later.Verb == "" {
			in := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep}
			next, q, ok, err := engine.Imagine(t.Ruleset, t.Book, t.s, sa.Seat, in, o.Window)
			if err != nil || !ok {
				continue
			}
			was, saved := t.s, t.saved
			t.s, t.saved = next, t.encode(next)
			later, ok = t.draft(engine.SeatAsk{Seat: sa.Seat, Q: q, Kind: o.Window}, o.Verbs[t.rand.Intn(len(o.Verbs))])
			if t.s, t.saved = was, saved; !ok {
				continue
			}
		}
		if t.chance(2) {
			seals = append(seals, o.Sealed(sa.Seat, later))
		}
	}
	return seals
}

// forSilence answers, now and then, for the case that a seat stays silent: what it has just answered to
// such a question, or a pass for any window.
func (t *table) forSilence() (engine.Input, bool) {
	if !t.chance(60) {
		return engine.Input{}, false
	}
	for _, sa := range t.s.Ask.Seats {
		if sa.Optional || t.s.Seats[sa.Seat].Out {
			continue
		}
		if rep, ok := t.draft(sa, sa.Verbs[t.rand.Intn(len(sa.Verbs))]); ok {
			return engine.Input{Kind: engine.InputSeal, Seat: sa.Seat, About: engine.Always,
				Ahead: []engine.Sealed{{Seat: sa.Seat, Window: sa.Kind, Reply: rep, Silent: true}}}, true
		}
	}
	return engine.Input{}, false
}

// standingPass sets, now and then, a standing pass of somebody, or takes one back.
func (t *table) standingPass(alive []engine.Seat) (engine.Input, bool) {
	all := t.Ruleset.StandingKinds
	if len(all) == 0 || !t.chance(25) {
		return engine.Input{}, false
	}
	if n := len(t.s.StandingPasses); n > 0 && t.chance(3) {
		x := t.s.StandingPasses[t.rand.Intn(n)]
		x.Mode = ""
		return setPass(x), true
	}
	of := all[t.rand.Intn(len(all))]
	x := engine.StandingPass{Seat: alive[t.rand.Intn(len(alive))], Of: of.Code,
		Mode: of.Modes[t.rand.Intn(len(of.Modes))].Code}
	return setPass(x), true
}

// setPass is the input by which a seat sets a standing pass, or takes it back.
func setPass(x engine.StandingPass) engine.Input {
	return engine.Input{Kind: engine.InputStandingPass, Seat: x.Seat, StandingPasses: []engine.StandingPass{x}}
}
