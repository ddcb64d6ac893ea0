package event_test

import (
	"slices"
	"testing"
	"time"

	"farpost/bot/tournament/event"
)

// drafted begins a Swiss event of so many people and drafts its first round.
func drafted(t *testing.T, people int, change func(*event.Plan)) *desk {
	t.Helper()
	d := newDesk(t, change)
	d.join(names(people)...)
	d.do(event.Action{Kind: event.Start, Seed: 1})
	d.do(event.Action{Kind: event.Draft, Seed: 1})
	return d
}

// finish ends all games that are being played: the first player of each pairing wins.
func (d *desk) finish() {
	d.t.Helper()
	for d.deal(); len(d.open()) > 0; d.deal() {
		p, _ := d.e.Pairing(d.open()[0].Round, d.open()[0].Pairing)
		places := make([]int, len(p.Players))
		for i := range places {
			places[i] = i + 1
		}
		d.do(event.Action{Kind: event.GameOver, By: "bot", Match: d.open()[0].Match, Places: places})
	}
}

// TestSwap ensures that two people of a draft change places, that what it costs is counted, and that nothing is swapped
// that is not there, is published, or is a bracket's.
func TestSwap(t *testing.T) {
	d := drafted(t, 5, func(*event.Plan) {})
	d.do(event.Action{Kind: event.Publish})
	d.finish()
	d.do(event.Action{Kind: event.Draft, Seed: 2})
	first, _ := d.e.Pairing(1, 1)
	a, b := first.Players[0], first.Players[1]
	r, _ := d.e.Current()
	partner := ""
	for _, p := range r.Pairings {
		if len(p.Players) == 2 && slices.Contains(p.Players, a) {
			partner = p.Players[1-slices.Index(p.Players, a)]
		}
	}
	if partner == "" || partner == b || r.Rematches != 0 {
		t.Fatalf("%s meets %q in %+v", a, partner, r)
	}
	d.refused(event.CodePairing, event.Action{Kind: event.Swap, Player: a, Other: a})
	d.refused(event.CodePairing, event.Action{Kind: event.Swap, Player: a, Other: "stranger"})
	d.refused(event.CodePairing, event.Action{Kind: event.Swap, Player: "stranger", Other: a})
	d.do(event.Action{Kind: event.Swap, Player: partner, Other: b})
	r, _ = d.e.Current()
	if r.Rematches != 1 || !slices.ContainsFunc(r.Pairings, func(p event.Pairing) bool {
		return slices.Contains(p.Players, a) && slices.Contains(p.Players, b)
	}) {
		t.Errorf("after the swap the round is %+v", r)
	}
	d.do(event.Action{Kind: event.Swap, Player: partner, Other: b})
	if r, _ = d.e.Current(); r.Rematches != 0 {
		t.Errorf("after the swap back the round is %+v", r)
	}
	d.do(event.Action{Kind: event.Publish})
	d.refused(event.CodeRound, event.Action{Kind: event.Swap, Player: a, Other: b})
	d.checked()
	s := drafted(t, 4, func(p *event.Plan) { p.Format = event.Single })
	s.refused(event.CodeRound, event.Action{Kind: event.Swap, Player: "p00", Other: "p01"})
	q := drafted(t, 7, func(p *event.Plan) { p.Format, p.Seats = event.Pods, 4 })
	one, _ := q.e.Current()
	x, y := one.Pairings[0].Players[0], one.Pairings[1].Players[0]
	q.do(event.Action{Kind: event.Swap, Player: x, Other: y})
	if one, _ = q.e.Current(); one.Pairings[1].Players[0] != x || one.Pairings[0].Players[0] != y {
		t.Errorf("after the swap the pods are %+v", one.Pairings)
	}
}

