package event_test

import (
	"slices"
	"testing"
	"time"

	"farpost/bot/tournament/event"
	"farpost/bot/tournament/standings"
	"farpost/engine"
)

// paired begins an event of four people whose first round is being played.
func paired(t *testing.T, change func(*event.Plan)) *desk {
	t.Helper()
	d := newDesk(t, change)
	d.join(names(4)...)
	d.do(event.Action{Kind: event.Start, Seed: 1})
	d.do(event.Action{Kind: event.Draft, Seed: 1})
	d.do(event.Action{Kind: event.Publish})
	d.deal()
	return d
}

// TestSeries ensures that a match of best of three ends when one has won two games, that drawn games count for neither,
// and that a bracket's match that is even after all games goes on.
func TestSeries(t *testing.T) {
	for _, test := range []struct {
		name   string
		format event.Format
		games  [][]int
		wins   []int
		draws  int
	}{
		{"two wins", event.Swiss, [][]int{{1, 2}, {1, 2}}, []int{2, 0}, 0},
		{"three games", event.Swiss, [][]int{{1, 2}, {2, 1}, {2, 1}}, []int{1, 2}, 0},
		{"a draw", event.Swiss, [][]int{{1, 2}, {1, 1}, {2, 1}}, []int{1, 1}, 1},
		{"a bracket goes on", event.Single, [][]int{{1, 2}, {1, 1}, {2, 1}, {2, 1}}, []int{1, 2}, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			d := paired(t, func(p *event.Plan) { p.Format, p.BestOf = test.format, 3 })
			for i, places := range test.games {
				p, _ := d.e.Pairing(1, 1)
				if p.Done != "" || len(p.Games) != i+1 {
					t.Fatalf("before game %d the pairing is %+v", i+1, p)
				}
				d.do(event.Action{Kind: event.GameOver, By: "bot", Match: p.Games[i].Match, Places: places})
				d.deal()
			}
			p, _ := d.e.Pairing(1, 1)
			if p.Done != event.DonePlayed || !slices.Equal(p.Wins, test.wins) || p.Draws != test.draws {
				t.Errorf("the pairing is %+v", p)
			}
			d.checked()
		})
	}
}

// TestRule ensures that a result by hand needs a reason and must be possible, ends the match that is being played, and
// can be replaced by another.
func TestRule(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	rule := func(wins ...int) event.Action {
		return event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Wins: wins, Reason: "agreed"}
	}
	none := rule(1, 0)
	none.Reason = ""
	d.refused(event.CodeReason, none)
	for _, bad := range []event.Action{rule(), rule(2, 0), rule(1, 1), rule(-1, 1), rule(0, 0), rule(1)} {
		d.refused(event.CodeResult, bad)
	}
	d.refused(event.CodeResult, event.Action{Kind: event.Rule, Round: 1, Pairing: 1, DoubleLoss: true,
		Wins:   []int{1, 0},
		Places: []int{1, 2}, Reason: "both"})
	wrong := rule(1, 0)
	wrong.Pairing = 3
	d.refused(event.CodePairing, wrong)
	if wrong.Round, wrong.Pairing = 2, 1; true {
		d.refused(event.CodeRound, wrong)
	}
	d.do(rule(1, 0))
	if len(d.stops) != 1 || d.stops[0].Match != "m1" || !slices.Equal(d.stops[0].Places, []int{1, 2}) ||
		d.stops[0].Why != "judge" {
		t.Errorf("the match is to end so: %+v", d.stops)
	}
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{1, 2}})
	d.do(rule(0, 1))
	both := rule()
	both.DoubleLoss = true
	d.do(both)
	p, _ := d.e.Pairing(1, 1)
	if p.Done != event.DoneRuled || !p.DoubleLoss || len(p.Wins) != 0 {
		t.Errorf("the pairing is %+v", p)
	}
	for _, row := range d.e.Standings() {
		if slices.Contains(p.Players, row.Player) && (row.Points != 0 || row.Lost != 1) {
			t.Errorf("after a double loss stands %+v", row)
		}
	}
	d.checked()
}

