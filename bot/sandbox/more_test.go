package sandbox_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestInMemory ensures that a sandbox without a state file keeps messages and files as long as
// it runs.
func TestInMemory(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) { c.StateFile, c.Limits.PerSecond = "", -1 })
	path := "channels/" + w.matches() + "/messages"
	m := must[sandbox.Message](t)(w.raw("POST", path, `{"content":"a"}`, "a.png", "b.png"))
	w.get(m.Attachments[0].URL)
	kept := must[sandbox.Message](t)(w.raw("PATCH", path+"/"+m.ID,
		`{"attachments":[{"id":"`+m.Attachments[1].ID+`","description":"second"},{"id":"0"}]}`, "c.png"))
	if len(kept.Attachments) != 2 || kept.Attachments[0].Description != "second" || kept.Attachments[1].Filename != "c.png" {
		t.Errorf("kept %+v", kept.Attachments)
	}
	old := strings.TrimPrefix(m.Attachments[0].URL, w.s.URL())
	if got := w.status("GET", old, "", "", nil); got != 200 {
		t.Errorf("a file that was just replaced: %d", got)
	}
	for range 64 { // by and by it is forgotten
		must[sandbox.Message](t)(w.raw("PATCH", path+"/"+m.ID, `{"attachments":[{"id":"0"}]}`, "next.png"))
	}
	for path, want := range map[string]int{
		old:                                    404,
		"/attachments/1/..%2f..%2fstate/a.png": 404,
		"/attachments/1/abc/a.png":             404,
	} {
		if got := w.status("GET", path, "", "", nil); got != want {
			t.Errorf("%s: %d, want %d", path, got, want)
		}
	}
}

// TestModeration ensures that members delete their own messages, and administrators others' too.
func TestModeration(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	ada, bruno := w.s.Member(0), w.s.Member(1)
	mine := must[sandbox.Message](t)(bruno.Send(w.matches(), "mine"))
	bots := must[*discordgo.Message](t)(w.bot.ChannelMessageSend(w.matches(), "bot's"))
	if err := bruno.Delete(bots.ID); err == nil {
		t.Error("Bruno deletes the bot's message")
	}
	if err := bruno.Delete(mine.ID); err != nil {
		t.Error(err)
	}
	if err := ada.Delete(bots.ID); err != nil {
		t.Error(err)
	}
	if n := len(w.contents()); n != 0 {
		t.Errorf("%d messages are left", n)
	}
	th := must[*discordgo.Channel](t)(w.bot.ThreadStart(w.matches(), "t", discordgo.ChannelTypeGuildPublicThread, 60))
	for _, c := range []struct {
		as     string
		status int
	}{{bruno.ID(), 403}, {ada.ID(), 200}, {ada.ID(), 404}} {
		if status, code := w.post("delete", m{"as": c.as, "channel_id": th.ID}, nil); status != c.status {
			t.Errorf("%+v: %d %s", c, status, code)
		}
	}
}

