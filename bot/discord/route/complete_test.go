package route_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// TestAutocomplete ensures that it offers what the asker may do and see, filters by what was typed, and
// offers nothing to others.
func TestAutocomplete(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara, dario := w.Ada, w.Bruno, w.Chiara, w.Dario
	handover := w.Begun()
	for _, test := range []struct {
		what string
		got  []sandbox.Choice
		want string
	}{
		{"own cards", ada.CompletionsIn(handover.ChannelID, "tally play", "card", ""), "Flare, Spark"},
		{"typed", ada.CompletionsIn(handover.ChannelID, "tally play", "card", "fl"), "Flare"},
		{"from another channel", ada.Completions("tally play", "card", ""), "Flare, Spark"},
		{"target of a card", ada.CompletionsIn(handover.ChannelID, "tally play", "target", "",
			discordtest.Opt("card", "flare")), "Ada, Bruno"},
		{"not in turn", bruno.CompletionsIn(handover.ChannelID, "tally play", "card", ""), ""},
		{"a watcher", chiara.CompletionsIn(handover.ChannelID, "tally play", "card", ""), ""},
		{"several", ada.CompletionsIn(handover.ChannelID, "tally sort", "cards", "flare, r"), "… Rock, … Spark"},
		{"decks", ada.Completions("match new", "deck", "", discordtest.Opt("opponent", bruno.ID())),
			"Bright, Calm, Wide"},
		{"decks in Italian", bruno.Completions("match new", "deck", "cal", discordtest.Opt("opponent", ada.ID())),
			"Calmo"},
		{"own matches", ada.Completions("match board", "match", ""), "Tally · Ada – Bruno"},
		{"others' matches", dario.Completions("match board", "match", ""), ""},
	} {
		if got := discordtest.Names(test.got); got != test.want {
			t.Errorf("%s: %q, want %q", test.what, got, test.want)
		}
	}
	w.Quiet()
}
