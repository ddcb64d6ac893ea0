package event_test

import (
	"slices"
	"testing"

	"farpost/bot/tournament/event"
	"farpost/bot/tournament/standings"
)

// TestAutomaticLater ensures that an event which is told to go on by itself while it waits for its organiser does so at
// once.
func TestAutomaticLater(t *testing.T) {
	d := newDesk(t, func(*event.Plan) {})
	d.join(names(4)...)
	d.do(event.Action{Kind: event.Start, Seed: 1})
	plan := d.e.Plan
	plan.Automatic = true
	d.do(event.Action{Kind: event.Edit, Plan: &plan})
	if r, ok := d.e.Current(); !ok || !r.Published {
		t.Errorf("it waits: %+v", r)
	}
	d.checked()
}

// TestPodsCount ensures that in matches of more than two a bye counts as much as a first place, and that no tie-breaker
// counts single games.
func TestPodsCount(t *testing.T) {
	d := paired(t, func(p *event.Plan) { p.Format, p.Seats = event.Pods, 3 })
	if got := d.e.Plan.TieBreakers(); !slices.Equal(got, []standings.Column{standings.OpponentsMatchWins}) {
		t.Errorf("ties are broken by %v", got)
	}
	r, _ := d.e.Current()
	i := slices.IndexFunc(r.Pairings, func(p event.Pairing) bool { return p.Done == event.DoneBye })
	if i < 0 {
		t.Fatalf("nobody has a bye: %+v", r.Pairings)
	}
	for _, row := range d.e.Standings() {
		if row.Player == r.Pairings[i].Players[0] && row.Points != 4 {
			t.Errorf("a bye counts %d", row.Points)
		}
	}
}

// TestFollows ensures what comes next at each point of an event, and how many rounds there are in all.
func TestFollows(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(*event.Plan)
		want   []string
		rounds int // in all, at the end; 0 where nobody knows
	}{
		{"swiss", func(p *event.Plan) { p.Rounds = 2 }, []string{event.Draft, event.Draft, event.Finish}, 2},
		{"a cut", func(p *event.Plan) { p.Rounds, p.Cut, p.CutTo = 1, event.Single, 4 },
			[]string{event.Draft, event.Cut, event.Draft, event.Draft, event.Finish}, 3},
		{"single", func(p *event.Plan) { p.Format = event.Single },
			[]string{event.Draft, event.Draft, event.Finish}, 2},
		{"double", func(p *event.Plan) { p.Format = event.Double },
			[]string{event.Draft, event.Draft, event.Draft, event.Draft, event.Finish}, 0},
		{"league", func(p *event.Plan) { p.Format = event.League }, []string{event.Draft, event.Draft}, 0},
	} {
		d := newDesk(t, test.change)
		d.join(names(4)...)
		d.do(event.Action{Kind: event.Start, Seed: 1})
		for i, want := range test.want {
			if got := d.e.Follows(); got != want {
				t.Fatalf("%s, step %d: %s follows, want %s", test.name, i, got, want)
			}
			d.do(event.Action{Kind: want, Seed: 1})
			if want != event.Draft {
				continue
			}
			if got := d.e.Follows(); got != event.Publish {
				t.Errorf("%s: %s follows a draft", test.name, got)
			}
			d.do(event.Action{Kind: event.Publish})
			d.finish()
		}
		if got := d.e.InAll(); got != test.rounds {
			t.Errorf("%s has %d rounds in all, want %d", test.name, got, test.rounds)
		}
	}
}
