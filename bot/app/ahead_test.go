package app_test

import (
	"strings"
	"testing"

	"farpost/bot/app"
	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/engine"
	"farpost/engine/thorough"
)

// TestAheadOfEveryGame ensures, for every game, that what its ruleset declares to be said beforehand is there on
// Discord: the standing passes with what a match begins with, and, as matches go on, a button in public for each answer
// ahead that stands in place of passing.
func TestAheadOfEveryGame(t *testing.T) {
	thorough.Only(t, "it plays each game")
	t.Parallel()
	say, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range say.Games() {
		g, _, err := say.Ruleset(game)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(game, func(t *testing.T) {
			want := map[string]bool{} // codes of offers that are still to be seen
			for _, o := range g.Offers {
				if o.Front {
					want[o.Code] = true
				}
			}
			w := start(t)
			w.begin(sandbox.OptionValue{Name: "game", Value: game})
			front := w.await(w.ada, "the first question", apptest.Asks)
			w.presets(front, g)
			over := map[string]bool{} // channels of matches that are over
			for step := 0; len(want) > 0; step++ {
				if step > 3000 {
					t.Fatalf("nobody was offered %v", want)
				}
				front = w.await(w.ada, "the next question", func(m sandbox.Message) bool {
					return !over[m.ChannelID] && (apptest.Over(m) || apptest.Asks(m))
				})
				if apptest.Over(front) {
					over[front.ChannelID] = true
					w.begin(sandbox.OptionValue{Name: "game", Value: game})
					continue
				}
				for _, c := range apptest.Controls(front) {
					if c.Action == "ahead" || c.Action == "offer" {
						delete(want, strings.TrimPrefix(c.Arg, "."))
					}
				}
				w.act(front)
			}
			w.quiet()
		})
	}
}

// presets tells whether a player finds the standing passes of a game, each with its preset chosen.
func (w *world) presets(front sandbox.Message, g *engine.Ruleset) {
	w.t.Helper()
	orders := w.press(w.bruno, w.press(w.bruno, front, "more"), "orders")
	var menus []sandbox.Component
	for _, c := range apptest.Controls(orders) {
		if c.Menu != nil {
			menus = append(menus, *c.Menu)
		}
	}
	if len(menus) != len(g.StandingKinds) {
		w.t.Fatalf("%d menus for %d matters: %+v", len(menus), len(g.StandingKinds), orders)
	}
	for i, x := range g.StandingKinds {
		want := x.Preset
		if want == "" {
			want = "-"
		}
		for _, o := range menus[i].Options {
			if o.Default != (o.Value == want) || o.Label == "" {
				w.t.Errorf("%s: %q is chosen: %v, want %s", x.Code, o.Label, o.Default, want)
			}
		}
	}
}