// TestDraft ensures in which order rounds are drafted, drafted anew and published, and that none is when another is
// open or none follows.
func TestDraft(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.Rounds = 1 })
	d.refused(event.CodeStage, event.Action{Kind: event.Draft})
	early := newDesk(t, func(*event.Plan) {})
	early.do(event.Action{Kind: event.Cancel, Reason: "rain"})
	early.refused(event.CodeStage, event.Action{Kind: event.Start})
	d.refused(event.CodeFew, event.Action{Kind: event.Start})
	d.join(names(6)...)
	d.do(event.Action{Kind: event.Start, Seed: 1})
	d.refused(event.CodeRound, event.Action{Kind: event.Publish})
	d.refused(event.CodeRound, event.Action{Kind: event.Redraft})
	d.do(event.Action{Kind: event.Draft, Seed: 1})
	d.refused(event.CodeDrafted, event.Action{Kind: event.Draft, Seed: 1})
	one, _ := d.e.Current()
	other := false
	for seed := uint64(2); seed < 9; seed++ {
		d.do(event.Action{Kind: event.Redraft, Seed: seed})
		two, _ := d.e.Current()
		other = other || !slices.EqualFunc(one.Pairings, two.Pairings, func(p, q event.Pairing) bool {
			return slices.Equal(p.Players, q.Players)
		})
	}
	if !other || len(d.e.Rounds) != 1 {
		t.Errorf("drafts made anew are all alike, or more: %d", len(d.e.Rounds))
	}
	d.do(event.Action{Kind: event.Publish})
	d.refused(event.CodeRound, event.Action{Kind: event.Publish})
	d.refused(event.CodeOpen, event.Action{Kind: event.Draft})
	d.refused(event.CodeOpen, event.Action{Kind: event.Finish})
	d.refused(event.CodeOpen, event.Action{Kind: event.Cut})
	r, _ := d.e.Current()
	if r.Open() != 3 || r.No != 1 || !r.Due.Equal(start.Add(7*24*time.Hour)) || r.Pairings[2].No != 3 {
		t.Errorf("the round is %+v", r)
	}
	d.finish()
	d.refused(event.CodeLast, event.Action{Kind: event.Draft})
	d.do(event.Action{Kind: event.Finish})
	d.refused(event.CodeStage, event.Action{Kind: event.Finish})
	d.checked()
}

// TestPairingOf ensures that a person finds the match that they play: of the round before while the next is drafted,
// and in a league the first that is open.
func TestPairingOf(t *testing.T) {
	d := drafted(t, 4, func(*event.Plan) {})
	if _, _, ok := d.e.PairingOf("p00"); ok {
		t.Error("a draft is told to its players")
	}
	d.do(event.Action{Kind: event.Publish})
	d.finish()
	d.do(event.Action{Kind: event.Draft, Seed: 2})
	if round, p, ok := d.e.PairingOf("p00"); !ok || round != 1 || !slices.Contains(p.Players, "p00") {
		t.Errorf("round %d: %+v", round, p)
	}
	d.do(event.Action{Kind: event.Publish})
	if round, _, _ := d.e.PairingOf("p00"); round != 2 {
		t.Errorf("found in round %d", round)
	}
	if _, _, ok := d.e.PairingOf("stranger"); ok {
		t.Error("a stranger has a match")
	}
	l := drafted(t, 4, func(p *event.Plan) { p.Format = event.League })
	l.do(event.Action{Kind: event.Publish})
	l.deal()
	_, one, _ := l.e.PairingOf("p00")
	l.do(event.Action{Kind: event.GameOver, By: "bot", Match: one.Games[0].Match, Places: []int{1, 2}})
	if _, two, _ := l.e.PairingOf("p00"); two.No == one.No || two.Done != "" {
		t.Errorf("after match %d comes %+v", one.No, two)
	}
}

// TestEdit ensures what of a plan changes before the start, and after it only what concerns what is to come.
func TestEdit(t *testing.T) {
	d := newDesk(t, func(*event.Plan) {})
	d.refused(event.CodeChoice, event.Action{Kind: event.Edit})
	edit := func(change func(*event.Plan)) event.Action {
		p := d.e.Plan
		change(&p)
		return event.Action{Kind: event.Edit, Plan: &p}
	}
	d.do(edit(func(p *event.Plan) { p.Game, p.BestOf = "chess", 3 }))
	d.do(edit(func(p *event.Plan) { p.Game, p.BestOf = "nim", 1 }))
	d.refused(event.CodeStage, event.Action{Kind: event.Create, Plan: &d.e.Plan})
	d.join("p00")
	d.refused(event.CodeChoice, edit(func(p *event.Plan) { p.Game = "chess" }))
	d.join(names(4)[1:]...)
	d.refused(event.CodeChoice, edit(func(p *event.Plan) { p.Game = "chess" }))
	d.do(event.Action{Kind: event.Start, Seed: 1})
	d.do(edit(func(p *event.Plan) {
		p.Name, p.Prizes, p.Automatic, p.RoundTime, p.LateUntil = "Autumn", "a cake", false, 48*time.Hour, 3
		p.Cut, p.CutTo, p.Rounds, p.Total = event.Single, 2, 4, 20*time.Hour
		p.BestOf, p.Preset, p.Decks, p.Turn, p.Format = 3, "pokemon", event.DecksOpen, time.Hour, event.Double
	}))
	p := d.e.Plan
	if p.Name != "Autumn" || p.Prizes != "a cake" || p.RoundTime != 48*time.Hour || p.LateUntil != 3 ||
		p.Cut != event.Single || p.CutTo != 2 || p.Rounds != 4 || d.e.Total != 4 || p.Total != 20*time.Hour {
		t.Errorf("what is to come has not changed: %+v", p)
	}
	if p.BestOf != 1 || p.Preset != "magic" || p.Decks != event.DecksHidden || p.Turn != 24*time.Hour ||
		p.Format != event.Swiss {
		t.Errorf("what people rely on has changed: %+v", p)
	}
	d.do(event.Action{Kind: event.Draft, Seed: 1})
	d.do(event.Action{Kind: event.Publish})
	d.finish()
	d.do(event.Action{Kind: event.Draft, Seed: 2})
	d.do(edit(func(p *event.Plan) { p.Rounds = 1 }))
	d.do(edit(func(p *event.Plan) { p.Rounds = 0 }))
	if d.e.Total != 4 {
		t.Errorf("%d rounds though 2 are there", d.e.Total)
	}
	d.checked()
}

