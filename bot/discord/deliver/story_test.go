package deliver_test

import (
	"encoding/json"
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/table"
	"farpost/storage"
)

// TestStory ensures that a message which another has taken the place of tells in one line what came of it, by name and
// with its turn, and has neither question, deadline, mention, buttons nor picture left; that what comes with every turn
// is told where nothing else happened; and that the last message of a match becomes the story, too.
func TestStory(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	turn := w.Begun()
	window := w.Plays("Spark")
	story := func(what string, of discordtest.Message, want string) {
		t.Helper()
		w.Delivered()
		m := ada.Message(of.ID)
		if m.Content != want {
			t.Errorf("%s: %q, want %q", what, m.Content, want)
		}
		if len(m.Components)+len(m.Attachments)+len(m.Embeds) > 0 || strings.Contains(m.Content, "<") {
			t.Errorf("%s has more than its line: %s", what, m)
		}
	}
	story("a play", turn, "Turn 1: Ada played Spark.")
	_, now := bruno.Does("pass")
	story("a window that is passed", window, "Turn 1: Bruno: life -1. Ada discarded Spark.")
	ended := ada.EndTurn()
	story("a turn that only ends", now, "Turn 1: Ada ended the turn.")
	ada.Concedes()
	w.Delivered()
	if m := ada.Message(ended.ID); len(m.Components) > 0 || !strings.HasPrefix(m.Content, "Turn 2: ") {
		t.Errorf("the last message: %s", m)
	}
	w.Quiet()
}

// TestStoryOfTurns ensures that each sentence of a message that was there for more than one turn stands under the turn
// in which it happened.
func TestStoryOfTurns(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	first := w.Begun()
	w.Plays("Spark")
	bruno.Does("pass")
	bruno.Press(ada.EndTurn(), "move", "begin:play=Spark", "pick=seat:0", "confirm")
	w.Delivered()
	raw, err := json.Marshal(table.Row{Kind: table.RowStory, Match: "m1", Of: first.ID, In: first.ChannelID,
		From: 3, To: 99, Turn: 1})
	w.OK(err)
	_, err = w.Bot.Deliver(w.Ctx, storage.OutboxRow{ID: 1 << 20, Kind: table.RowStory, Payload: raw})
	w.OK(err)
	const want = "Turn 1: Ada played Spark. Bruno: life -1. Ada discarded Spark. Turn 2: Bruno played Spark."
	if m := ada.Message(first.ID); m.Content != want {
		t.Errorf("%q, want %q", m.Content, want)
	}
	w.Quiet()
}
