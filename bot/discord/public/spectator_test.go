package public_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestSpectatorOnly ensures that public messages are made from a spectator's view: the room names nothing by which it
// could hold a position, somebody's view, or a narrator who tells of one.
func TestSpectatorOnly(t *testing.T) {
	code := discordtest.ReadCode(t, ".")
	for _, name := range []string{
		"farpost/bot/table.Position",
		"farpost/bot/table.Table",
		"farpost/engine.State",
		"farpost/engine.View",
		"farpost/bot/discord/narrate.Narrator",
		"farpost/bot/discord/narrate.Teller",
	} {
		if file, ok := code.Uses[name]; ok {
			t.Errorf("%s names %s", file, name)
		}
	}
	if file, ok := code.Selects["Tell"]; ok {
		t.Errorf("%s calls Tell", file)
	}
	if _, ok := code.Uses["farpost/bot/discord/narrate.Spectator"]; !ok {
		t.Error("no public message is made from a narrate.Spectator: is this test read from the right folder?")
	}
}
