package selfplay_test

import (
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/selfplay"
)

// counting notes which seats were asked what to do in their turns.
type counting struct {
	player
	free map[engine.Seat]int
}

func (c counting) Plans(m selfplay.Moment) []selfplay.Plan {
	if m.Ask.Offers("end") {
		c.free[m.Ask.Seat]++
	}
	return c.player.Plans(m)
}

// TestOnly ensures that who is held to one verb uses no other in the own turn, that this is another seat from match to
// match, and that its wins are counted and told.
func TestOnly(t *testing.T) {
	free := map[engine.Seat]int{}
	o := options("")
	o.Policy, o.Only, o.Matches, o.ReadyOnly, o.InterfereEvery = counting{free: free}, []string{"end"}, 3, true, 200
	o.Workers = 1
	rep := run(t, o)
	if !rep.OK() || !strings.Contains(rep.Text(), "by who did nothing else than end.") {
		t.Fatalf("%v\n%s", rep.Problems, rep.Text())
	}
	for seat := range engine.Seat(3) {
		if free[seat] == 0 {
			t.Errorf("seat %d was held to one verb in every match", seat)
		}
	}
	if o.Only = []string{"play"}; run(t, o).DecisionsBy["play"] == 0 {
		t.Error("who only plays never plays")
	}
	for name, spoil := range map[string]func(*selfplay.Options){
		"without a policy":  func(o *selfplay.Options) { o.Policy = nil },
		"an unknown verb":   func(o *selfplay.Options) { o.Only = []string{"play", "fly"} },
		"a verb and spaces": func(o *selfplay.Options) { o.Only = []string{"play", " end"} },
	} {
		bad := o
		spoil(&bad)
		if _, err := selfplay.Run(bad); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
