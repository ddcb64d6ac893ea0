package narrate_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/internal/tally"
	"farpost/bot/words"
	cardwords "farpost/cards/words"
	"farpost/engine"
)

// TestAskedOwn ensures that who is asked about a thing of their own is asked in words of its own, where the game has
// them, and everybody else by the usual sentence.
func TestAskedOwn(t *testing.T) {
	tab, err := cardwords.Parse("en", []byte(`
asked:
  answer: "{by} played {card}. Respond?"
  answer.own: "You played {card}. Add anything?"
  late: "{by} played {card}. Well?"
`))
	if err != nil {
		t.Fatal(err)
	}
	texts, err := words.New(map[string][]*cardwords.Table{tally.Name: {tab}})
	if err != nil {
		t.Fatal(err)
	}
	v := engine.View{Zones: []engine.ZoneView{{Kind: "pending", Seat: engine.NoSeat,
		Cards: []engine.CardView{{Key: "obj:5.1", Card: "flare", Ctrl: 1}}}}}
	names := port.Names{Player: func(s engine.Seat) string { return []string{"Ada", "Bruno"}[s] },
		Card: func(engine.Value) string { return "Flare" }}
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

// TestAsked ensures that a window says what happened, as a person would, and that Rules says it once, with the
// card's text and the clauses.
func TestAsked(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begin()
	m := ada.Open("rules")
	if n := strings.Count(m.Embeds[0].Description, "stake a card"); n != 1 {
		t.Errorf("what both are asked stands there %d times: %s", n, m)
	}
	w.Stake(ada, bruno)
	handover := w.Plays("Spark")
	if !strings.HasPrefix(handover.Content, bruno.Mention()+": Ada played Spark at Bruno. Respond?") {
		t.Errorf("the window says %q", handover.Content)
	}
	m = ada.Press(handover, "rules")
	for _, want := range []string{"Ada played Spark at Bruno. Respond?", "**Spark**: The text of spark.",
		"`TA-2` A card can be parried."} {
		if strings.Count(m.Embeds[0].Description, want) != 1 {
			t.Errorf("the rules do not say %q once: %s", want, m)
		}
	}
	w.Quiet()
}

// TestResponseIsNamed ensures that who opens a window's answers reads there what is responded to.
func TestResponseIsNamed(t *testing.T) {
	w := discordtest.New(t)
	bruno := w.Bruno
	w.Deal(3, "spark")
	handover := w.Plays("Spark")
	_, asked, _ := strings.Cut(strings.Split(handover.Content, " · <t:")[0], ": ")
	if m := bruno.Press(handover, "move"); asked == "" || !strings.HasPrefix(m.Content, "**"+asked+"**\n") {
		t.Errorf("asked %q in public, the answers begin %q", asked, m.Content)
	}
	w.Quiet()
}
