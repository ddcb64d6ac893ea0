package event_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/bot/tournament/event"
	"farpost/bot/tournament/standings"
)

// TestWaitingLine ensures that whoever comes when all places are taken waits in line, and moves up in order when
// somebody leaves or the capacity grows, and is told.
func TestWaitingLine(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.Capacity = 2 })
	d.join("ada", "bruno", "chiara", "dora", "emil")
	waiting := func() (out []string) {
		for _, p := range d.e.Players {
			if p.Waiting {
				out = append(out, p.ID)
			}
		}
		return out
	}
	if got := waiting(); !slices.Equal(got, []string{"chiara", "dora", "emil"}) {
		t.Errorf("waiting are %v", got)
	}
	d.do(event.Action{Kind: event.Drop, By: "ada", Player: "ada"}) // before the start the same as to leave
	d.refused(event.CodeOut, event.Action{Kind: event.Leave, By: "ada", Player: "ada"})
	if got := waiting(); !slices.Equal(got, []string{"dora", "emil"}) || !slices.Equal(d.told["chiara"],
		[]string{event.TellPlace}) {
		t.Errorf("after one left %v wait, chiara is told %v", got, d.told["chiara"])
	}
	more := d.e.Plan
	more.Capacity = 3
	d.do(event.Action{Kind: event.Edit, Plan: &more})
	if got := waiting(); !slices.Equal(got, []string{"emil"}) {
		t.Errorf("with three places %v wait", got)
	}
	d.do(event.Action{Kind: event.Start, Seed: 1})
	if got := d.e.Field(1); !slices.Equal(got, []string{"bruno", "chiara", "dora"}) {
		t.Errorf("%v play", got)
	}
	d.refused(event.CodeIn, event.Action{Kind: event.Join, By: "bruno", Player: "bruno"})
	d.checked()
}

// TestCheckIn ensures that who has not checked in is reminded once and is out when the check-in ends, in line or not,
// and that those in line who are there move up in order.
func TestCheckIn(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.Capacity = 2; p.CheckIn = 6 * time.Hour })
	d.join("ada", "bruno", "emil", "chiara")
	d.refused(event.CodeStage, event.Action{Kind: event.Here, By: "ada", Player: "ada"})
	d.do(event.Action{Kind: event.Check})
	d.do(event.Action{Kind: event.Here, By: "ada", Player: "ada"})
	d.do(event.Action{Kind: event.Here, By: "chiara", Player: "chiara"})
	d.join("dora") // who enters now is there
	kind, _, at, ok := d.e.Wake()
	if kind != event.Remind || !ok || !at.Equal(start.Add(5*time.Hour)) {
		t.Errorf("the clock does %q at %v", kind, at)
	}
	d.now = at
	d.do(event.Action{Kind: event.Remind, By: "bot"})
	for who, want := range map[string]bool{"ada": false, "bruno": true, "emil": true, "chiara": false, "dora": false} {
		if slices.Contains(d.told[who], event.TellRemind) != want {
			t.Errorf("%s is told %v", who, d.told[who])
		}
	}
	d.refused(event.CodeRight, event.Action{Kind: event.Remind})
	kind, _, at, ok = d.e.Wake()
	if kind != event.Missing || !ok || !at.Equal(start.Add(6*time.Hour)) {
		t.Errorf("the clock does %q at %v", kind, at)
	}
	d.now = at
	d.do(event.Action{Kind: event.Missing, By: "bot"})
	if _, _, _, ok := d.e.Wake(); ok || len(d.e.Players) != 3 {
		t.Errorf("after the check-in there are %+v", d.e.Players)
	}
	d.do(event.Action{Kind: event.Start, Seed: 1})
	if got := d.e.Field(1); !slices.Equal(got, []string{"ada", "chiara"}) {
		t.Errorf("%v play", got)
	}
	d.checked()
}

// TestDecks ensures that an event does not start without a deck of everybody, unless it is played elsewhere, that a
// deck can be changed until its owner was dealt a match, and is found in the log by its number.
func TestDecks(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.Automatic = true })
	d.join("ada")
	d.do(event.Action{Kind: event.Join, By: "bruno", Player: "bruno"})
	d.refused(event.CodeNoDeck, event.Action{Kind: event.Start, Seed: 1})
	d.do(event.Action{Kind: event.Deck, By: "bruno", Player: "bruno", Name: "first", List: []string{"x"}})
	d.do(event.Action{Kind: event.Deck, By: "bruno", Player: "bruno", Name: "second", List: []string{"y"}})
	p, _ := d.e.Player("bruno")
	if a := d.log[p.DeckAt-1]; p.Deck != "second" || a.Player != "bruno" || a.List[0] != "y" {
		t.Errorf("the deck is %q, its entry %+v", p.Deck, a)
	}
	d.do(event.Action{Kind: event.Start, Seed: 1})
	d.deal()
	d.refused(event.CodeLocked, event.Action{Kind: event.Deck, By: "bruno", Player: "bruno", Name: "third"})
	e := newDesk(t, func(p *event.Plan) { p.Elsewhere = true })
	for _, id := range names(2) {
		e.do(event.Action{Kind: event.Join, By: id, Player: id})
	}
	e.do(event.Action{Kind: event.Start, Seed: 1})
}