// TestByes ensures that an organiser gives a bye for a round to come and takes it back, that it counts as a win, and
// that a draft of that round is forgotten.
func TestByes(t *testing.T) {
	d := drafted(t, 4, func(*event.Plan) {})
	bye := func(kind, who string, round int) event.Action {
		return event.Action{Kind: kind, Player: who, Round: round}
	}
	d.refused(event.CodeRound, bye(event.TakeBye, "p01", 2))
	d.refused(event.CodeOut, bye(event.GiveBye, "stranger", 1))
	d.do(bye(event.GiveBye, "p01", 1))
	d.refused(event.CodeIn, bye(event.GiveBye, "p01", 1))
	d.do(bye(event.GiveBye, "p02", 1))
	d.do(bye(event.TakeBye, "p02", 1))
	if len(d.e.Rounds) != 0 {
		t.Error("the draft stays")
	}
	d.do(bye(event.GiveBye, "p03", 2))
	d.do(event.Action{Kind: event.Draft, Seed: 1})
	if len(d.e.Rounds) != 1 {
		t.Fatal("no draft")
	}
	d.do(bye(event.TakeBye, "p03", 2)) // of a later round: the draft stays
	d.do(event.Action{Kind: event.Publish})
	d.refused(event.CodeRound, bye(event.GiveBye, "p02", 1))
	d.refused(event.CodeRound, bye(event.GiveBye, "p02", event.MaxRounds+1))
	d.do(bye(event.GiveBye, "p02", event.MaxRounds))
	_, p, _ := d.e.PairingOf("p01")
	if len(p.Players) != 1 || p.Done != event.DoneBye {
		t.Errorf("the pairing is %+v", p)
	}
	for _, row := range d.e.Standings() {
		if row.Player == "p01" && (row.Points != 3 || row.Byes != 1) {
			t.Errorf("stands %+v", row)
		}
	}
	if len(d.told["p01"]) != 0 || !slices.Contains(d.told["p02"], event.TellPaired) {
		t.Errorf("told are %v", d.told)
	}
	d.checked()
}

// TestCancel ensures that an event that is called off calls off the matches that are being played, and no others, and
// that nothing happens to it any more.
func TestCancel(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{1, 2}})
	d.refused(event.CodeReason, event.Action{Kind: event.Cancel})
	d.do(event.Action{Kind: event.Cancel, Reason: "flood"})
	if len(d.stops) != 1 || d.stops[0].Kind != event.EffectVoid || d.stops[0].Match != "m2" {
		t.Errorf("called off are %+v", d.stops)
	}
	d.refused(event.CodeStage, event.Action{Kind: event.Cancel, Reason: "again"})
	d.refused(event.CodeStage, event.Action{Kind: event.Drop, Player: "p00"})
	d.refused(event.CodeStage, event.Action{Kind: event.Edit, Plan: &d.e.Plan})
	d.checked()
}

// TestPenalty ensures that points are taken away, with a reason and within bounds.
func TestPenalty(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	take := func(who string, points int, why string) event.Action {
		return event.Action{Kind: event.Penalise, Player: who, Points: points, Reason: why}
	}
	d.refused(event.CodeReason, take("p00", 1, ""))
	d.refused(event.CodeOut, take("stranger", 1, "late"))
	d.refused(event.CodeBounds, take("p00", 0, "late"))
	d.refused(event.CodeBounds, take("p00", 101, "late"))
	d.do(take("p00", 100, "very late"))
	d.do(take("p00", 1, "late"))
	for _, row := range d.e.Standings() {
		if row.Player == "p00" && row.Points != -101 {
			t.Errorf("stands %+v", row)
		}
	}
	d.checked()
}

