package table_test

import (
	"fmt"
	"testing"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// TestNoDeck ensures that nobody invites, accepts or begins without a deck that may be played, that the player
// who lacks one is named, and that another deck mends it.
func TestNoDeck(t *testing.T) {
	w := newWorld(t)
	wants := func(err error, seat int) {
		t.Helper()
		w.refused(err, table.CodeNoDeck) // FW-017
		if got := engine.IsRefusal(err).Arg("player"); len(got) != 1 || int(got[0].Seat()) != seat {
			t.Errorf("it names %v, want seat %d", got, seat)
		}
	}
	_, err := w.table.Invite(w.ctx, table.Invitation{Game: tally.Name, Channel: "c", From: "p0", To: []string{"p1"}})
	wants(err, 0)
	w.wantRows("after a refusal")
	m := w.invite(table.Settings{}, []string{"rock"}, nil)
	_, err = w.table.Accept(w.ctx, m.ID, "p1", table.Deck{Cards: []string{"dragon"}}, w.interaction())
	wants(err, 1)
	w.wantRows("invited", "invite")
	// The cards that there are change while the invitation stands.
	w.table.Games = tally.Games{Without: "rock"}
	_, err = w.table.Accept(w.ctx, m.ID, "p1", table.Deck{Cards: tally.Deck()}, w.interaction())
	wants(err, 0)
	if got := w.status(m.ID).Status; got != storage.Invited {
		t.Errorf("the match is %s", got)
	}
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "p0", table.Deck{Name: "new", Cards: tally.Deck("spark")}, w.interaction())
	w.ok(err)
	got, err := w.table.Accept(w.ctx, m.ID, "p1", table.Deck{Cards: tally.Deck()}, w.interaction())
	w.ok(err)
	if got.Status != storage.Running {
		t.Errorf("the match is %s", got.Status)
	}
}

// TestChooseDeck ensures that a deck can be changed until the match begins, by who is in, without a word to
// anybody, and that the match is dealt with the last one.
func TestChooseDeck(t *testing.T) {
	w := newWorld(t)
	m := w.invite(table.Settings{Rules: map[string]int{"hand": 40}}, []string{"rock"}, nil, nil)
	deck := table.Deck{Name: "second", Cards: tally.Deck("flare", "flare")}
	_, err := w.table.ChooseDeck(w.ctx, m.ID, "stranger", deck, w.interaction())
	w.refused(err, table.CodeInvitee)
	_, err = w.table.ChooseDeck(w.ctx, "m99", "p0", deck, w.interaction())
	w.refused(err, table.CodeUnknown)
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "p1", deck, w.interaction())
	w.refused(err, table.CodeNotRunning) // p1 has yet to accept
	w.wantRows("so far", "invite")
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "p0", deck, "once")
	w.ok(err)
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "p0", deck, "once")
	w.refused(err, table.CodeTwice)
	w.wantRows("a deck was chosen")
	for i := 1; i < 3; i++ {
		_, err = w.table.Accept(w.ctx, m.ID, fmt.Sprint("p", i), table.Deck{Name: "d", Cards: tally.Deck()},
			w.interaction())
		w.ok(err)
	}
	pos := w.pos(m.ID)
	seat := pos.Seat("p0")
	if got := w.hand(m.ID, int(seat)); got["flare"] == "" || got["rock"] != "" {
		t.Errorf("dealt %v", got)
	}
	if got := pos.Seats[seat].DeckName; got != "second" {
		t.Errorf("the deck is called %q", got)
	}
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "p0", deck, w.interaction())
	w.refused(err, table.CodeLocked) // FW-017
	m = w.invite(table.Settings{}, nil, nil)
	_, err = w.table.Decline(w.ctx, m.ID, "p1", w.interaction())
	w.ok(err)
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "p0", deck, w.interaction())
	w.refused(err, table.CodeAnswered)
}

// TestRules ensures that a refused table rule is told with its bounds, an unknown one with those there are, and
// that a rule set to its default is none that was changed.
func TestRules(t *testing.T) {
	w := newWorld(t)
	invite := func(rules map[string]int) (storage.Match, error) {
		return w.table.Invite(w.ctx, table.Invitation{Game: tally.Name, Channel: "c", From: "p0", To: []string{"p1"},
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
