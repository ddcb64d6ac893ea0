package table_test

import (
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
	_, err := w.table.Invite(w.ctx, table.Invitation{Game: tally.Name, Channel: "c", From: "ada",
		To: []string{"bruno"}})
	wants(err, ada)
	w.wantRows("after a refusal")
	m := w.invite(table.Settings{}, []string{"rock"}, nil)
	_, err = w.table.Accept(w.ctx, m.ID, "bruno", table.Deck{Cards: []string{"dragon"}}, w.interaction())
	wants(err, bruno)
	w.wantRows("invited", "invite")
	// The cards of the game change while the invitation waits.
	w.table.Games = tally.Games{Without: "rock"}
	_, err = w.table.Accept(w.ctx, m.ID, "bruno", table.Deck{Cards: tally.Deck()}, w.interaction())
	wants(err, ada)
	if got := w.status(m.ID).Status; got != storage.Invited {
		t.Errorf("the match is %s", got)
	}
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "ada", table.Deck{Name: "new", Cards: tally.Deck("spark")},
		w.interaction())
	w.ok(err)
	got, err := w.table.Accept(w.ctx, m.ID, "bruno", table.Deck{Cards: tally.Deck()}, w.interaction())
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
	_, err = w.table.ChooseDeck(w.ctx, "m99", "ada", deck, w.interaction())
	w.refused(err, table.CodeUnknown)
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "bruno", deck, w.interaction())
	w.refused(err, table.CodeNotRunning) // Bruno has yet to accept
	w.wantRows("so far", "invite")
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "ada", deck, "once")
	w.ok(err)
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "ada", deck, "once")
	w.refused(err, table.CodeTwice)
	w.wantRows("a deck was chosen")
	for i := 1; i < 3; i++ {
		w.accepts(m.ID, name(i))
	}
	pos := w.pos(m.ID)
	seat := pos.Seat("ada")
	if got := w.hand(m.ID, int(seat)); got["flare"] == "" || got["rock"] != "" {
		t.Errorf("dealt %v", got)
	}
	if got := pos.Seats[seat].DeckName; got != "second" {
		t.Errorf("the deck is called %q", got)
	}
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "ada", deck, w.interaction())
	w.refused(err, table.CodeLocked) // FW-017
	m = w.invite(table.Settings{}, nil, nil)
	w.declines(m.ID, "bruno")
	_, err = w.table.ChooseDeck(w.ctx, m.ID, "ada", deck, w.interaction())
	w.refused(err, table.CodeAnswered)
}