// TestOptionTypes ensures that every type of option reaches discordgo as itself.
func TestOptionTypes(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	kinds := map[string]discordgo.ApplicationCommandOptionType{
		"text": discordgo.ApplicationCommandOptionString, "whole": discordgo.ApplicationCommandOptionInteger,
		"number": discordgo.ApplicationCommandOptionNumber, "flag": discordgo.ApplicationCommandOptionBoolean,
		"who": discordgo.ApplicationCommandOptionMentionable, "where": discordgo.ApplicationCommandOptionChannel,
		"role": discordgo.ApplicationCommandOptionRole, "file": discordgo.ApplicationCommandOptionAttachment,
	}
	cmd := &discordgo.ApplicationCommand{Name: "all", Description: "All types"}
	for name, kind := range kinds {
		cmd.Options = append(cmd.Options, &discordgo.ApplicationCommandOption{Type: kind, Name: name, Description: name})
	}
	must[*discordgo.ApplicationCommand](t)(w.bot.ApplicationCommandCreate(w.s.BotID(), "", cmd))
	got := make(chan discordgo.ApplicationCommandInteractionData, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		got <- i.ApplicationCommandData()
		if err := d.InteractionRespond(i.Interaction, message("ok", 0)); err != nil {
			t.Error(err)
		}
	})
	values := map[string]any{
		"text": "a", "whole": 3, "number": 2.5, "flag": true, "who": w.s.Member(2).ID(), "where": w.matches(), "role": w.s.GuildID(),
		"file": sandbox.File{Name: "my deck.txt", Type: "text/plain", Data: []byte("3 Moth\n")},
	}
	var list []sandbox.OptionValue
	for name, v := range values {
		list = append(list, sandbox.OptionValue{Name: name, Value: v})
	}
	must[sandbox.Outcome](t)(w.s.Member(0).Run(w.ctx, w.matches(), "all", nil, list...))
	d := <-got
	if d.GetOption("text").StringValue() != "a" || d.GetOption("whole").IntValue() != 3 || d.GetOption("number").FloatValue() != 2.5 ||
		!d.GetOption("flag").BoolValue() || d.GetOption("where").ChannelValue(nil).ID != w.matches() {
		t.Errorf("options %+v", d.Options)
	}
	if d.Resolved.Channels[w.matches()] == nil || d.Resolved.Roles[w.s.GuildID()] == nil || d.Resolved.Members[w.s.Member(2).ID()] == nil {
		t.Errorf("resolved %+v", d.Resolved)
	}
	file := d.Resolved.Attachments[fmt.Sprint(d.GetOption("file").Value)]
	if file == nil || file.Filename != "my_deck.txt" || file.Size != 7 || file.ContentType != "text/plain" {
		t.Fatalf("file %+v of %+v", file, d.Resolved)
	}
	resp := must[*http.Response](t)(http.Get(file.URL))
	if got := must[[]byte](t)(io.ReadAll(resp.Body)); string(got) != "3 Moth\n" {
		t.Errorf("the bot reads %q", got)
	}
	if err := resp.Body.Close(); err != nil {
		t.Error(err)
	}
	large := sandbox.File{Name: "x", Data: make([]byte, 11<<20)}
	if _, err := w.s.Member(0).Run(w.ctx, w.matches(), "all", nil, sandbox.OptionValue{Name: "file", Value: "x"}); err == nil {
		t.Error("file takes a text")
	}
	for name, wrong := range map[string]any{"file": large, "text": 5, "flag": "yes", "whole": "x", "where": "5", "role": w.s.Member(0).ID(), "who": w.matches()} {
		if _, err := w.s.Member(0).Run(w.ctx, w.matches(), "all", nil, sandbox.OptionValue{Name: name, Value: wrong}); err == nil {
			t.Errorf("%s takes %v", name, wrong)
		}
	}
}

// TestEmoji ensures that emoji of buttons are kept, and text in their place is refused.
func TestEmoji(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	path := "/channels/" + w.matches() + "/messages"
	body := func(emoji string) string {
		return `{"content":"a","components":[{"type":1,"components":[{"type":2,"style":1,"custom_id":"a","emoji":` + emoji + `}]}]}`
	}
	for emoji, want := range map[string]int{`{"name":"🔥"}`: 200, `{"name":"1️⃣"}`: 200, `{"id":"123","name":"fire"}`: 200, `{"name":"fire"}`: 400, `{}`: 400} {
		if status, r := w.call("POST", path, body(emoji)); status != want {
			t.Errorf("%s: %d %s", emoji, status, r.Errors)
		}
	}
}

// TestAwait ensures that Await and AwaitView return at once for what is there, later for what
// comes, and with the context's error for what never does.
func TestAwait(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	ada := w.s.Member(0)
	is := func(text string) func(sandbox.Message) bool {
		return func(m sandbox.Message) bool { return m.Content == text }
	}
	must[*discordgo.Message](t)(w.bot.ChannelMessageSend(w.matches(), "now"))
	must[sandbox.Message](t)(ada.Await(w.ctx, is("now")))
	got := make(chan error, 1)
	go func() {
		_, err := ada.Await(w.ctx, is("later"))
		got <- err
	}()
	must[*discordgo.Message](t)(w.bot.ChannelMessageSend(w.matches(), "later"))
	if err := <-got; err != nil {
		t.Error(err)
	}
	v := must[sandbox.State](t)(ada.AwaitView(w.ctx, func(s sandbox.State) bool { return len(s.Messages[w.matches()]) == 2 }))
	if !v.Bot.Online || !w.s.BotConnected() {
		t.Error("the bot is not online")
	}
	ctx, cancel := context.WithCancel(w.ctx)
	cancel()
	if _, err := ada.Await(ctx, is("never")); err == nil {
		t.Error("no error for what never comes")
	}
}

// TestMembersByGateway ensures that members can be asked for by id without a privileged intent.
func TestMembersByGateway(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	got := make(chan *discordgo.GuildMembersChunk, 1)
	w.bot.AddHandler(func(_ *discordgo.Session, c *discordgo.GuildMembersChunk) { got <- c })
	if err := w.bot.RequestGuildMembersList(w.s.GuildID(), []string{w.s.Member(1).ID(), "5"}, 0, "n", false); err != nil {
		t.Fatal(err)
	}
	if c := <-got; len(c.Members) != 1 || len(c.NotFound) != 1 || c.Nonce != "n" {
		t.Errorf("chunk %+v", c)
	}
}
