package sandbox_test

import (
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestPermissions ensures 50013 and 50001 where the bot lacks a permission in a channel.
func TestPermissions(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	path := "channels/" + w.matches() + "/messages"
	for _, c := range []struct {
		name string
		deny int64
		want int
		do   func() error
	}{
		{"send", sandbox.PermissionSendMessages, 50013, func() error {
			_, err := w.bot.ChannelMessageSend(w.matches(), "a")
			return err
		}},
		{"files", sandbox.PermissionAttachFiles, 50013, func() error {
			_, err := w.raw("POST", path, `{"content":"a"}`, "a.png")
			return err
		}},
		{"embeds", sandbox.PermissionEmbedLinks, 50013, func() error {
			_, err := w.bot.ChannelMessageSendEmbed(w.matches(), &discordgo.MessageEmbed{Title: "a"})
			return err
		}},
		{"threads", sandbox.PermissionPublicThreads, 50013, func() error {
			_, err := w.bot.ThreadStart(w.matches(), "a", discordgo.ChannelTypeGuildPublicThread, 60)
			return err
		}},
		{"private threads", sandbox.PermissionPrivateThreads, 50013, func() error {
			_, err := w.bot.ThreadStart(w.matches(), "a", discordgo.ChannelTypeGuildPrivateThread, 60)
			return err
		}},
		{"view", sandbox.PermissionViewChannel, 50001, func() error {
			_, err := w.bot.ChannelMessageSend(w.matches(), "a")
			return err
		}},
	} {
		if err := w.s.DenyBot(w.matches(), c.deny); err != nil {
			t.Fatal(err)
		}
		if err := c.do(); code(err) != c.want {
			t.Errorf("without %s: %v, want %d", c.name, err, c.want)
		}
		if err := w.s.DenyBot(w.matches(), 0); err != nil {
			t.Fatal(err)
		}
		if err := c.do(); err != nil {
			t.Errorf("with %s: %v", c.name, err)
		}
	}
}

// TestDMs ensures that DMs reach one member, and 50007 where they are closed.
func TestDMs(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	bruno := w.bruno
	c := must[*discordgo.Channel](t)(w.bot.UserChannelCreate(bruno.ID()))
	m := must[*discordgo.Message](t)(w.bot.ChannelMessageSend(c.ID, "psst"))
	if _, err := bruno.Message(m.ID); err != nil {
		t.Error(err)
	}
	if _, err := w.ada.Message(m.ID); err == nil {
		t.Error("Ada reads Bruno's DM")
	}
	if err := bruno.SetDMs(false); err != nil {
		t.Fatal(err)
	}
	again := must[*discordgo.Channel](t)(w.bot.UserChannelCreate(bruno.ID()))
	if again.ID != c.ID {
		t.Error("a second DM channel")
	}
	if _, err := w.bot.ChannelMessageSend(c.ID, "psst"); code(err) != 50007 {
		t.Errorf("closed: %v", err)
	}
	if err := bruno.SetDMs(true); err != nil {
		t.Fatal(err)
	}
	if _, err := w.bot.ChannelMessageSend(c.ID, "psst"); err != nil {
		t.Errorf("open again: %v", err)
	}
	if _, err := w.bot.UserChannelCreate("5"); code(err) != 50033 {
		t.Errorf("a stranger: %v", err)
	}
	if dm := must[string](t)(bruno.DM()); dm != c.ID {
		t.Error("the member opens another DM")
	}
}
