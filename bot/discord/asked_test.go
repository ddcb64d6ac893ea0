package discord_test

import (
	"testing"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/internal/tally"
	"farpost/bot/words"
	cardwords "farpost/cards/words"
	"farpost/engine"
)

// TestAskedOwn ensures that who is asked about a thing of their own is asked in words of its own, where the game has them, and
// everybody else by the usual sentence.
func TestAskedOwn(t *testing.T) {
	tab, err := cardwords.Parse("en", []byte(`
asked: {answer: "{by} played {card}. Respond?", answer.own: "You played {card}. Add anything?", late: "{by} played {card}. Well?"}
`))
	if err != nil {
		t.Fatal(err)
	}
	texts, err := words.New(map[string][]*cardwords.Table{tally.Name: {tab}})
	if err != nil {
		t.Fatal(err)
	}
	v := engine.View{Zones: []engine.ZoneView{{Kind: "pending", Seat: engine.NoSeat, Cards: []engine.CardView{{Key: "obj:5.1", Card: "flare", Ctrl: 1}}}}}
	names := port.Names{Player: func(s engine.Seat) string { return []string{"Ada", "Bruno"}[s] }, Card: func(engine.Value) string { return "Flare" }}
	for _, test := range []struct {
		seat engine.Seat
		kind string
		want string
	}{
		{0, "answer", "Bruno played Flare. Respond?"},
		{1, "answer", "You played Flare. Add anything?"},
		{1, "late", "Bruno played Flare. Well?"},
		{engine.NoSeat, "answer", "Bruno played Flare. Respond?"},
	} {
		w := engine.WaitView{Seat: test.seat, Kind: test.kind, About: "obj:5.1"}
		if got := narrate.Asked(texts, "en", tally.Name, v, w, names); got != test.want {
			t.Errorf("seat %d is asked %q, want %q", test.seat, got, test.want)
		}
	}
}
