package tournaments_test

import (
	"fmt"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/internal/tally"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/storage"
)

// TestLongMenus ensures that no menu of events ends at 25: with 60 decks, people and events all are reached by pages.
func TestLongMenus(t *testing.T) {
	const many = 60
	w := opened(t, "round=24-6")
	joined(w, w.Bruno)
	w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) error {
		for n := range many {
			err := tx.PutDeck(storage.Deck{Owner: w.Bruno.ID(), Game: tally.Name, Name: fmt.Sprintf("Deck %02d", n),
				List: "12 moth", Updated: discordtest.Noon})
			if err != nil {
				return err
			}
		}
		return nil
	}))
	list, err := w.Desk.List(w.Ctx, anyEvent)
	w.OK(err)
	do := func(a event.Action) {
		t.Helper()
		a.By = w.Ada.ID()
		_, err := w.Desk.Do(w.Ctx, list[0].Row.ID, tournament.Step{Action: a, Rights: event.Rights{Organiser: true}})
		w.OK(err)
	}
	for n := range many {
		who := fmt.Sprint(9_000_000_000_000_000 + n)
		do(event.Action{Kind: event.Join, Player: who})
		do(event.Action{Kind: event.Deck, Player: who, Name: "Calm", List: tally.Deck()})
	}
	check := func(what string, got map[string]bool, want int) {
		t.Helper()
		if len(got) < want {
			t.Errorf("%s leads to %d, want %d", what, len(got), want)
		}
	}
	check("my deck", w.Walked(w.Bruno, w.Bruno.Command("tournament deck")), many+1)
	check("the players", w.Walked(w.Ada, w.panel("/people")), many+1)
	do(event.Action{Kind: event.Start})
	do(event.Action{Kind: event.Draft})
	check("swap", w.Walked(w.Ada, w.panel("/swap")), many+1)
	check("swap with", w.Walked(w.Ada, w.press(w.Ada, w.panel("/swap"), "/swap/1", w.Bruno.ID())), many)
	do(event.Action{Kind: event.Publish})
	check("the matches", w.Walked(w.Ada, w.panel("/round")), many/2)
	for n := range many {
		p := event.DefaultPlan(tally.Name)
		p.Name = fmt.Sprintf("Cup %02d", n)
		_, err := w.Desk.Create(w.Ctx, tournament.New{Server: w.Server.GuildID(), Channel: w.Matches(), Plan: p,
			By: w.Ada.ID()}, event.Rights{Organiser: true})
		w.OK(err)
	}
	check("which tournament", w.Walked(w.Ada, w.Ada.Command("tournament show")), many+1)
	if got := w.Ada.Completions("tournament show", "event", "Cup 5"); len(got) != 10 {
		t.Errorf("typing leads to %d of 10", len(got))
	}
}
