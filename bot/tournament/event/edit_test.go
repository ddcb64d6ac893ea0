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
