package discord_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// TestLookUpMessage ensures that a message's names, in brackets or without, and its question are looked up for whoever
// asks, and for nobody else.
func TestLookUpMessage(t *testing.T) {
	w := discordtest.New(t)
	for text, want := range map[string]string{
		"What does [[spark]] do?": "The text of spark.",
		"I think that is TA-2.":   "A card can be parried.",
		"nothing of ours":         "I find nothing about",
		"":                        "There are no words",
	} {
		m := w.Ada.Visit().Sends(sandbox.InteractionCommand, map[string]any{"name": "Look up", "type": 3,
			"target_id": "77", "resolved": map[string]any{"messages": map[string]any{"77": map[string]any{
				"id": "77", "content": text}}}})
		w.Says(text, m, want)
	}
	w.Quiet()
}

// TestMention ensures that a mention of the bot with a name in brackets or a question is answered in the channel, and
// that a bare mention and messages without one are not.
func TestMention(t *testing.T) {
	w := discordtest.New(t)
	channel := w.Matches()
	me := "<@" + w.Server.BotID() + "> "
	writes := func(text string) {
		t.Helper()
		if _, err := w.Ada.Member.Send(channel, text); err != nil {
			t.Fatal(err)
		}
	}
	writes("[[spark]] is a card")
	writes(me)
	writes(me + "[[spark]]")
	m := w.Bruno.Await("the answer", func(m discordtest.Message) bool {
		return m.ChannelID == channel && m.Describes("The text of spark.")
	})
	if m.X != nil && m.X.Ephemeral {
		t.Errorf("the answer is private: %s", m)
	}
	said := 0
	for _, m := range w.Bruno.Sees() {
		if strings.Contains(m.String(), "The text of spark.") {
			said++
		}
	}
	if said != 1 {
		t.Errorf("%d answers", said)
	}
	w.Quiet()
}
