package public_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/table"
	"farpost/engine"
)

// TestDecksOfTheResult ensures that the last message of a match names ready decks in the language of those who read it
// there: Chiara chose hers in Italian, the channel is English.
func TestDecksOfTheResult(t *testing.T) {
	w := discordtest.New(t)
	m := w.Chiara.Invites(w.Dario)
	w.Dario.Press(m, "accept")
	w.Delivered()
	_, err := w.Table.Do(w.Ctx, table.Act{Match: "m1", Player: w.Dario.ID(), Kind: engine.InputConcede})
	w.OK(err)
	w.Delivered()
	var said string
	for _, m := range w.Bruno.Sees() {
		for _, e := range m.Embeds {
			for _, f := range e.Fields {
				said += f.Value + "\n"
			}
		}
	}
	if !strings.Contains(said, "Bright") || !strings.Contains(said, "Calm") || strings.Contains(said, "Chiaro") ||
		strings.Contains(said, "Calmo") {
		t.Errorf("the decks are called %q", said)
	}
	w.Quiet()
}
