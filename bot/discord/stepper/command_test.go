package stepper_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// TestVerbCommand ensures that a slash command brings an answer at once, by key or by name, and that the
// stepper asks what it leaves open; nothing happens before Confirm.
func TestVerbCommand(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara := w.Ada, w.Bruno, w.Chiara
	handover := w.Begun()
	say := func(p *discordtest.Member, verb string, opts ...sandbox.OptionValue) discordtest.Message {
		return p.CommandIn(handover.ChannelID, "tally "+verb, opts...)
	}
	if m := say(chiara, "end"); len(m.Embeds) != 1 || !m.Describes("life") {
		t.Errorf("a watcher: %s", m)
	}
	if m := say(ada, "play", discordtest.Opt("card", "rock")); !m.Tells("Too heavy") {
		t.Errorf("a rock: %s", m)
	}
	if m := say(ada, "play", discordtest.Opt("card", "dragon")); !m.Tells("dragon") {
		t.Errorf("no such card: %s", m)
	}
	if m := say(ada, "play", discordtest.Opt("card", "flare")); len(m.Options()) != 2 {
		t.Errorf("the target is not asked: %s", m)
	}
	m := say(ada, "play", discordtest.Opt("card", "flare"), discordtest.Opt("target", "bruno"))
	if !m.Has("confirm") || !m.Tells("You play Flare") {
		t.Fatalf("a complete command: %s", m)
	}
	if ada.Handover().ID != handover.ID {
		t.Error("something was public before Confirm")
	}
	ada.Press(m, "confirm")
	if got := bruno.Handover(); got.ID == handover.ID || !got.Mentioned(bruno) {
		t.Errorf("after Confirm: %s", got)
	}
	w.Quiet()
}