// TestLateEntry ensures that people enter late until the round that the plan names, with a loss for each round that
// they missed, and never into a format that has no room for them.
func TestLateEntry(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.LateUntil = 2 })
	d.join(names(4)...)
	d.do(event.Action{Kind: event.Start, Seed: 1})
	d.do(event.Action{Kind: event.Draft, Seed: 1})
	d.do(event.Action{Kind: event.Publish})
	d.join("late")
	d.deal()
	for _, g := range d.open() {
		d.do(event.Action{Kind: event.GameOver, By: "bot", Match: g.Match, Places: []int{1, 2}})
	}
	d.do(event.Action{Kind: event.Draft, Seed: 2})
	d.join("later") // the draft is forgotten
	if r, _ := d.e.Current(); r.No != 1 {
		t.Errorf("the draft of round %d stays though somebody has entered", r.No)
	}
	d.do(event.Action{Kind: event.Draft, Seed: 2})
	d.do(event.Action{Kind: event.Publish})
	if r, _ := d.e.Current(); len(r.Pairings) != 3 {
		t.Errorf("round 2 has %d pairings", len(r.Pairings))
	}
	for _, row := range d.e.Standings() {
		if row.Player == "late" && (row.Lost != 1 || row.Won != 0) {
			t.Errorf("a late entry stands %+v", row)
		}
	}
	d.refused(event.CodeLate, event.Action{Kind: event.Join, By: "too late", Player: "too late"})
	d.checked()
	for _, f := range []event.Format{event.Single, event.RoundRobin} {
		d := newDesk(t, func(p *event.Plan) { p.Format = f })
		d.join(names(3)...)
		d.do(event.Action{Kind: event.Start, Seed: 1})
		d.refused(event.CodeLate, event.Action{Kind: event.Join, By: "late", Player: "late"})
	}
}

// TestPlanCheck ensures that a plan that cannot be played is refused with the reason.
func TestPlanCheck(t *testing.T) {
	for _, test := range []struct {
		code   string
		change func(*event.Plan)
	}{
		{"", func(*event.Plan) {}},
		{event.CodeBounds, func(p *event.Plan) { p.Name = "" }},
		{event.CodeBounds, func(p *event.Plan) { p.Name = strings.Repeat("è", event.MaxName+1) }},
		{"", func(p *event.Plan) { p.Name = strings.Repeat("è", event.MaxName) }},
		{event.CodeChoice, func(p *event.Plan) { p.Format = "ladder" }},
		{event.CodeBounds, func(p *event.Plan) { p.Seats = 3 }},
		{event.CodeBounds, func(p *event.Plan) { p.Format = event.Pods }},
		{event.CodeSeats, func(p *event.Plan) { p.Format, p.Seats = event.Pods, 4 }},
		{event.CodeChoice, func(p *event.Plan) { p.BestOf = 2 }},
		{event.CodeChoice, func(p *event.Plan) { p.Format, p.Seats, p.BestOf = event.Pods, 3, 3 }},
		{event.CodeChoice, func(p *event.Plan) { p.Format, p.Cut = event.Single, event.Single }},
		{event.CodeChoice, func(p *event.Plan) { p.Begins = "judge" }},
		{event.CodeChoice, func(p *event.Plan) { p.Decks = "secret" }},
		{event.CodeChoice, func(p *event.Plan) { p.Preset = "chess" }},
		{event.CodeBounds, func(p *event.Plan) { p.Rounds = 21 }},
		{event.CodeBounds, func(p *event.Plan) { p.CutTo = 1 }},
		{event.CodeBounds, func(p *event.Plan) { p.Capacity = 513 }},
		{event.CodeBounds, func(p *event.Plan) { p.RoundTime = time.Minute }},
		{"", func(p *event.Plan) { p.RoundTime = event.MinRoundTime }},
		{"", func(p *event.Plan) { p.RoundTime = event.MaxRoundTime }},
		{event.CodeBounds, func(p *event.Plan) { p.RoundTime = event.MaxRoundTime + time.Hour }},
		{"", func(p *event.Plan) { p.Turn = 720 * time.Hour }},
		{event.CodeBounds, func(p *event.Plan) { p.Turn = 721 * time.Hour }},
		{"", func(p *event.Plan) { p.Turn = time.Hour }},
		{event.CodeBounds, func(p *event.Plan) { p.Turn = time.Minute }},
		{"", func(p *event.Plan) { p.CheckIn = 168 * time.Hour }},
		{event.CodeBounds, func(p *event.Plan) { p.CheckIn = 169 * time.Hour }},
		{event.CodeBounds, func(p *event.Plan) { p.CheckIn = -time.Hour }},
		{"", func(p *event.Plan) { p.Total = time.Hour }},
		{event.CodeBounds, func(p *event.Plan) { p.Total = time.Minute }},
		{event.CodeBounds, func(p *event.Plan) { p.Total = event.MaxRoundTime + time.Hour }},
		{"", func(p *event.Plan) { p.CutTo, p.Cut = 2, event.Single }},
		{event.CodeChoice, func(p *event.Plan) { p.Format, p.Seats, p.Cut = event.Pods, 3, event.Single }},
		{"", func(p *event.Plan) { p.Rounds = event.MaxRounds }},
		{"", func(p *event.Plan) { p.Capacity = event.MaxPlayers }},
		{"", func(p *event.Plan) { p.LateUntil = event.MaxRounds }},
		{event.CodeBounds, func(p *event.Plan) { p.LateUntil = event.MaxRounds + 1 }},
		{"", func(p *event.Plan) { p.Prizes = strings.Repeat("è", event.MaxPrizes) }},
		{event.CodeBounds, func(p *event.Plan) { p.Prizes = strings.Repeat("è", event.MaxPrizes+1) }},
	} {
		p := event.DefaultPlan("nim")
		p.Name = "Spring"
		test.change(&p)
		if err := p.Check(&event.Ability{MinSeats: 2, MaxSeats: 3}); code(err) != test.code {
			t.Errorf("%+v: %v, want %q", p, err, test.code)
		}
	}
	own := event.DefaultPlan("nim")
	own.Name, own.Preset = "Spring", "own"
	for _, test := range []struct {
		preset  string
		columns []standings.Column
		code    string
	}{
		{"own", []standings.Column{standings.Buchholz}, ""}, {"own", []standings.Column{"luck"}, event.CodeChoice},
		{"magic", []standings.Column{standings.Buchholz}, event.CodeChoice}, {"own", nil, ""},
	} {
		own.Preset, own.Columns = test.preset, test.columns
		if err := own.Check(&event.Ability{MinSeats: 2, MaxSeats: 2}); code(err) != test.code {
			t.Errorf("%s with %v: %v", test.preset, test.columns, err)
		}
	}
	if p := event.DefaultPlan("chess"); code(p.Check(nil)) != event.CodeGame {
		t.Error("a game that is not there is accepted")
	}
}

