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

// TestNumber ensures that matches of the same people are counted, whoever invites, and those with others by themselves.
func TestNumber(t *testing.T) {
	w := newWorld(t)
	for _, c := range []struct {
		from, to string
		want     int
	}{{name(0), name(1), 1}, {name(1), name(0), 2}, {name(0), name(2), 1}, {name(0), name(1), 3}} {
		m, err := w.table.Invite(w.ctx, table.Invitation{Game: tally.Name, Channel: "c", From: c.from,
			To: []string{c.to}, Deck: table.Deck{Cards: tally.Deck()}})
		w.ok(err)
		_, err = w.table.Decline(w.ctx, m.ID, c.from, "")
		w.ok(err)
		if got, err := table.SettingsOf(m); err != nil || got.Number != c.want {
			t.Errorf("%s invites %s: number %d, want %d (%v)", c.from, c.to, got.Number, c.want, err)
		}
	}
}

// TestClockBounds ensures that clocks which were not agreed on have their defaults, that the bounds can be agreed on
// and nothing beyond, and that a refusal says them.
func TestClockBounds(t *testing.T) {
	w := newWorld(t)
	invite := func(s table.Settings) (table.Settings, error) {
		m, err := w.table.Invite(w.ctx, table.Invitation{Game: tally.Name, Channel: "c", From: name(0), Settings: s,
			To: []string{name(1)}, Deck: table.Deck{Cards: tally.Deck()}})
		if err != nil {
			return s, err
		}
		_, err = w.table.Decline(w.ctx, m.ID, name(0), "")
		w.ok(err)
		got, err := table.SettingsOf(m)
		w.ok(err)
		got.Number = 0 // TestNumber's
		return got, nil
	}
	got, err := invite(table.Settings{})
	want := table.Settings{Turn: 24 * time.Hour, Reaction: 12 * time.Hour, Setup: 24 * time.Hour}
	if w.ok(err); w.json(got) != w.json(want) {
		t.Errorf("the defaults are %+v", got)
	}
	least, most := time.Second, 30*24*time.Hour
	for _, c := range []time.Duration{least, most} {
		want := table.Settings{Turn: c, Reaction: c, Setup: c}
		if got, err = invite(want); err != nil || w.json(got) != w.json(want) {
			t.Errorf("%v: %+v, %v", c, got, err)
		}
	}
	for _, c := range []time.Duration{-1, least - 1, most + 1} {
		for _, s := range []table.Settings{{Turn: c}, {Reaction: c}, {Setup: c}} {
			_, err := invite(s)
			w.refused(err, table.CodeClock)
			no := engine.IsRefusal(err)
			if no.Arg("min")[0].Num() != 1 || no.Arg("max")[0].Num() != 30*24*60 {
				t.Errorf("the bounds are told as %v", no)
			}
		}
	}
	if got, err = invite(table.Settings{Silence: table.MaxSilence}); err != nil || got.Silence != 20 {
		t.Errorf("the longest silence: %+v, %v", got, err)
	}
	for _, s := range []int{-1, 21} {
		_, err = invite(table.Settings{Silence: s})
		w.refused(err, table.CodeRule)
		no := engine.IsRefusal(err)
		if no.Arg("n")[0].Num() != s || no.Arg("min")[0].Num() != 0 || no.Arg("max")[0].Num() != 20 {
			t.Errorf("the bounds of silence are told as %v", no)
		}
	}
	_, err = w.table.Invite(w.ctx, table.Invitation{Game: tally.Name, From: "ada"})
	w.refused(err, table.CodePlayers)
	if no := engine.IsRefusal(err); no.Arg("min")[0].Num() != 2 || no.Arg("max")[0].Num() != 4 {
		t.Errorf("how many may play is told as %v", no)
	}
}