// TestNoShow ensures that who does not show up loses and leaves, that their opponent wins, and that they can come back
// with a loss for what they missed.
func TestNoShow(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	p, _ := d.e.Pairing(1, 1)
	away, other := p.Players[0], p.Players[1]
	d.do(event.Action{Kind: event.NoShow, Round: 1, Pairing: 1, Player: away, Reason: "not seen for three days"})
	if p, _ = d.e.Pairing(1, 1); p.Done != event.DoneNoShow || !slices.Equal(p.Wins, []int{0, 1}) {
		t.Errorf("the pairing is %+v", p)
	}
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m2", Places: []int{1, 2}})
	d.do(event.Action{Kind: event.Draft, Seed: 2})
	if r, _ := d.e.Current(); slices.ContainsFunc(r.Pairings,
		func(p event.Pairing) bool { return slices.Contains(p.Players, away) }) {
		t.Errorf("%s is paired again", away)
	}
	d.do(event.Action{Kind: event.Publish})
	d.do(event.Action{Kind: event.Readmit, Player: away})
	for _, row := range d.e.Standings() {
		switch row.Player {
		case away:
			if row.Lost != 2 || row.Dropped {
				t.Errorf("who came back stands %+v", row)
			}
		case other:
			if row.Won < 1 {
				t.Errorf("their opponent stands %+v", row)
			}
		}
	}
	d.checked()
}

// TestDrop ensures that who leaves loses the match that they are playing, stays in the standings, and is not paired.
func TestDrop(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	p, _ := d.e.Pairing(1, 2)
	gone := p.Players[1]
	d.refused(event.CodeRight, event.Action{Kind: event.Drop, By: p.Players[0], Player: gone})
	d.do(event.Action{Kind: event.Drop, By: gone, Player: gone})
	d.refused(event.CodeOut, event.Action{Kind: event.Drop, By: gone, Player: gone})
	if p, _ = d.e.Pairing(1, 2); p.Done != event.DoneDropped || !slices.Equal(p.Wins, []int{1, 0}) {
		t.Errorf("the pairing is %+v", p)
	}
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{1, 2}})
	d.do(event.Action{Kind: event.Draft, Seed: 2})
	r, _ := d.e.Current()
	if n := len(r.Pairings); n != 2 || len(r.Pairings[1].Players) != 1 {
		t.Errorf("three people are paired as %+v", r.Pairings)
	}
	d.do(event.Action{Kind: event.Publish})
	d.finish()
	rows := d.e.Standings()
	if i := slices.IndexFunc(rows, func(r standings.Row) bool { return r.Player == gone }); i < 0 ||
		!rows[i].Dropped || rows[i].Lost != 1 {
		t.Errorf("%s is not in the standings as one who left", gone)
	}
	d.checked()
}

// TestReports ensures that a match that is played elsewhere is decided when both say the same or one confirms, that
// different words are a dispute that a judge ends, and that nobody confirms what they said themselves.
func TestReports(t *testing.T) {
	d := paired(t, func(p *event.Plan) { p.Elsewhere = true })
	p, _ := d.e.Pairing(1, 1)
	a, b := p.Players[0], p.Players[1]
	says := func(who string, wins ...int) event.Action {
		return event.Action{Kind: event.Report, By: who, Player: who, Round: 1, Pairing: 1, Wins: wins}
	}
	d.refused(event.CodeConfirm, event.Action{Kind: event.Confirm, By: a, Player: a, Round: 1, Pairing: 1})
	d.do(says(a, 1, 0))
	if !slices.Contains(d.told[b], event.TellReport) || slices.Contains(d.told[a], event.TellReport) {
		t.Error("the wrong one is asked to confirm")
	}
	d.refused(event.CodeConfirm, event.Action{Kind: event.Confirm, By: a, Player: a, Round: 1, Pairing: 1})
	d.do(says(b, 0, 1))
	if p, _ = d.e.Pairing(1, 1); p.Disputed != b || p.Done != "" {
		t.Errorf("after two reports that differ the pairing is %+v", p)
	}
	d.do(event.Action{Kind: event.Settle, Round: 1, Pairing: 1, Reason: "they talked"})
	d.do(event.Action{Kind: event.Confirm, By: b, Player: b, Round: 1, Pairing: 1})
	if p, _ = d.e.Pairing(1, 1); p.Done != event.DoneReported || !slices.Equal(p.Wins, []int{1, 0}) {
		t.Errorf("the confirmed pairing is %+v", p)
	}
	q, _ := d.e.Pairing(1, 2)
	for _, who := range q.Players {
		d.do(event.Action{Kind: event.Report, By: who, Player: who, Round: 1, Pairing: 2, Wins: []int{0, 1}})
	}
	if r, _ := d.e.Current(); !r.Closed {
		t.Error("the round is not closed by two equal reports")
	}
	h := paired(t, func(*event.Plan) {})
	h.refused(event.CodeHere, event.Action{Kind: event.Report, By: a, Player: a, Round: 1, Pairing: 1,
		Wins: []int{1, 0}})
	d.checked()
}

