package sandbox_test

import (
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestThreads ensures threads from a message and without, their members, archiving by time and
// by hand, reopening by a message, and the codes on the way.
func TestThreads(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	m := must[*discordgo.Message](t)(w.bot.ChannelMessageSend(w.matches(), "match"))
	th := must[*discordgo.Channel](t)(w.bot.MessageThreadStart(w.matches(), m.ID, "Ada vs Bruno", 60))
	if th.ID != m.ID || th.Type != discordgo.ChannelTypeGuildPublicThread || th.ParentID != w.matches() {
		t.Errorf("thread %+v", th)
	}
	if _, err := w.bot.MessageThreadStart(w.matches(), m.ID, "again", 60); code(err) != 160004 {
		t.Errorf("second thread of a message: %v", err)
	}
	bruno := w.s.Member(1)
	if err := w.bot.ThreadMemberAdd(th.ID, bruno.ID()); err != nil {
		t.Fatal(err)
	}
	must[*discordgo.Message](t)(w.bot.ChannelMessageSend(th.ID, "<@"+w.s.Member(0).ID()+"> begin"))
	members := must[[]*discordgo.ThreadMember](t)(w.bot.ThreadMembers(th.ID, 100, false, ""))
	if len(members) != 3 {
		t.Errorf("%d members, want the bot, Bruno and Ada, who was mentioned", len(members))
	}
	w.clock.Advance(61 * time.Minute)
	got := must[*discordgo.Channel](t)(w.bot.Channel(th.ID))
	if !got.ThreadMetadata.Archived {
		t.Error("not archived after its time")
	}
	last := got.LastMessageID
	if _, err := w.bot.ChannelMessageEdit(th.ID, last, "x"); code(err) != 50083 {
		t.Errorf("edit in an archived thread: %v", err)
	}
	must[*discordgo.Message](t)(w.bot.ChannelMessageSend(th.ID, "open again"))
	if got = must[*discordgo.Channel](t)(w.bot.Channel(th.ID)); got.ThreadMetadata.Archived {
		t.Error("a message did not reopen the thread")
	}
	if err := w.s.ArchiveThread(th.ID, true, true); err != nil {
		t.Fatal(err)
	}
	if _, err := w.bot.ChannelMessageSend(th.ID, "locked"); code(err) != 50083 {
		t.Errorf("message in a locked thread: %v", err)
	}
	if _, err := bruno.Send(th.ID, "locked"); err == nil {
		t.Error("Bruno writes in a locked thread")
	}
	if err := w.s.DeleteChannel(th.ID); err != nil {
		t.Fatal(err)
	}
	if _, err := w.bot.ChannelMessageSend(th.ID, "gone"); code(err) != 10003 {
		t.Errorf("message in a deleted thread: %v", err)
	}
	if again := must[*discordgo.Channel](t)(w.bot.MessageThreadStart(w.matches(), m.ID, "again", 60)); again.ID != m.ID {
		t.Errorf("thread %+v", again)
	}
}

// TestPrivateThread ensures that a private thread is seen by its members only.
func TestPrivateThread(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	th := must[*discordgo.Channel](t)(w.bot.ThreadStart(w.matches(), "secret", discordgo.ChannelTypeGuildPrivateThread, 1440))
	sees := func(i int) bool {
		for _, c := range w.s.Member(i).View().Channels {
			if c.ID == th.ID {
				return c.Kind == "private_thread"
			}
		}
		return false
	}
	if sees(1) || !sees(0) { // Ada is an administrator
		t.Error("seen by the wrong people")
	}
	if err := w.bot.ThreadMemberAdd(th.ID, w.s.Member(1).ID()); err != nil {
		t.Fatal(err)
	}
	if !sees(1) || sees(2) {
		t.Error("not seen by whom was added, or by others too")
	}
	if err := w.bot.ThreadMemberRemove(th.ID, w.s.Member(1).ID()); err != nil {
		t.Fatal(err)
	}
	if sees(1) {
		t.Error("still seen by whom was removed")
	}
}

// TestThreadLimits ensures 160006, the limit of renames, and that bad values are refused.
func TestThreadLimits(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) { c.Limits.ActiveThreads = 1 })
	path := "/channels/" + w.matches() + "/threads"
	if status, r := w.call("POST", path, `{"name":"a","type":11,"auto_archive_duration":61}`); status != 400 || r.fieldCode("auto_archive_duration") == "" {
		t.Errorf("odd time: %d %+v", status, r)
	}
	if status, r := w.call("POST", path, `{"name":"`+text(101)+`","type":11}`); status != 400 || r.fieldCode("name") == "" {
		t.Errorf("long name: %d %+v", status, r)
	}
	th := must[*discordgo.Channel](t)(w.bot.ThreadStart(w.matches(), "one", discordgo.ChannelTypeGuildPublicThread, 60))
	if _, err := w.bot.ThreadStart(w.matches(), "two", discordgo.ChannelTypeGuildPublicThread, 60); code(err) != 160006 {
		t.Errorf("second thread: %v", err)
	}
	for i, want := range []int{200, 200, 429} {
		if status, _ := w.call("PATCH", "/channels/"+th.ID, `{"name":"n`+string(rune('0'+i))+`"}`); status != want {
			t.Errorf("rename %d: %d, want %d", i, status, want)
		}
	}
}

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
	bruno := w.s.Member(1)
	c := must[*discordgo.Channel](t)(w.bot.UserChannelCreate(bruno.ID()))
	m := must[*discordgo.Message](t)(w.bot.ChannelMessageSend(c.ID, "psst"))
	if _, err := bruno.Message(m.ID); err != nil {
		t.Error(err)
	}
	if _, err := w.s.Member(0).Message(m.ID); err == nil {
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
