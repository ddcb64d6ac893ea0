package sandbox_test

import (
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestReads ensures that what a bot may ask about is answered. (TestMain checks the answers
// against Discord's description.)
func TestReads(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) { c.Intents = int(discordgo.IntentGuildMembers) })
	w.register()
	cmd := w.s.Member(0).View().Commands[0].ID
	th := must[*discordgo.Channel](t)(w.bot.ThreadStart(w.matches(), "thread", discordgo.ChannelTypeGuildPrivateThread, 60))
	m := must[*discordgo.Message](t)(w.bot.ChannelMessageSend(th.ID, "a"))
	must[*discordgo.Message](t)(w.bot.ChannelMessageSendReply(th.ID, "b", m.Reference()))
	open := must[*discordgo.Channel](t)(w.bot.ThreadStart(w.matches(), "open", discordgo.ChannelTypeGuildPublicThread, 60))
	dm := must[*discordgo.Channel](t)(w.bot.UserChannelCreate(w.s.Member(2).ID()))
	guild, app, bot := "/guilds/"+w.s.GuildID(), "/applications/"+w.s.BotID(), w.s.BotID()
	for _, path := range []string{
		"/gateway", "/gateway/bot", "/users/@me", "/users/@me/guilds", "/users/" + bot, "/applications/@me", "/oauth2/applications/@me",
		guild, guild + "?with_counts=true", guild + "/channels", guild + "/roles", guild + "/members", guild + "/members/" + bot,
		guild + "/threads/active", "/channels/" + w.matches(), "/channels/" + th.ID, "/channels/" + dm.ID,
		"/channels/" + th.ID + "/messages", "/channels/" + th.ID + "/messages?around=" + m.ID + "&limit=1",
		"/channels/" + th.ID + "/messages/" + m.ID, "/channels/" + th.ID + "/thread-members",
		"/channels/" + th.ID + "/thread-members?with_member=true", "/channels/" + th.ID + "/thread-members/" + bot,
		app + "/commands", app + "/commands/" + cmd, app + guild + "/commands",
	} {
		if status, r := w.call("GET", path, ""); status != 200 {
			t.Errorf("%s: %d %+v", path, status, r)
		}
	}
	for _, c := range []struct{ method, path, body string }{
		{"POST", "/channels/" + th.ID + "/typing", ""},
		{"DELETE", "/channels/" + open.ID + "/thread-members/@me", ""},
		{"PUT", "/channels/" + open.ID + "/thread-members/@me", ""},
		{"PATCH", "/channels/" + th.ID, `{"archived":true,"auto_archive_duration":1440,"invitable":false}`},
		{"PATCH", "/channels/" + th.ID, `{"archived":false}`},
		{"DELETE", "/channels/" + dm.ID, ""},
		{"DELETE", app + "/commands/" + cmd, ""},
	} {
		if status, r := w.call(c.method, c.path, c.body); status >= 300 {
			t.Errorf("%s %s: %d %+v", c.method, c.path, status, r)
		}
	}
	if n := len(w.s.Member(0).View().Commands); n != 0 {
		t.Errorf("%d commands are left", n)
	}
}

// TestWithResponse ensures that a callback can answer with the message that it made.
func TestWithResponse(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	for _, body := range []string{
		`{"type":4,"data":{"content":"a"}}`, `{"type":5,"data":{"flags":64}}`,
		`{"type":9,"data":{"custom_id":"m","title":"t","components":[{"type":1,"components":[{"type":4,"custom_id":"a","style":1,"label":"l"}]}]}}`,
	} {
		it := w.pending()
		if status, r := w.call("POST", "/interactions/"+it.ID+"/"+it.Token+"/callback?with_response=true", body); status != 200 {
			t.Errorf("%s: %d %+v", body, status, r)
		}
	}
}

// TestDeletedThread ensures that an answer to an interaction in a thread that is gone meanwhile
// is refused.
func TestDeletedThread(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	th := must[*discordgo.Channel](t)(w.bot.ThreadStart(w.matches(), "thread", discordgo.ChannelTypeGuildPublicThread, 60))
	m := must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(th.ID, &discordgo.MessageSend{
		Content: "a", Components: []discordgo.MessageComponent{row(button("go", "Go", discordgo.PrimaryButton))},
	}))
	got := make(chan error, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if err := w.s.DeleteChannel(th.ID); err != nil {
			t.Error(err)
		}
		got <- d.InteractionRespond(i.Interaction, message("late", 0))
	})
	done := make(chan struct{})
	go func() {
		defer close(done)
		if o, err := w.s.Member(0).Press(w.ctx, m.ID, "go"); err != nil || o.Kind != sandbox.OutcomeFailed {
			t.Errorf("outcome %+v, %v", o, err)
		}
	}()
	if err := <-got; code(err) != 10003 {
		t.Errorf("answer: %v", err)
	}
	w.clock.Advance(3 * time.Second)
	<-done
}
