package table_test

import (
	"slices"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/storage"
)

// ended plays a match of decks to its end: all but the first player concede.
func (w *world) ended(settings table.Settings, decks ...[]string) string {
	w.Helper()
	id := w.begun(settings, decks...)
	for i := 1; i < len(decks); i++ {
		w.concedes(id, i)
	}
	w.rows()
	return id
}

// TestRematch ensures that a player of a match that is over invites the others to one with the same game, settings and
// decks; that another one's press accepts it; and that it is dealt with what was played before, each by its own player.
func TestRematch(t *testing.T) {
	w := newWorld(t)
	old := w.ended(table.Settings{Turn: 5 * time.Hour, Rules: map[string]int{"life": 9}}, []string{"spark"},
		[]string{"flare"}, []string{"comet"})
	_, err := w.table.Rematch(w.ctx, old, "stranger", "", w.interaction())
	w.refused(err, table.CodeWatching)
	m, err := w.table.Rematch(w.ctx, old, "bruno", "", "once")
	w.ok(err)
	if m.Status != storage.Invited || m.Server != "s" || m.Channel != "c" {
		t.Errorf("the invitation: %+v", m)
	}
	w.wantRows("invited again", "invite")
	_, err = w.table.Rematch(w.ctx, old, "bruno", "", "once")
	w.refused(err, table.CodeIn)
	again, err := w.table.Rematch(w.ctx, old, "ada", "", w.interaction())
	w.ok(err)
	if again.ID != m.ID || again.Status != storage.Invited {
		t.Errorf("another one's press: match %s is %s, want %s still open", again.ID, again.Status, m.ID)
	}
	again, err = w.table.AcceptSame(w.ctx, m.ID, "chiara", w.interaction())
	w.ok(err)
	if again.Status != storage.Running {
		t.Errorf("all have accepted: %s", again.Status)
	}
	_, err = w.table.AcceptSame(w.ctx, w.invites("dora", "ada").ID, "ada", w.interaction())
	w.refused(err, table.CodeNoDeck) // which is no rematch
	w.rows()
	pos := w.pos(m.ID)
	for seat, s := range pos.Seats {
		want := map[string]string{"ada": "spark", "bruno": "flare", "chiara": "comet"}[s.Player]
		if _, ok := w.hand(m.ID, seat)[want]; !ok {
			t.Errorf("%s does not play the deck with %s: %v", s.Player, want, w.hand(m.ID, seat))
		}
	}
	v, err := pos.View(0)
	w.ok(err)
	set, err := table.SettingsOf(again)
	w.ok(err)
	if v.Seats[ada].Badges[0].N != 9 || set.Turn != 5*time.Hour || set.Rematch != old {
		t.Errorf("life %d, settings %+v", v.Seats[ada].Badges[0].N, set)
	}
	_, err = w.table.Rematch(w.ctx, old, "ada", "", w.interaction())
	w.refused(err, table.CodeRematch)
}

// TestRematchRefused ensures that there is no rematch of a match that goes on, nor with a deck that may not be played
// any more; and that one that was declined can be offered again, elsewhere too, and by another.
func TestRematchRefused(t *testing.T) {
	w := newWorld(t)
	_, err := w.table.Rematch(w.ctx, w.begun(table.Settings{}, nil, nil), "ada", "", w.interaction())
	w.refused(err, table.CodeNotOver)
	old := w.ended(table.Settings{}, nil, nil)
	w.table.Games = tally.Games{Without: "moth"}
	_, err = w.table.Rematch(w.ctx, old, "ada", "", w.interaction())
	w.refused(err, table.CodeNoDeck)
	w.table.Games = w.games
	m, err := w.table.Rematch(w.ctx, old, "ada", "", w.interaction())
	w.ok(err)
	w.table.Games = tally.Games{Without: "moth"}
	_, err = w.table.AcceptSame(w.ctx, m.ID, "bruno", w.interaction())
	w.refused(err, table.CodeNoDeck)
	w.table.Games = w.games
	w.declines(m.ID, "bruno")
	next, err := w.table.Rematch(w.ctx, old, "bruno", "elsewhere", w.interaction())
	w.ok(err)
	if next.ID == m.ID || next.Status != storage.Invited || next.Channel != "elsewhere" {
		t.Errorf("after declining: %+v", next)
	}
	got, err := w.table.Accept(w.ctx, next.ID, "ada", table.Deck{Name: "new", Cards: tally.Deck("rock")},
		w.interaction())
	w.ok(err)
	if got.Status != storage.Running || !slices.ContainsFunc(w.pos(next.ID).Seats, func(s storage.Seat) bool {
		return s.DeckName == "new"
	}) {
		t.Errorf("with another deck: %+v", got)
	}
}
