package tournament_test

import (
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
)

// TestDraftedMeanwhile ensures that no act which is taken while a round is drafted publishes it, in no row and no
// export.
func TestDraftedMeanwhile(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins(players(5)...)
	w.begins()
	w.finish()
	w.olga(event.Action{Kind: event.Draft})
	w.rows()
	w.olga(event.Action{Kind: event.Penalise, Player: "p01", Points: 1, Reason: "late"})
	for _, row := range w.rows() {
		if row.Kind == tournament.RowSay && row.Published != 0 {
			t.Errorf("the draft of round %d is published by %+v", row.Published, row)
		}
	}
	x, err := w.desk.Export(w.ctx, w.event, nil)
	w.ok(err)
	if len(x.Rounds) != 1 {
		t.Errorf("the export has %d rounds, want the published one", len(x.Rounds))
	}
}

// TestElsewhereByTime ensures that the clock decides a match that is played elsewhere by what was reported alone: of
// one that nobody reported both lose.
func TestElsewhereByTime(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Elsewhere, p.Total, p.RoundTime = 0, true, 0, 24*time.Hour })
	for _, p := range players(2) {
		w.self(p, event.Action{Kind: event.Join})
	}
	w.begins()
	w.clock.Advance(25 * time.Hour)
	w.tick()
	w.tick()
	if p, _ := w.look().Pairing(1, 1); p.Done != event.DoneIdle || !p.DoubleLoss {
		t.Errorf("the match is %+v", p)
	}
}

// TestOwnDeckMended ensures that a new deck has only those pairings go on that waited for a deck of its player.
func TestOwnDeckMended(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins(players(4)...)
	w.olga(event.Action{Kind: event.Start})
	w.games.Without = tally.Deck()[0]
	w.olga(event.Action{Kind: event.Draft})
	w.olga(event.Action{Kind: event.Publish})
	w.tick()
	was := w.look().Trouble
	if len(was) != 2 {
		t.Fatalf("the troubles are %+v", was)
	}
	w.games.Without = ""
	w.self(was[0].Player, event.Action{Kind: event.Deck, Name: "Moths", List: tally.Deck()})
	if now := w.look().Trouble; len(now) != 1 || now[0] != was[1] {
		t.Errorf("the troubles were %+v, and are %+v", was, now)
	}
}