// TestExtend ensures that a round or one pairing gets more time, that the end is announced anew, and that no time is
// given that is past, too long, or for what is over.
func TestExtend(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	d.now = start.Add(4 * 24 * time.Hour)
	d.do(event.Action{Kind: event.Warn, By: "bot", Round: 1})
	extend := func(round, pairing int, by time.Duration) event.Action {
		return event.Action{Kind: event.Extend, Round: round, Pairing: pairing, Until: d.now.Add(by)}
	}
	for _, round := range []int{0, 2} {
		if _, _, err := d.e.Apply(event.Action{Kind: event.Warn, Round: round},
			event.Bot); code(err) != event.CodeRound {
			t.Errorf("the end of round %d is announced: %v", round, err)
		}
	}
	d.refused(event.CodeBounds, extend(1, 0, 0))
	d.refused(event.CodeBounds, extend(1, 0, event.MaxRoundTime+time.Hour))
	d.refused(event.CodeRound, extend(2, 0, time.Hour))
	d.refused(event.CodeRound, extend(0, 0, time.Hour))
	d.do(extend(1, 0, event.MaxRoundTime))
	r, _ := d.e.Current()
	if !r.Due.Equal(d.now.Add(event.MaxRoundTime)) || r.Warned != 0 {
		t.Errorf("the round is %+v", r)
	}
	d.do(extend(1, 2, time.Hour))
	p, _ := d.e.Pairing(1, 2)
	q, _ := d.e.Pairing(1, 1)
	if due := d.now.Add(time.Hour); !r.DueOf(p).Equal(due) || !r.DueOf(q).Equal(r.Due) {
		t.Errorf("the pairings are due at %v and %v", r.DueOf(p), r.DueOf(q))
	}
	kind, round, at, ok := d.e.Wake()
	if !ok || kind != event.Expire || round != 1 || !at.Equal(d.now.Add(time.Hour)) {
		t.Errorf("the clock does %s of %d at %v", kind, round, at)
	}
	d.now = at
	d.do(event.Action{Kind: event.Expire, By: "bot", Round: 1})
	if p, _ = d.e.Pairing(1, 2); p.Done != event.DoneIdle {
		t.Errorf("the pairing whose time was over is %+v", p)
	}
	if q, _ = d.e.Pairing(1, 1); q.Done != "" {
		t.Errorf("the other pairing is %+v", q)
	}
	d.refused(event.CodeDecided, extend(1, 2, time.Hour))
	d.finish()
	d.refused(event.CodeRound, extend(1, 0, time.Hour))
	d.checked()
}

// TestTrouble ensures that what the bot could not do is noted once, with its latest reason, and forgotten when it can;
// and that whoever made the event is told of the first match without a thread, which is forgotten once it is decided.
func TestTrouble(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	closed := event.Trouble{Kind: event.TroubleDM, Player: "p00", Why: "dms"}
	d.do(event.Action{Kind: event.Failed, By: "bot", Trouble: &closed})
	again := closed
	again.Why = "left"
	d.do(event.Action{Kind: event.Failed, By: "bot", Trouble: &again})
	d.do(event.Action{Kind: event.Failed, By: "bot", Trouble: &event.Trouble{Kind: event.TroubleThread, Round: 1,
		Pairing: 1}})
	if len(d.e.Trouble) != 2 || d.e.Trouble[0] != again {
		t.Errorf("the troubles are %+v", d.e.Trouble)
	}
	d.do(event.Action{Kind: event.Mended, By: "bot", Trouble: &event.Trouble{Kind: event.TroubleDM, Player: "p00"}})
	if len(d.e.Trouble) != 1 || d.e.Trouble[0].Kind != event.TroubleThread {
		t.Errorf("the troubles are %+v", d.e.Trouble)
	}
	for _, a := range []event.Action{{Kind: event.Failed}, {Kind: event.Mended}, {Kind: event.Mended,
		Trouble: &closed}} {
		a.At = d.now
		if _, _, err := d.e.Apply(a, event.Bot); code(err) != event.CodeNothing {
			t.Errorf("%s of %+v: %v", a.Kind, a.Trouble, err)
		}
	}
	d.checked()
	thread := func(pairing int) int {
		_, todo, err := d.e.Apply(event.Action{Kind: event.Failed, By: "bot", At: d.now,
			Trouble: &event.Trouble{Kind: event.TroubleThread, Round: 1, Pairing: pairing, Why: "full"}}, event.Bot)
		if err != nil {
			t.Fatal(err)
		}
		return len(slices.DeleteFunc(todo, func(f event.Effect) bool {
			return f.Code != event.TellThread || f.Player != d.e.Owner
		}))
	}
	if n := thread(2); n != 0 {
		t.Errorf("the owner is told %d times of a second match", n)
	}
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{1, 2}})
	if len(d.e.Trouble) != 0 || thread(2) != 1 {
		t.Errorf("of a decided match %+v is left; the owner is told %d times of the next", d.e.Trouble, thread(2))
	}
}

