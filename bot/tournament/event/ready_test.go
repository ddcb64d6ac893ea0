package event_test

import (
	"slices"
	"testing"

	"farpost/bot/tournament/event"
)

// TestNotReady ensures that an event starts with people who have not checked in, or have no deck, only as its start
// says, that who is left out is told, that their places go to those in line, and that the check-in calls everybody.
func TestNotReady(t *testing.T) {
	for _, x := range []struct {
		name           string
		absent, nodeck string
		refused        string
		plays          []string
		told           map[string]string
	}{
		{name: "nothing said", refused: event.CodeAbsent},
		{name: "with them", absent: event.With, refused: event.CodeNoDeck},
		{name: "with the absent, without the deckless", absent: event.With, nodeck: event.Without,
			plays: []string{"ada", "bruno", "chiara", "emil"}, told: map[string]string{"dora": event.TellNoDeck}},
		{name: "without the absent", absent: event.Without, refused: event.CodeNoDeck},
		{name: "without both", absent: event.Without, nodeck: event.Without, plays: []string{"ada", "chiara", "emil"},
			told: map[string]string{"bruno": event.TellMissed, "dora": event.TellNoDeck, "emil": event.TellPlace}},
	} {
		t.Run(x.name, func(t *testing.T) {
			d := newDesk(t, func(p *event.Plan) { p.Capacity = 4 })
			d.join("ada", "bruno", "chiara", "emil")
			d.do(event.Action{Kind: event.Leave, Player: "emil"})
			d.do(event.Action{Kind: event.Join, By: "dora", Player: "dora"})
			d.join("emil") // in line
			d.do(event.Action{Kind: event.Check})
			for _, who := range []string{"ada", "chiara", "dora", "emil"} {
				d.do(event.Action{Kind: event.Here, By: who, Player: who})
			}
			if got := d.told["bruno"]; !slices.Equal(got, []string{event.TellCheck}) {
				t.Errorf("bruno is told %v", got)
			}
			a := event.Action{Kind: event.Start, Absent: x.absent, NoDeck: x.nodeck}
			if x.refused != "" {
				d.refused(x.refused, a)
				return
			}
			d.do(a)
			if got := d.e.Field(1); !slices.Equal(got, x.plays) {
				t.Errorf("%v play, want %v", got, x.plays)
			}
			for who, code := range x.told {
				if got := d.told[who]; got[len(got)-1] != code {
					t.Errorf("%s is told %v, want %s last", who, got, code)
				}
			}
		})
	}
}

// TestOldStart ensures that the log of an earlier version, which started with whoever had a place, is still the event
// that it was.
func TestOldStart(t *testing.T) {
	d := newDesk(t, func(*event.Plan) {})
	d.join("ada", "bruno")
	d.do(event.Action{Kind: event.Check})
	e, err := event.Replay(append(d.log, event.Action{Kind: event.Start, At: d.now, Seed: 1}))
	if err != nil || e.Stage != event.Running || len(e.Field(1)) != 2 {
		t.Errorf("the event is %s with %v: %v", e.Stage, e.Field(1), err)
	}
}
