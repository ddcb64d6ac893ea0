package sandbox_test

import (
	"encoding/json"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestForged ensures that a member can send what no client sends by itself: a press on what the message does not have,
// in an event that was changed on its way; and that the answer is as to any press.
func TestForged(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	m := w.send("nothing to press here")
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if i.MessageComponentData().CustomID != "made up" || i.Message.ID != m.ID || i.GuildID != "7" ||
			i.Member.User.ID != w.bruno.ID() {
			t.Errorf("interaction %+v", i.Interaction)
		}
		if err := d.InteractionRespond(i.Interaction, message("no", discordgo.MessageFlagsEphemeral)); err != nil {
			t.Error(err)
		}
	})
	out := must[sandbox.Outcome](t)(w.bruno.Forge(w.ctx, sandbox.Forged{MessageID: m.ID,
		Kind: sandbox.InteractionComponent, Data: map[string]any{"custom_id": "made up", "component_type": 2},
		Edit: func(event map[string]any) { event["guild_id"] = "7" }}))
	if out.Kind != sandbox.OutcomeMessage || w.shown(w.bruno, out.MessageID).Content != "no" {
		t.Errorf("outcome %+v", out)
	}
	if _, err := w.bruno.Forge(w.ctx, sandbox.Forged{MessageID: "1", Kind: sandbox.InteractionComponent}); err == nil {
		t.Error("a press on a message that there is not")
	}
}

// TestWhoseRights ensures that channels in an interaction carry the rights of who acts, as Discord's do, and those of
// the bot stand apart.
func TestWhoseRights(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	if err := w.s.DenyBot(w.matches(), sandbox.PermissionAttachFiles); err != nil {
		t.Fatal(err)
	}
	rights := make(chan string, 1)
	w.bot.AddHandler(func(_ *discordgo.Session, e *discordgo.Event) {
		if e.Type == "INTERACTION_CREATE" {
			rights <- string(e.RawData)
		}
	})
	var got struct {
		Bot    string                       `json:"app_permissions"`
		Member struct{ Permissions string } `json:"member"`
		Here   struct {
			ID, Permissions string
		} `json:"channel"`
	}
	w.register()
	it := w.pending()
	decode(t, <-rights, &got)
	here := got.Here.Permissions
	if got.Here.ID != it.ChannelID || here != got.Member.Permissions || here == got.Bot {
		t.Errorf("rights %+v", got)
	}
}

// decode reads JSON.
func decode(t *testing.T, raw string, into any) {
	t.Helper()
	if err := json.Unmarshal([]byte(raw), into); err != nil {
		t.Fatal(err)
	}
}