// TestBalance ensures that over the rounds people begin more evenly than by chance, and that pods of three make up the
// numbers where they must, while four are too few for two pods.
func TestBalance(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.Rounds, p.Automatic = 6, true })
	d.join(names(16)...)
	d.do(event.Action{Kind: event.Start, Seed: 1})
	d.finish()
	begun := map[string]int{}
	for _, r := range d.e.Rounds {
		for _, p := range r.Pairings {
			begun[p.Players[0]]++
		}
	}
	uneven := 0
	for _, id := range names(16) {
		uneven += (begun[id] - 3) * (begun[id] - 3)
	}
	if uneven > 20 { // 24 if it were left to chance
		t.Errorf("so often has begun who: %v, %d", begun, uneven)
	}
	q := drafted(t, 7, func(p *event.Plan) { p.Format, p.Seats = event.Pods, 4 })
	if r, _ := q.e.Current(); len(r.Pairings) != 2 || len(r.Pairings[0].Players)+len(r.Pairings[1].Players) != 7 {
		t.Errorf("seven people are paired as %+v", r.Pairings)
	}
	few := newDesk(t, func(p *event.Plan) { p.Format, p.Seats = event.Pods, 4 })
	few.join(names(3)...)
	few.refused(event.CodeFew, event.Action{Kind: event.Start, Seed: 1})
}

// TestWhatTheDraftTells ensures that a draft tells the rematches and second byes that could not be avoided, that ending
// an event forgets its draft, and that a pod's places are kept as they were played.
func TestWhatTheDraftTells(t *testing.T) {
	for _, test := range []struct{ people, rounds, rematches, second int }{{4, 4, 2, 0}, {3, 4, 1, 1}} {
		d := newDesk(t, func(p *event.Plan) { p.Rounds = test.rounds + 1 })
		d.join(names(test.people)...)
		d.do(event.Action{Kind: event.Start, Seed: 1})
		for n := range test.rounds {
			d.do(event.Action{Kind: event.Draft, Seed: uint64(n)})
			r, _ := d.e.Current()
			if n < 3 && r.Rematches+r.SecondByes > 0 ||
				n == 3 && (r.Rematches != test.rematches || r.SecondByes != test.second) {
				t.Errorf("round %d of %d people has %d rematches and %d second byes", n+1, test.people, r.Rematches,
					r.SecondByes)
			}
			d.do(event.Action{Kind: event.Publish})
			d.finish()
		}
		d.do(event.Action{Kind: event.Draft, Seed: 9})
		d.do(event.Action{Kind: event.Finish})
		if len(d.e.Rounds) != test.rounds || d.e.Stage != event.Over {
			t.Errorf("at the end there are %d rounds", len(d.e.Rounds))
		}
		d.checked()
	}
	q := drafted(t, 4, func(p *event.Plan) { p.Format, p.Seats = event.Pods, 4 })
	q.do(event.Action{Kind: event.Publish})
	q.deal()
	q.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{3, 1, 4, 2}})
	if p, _ := q.e.Pairing(1, 1); !slices.Equal(p.Places, []int{3, 1, 4, 2}) || len(p.Wins) > 0 {
		t.Errorf("the pod is %+v", p)
	}
	for _, bad := range [][]int{{1, 2, 3}, {2, 3, 4, 4}, {1, 2, 3, 5}, nil} {
		q.refused(event.CodeResult, event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Places: bad, Reason: "seen"})
	}
	q.do(event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Places: []int{1, 1, 3, 4}, Reason: "seen"})
	if p, _ := q.e.Pairing(1, 1); !slices.Equal(p.Places, []int{1, 1, 3, 4}) {
		t.Errorf("the pod is %+v", p)
	}
	q.checked()
}
