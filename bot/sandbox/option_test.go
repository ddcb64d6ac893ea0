package sandbox_test

import (
	"fmt"
	"io"
	"net/http"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

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
		cmd.Options = append(cmd.Options,
			&discordgo.ApplicationCommandOption{Type: kind, Name: name, Description: name})
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
		"text": "a", "whole": 3, "number": 2.5, "flag": true, "who": w.chiara.ID(), "where": w.matches(),
		"role": w.s.GuildID(),
		"file": sandbox.File{Name: "my deck.txt", Type: "text/plain", Data: []byte("3 Moth\n")},
	}
	var list []sandbox.OptionValue
	for name, v := range values {
		list = append(list, sandbox.OptionValue{Name: name, Value: v})
	}
	must[sandbox.Outcome](t)(w.ada.Run(w.ctx, w.matches(), "all", nil, list...))
	d := <-got
	if d.GetOption("text").StringValue() != "a" || d.GetOption("whole").IntValue() != 3 ||
		d.GetOption("number").FloatValue() != 2.5 ||
		!d.GetOption("flag").BoolValue() || d.GetOption("where").ChannelValue(nil).ID != w.matches() {
		t.Errorf("options %+v", d.Options)
	}
	if d.Resolved.Channels[w.matches()] == nil || d.Resolved.Roles[w.s.GuildID()] == nil ||
		d.Resolved.Members[w.chiara.ID()] == nil {
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
	if _, err := w.ada.Run(w.ctx, w.matches(), "all", nil, sandbox.OptionValue{Name: "file", Value: "x"}); err == nil {
		t.Error("file takes a text")
	}
	for name, wrong := range map[string]any{"file": large, "text": 5, "flag": "yes", "whole": "x", "where": "5",
		"role": w.ada.ID(), "who": w.matches()} {
		if _, err := w.ada.Run(w.ctx, w.matches(), "all", nil,
			sandbox.OptionValue{Name: name, Value: wrong}); err == nil {
			t.Errorf("%s takes %v", name, wrong)
		}
	}
}

// TestMemberValues ensures that what a member could not send by Discord's client is refused.
func TestMemberValues(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	opp := w.opponent()
	for _, c := range []struct {
		path    []string
		code    string
		options []sandbox.OptionValue
	}{
		{[]string{"new"}, "option_required", nil},
		{[]string{"old"}, "unknown_command", nil},
		{nil, "unknown_command", nil},
		{[]string{"new"}, "option_unknown", []sandbox.OptionValue{opp, {Name: "x", Value: "y"}}},
		{[]string{"new"}, "option_invalid", []sandbox.OptionValue{opp, {Name: "hours", Value: 73}}},
		{[]string{"new"}, "option_invalid", []sandbox.OptionValue{opp, {Name: "hours", Value: 1.5}}},
		{[]string{"new"}, "option_invalid", []sandbox.OptionValue{opp, {Name: "game", Value: "chess"}}},
		{[]string{"new"}, "option_invalid", []sandbox.OptionValue{{Name: "opponent", Value: "5"}}},
	} {
		_, err := w.ada.Run(w.ctx, w.matches(), "match", c.path, c.options...)
		if r, ok := err.(*sandbox.Refusal); !ok || r.Code != c.code {
			t.Errorf("%v %v: %v, want %s", c.path, c.options, err, c.code)
		}
	}
}
