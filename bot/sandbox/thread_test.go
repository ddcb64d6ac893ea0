package sandbox_test

import (
	"slices"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestThreads ensures threads from a message and without, their members, archiving by time and by hand, reopening by a
// message, and the codes on the way.
func TestThreads(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	m := w.send("match")
	th := must[*discordgo.Channel](t)(w.bot.MessageThreadStart(w.matches(), m.ID, "Ada vs Bruno", 60))
	if th.ID != m.ID || th.Type != discordgo.ChannelTypeGuildPublicThread || th.ParentID != w.matches() {
		t.Errorf("thread %+v", th)
	}
	if _, err := w.bot.MessageThreadStart(w.matches(), m.ID, "again", 60); code(err) != 160004 {
		t.Errorf("second thread of a message: %v", err)
	}
	bruno := w.bruno
	if err := w.bot.ThreadMemberAdd(th.ID, bruno.ID()); err != nil {
		t.Fatal(err)
	}
	must[*discordgo.Message](t)(w.bot.ChannelMessageSend(th.ID, "<@"+w.ada.ID()+"> begin"))
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
	if again := must[*discordgo.Channel](t)(w.bot.MessageThreadStart(w.matches(), m.ID, "again",
		60)); again.ID != m.ID {
		t.Errorf("thread %+v", again)
	}
}

// TestNewsThread ensures that a channel for announcements has threads of its own kind and no others, and that no other
// channel has them.
func TestNewsThread(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	open := func(kind discordgo.ChannelType) (*discordgo.Channel, error) {
		return w.bot.ThreadStartComplex(w.matches(), &discordgo.ThreadStart{Name: "match", Type: kind})
	}
	if _, err := open(discordgo.ChannelTypeGuildNewsThread); code(err) != 50024 {
		t.Errorf("in an ordinary channel: %v", err)
	}
	if err := w.s.Announce(w.matches(), true); err != nil {
		t.Fatal(err)
	}
	if c := must[*discordgo.Channel](t)(w.bot.Channel(w.matches())); c.Type != discordgo.ChannelTypeGuildNews {
		t.Errorf("the channel is of type %d", c.Type)
	}
	for _, kind := range []discordgo.ChannelType{discordgo.ChannelTypeGuildPublicThread,
		discordgo.ChannelTypeGuildPrivateThread} {
		if _, err := open(kind); code(err) != 50024 {
			t.Errorf("a thread of type %d: %v", kind, err)
		}
	}
	alone := must[*discordgo.Channel](t)(open(discordgo.ChannelTypeGuildNewsThread))
	from := must[*discordgo.Channel](t)(w.bot.MessageThreadStart(w.matches(), w.send("match").ID, "from", 60))
	if alone.Type != discordgo.ChannelTypeGuildNewsThread || from.Type != alone.Type || !alone.IsThread() {
		t.Errorf("threads of type %d, from a message %d", alone.Type, from.Type)
	}
	must[*discordgo.Message](t)(w.bot.ChannelMessageSend(alone.ID, "begin"))
	if err := w.s.Announce(alone.ID, true); err == nil {
		t.Error("a thread becomes a channel for announcements")
	}
	if err := w.s.Announce(w.matches(), false); err != nil {
		t.Fatal(err)
	}
	must[*discordgo.Channel](t)(open(discordgo.ChannelTypeGuildPublicThread))
}

// TestPrivateThread ensures that a private thread is seen by its members only.
func TestPrivateThread(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	th := must[*discordgo.Channel](t)(w.bot.ThreadStart(w.matches(), "secret", discordgo.ChannelTypeGuildPrivateThread,
		1440))
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
	if err := w.bot.ThreadMemberAdd(th.ID, w.bruno.ID()); err != nil {
		t.Fatal(err)
	}
	if !sees(1) || sees(2) {
		t.Error("not seen by whom was added, or by others too")
	}
	if err := w.bot.ThreadMemberRemove(th.ID, w.bruno.ID()); err != nil {
		t.Fatal(err)
	}
	if sees(1) {
		t.Error("still seen by whom was removed")
	}
}

// TestRoleInThread ensures that a message in a thread brings in who has a role that it mentions, if it may.
func TestRoleInThread(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	th := must[*discordgo.Channel](t)(w.bot.ThreadStart(w.matches(), "secret", discordgo.ChannelTypeGuildPrivateThread,
		1440))
	role := w.s.RoleID("Administrators")
	in := func() bool {
		for _, c := range w.ada.View().Channels {
			if c.ID == th.ID {
				return slices.Contains(c.MemberIDs, w.ada.ID())
			}
		}
		return false
	}
	for _, may := range []bool{false, true} {
		m := &discordgo.MessageSend{Content: "<@&" + role + ">", AllowedMentions: &discordgo.MessageAllowedMentions{}}
		if may {
			m.AllowedMentions.Roles = []string{role}
		}
		if _, err := w.bot.ChannelMessageSendComplex(th.ID, m); err != nil {
			t.Fatal(err)
		}
		if in() != may {
			t.Errorf("mentioned %v, a member of the thread %v", may, in())
		}
	}
}

// TestThreadLimits ensures 160006, the limit of renames, and that bad values are refused.
func TestThreadLimits(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) { c.Limits.ActiveThreads = 1 })
	path := "/channels/" + w.matches() + "/threads"
	if status, r := w.call("POST", path, `{"name":"a","type":11,"auto_archive_duration":61}`); status != 400 ||
		r.fieldCode("auto_archive_duration") == "" {
		t.Errorf("odd time: %d %+v", status, r)
	}
	if status, r := w.call("POST", path, `{"name":"`+text(101)+`","type":11}`); status != 400 ||
		r.fieldCode("name") == "" {
		t.Errorf("long name: %d %+v", status, r)
	}
	th := w.thread("one")
	if _, err := w.bot.ThreadStart(w.matches(), "two", discordgo.ChannelTypeGuildPublicThread,
		60); code(err) != 160006 {
		t.Errorf("second thread: %v", err)
	}
	for i, want := range []int{200, 200, 429} {
		if status, _ := w.call("PATCH", "/channels/"+th.ID, `{"name":"n`+string(rune('0'+i))+`"}`); status != want {
			t.Errorf("rename %d: %d, want %d", i, status, want)
		}
	}
}