// TestLateFromTheLine ensures that after the start nobody enters while all places are taken, that who waits in line
// takes the place of one who left, and that those who still wait stand in no table.
func TestLateFromTheLine(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.Capacity, p.Automatic = 4, true })
	d.join(names(6)...)
	d.do(event.Action{Kind: event.Start, Seed: 1})
	join := func(id string) event.Action { return event.Action{Kind: event.Join, By: id, Player: id} }
	d.deal()
	d.refused(event.CodeFull, join("p04"))
	d.refused(event.CodeFull, join("stranger"))
	d.do(event.Action{Kind: event.Drop, Player: "p01"})
	d.do(join("p05"))
	d.refused(event.CodeIn, join("p05"))
	d.refused(event.CodeIn, join("p01")) // an organiser readmits who has left
	d.finish()
	var stand []string
	for _, row := range d.e.Standings() {
		stand = append(stand, row.Player)
		if row.Player == "p05" && row.Lost < 1 {
			t.Errorf("who came late stands %+v", row)
		}
	}
	if slices.Sort(stand); !slices.Equal(stand, []string{"p00", "p01", "p02", "p03", "p05"}) {
		t.Errorf("in the table are %v", stand)
	}
	d.checked()
}

// TestGoesOnOnce ensures that an action asks the bot at most once to go on, however much it decides.
func TestGoesOnOnce(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.Automatic = true })
	d.join(names(3)...)
	d.do(event.Action{Kind: event.Start, Seed: 1})
	d.deal()
	p := d.open()[0]
	pairing, _ := d.e.Pairing(p.Round, p.Pairing)
	_, effects, err := d.e.Apply(event.Action{Kind: event.Drop, Player: pairing.Players[0], At: d.now}, organiser)
	if n := len(slices.DeleteFunc(effects, func(f event.Effect) bool { return f.Kind != event.EffectNext })); n != 1 {
		t.Errorf("the bot is to go on %d times: %v", n, err)
	}
}

// TestAfterTheEnd ensures that a match that ends when its event was called off changes nothing but its own game.
func TestAfterTheEnd(t *testing.T) {
	d := paired(t, func(p *event.Plan) { p.Automatic = false })
	d.do(event.Action{Kind: event.Cancel, Reason: "flood"})
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{1, 2}})
	if p, _ := d.e.Pairing(1, 1); p.Done != "" || !p.Games[0].Over {
		t.Errorf("the pairing is %+v", p)
	}
}
