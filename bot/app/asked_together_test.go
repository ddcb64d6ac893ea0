package app_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"farpost/bot/app"
	"farpost/bot/clock"
	"farpost/bot/discord/narrate"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/engine/games/tools"
	"farpost/engine/selfplay"
	"farpost/storage"
)

// TestAskedTogether ensures that people who are asked about the same thing are asked in one line of the public message,
// though each of them alone would be asked in other words, such as who unleashed and who defends.
func TestAskedTogether(t *testing.T) {
	words, err := app.BuiltInWords()
	if err != nil {
		t.Fatal(err)
	}
	const game = "farwald"
	say, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	nr := &narrate.Narrator{Words: words, Clock: clock.NewFake(time.Now()), Report: func(err error) { t.Error(err) },
		Names: func(context.Context, []storage.Seat) []string { return []string{"Ada", "Bruno"} }}
	known, _ := tools.ByName(game)
	together := 0
	for seed := uint64(1); together == 0 && seed <= 8; seed++ {
		p := &photographer{t: t, st: say}
		p.start(seed)
		pos, err := p.app.Table.Position(t.Context(), p.deal(game, 2))
		if err != nil {
			t.Fatal(err)
		}
		pos.State.StandingPasses = nil // so that both are asked
		together += askedTogether(t, nr, pos, known.Policy)
	}
	if together == 0 {
		t.Error("nobody was asked about the same thing as somebody else")
	}
}

// askedTogether plays a match by its sensible player and counts the prompts at which both are asked about one thing.
func askedTogether(t *testing.T, nr *narrate.Narrator, pos table.Position, policy selfplay.Policy) (together int) {
	t.Helper()
	for n := 0; pos.State.Result == nil && n < 3000; n++ {
		s, err := nr.Spectate(t.Context(), pos, "en")
		if err != nil {
			t.Fatal(err)
		}
		if w := s.Waiting(); len(w) == 2 && w[0].Kind == w[1].Kind && w[0].About == w[1].About && w[0].About != "" {
			if lines := s.Awaited(); len(lines) != 1 || !strings.Contains(lines[0], "> and <@") {
				t.Fatalf("two people are asked: %q", lines)
			}
			together++
		}
		a, err := decide(pos, policy)
		if err != nil {
			t.Fatal(err)
		}
		pos.State, _, err = engine.Apply(pos.Ruleset, pos.Book, pos.State,
			engine.Input{Kind: engine.InputReply, Seat: a.seat, Q: a.q, Reply: a.reply})
		if err != nil {
			t.Fatal(err)
		}
	}
	return together
}