// TestDeadline ensures what happens when a round's time is over: who is idle loses, both idle is a double loss, both
// active is decided by the time rule, a report counts, a dispute waits.
func TestDeadline(t *testing.T) {
	for _, test := range []struct {
		name   string
		format event.Format
		fact   *event.Fact
		done   string
		wins   []int
		draws  int
		double bool
	}{
		{"one idle", event.Swiss, &event.Fact{Idle: []bool{true, false}, Places: []int{1, 2}}, event.DoneIdle,
			[]int{0, 1}, 0, false},
		{"both idle", event.Swiss, &event.Fact{Idle: []bool{true, true}, Places: []int{1, 2}}, event.DoneIdle, nil,
			0, true},
		{"never dealt", event.Swiss, nil, event.DoneIdle, nil, 0, true},
		{"both active", event.Swiss, &event.Fact{Idle: []bool{false, false}, Places: []int{2, 1}}, event.DoneTime,
			[]int{0, 1}, 0, false},
		{"even", event.Swiss, &event.Fact{Idle: []bool{false, false}, Places: []int{1, 1}}, event.DoneTime,
			[]int{0, 0}, 1, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			d := paired(t, func(p *event.Plan) { p.Format = test.format })
			d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m2", Places: []int{1, 2}})
			var seen []string
			for {
				kind, round, at, ok := d.e.Wake()
				if !ok {
					t.Fatal("the clock forgets the round")
				}
				d.now = at
				seen = append(seen, kind)
				if kind == event.Expire {
					break
				}
				d.do(event.Action{Kind: kind, By: "bot", Round: round})
			}
			if !slices.Equal(seen, []string{event.Warn, event.Warn, event.Expire}) ||
				!d.now.Equal(start.Add(7*24*time.Hour)) {
				t.Errorf("the clock does %v until %v", seen, d.now)
			}
			a := event.Action{Kind: event.Expire, By: "bot", Round: 1}
			if test.fact != nil {
				test.fact.Pairing = 1
				a.Facts = []event.Fact{*test.fact}
			}
			d.do(a)
			p, _ := d.e.Pairing(1, 1)
			if p.Done != test.done || !slices.Equal(p.Wins, test.wins) || p.Draws != test.draws ||
				p.DoubleLoss != test.double {
				t.Errorf("the pairing is %+v", p)
			}
			why := map[string]string{event.DoneIdle: "idle", event.DoneTime: "time"}[test.done]
			if len(d.stops) != 1 || d.stops[0].Match != "m1" || d.stops[0].Why != why {
				t.Errorf("matches that are to end: %+v", d.stops)
			}
			d.checked()
		})
	}
}

