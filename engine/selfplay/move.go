package selfplay

import (
	"farpost/engine"
)

// move decides on the next input: mostly the answer of an awaited seat, seldom something from outside.
func (t *table) move() engine.Input {
	if in, ok := t.steered(); ok {
		return in
	}
	alive := t.alive()
	switch n := t.rep.Inputs + 1; {
	case n == t.quit:
		return engine.Input{Kind: engine.InputConcede, Seat: alive[t.rand.Intn(len(alive))]}
	case n == t.agree:
		return engine.Input{Kind: engine.InputDraw, Seat: engine.NoSeat}
	case len(t.s.Sealed) > 0 && t.chance(40):
		x := t.s.Sealed[t.rand.Intn(len(t.s.Sealed))]
		return engine.Input{Kind: engine.InputUnseal, Seat: x.Seat, About: x.About}
	case t.chance(20):
		return engine.Input{Kind: engine.InputExpire, Qs: t.some(t.awaitedQs())}
	}
	if in, ok := t.anytime(alive); ok {
		return in
	}
	if in, ok := t.forSilence(); ok && !t.InTurn {
		return in
	}
	if in, ok := t.standingPass(alive); ok && !t.InTurn {
		return in
	}
	var awaited, standing []engine.SeatAsk
	for _, sa := range t.s.Ask.Seats {
		switch {
		case sa.Got != nil || t.s.Seats[sa.Seat].Out:
		case sa.Optional:
			standing = append(standing, sa)
		default:
			awaited = append(awaited, sa)
		}
	}
	if len(standing) > 0 && t.chance(12) {
		if in, ok := t.answer(standing[t.rand.Intn(len(standing))]); ok {
			return in
		}
	}
	if len(awaited) > 0 {
		if in, ok := t.answer(awaited[t.rand.Intn(len(awaited))]); ok {
			return in
		}
	}
	return engine.Input{Kind: engine.InputExpire, Qs: t.awaitedQs()}
}

// anytime does, now and then, one of the verbs that can be used at any time.
func (t *table) anytime(alive []engine.Seat) (engine.Input, bool) {
	var verbs []string
	for _, v := range t.Ruleset.Verbs {
		if v.Any && v.Prog != "" {
			verbs = append(verbs, v.Name)
		}
	}
	if len(verbs) == 0 || !t.chance(50) {
		return engine.Input{}, false
	}
	seat := alive[t.rand.Intn(len(alive))]
	rep, ok := t.draft(engine.SeatAsk{Seat: seat}, verbs[t.rand.Intn(len(verbs))])
	return engine.Input{Kind: engine.InputAct, Seat: seat, Reply: rep}, ok
}

// answer drafts a reply of a seat to its question: a verb, then whatever that asks.
func (t *table) answer(sa engine.SeatAsk) (engine.Input, bool) {
	for _, verb := range t.verbs(sa) {
		for range 2 {
			rep, ok := t.draft(sa, verb)
			if !ok {
				continue
			}
			t.used[sa.Kind+" "+rep.Verb]++
			in := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep}
			if !t.InTurn {
				in.Ahead = t.ahead(sa, rep)
			}
			return in, true
		}
	}
	return engine.Input{}, false
}
