package sandbox_test

import (
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestNonce ensures that a nonce with enforce_nonce posts once, for five minutes.
func TestNonce(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	send := func(body string) string {
		m := must[sandbox.Message](t)(w.raw("POST", "channels/"+w.matches()+"/messages", body))
		return m.ID
	}
	first := send(`{"content":"once","nonce":"k1","enforce_nonce":true}`)
	if again := send(`{"content":"once","nonce":"k1","enforce_nonce":true}`); again != first {
		t.Error("the nonce posted twice")
	}
	if other := send(`{"content":"once","nonce":"k2","enforce_nonce":true}`); other == first {
		t.Error("another nonce did not post")
	}
	if plain := send(`{"content":"once","nonce":"k1"}`); plain == first {
		t.Error("a nonce that is not enforced did not post")
	}
	w.clock.Advance(6 * time.Minute)
	if late := send(`{"content":"once","nonce":"k1","enforce_nonce":true}`); late == first {
		t.Error("the nonce is remembered for ever")
	}
}

// TestMentions ensures that allowed_mentions decides who is pinged, and that only those are.
func TestMentions(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	ada, bruno := w.ada, w.bruno
	both := "<@" + ada.ID() + "> and <@" + bruno.ID() + "> @everyone"
	m := must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(w.matches(), &discordgo.MessageSend{
		Content: both, AllowedMentions: &discordgo.MessageAllowedMentions{Users: []string{bruno.ID()}},
	}))
	if len(m.Mentions) != 1 || m.Mentions[0].ID != bruno.ID() || m.MentionEveryone {
		t.Errorf("mentions %+v", m.Mentions)
	}
	if seen := w.shown(ada, m.ID); seen.X.MentionsMe {
		t.Error("Ada is pinged")
	}
	if seen := w.shown(bruno, m.ID); !seen.X.MentionsMe {
		t.Error("Bruno is not pinged")
	}
	quiet := must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(w.matches(), &discordgo.MessageSend{
		Content: both, AllowedMentions: &discordgo.MessageAllowedMentions{},
		Flags: discordgo.MessageFlagsSuppressNotifications,
	}))
	if seen := w.shown(bruno, quiet.ID); seen.X.MentionsMe || !seen.X.Silent {
		t.Errorf("quiet message %+v", seen.X)
	}
}

// TestEditAndDelete ensures edits, lists, deletions, and the codes for the messages of others.
func TestEditAndDelete(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	var ids []string
	for _, text := range []string{"a", "b", "c"} {
		ids = append(ids, w.send(text).ID)
	}
	list := must[[]*discordgo.Message](t)(w.bot.ChannelMessages(w.matches(), 2, "", ids[0], ""))
	if len(list) != 2 || list[0].ID != ids[2] || list[1].ID != ids[1] {
		t.Errorf("after the first: %d messages", len(list))
	}
	if list = must[[]*discordgo.Message](t)(w.bot.ChannelMessages(w.matches(), 100, ids[1], "", "")); len(list) != 1 ||
		list[0].ID != ids[0] {
		t.Errorf("before the second: %d messages", len(list))
	}
	must[*discordgo.Message](t)(w.bot.ChannelMessageEdit(w.matches(), ids[0], "A"))
	if m := w.shown(w.chiara, ids[0]); m.Content != "A" || m.EditedTimestamp == nil {
		t.Errorf("edited %+v", m)
	}
	if _, err := w.bot.ChannelMessageEdit(w.matches(), ids[0], ""); code(err) != 50006 {
		t.Errorf("emptied: %v", err)
	}
	theirs := must[sandbox.Message](t)(w.bruno.Send(w.matches(), "mine"))
	if _, err := w.bot.ChannelMessageEdit(w.matches(), theirs.ID, "ours"); code(err) != 50005 {
		t.Errorf("edit of another's: %v", err)
	}
	if err := w.bot.ChannelMessageDelete(w.matches(), theirs.ID); code(err) != 50013 {
		t.Errorf("delete of another's: %v", err)
	}
	if err := w.bot.ChannelMessageDelete(w.matches(), ids[1]); err != nil {
		t.Fatal(err)
	}
	if err := w.s.DeleteMessage(ids[2]); err != nil {
		t.Fatal(err)
	}
	if _, err := w.bot.ChannelMessageEdit(w.matches(), ids[2], "x"); code(err) != 10008 {
		t.Errorf("edit of a deleted one: %v", err)
	}
}

// TestOldEdits ensures 30046 for too many edits of a message older than an hour.
func TestOldEdits(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) { c.Limits.OldEdits = 2 })
	m := w.send("a")
	path := "/channels/" + w.matches() + "/messages/" + m.ID
	w.clock.Advance(time.Hour + time.Minute)
	for range 2 {
		if status, r := w.call("PATCH", path, `{"content":"b"}`); status != 200 {
			t.Fatalf("%d %+v", status, r)
		}
	}
	if status, r := w.call("PATCH", path, `{"content":"c"}`); status != 429 || r.Code != 30046 {
		t.Errorf("third edit: %d %+v", status, r)
	}
	w.clock.Advance(time.Hour)
	if status, _ := w.call("PATCH", path, `{"content":"d"}`); status != 200 {
		t.Errorf("an hour later: %d", status)
	}
}