// TestCalledAgainAndAgain ensures that a player calls others five times within an hour at most: by a judge whom they
// call and send away, by a result that they report again, by another result than the other's while a judge is called.
func TestCalledAgainAndAgain(t *testing.T) {
	calls := map[string]func(d *desk, who string, n int) error{
		"judge": func(d *desk, who string, _ int) error {
			err := d.try(event.Action{Kind: event.Dispute, By: who, Player: who, Round: 1, Pairing: 1}, event.Bot)
			if err == nil {
				err = d.try(event.Action{Kind: event.Settle, Player: who, Round: 1, Pairing: 1}, event.Bot)
			}
			return err
		},
		"report": func(d *desk, who string, n int) error {
			return d.try(event.Action{Kind: event.Report, By: who, Player: who, Round: 1, Pairing: 1,
				Wins: []int{n % 2, 1 - n%2}}, event.Bot)
		},
	}
	for name, call := range calls {
		d := paired(t, func(p *event.Plan) { p.Elsewhere = true })
		p, _ := d.e.Pairing(1, 1)
		who := p.Players[0]
		for n := range 8 {
			err := call(d, who, n)
			if no := engine.IsRefusal(err); (no == nil) != (n < 5) || no != nil && no.Code != event.CodeOften {
				t.Errorf("%s %d: %v", name, n+1, err)
			}
		}
	}
	d := paired(t, func(p *event.Plan) { p.Elsewhere = true })
	p, _ := d.e.Pairing(1, 1)
	for n, who := range []string{p.Players[0], p.Players[1], p.Players[1], p.Players[1]} {
		d.do(event.Action{Kind: event.Report, By: who, Player: who, Round: 1, Pairing: 1,
			Wins: []int{1 - min(n, 1), min(n, 1)}})
	}
	told := 0
	for _, what := range d.told[d.e.Owner] {
		if what == event.TellJudge {
			told++
		}
	}
	if told != 1 {
		t.Errorf("a judge is called %d times by one who insists", told)
	}
}

// TestDisputeWaits ensures that a pairing for which a judge was called is not decided by time, and is afterwards.
func TestDisputeWaits(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	p, _ := d.e.Pairing(1, 1)
	d.do(event.Action{Kind: event.Dispute, By: p.Players[0], Player: p.Players[0], Round: 1, Pairing: 1})
	d.now = start.Add(8 * 24 * time.Hour)
	d.do(event.Action{Kind: event.Expire, By: "bot", Round: 1})
	if p, _ = d.e.Pairing(1, 1); p.Done != "" {
		t.Errorf("a disputed pairing is %+v", p)
	}
	if q, _ := d.e.Pairing(1, 2); q.Done != event.DoneIdle {
		t.Errorf("the other pairing is %+v", q)
	}
	if _, _, _, ok := d.e.Wake(); ok {
		t.Error("the clock does not wait for the judge")
	}
	d.do(event.Action{Kind: event.Extend, Round: 1, Pairing: 1, Until: d.now.Add(48 * time.Hour)})
	d.do(event.Action{Kind: event.Settle, Round: 1, Pairing: 1, Reason: "play on"})
	if kind, _, at, ok := d.e.Wake(); !ok || kind != event.Warn && kind != event.Expire ||
		at.After(d.now.Add(48*time.Hour)) {
		t.Errorf("after the ruling the clock does %q at %v", kind, at)
	}
	d.checked()
}

// TestPodDeadline ensures that in a match of four the active ones are ranked by the time rule before those who were
// idle, who share the last place.
func TestPodDeadline(t *testing.T) {
	d := paired(t, func(p *event.Plan) { p.Format, p.Seats = event.Pods, 4 })
	d.now = start.Add(8 * 24 * time.Hour)
	d.do(event.Action{Kind: event.Expire, By: "bot", Round: 1, Facts: []event.Fact{
		{Pairing: 1, Idle: []bool{true, false, true, false}, Places: []int{1, 3, 2, 2}}}})
	if p, _ := d.e.Pairing(1, 1); !slices.Equal(p.Places, []int{3, 2, 3, 1}) {
		t.Errorf("the places are %v", p.Places)
	}
	d.checked()
}

// TestPodPlayed ensures that in a match of three the places of its one game decide, and that the places of two, or of
// another match, do not.
func TestPodPlayed(t *testing.T) {
	d := paired(t, func(p *event.Plan) { p.Format, p.Seats = event.Pods, 3 })
	for _, wrong := range []event.Action{
		{Kind: event.GameOver, Match: "m9", Places: []int{2, 3, 1}}, // no match of this event
		{Kind: event.GameOver, Match: "m1", Places: []int{1, 2}},    // one place is missing
	} {
		if err := d.try(wrong, event.Bot); code(err) != event.CodePairing {
			t.Errorf("%+v: %v", wrong, err)
		}
	}
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{2, 3, 1}})
	p, _ := d.e.Pairing(1, 1)
	if p.Done != event.DonePlayed || !slices.Equal(p.Places, []int{2, 3, 1}) || p.Wins != nil {
		t.Errorf("the pairing is %+v", p)
	}
	d.checked()
}

