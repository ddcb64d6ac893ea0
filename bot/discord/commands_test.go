package discord_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

var slashName = regexp.MustCompile(`^[-_\p{L}\p{N}]{1,32}$`)

// TestCommands ensures that the list of commands is within Discord's limits.
func TestCommands(t *testing.T) {
	w := newWorld(t)
	cmds := w.bot.Commands()
	if len(cmds) > 100 {
		t.Errorf("%d commands", len(cmds))
	}
	for _, c := range cmds {
		if n := checkText(t, c.Name, c.Description, c.DescriptionLocalizations) + checkOptions(t, c.Name, c.Options); n > 8000 {
			t.Errorf("/%s has %d characters", c.Name, n)
		}
	}
	var names []string
	for _, c := range cmds {
		names = append(names, c.Name)
	}
	if want := []string{"setup", "settings", "match", "board", "inbox", "help", "card", "cards", "rule", "deck", "tally"}; !slices.Equal(names, want) {
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
		n += checkText(t, o.Name, o.Description, &o.DescriptionLocalizations) + checkOptions(t, of+" "+o.Name, o.Options)
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

func opt(name string, value any) sandbox.OptionValue {
	return sandbox.OptionValue{Name: name, Value: value}
}

func names(list []sandbox.Choice) string {
	var out []string
	for _, c := range list {
		out = append(out, c.Name)
	}
	slices.Sort(out)
	return strings.Join(out, ", ")
}

// TestVerbCommand ensures that a slash command brings an answer at once, by key or by name, and that the
// stepper asks what it leaves open; nothing happens before Confirm.
func TestVerbCommand(t *testing.T) {
	w := newWorld(t)
	front := w.begun()
	say := func(who int, verb string, opts ...sandbox.OptionValue) sandbox.Message {
		return w.command(who, front.ChannelID, "tally", []string{verb}, opts...)
	}
	if m := say(2, "end"); len(m.Embeds) != 1 || !strings.Contains(m.Embeds[0].Description, "life") {
		t.Errorf("a watcher: %s", show(m))
	}
	if m := say(0, "play", opt("card", "rock")); !strings.Contains(m.Content, "Too heavy") {
		t.Errorf("a rock: %s", show(m))
	}
	if m := say(0, "play", opt("card", "dragon")); !strings.Contains(m.Content, "dragon") {
		t.Errorf("no such card: %s", show(m))
	}
	if m := say(0, "play", opt("card", "flare")); len(options(m)) != 2 {
		t.Errorf("the target is not asked: %s", show(m))
	}
	m := say(0, "play", opt("card", "flare"), opt("target", "bruno"))
	if _, ok := find(m, "confirm"); !ok || !strings.Contains(m.Content, "You play Flare") {
		t.Fatalf("a complete command: %s", show(m))
	}
	if w.front(0).ID != front.ID {
		t.Error("something was public before Confirm")
	}
	w.press(0, m, "confirm")
	if got := w.front(1); got.ID == front.ID || !got.X.MentionsMe {
		t.Errorf("after Confirm: %s", show(got))
	}
	w.quiet()
}

// TestAutocomplete ensures that it offers what the asker may do and see, filters by what was typed, and
// offers nothing to others.
func TestAutocomplete(t *testing.T) {
	w := newWorld(t)
	front := w.begun()
	complete := func(who int, channel string, path []string, focus, typed string, others ...sandbox.OptionValue) string {
		t.Helper()
		cmd := "tally"
		if path[0] == "new" || path[0] == "board" {
			cmd = "match"
		}
		list, err := w.who[who].Complete(w.ctx, channel, cmd, path, focus, typed, others...)
		w.ok(err)
		return names(list)
	}
	for _, test := range []struct {
		what, got, want string
	}{
		{"own cards", complete(0, front.ChannelID, []string{"play"}, "card", ""), "Flare, Spark"},
		{"typed", complete(0, front.ChannelID, []string{"play"}, "card", "fl"), "Flare"},
		{"from another channel", complete(0, w.matches(), []string{"play"}, "card", ""), "Flare, Spark"},
		{"target of a card", complete(0, front.ChannelID, []string{"play"}, "target", "", opt("card", "flare")), "Ada, Bruno"},
		{"not in turn", complete(1, front.ChannelID, []string{"play"}, "card", ""), ""},
		{"a watcher", complete(2, front.ChannelID, []string{"play"}, "card", ""), ""},
		{"several", complete(0, front.ChannelID, []string{"sort"}, "cards", "flare, r"), "… Rock, … Spark"},
		{"decks", complete(0, w.matches(), []string{"new"}, "deck", "", opt("opponent", w.who[1].ID())), "Bright, Calm, Wide"},
		{"decks in Italian", complete(1, w.matches(), []string{"new"}, "deck", "cal", opt("opponent", w.who[0].ID())), "Calmo"},
		{"own matches", complete(0, w.matches(), []string{"board"}, "match", ""), "Tally · Ada – Bruno"},
		{"others' matches", complete(3, w.matches(), []string{"board"}, "match", ""), ""},
	} {
		if test.got != test.want {
			t.Errorf("%s: %q, want %q", test.what, test.got, test.want)
		}
	}
	w.quiet()
}

// TestLists ensures what /match list, log, board and /inbox tell.
func TestLists(t *testing.T) {
	w := newWorld(t)
	if m := w.command(0, w.matches(), "inbox", nil); !strings.Contains(m.Content, "Nothing waits") {
		t.Errorf("an empty inbox: %s", m.Content)
	}
	front := w.begun()
	if m := w.command(0, w.matches(), "inbox", nil); !strings.Contains(m.Content, "<#"+front.ChannelID+">") || !strings.Contains(m.Content, "<t:") {
		t.Errorf("inbox: %s", m.Content)
	}
	if m := w.command(1, w.matches(), "inbox", nil); strings.Contains(m.Content, front.ChannelID) {
		t.Errorf("the inbox of who is not asked: %s", m.Content)
	}
	if m := w.command(0, w.matches(), "match", []string{"list"}); !strings.Contains(m.Content, "Ada – Bruno") {
		t.Errorf("list: %s", m.Content)
	}
	w.endTurn(0)
	if m := w.command(0, front.ChannelID, "match", []string{"log"}); !strings.Contains(m.Embeds[0].Description, "Ada ended the turn") {
		t.Errorf("log: %s", show(m))
	}
	if m := w.command(2, front.ChannelID, "match", []string{"board"}); !strings.Contains(m.Embeds[0].Description, "Ada life 5") {
		t.Errorf("board for a watcher: %s", show(m))
	}
	if m := w.command(2, w.matches(), "match", []string{"board"}); len(m.Embeds) != 0 {
		t.Errorf("a board without a match: %s", show(m))
	}
	m := w.command(0, front.ChannelID, "match", []string{"draw"})
	if !strings.Contains(m.Content, "offer") {
		t.Errorf("draw: %s", m.Content)
	}
	w.command(1, front.ChannelID, "match", []string{"draw"})
	w.delivered()
	w.await(2, "the result", func(m sandbox.Message) bool {
		return len(m.Embeds) > 0 && strings.Contains(m.Embeds[0].Description, "All agreed")
	})
	w.quiet()
}

// TestInviteCommand ensures what cannot be invited, and that an invitation can be withdrawn.
func TestInviteCommand(t *testing.T) {
	w := newWorld(t)
	invite := func(opts ...sandbox.OptionValue) sandbox.Message {
		return w.command(0, w.matches(), "match", []string{"new"}, opts...)
	}
	for want, opts := range map[string][]sandbox.OptionValue{
		"Bots":      {opt("opponent", w.server.BotID())},
		"somebody":  {opt("opponent", w.who[0].ID())},
		"deck":      {opt("opponent", w.who[1].ID()), opt("deck", "nonsense")},
		"24h":       {opt("opponent", w.who[1].ID()), opt("clock", "soon")},
		"30 days":   {opt("opponent", w.who[1].ID()), opt("clock", "1h/1ms")},
		"nobody si": {opt("opponent", w.who[1].ID()), opt("opponent2", w.who[1].ID())},
	} {
		if m := invite(opts...); !strings.Contains(m.Content, want) {
			t.Errorf("%v: %s", opts, m.Content)
		}
	}
	m := w.invitation(0, 1, opt("deck", "Calm"), opt("clock", "quick"))
	if !strings.Contains(show(m), "2 h") || !strings.Contains(show(m), "30 min") {
		t.Errorf("the clock: %s", show(m))
	}
	w.press(0, m, "decline")
	w.delivered()
	if got := w.message(1, m.ID); len(got.Components) != 0 {
		t.Errorf("withdrawn: %s", show(got))
	}
	w.quiet()
}

// TestNewInThread ensures that an invitation from within a thread goes to the thread's channel, where a
// thread of its own can start.
func TestNewInThread(t *testing.T) {
	w := newWorld(t)
	front := w.begun()
	w.command(2, front.ChannelID, "match", []string{"new"}, opt("opponent", w.who[3].ID()))
	w.delivered()
	m := w.await(3, "the invitation", func(m sandbox.Message) bool {
		_, open := find(m, "accept")
		return open && m.X.MentionsMe
	})
	if m.ChannelID != w.matches() {
		t.Errorf("it stands in %s, want #matches", m.ChannelID)
	}
	w.press(3, m, "accept")
	if got := w.front(3); got.ChannelID != m.ID {
		t.Errorf("the match is in %s: %s", got.ChannelID, show(got))
	}
	w.quiet()
}

// TestSeveralMatches ensures that a command without a match asks which one when there are several, and that
// a receipt leads to the next match that waits.
func TestSeveralMatches(t *testing.T) {
	w := newWorld(t)
	front := w.begun()
	m := w.invitation(0, 1)
	w.press(1, m, "accept")
	w.delivered()
	if m := w.command(0, w.matches(), "match", []string{"board"}); len(m.Embeds) != 0 || !strings.Contains(m.Content, "2") {
		t.Errorf("which one: %s", show(m))
	}
	if m := w.command(0, w.matches(), "match", []string{"board"}, opt("match", "m1")); len(m.Embeds) != 1 {
		t.Errorf("the named one: %s", show(m))
	}
	if m := w.command(0, w.matches(), "match", []string{"board"}, opt("match", "m77")); len(m.Embeds) != 0 {
		t.Errorf("no such match: %s", show(m))
	}
	m = w.press(0, front, "move")
	m = w.press(0, m, "verb:end")
	m = w.press(0, m, "confirm")
	if !strings.Contains(show(m), "(Next: against Bruno, 24 hours left") {
		t.Errorf("the receipt: %s", show(m))
	}
	w.quiet()
}
