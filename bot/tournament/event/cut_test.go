package event_test

import (
	"slices"
	"testing"

	"farpost/bot/tournament/event"
)

// TestCut ensures that the cut is of those who stand highest and are still there, the first against the last, that it
// can begin earlier than planned, and that the places of the cut come before those of the rounds.
func TestCut(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.Rounds = 3 })
	d.join(names(8)...)
	d.do(event.Action{Kind: event.Start, Seed: 4})
	d.refused(event.CodeStage, event.Action{Kind: event.Cut})
	for seed := range uint64(2) {
		d.do(event.Action{Kind: event.Draft, Seed: seed})
		d.do(event.Action{Kind: event.Publish})
		d.finish()
	}
	before := d.e.Standings()
	d.do(event.Action{Kind: event.Drop, Player: before[1].Player})
	d.do(event.Action{Kind: event.Draft, Seed: 9}) // forgotten by the cut
	d.do(event.Action{Kind: event.Cut})
	if d.e.Total != 2 || d.e.Plan.Cut != event.Single {
		t.Errorf("after %d rounds a cut %q", d.e.Total, d.e.Plan.Cut)
	}
	d.refused(event.CodeStage, event.Action{Kind: event.Cut})
	d.do(event.Action{Kind: event.Draft, Seed: 1})
	r, _ := d.e.Current()
	want := []string{before[0].Player, before[2].Player}
	if r.Part != event.PartCut || r.No != 3 || len(r.Pairings) != 1 || !slices.Equal(r.Pairings[0].Players, want) {
		t.Errorf("the final is %+v, want %v", r, want)
	}
	d.do(event.Action{Kind: event.Publish})
	points := d.e.Standings()[0].Points
	d.finish()
	if got := d.e.Standings()[0].Points; got != points {
		t.Errorf("the cut counts in the standings: %d, before %d", got, points)
	}
	d.refused(event.CodeLast, event.Action{Kind: event.Draft})
	d.do(event.Action{Kind: event.Finish})
	final := d.e.Final()
	if len(final) != 8 || final[0].Player != want[0] || final[1].Player != want[1] ||
		final[2].Player != before[1].Player ||
		final[2].Place != 3 || final[7].Place != 8 {
		t.Errorf("the places are %+v", final)
	}
	d.checked()
	e := newDesk(t, func(p *event.Plan) { p.Format = event.RoundRobin })
	e.join(names(2)...)
	e.do(event.Action{Kind: event.Start, Seed: 4})
	e.do(event.Action{Kind: event.Draft})
	e.do(event.Action{Kind: event.Publish})
	e.finish()
	e.refused(event.CodeStage, event.Action{Kind: event.Cut})
}

// TestBracketRulings ensures that in a bracket a result by hand can be replaced until the next round rests on it, that
// a draw is none, and that after a double loss, or an even game whose time is over, who stands higher goes on.
func TestBracketRulings(t *testing.T) {
	rule := func(pairing int, wins ...int) event.Action {
		return event.Action{Kind: event.Rule, Round: 1, Pairing: pairing, Wins: wins, Reason: "seen"}
	}
	d := paired(t, func(p *event.Plan) { p.Format = event.Single })
	one, _ := d.e.Pairing(1, 1)
	two, _ := d.e.Pairing(1, 2)
	d.refused(event.CodeResult, rule(1, 0, 0))
	d.do(rule(1, 1, 0))
	d.do(rule(1, 0, 1))
	d.do(event.Action{Kind: event.Rule, Round: 1, Pairing: 2, DoubleLoss: true, Reason: "both were gone"})
	d.do(event.Action{Kind: event.Draft, Seed: 1})
	final, _ := d.e.Current()
	if got := final.Pairings[0].Players; !slices.Contains(got, one.Players[1]) || !slices.Contains(got,
		two.Players[0]) {
		t.Errorf("the final is %v after %v and %v", got, one.Players, two.Players)
	}
	d.do(event.Action{Kind: event.Publish})
	d.do(event.Action{Kind: event.Rule, Round: 2, Pairing: 1, Wins: []int{1, 0}, Reason: "seen"})
	d.refused(event.CodeRelied, rule(1, 1, 0))
	d.checked()
	e := paired(t, func(p *event.Plan) { p.Format = event.Single })
	e.now = e.now.Add(8 * 24 * 3600e9)
	e.do(event.Action{Kind: event.Expire, By: "bot", Round: 1, Facts: []event.Fact{
		{Pairing: 1, Idle: []bool{false, false}, Places: []int{1, 1}},
		{Pairing: 2, Idle: []bool{false, false}, Places: []int{2, 1}}}})
	e.do(event.Action{Kind: event.Draft, Seed: 1})
	final, _ = e.e.Current()
	if got := final.Pairings[0].Players; !slices.Contains(got, one.Players[0]) || !slices.Contains(got,
		two.Players[1]) {
		t.Errorf("the final is %v after %v and %v", got, one.Players, two.Players)
	}
}

// TestBracketDrop ensures that whoever meets in a bracket somebody who left goes on, and that they come back as long as
// nothing rests on it.
func TestBracketDrop(t *testing.T) {
	d := paired(t, func(p *event.Plan) { p.Format = event.Single })
	one, _ := d.e.Pairing(1, 1)
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{1, 2}})
	d.do(event.Action{Kind: event.Drop, Player: one.Players[0]})
	d.do(event.Action{Kind: event.Readmit, Player: one.Players[0]})
	d.do(event.Action{Kind: event.Drop, Player: one.Players[0]})
	d.refused(event.CodeOut, event.Action{Kind: event.Readmit, Player: one.Players[1]})
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m2", Places: []int{1, 2}})
	d.refused(event.CodeLast, event.Action{Kind: event.Draft})
	d.do(event.Action{Kind: event.Finish})
	two, _ := d.e.Pairing(1, 2)
	if got := d.e.Final(); got[0].Player != two.Players[0] || len(got) != 4 {
		t.Errorf("the places are %+v", got)
	}
	d.checked()
}

// TestBestOfByTime ensures that at the deadline of a match of several games those that are over count, and the one that
// is being played as the time rule says.
func TestBestOfByTime(t *testing.T) {
	for _, test := range []struct {
		first  []int // how the first game ended
		places []int // what the time rule says of the second
		wins   []int
		draws  int
	}{
		{[]int{1, 2}, []int{1, 2}, []int{2, 0}, 0}, {[]int{1, 2}, []int{2, 1}, []int{1, 1}, 0},
		{[]int{1, 2}, []int{1, 1}, []int{1, 0}, 1}, {[]int{1, 2}, nil, []int{1, 0}, 0},
		{[]int{1, 1}, []int{2, 1}, []int{0, 1}, 1},
	} {
		d := paired(t, func(p *event.Plan) { p.BestOf = 3 })
		d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: test.first})
		d.deal()
		d.now = d.now.Add(8 * 24 * 3600e9)
		d.do(event.Action{Kind: event.Expire, By: "bot", Round: 1,
			Facts: []event.Fact{{Pairing: 1, Idle: []bool{false, false}, Places: test.places}}})
		if p, _ := d.e.Pairing(1, 1); !slices.Equal(p.Wins, test.wins) || p.Draws != test.draws {
			t.Errorf("%v, then %v: %+v", test.first, test.places, p)
		}
	}
}
