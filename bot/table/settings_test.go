package table_test

import (
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// TestSettings ensures that a table rule and the clocks that were agreed on hold in the match.
func TestSettings(t *testing.T) {
	w := newWorld(t)
	id := w.deal(table.Settings{Setup: time.Hour, Rules: map[string]int{"hand": 5, "life": 9}}, nil, nil)
	pos := w.pos(id)
	if n := len(w.hand(id, ada)); n != 1 { // five moths are one kind
		t.Errorf("%d kinds of card in hand", n)
	}
	v, err := pos.View(0)
	w.ok(err)
	if v.Zone("hand", 0).Count != 5 || v.Seats[bruno].Badges[0].N != 9 {
		t.Errorf("hand %d, life %d, want 5 and 9", v.Zone("hand", 0).Count, v.Seats[bruno].Badges[0].N)
	}
	for _, a := range pos.Asks {
		if got := pos.Deadline(a.Q); !got.Equal(start.Add(time.Hour)) {
			t.Errorf("deadline %v, want an hour after the deal", got)
		}
	}
}

// TestRules ensures that a refused table rule is told with its bounds, an unknown one with those there are, and
// that a rule set to its default is none that was changed.
func TestRules(t *testing.T) {
	w := newWorld(t)
	invite := func(rules map[string]int) (storage.Match, error) {
		return w.table.Invite(w.ctx, table.Invitation{Game: tally.Name, Channel: "c", From: "ada",
			To:   []string{"bruno"},
			Deck: table.Deck{Cards: tally.Deck()}, Settings: table.Settings{Rules: rules}})
	}
	_, err := invite(map[string]int{"life": 100})
	if no := engine.IsRefusal(err); no == nil || no.Code != table.CodeRule || no.Arg("n")[0].Num() != 100 ||
		no.Arg("min")[0].Num() != 1 || no.Arg("max")[0].Num() != 99 {
		t.Errorf("out of bounds: %v", err)
	}
	_, err = invite(map[string]int{"speed": 1})
	if no := engine.IsRefusal(err); no == nil || no.Code != table.CodeNoRule || len(no.Arg("list")) != 2 {
		t.Errorf("unknown: %v", err)
	}
	m, err := invite(map[string]int{"life": 5, "hand": 7})
	w.ok(err)
	s, err := table.SettingsOf(m)
	w.ok(err)
	if len(s.Rules) != 1 || s.Rules["hand"] != 7 {
		t.Errorf("kept: %v", s.Rules)
	}
}