// TestOpenCountsNothing ensures that a match that is being played counts nothing in the standings yet.
func TestOpenCountsNothing(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{1, 2}})
	open, _ := d.e.Pairing(1, 2)
	for _, row := range d.e.Standings() {
		if slices.Contains(open.Players, row.Player) && row.Won+row.Lost+row.Drawn+row.Points != 0 {
			t.Errorf("%s stands %+v", row.Player, row)
		}
	}
}

// TestDealtOnce ensures that a pairing has one game at a time, that no match is two games, and none is dealt for a
// pairing with a result.
func TestDealtOnce(t *testing.T) {
	d := paired(t, func(p *event.Plan) { p.BestOf = 3 })
	dealt := func(match string) string {
		a := event.Action{Kind: event.Dealt, Round: 1, Pairing: 1, Match: match, At: d.now}
		_, _, err := d.e.Apply(a, event.Bot)
		return code(err)
	}
	if got := dealt("m9"); got != event.CodeDecided {
		t.Errorf("a second game is dealt while the first is played: %q", got)
	}
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{1, 2}})
	for match, want := range map[string]string{"m1": event.CodeDecided, "": event.CodeDecided, "m9": ""} {
		if got := dealt(match); got != want {
			t.Errorf("match %q as the second game: %q, want %q", match, got, want)
		}
	}
	d.do(event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Wins: []int{2, 0}, Reason: "seen"})
	if got := dealt("m9"); got != event.CodeDecided {
		t.Errorf("a game is dealt after the result: %q", got)
	}
}

// TestDropWhileDrafted ensures that a draft is forgotten when somebody in it leaves or does not show up, and that a
// no-show is one of the match's own players.
func TestDropWhileDrafted(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	one, _ := d.e.Pairing(1, 1)
	two, _ := d.e.Pairing(1, 2)
	d.refused(event.CodePairing, event.Action{Kind: event.NoShow, Round: 1, Pairing: 1, Player: two.Players[0],
		Reason: "not seen"})
	d.finish()
	d.do(event.Action{Kind: event.Draft, Seed: 2})
	d.do(event.Action{Kind: event.Drop, Player: one.Players[0]})
	if len(d.e.Rounds) != 1 {
		t.Error("the draft stays though somebody in it has left")
	}
	d.do(event.Action{Kind: event.Draft, Seed: 2})
	d.do(event.Action{Kind: event.Readmit, Player: one.Players[0]})
	if len(d.e.Rounds) != 1 {
		t.Error("the draft stays though somebody has come back")
	}
	d.checked()
}

// TestRightNamed ensures that who has no right to something is told whose it is: a judge's, or an organiser's.
func TestRightNamed(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	for kind, want := range map[string]string{event.Rule: "judge", event.Cancel: "organiser", event.Drop: "organiser"} {
		a := event.Action{Kind: kind, By: "stranger", Player: "p00", Round: 1, Pairing: 1}
		no := engine.IsRefusal(d.e.May(a, event.Rights{}))
		if no == nil || len(no.Args) != 1 || no.Args[0].Vals[0] != engine.Value("raw:"+want) {
			t.Errorf("%s: %+v, want %s", kind, no, want)
		}
	}
}

// TestShortRound ensures that the end of a round of two days or less is announced once, at half time, and that a round
// that is over is announced no more.
func TestShortRound(t *testing.T) {
	d := paired(t, func(p *event.Plan) { p.RoundTime = 48 * time.Hour })
	kind, _, at, _ := d.e.Wake()
	if kind != event.Warn || !at.Equal(start.Add(24*time.Hour)) {
		t.Errorf("the clock does %s at %v", kind, at)
	}
	d.do(event.Action{Kind: event.Warn, By: "bot", Round: 1})
	if kind, _, at, _ = d.e.Wake(); kind != event.Expire || !at.Equal(start.Add(48*time.Hour)) {
		t.Errorf("then the clock does %s at %v", kind, at)
	}
	d.finish()
	if _, _, _, ok := d.e.Wake(); ok {
		t.Error("the clock does something after the round")
	}
	for _, k := range []string{event.Warn, event.Expire} {
		if _, _, err := d.e.Apply(event.Action{Kind: k, Round: 1, At: d.now}, event.Bot); code(err) != event.CodeRound {
			t.Errorf("%s of a round that is over: %v", k, err)
		}
	}
}
