package selfplay

import (
	"slices"

	"farpost/engine"
)

// decide is the next input of a match that is played by the policy: the answer of the first awaited seat.
func (t *table) decide() engine.Input {
	for _, sa := range t.s.Ask.Seats {
		if sa.Optional || sa.Got != nil || t.s.Seats[sa.Seat].Out {
			continue
		}
		v, err := engine.ViewOf(t.Ruleset, t.Book, t.s, sa.Seat)
		if err != nil {
			t.fault("the view of %v: %v", sa.Seat, err)
			break
		}
		m := Moment{View: v, Book: t.Book, Ask: sa}
		in := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q}
		p, ok := t.plan(&in.Reply, m)
		if !ok {
			in.Reply = sa.Default
		}
		if set := t.wanted(sa.Seat, p.Stands); ok && len(set) > 0 {
			return engine.Input{Kind: engine.InputStandingPass, Seat: sa.Seat, StandingPasses: set}
		}
		if !t.InTurn {
			in.Ahead = p.Ahead
			if ok && t.Ruleset.Queues(sa.Kind) {
				in.Ahead = append(slices.Clip(in.Ahead), t.queue(m, in.Reply)...)
			}
		}
		return in
	}
	return engine.Input{Kind: engine.InputExpire, Qs: t.awaitedQs()}
}

// wanted gives those of the standing passes that a seat wants and does not have yet; none where they are not in force.
func (t *table) wanted(seat engine.Seat, want []engine.StandingPass) []engine.StandingPass {
	var out []engine.StandingPass
	for _, x := range want {
		x.Seat = seat
		has := slices.Contains(t.s.StandingPasses, x)
		if x.Mode == "" {
			has = !slices.ContainsFunc(t.s.StandingPasses, func(y engine.StandingPass) bool {
				return y.Seat == seat && y.Of == x.Of
			})
		}
		if !has && t.stands() {
			out = append(out, x)
		}
	}
	return out
}

// maxQueue bounds what is queued at a time.
const maxQueue = 12

// queue gives the answers that the policy wants to follow one to a free question. They are tried on the match as it is
// now. One that has become impossible when its turn comes ends the queue, and the question is put again.
func (t *table) queue(m Moment, rep engine.Reply) []engine.Sealed {
	var out []engine.Sealed
	for len(out) < maxQueue && t.Ruleset.Verb(rep.Verb).Prog != "" {
		m.Done = append(slices.Clip(m.Done), rep)
		p, ok := t.plan(&rep, m)
		if !ok {
			break
		}
		out = append(out, engine.Sealed{Seat: m.Ask.Seat, Window: m.Ask.Kind, Reply: rep, Ahead: p.Ahead})
	}
	return out
}

// plan gives the policy's first plan for a moment that is possible.
func (t *table) plan(rep *engine.Reply, m Moment) (Plan, bool) {
	policy := t.Policy
	if m.Ask.Seat == t.only() {
		policy = only{t.Policy, t.Only}
	}
	p, r, ok, err := Choose(t.Ruleset, t.Book, t.s, policy, m)
	if err != nil {
		t.fault("%v", err)
		return Plan{}, false
	}
	if ok {
		*rep = r
	}
	return p, ok
}
