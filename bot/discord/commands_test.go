package discord_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/discordtest"
)

var slashName = regexp.MustCompile(`^[-_\p{L}\p{N}]{1,32}$`)

// TestCommands ensures that the list of commands is within Discord's limits.
func TestCommands(t *testing.T) {
	w := discordtest.New(t)
	cmds := w.Bot.Commands()
	if len(cmds) > 100 {
		t.Errorf("%d commands", len(cmds))
	}
	for _, c := range cmds {
		if c.Type == discordgo.MessageApplicationCommand {
			if c.Description != "" || len(c.Options) > 0 || len(c.Name) > 32 || len(*c.NameLocalizations) == 0 {
				t.Errorf("the command on messages %+v", c)
			}
			continue
		}
		n := checkText(t, c.Name, c.Description, c.DescriptionLocalizations) + checkOptions(t, c.Name, c.Options)
		if n > 8000 {
			t.Errorf("/%s has %d characters", c.Name, n)
		}
	}
	var names []string
	for _, c := range cmds {
		names = append(names, strings.ReplaceAll(c.Name, " ", "-"))
	}
	want := strings.Fields(
		"setup settings match board inbox help Look-up card cards rule deck leaderboard profile season tournament tally")
	if !slices.Equal(names, want) {
		t.Errorf("commands %q, want %q", names, want)
	}
}

func checkText(t *testing.T, name, text string, local *map[discordgo.Locale]string) int {
	t.Helper()
	n := utf8.RuneCountInString(name) + utf8.RuneCountInString(text)
	if !slashName.MatchString(name) || name != strings.ToLower(name) {
		t.Errorf("name %q", name)
	}
	all := []string{text}
	if local != nil {
		for _, s := range *local {
			all = append(all, s)
		}
	}
	for _, s := range all {
		if l := utf8.RuneCountInString(s); l < 1 || l > 100 {
			t.Errorf("%s: description of %d characters", name, l)
		}
	}
	return n
}

func checkOptions(t *testing.T, of string, opts []*discordgo.ApplicationCommandOption) int {
	t.Helper()
	if len(opts) > 25 {
		t.Errorf("%s has %d options", of, len(opts))
	}
	n, optional, seen := 0, false, map[string]bool{}
	for _, o := range opts {
		if seen[o.Name] || o.Required && optional {
			t.Errorf("%s: option %s is doubled, or required behind an optional one", of, o.Name)
		}
		seen[o.Name], optional = true, optional || !o.Required
		n += checkText(t, o.Name, o.Description, &o.DescriptionLocalizations) +
			checkOptions(t, of+" "+o.Name, o.Options)
		if len(o.Choices) > 25 || len(o.Choices) > 0 && o.Autocomplete {
			t.Errorf("%s %s: %d choices, autocomplete %v", of, o.Name, len(o.Choices), o.Autocomplete)
		}
		for _, c := range o.Choices {
			if l := utf8.RuneCountInString(c.Name); l < 1 || l > 100 {
				t.Errorf("%s %s: choice %q", of, o.Name, c.Name)
			}
			n += len(c.Name)
		}
	}
	return n
}

// TestInvitedAgain ensures that a server to which the commands are limited has them again when the bot was removed from
// it and invited, without a restart.
func TestInvitedAgain(t *testing.T) {
	w := discordtest.New(t)
	w.Guild = w.Server.GuildID()
	w.Restart()
	const route = "/applications/{application_id}/guilds/{guild_id}/commands"
	before := w.Count("PUT", route, "")
	if before == 0 {
		t.Fatal("no commands were registered for the server")
	}
	w.OK(w.Server.RemoveBot())
	w.OK(w.Server.InviteBot())
	for w.Count("PUT", route, "") == before { // the bot hears of that and of people side by side
		w.Ada.Command("settings")
	}
	w.Quiet()
}
