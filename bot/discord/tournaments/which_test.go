package tournaments_test

import (
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
	"farpost/bot/tournament/event"
	"farpost/storage"
)

// twoEvents has Ada run a league in #matches, in which Bruno and Chiara play, and make a cup in another channel that is
// open or only planned.
func twoEvents(t *testing.T, open bool) desk {
	t.Helper()
	w := opened(t, "format=single")
	joined(w, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	w.round()
	m := w.Ada.Command("tournament new", discordtest.Opt("name", "Autumn Cup"),
		discordtest.Opt("channel", w.Server.ChannelID("general")))
	if open {
		w.press(w.Ada, w.press(w.Ada, m, "ask/open"), "do/open")
		w.Delivered()
	}
	return w
}

// TestTwoEvents ensures that beside another open tournament every command reaches each of them: by what the person can
// do in it, by its channel, by its name, which is completed, and else by a choice whose buttons carry the event.
func TestTwoEvents(t *testing.T) {
	w := twoEvents(t, true)
	of := func(name string) sandbox.OptionValue { return discordtest.Opt("event", name) }
	general := w.Server.ChannelID("general")
	for _, in := range []string{w.Matches(), general} {
		if in == "" {
			continue
		}
		w.Says("my match, typed anywhere", w.Bruno.CommandIn(in, "tournament match"), "Spring Cup", "Turno 1")
	}
	w.Says("the one of this channel", w.Bruno.CommandIn(general, "tournament show"), "Autumn Cup")
	w.Says("by name", w.Bruno.CommandIn(general, "tournament show", of("spring")), "Spring Cup")
	w.Says("no such name", w.Bruno.Command("tournament show", of("winter")), "winter")
	w.Says("the one to join", w.Bruno.Command("tournament join"), "Autumn Cup", "Quale mazzo")
	w.Says("two decks to choose for", w.Bruno.CommandIn(w.Matches(), "tournament deck", of("Autumn Cup")), "Autumn Cup")
	w.press(w.Bruno, w.Bruno.Command("tournament deck", of("Autumn Cup")), "/bring", "ready:calm")
	w.Says("the panel of the older", w.Ada.CommandIn(general, "tournament panel", of("Spring Cup")), "Spring Cup")
	if got := discordtest.Names(w.Bruno.Completions("tournament show", "event", "")); !strings.Contains(got,
		"Autumn Cup") || !strings.Contains(got, "Spring Cup") {
		t.Errorf("completions are %q", got)
	}
	w.Chiara.Command("tournament join", of("Autumn Cup"))
	m := w.Bruno.Command("tournament drop", of("cup"))
	w.Says("two of that name", m, "Quale torneo?", "Autumn Cup", "Spring Cup")
	list, err := w.Desk.List(w.Ctx, storage.EventFilter{Open: true})
	w.OK(err)
	for _, v := range list {
		if v.Row.Name == "Autumn Cup" {
			if v.Row.Channel != general {
				t.Errorf("it stands in %s, want #general", v.Row.Channel)
			}
			w.Says("the one that was picked", w.press(w.Bruno, m, "*/drop", v.Row.ID), "Autumn Cup", "posto")
		}
	}
	w.Quiet()
}

// TestPlannedBesideAnother ensures that a tournament that is being planned is reached by its organisers beside another
// open one, and that nobody else learns of it by a command, a completion or a choice.
func TestPlannedBesideAnother(t *testing.T) {
	w := twoEvents(t, false)
	of := discordtest.Opt("event", "Autumn Cup")
	w.Says("the plan", w.Ada.Command("tournament panel", of), "Autumn Cup", "Being planned")
	for _, command := range []string{"show", "join", "match", "panel"} {
		if m := w.Bruno.CommandIn(w.Server.ChannelID("general"), "tournament "+command); m.Shows("Autumn") {
			t.Errorf("%s shows a planned tournament: %s", command, m)
		}
		w.Says(command+" by its name", w.Bruno.Command("tournament "+command, of), "Qui nessun torneo si chiama")
	}
	if got := discordtest.Names(w.Bruno.Completions("tournament show", "event", "")); strings.Contains(got, "Autumn") {
		t.Errorf("completions are %q", got)
	}
	w.Quiet()
}

// TestOwnPlace ensures that an event can stand in a thread: its messages come there, and its matches get threads of the
// thread's channel.
func TestOwnPlace(t *testing.T) {
	w := desk{discordtest.New(t)}
	w.Begun() // a match with a thread, which is as good as any
	thread := w.Ada.Handover().ChannelID
	m := w.Ada.Command("tournament new", discordtest.Opt("name", "Spring Cup"), discordtest.Opt("channel", thread))
	for _, x := range []string{"format=single"} {
		part, value, _ := strings.Cut(x, "=")
		m = w.press(w.Ada, m, "/set/"+part, value)
	}
	w.press(w.Ada, w.press(w.Ada, m, "ask/open"), "do/open")
	w.Ada.Await("the event's message", func(m discordtest.Message) bool {
		return m.ChannelID == thread && m.Shows("Registration is open")
	})
	joined(w, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	w.round()
	w.Delivered()
	cur, _ := w.event().Current()
	match, _, err := w.Table.MatchSeats(w.Ctx, cur.Pairings[0].Games[0].Match)
	w.OK(err)
	if match.Channel != w.Matches() || match.Thread == "" || match.Thread == thread {
		t.Errorf("the match is played in channel %s, thread %s", match.Channel, match.Thread)
	}
	w.Quiet()
}

// TestForumPost ensures that an event can stand in a post of a forum: it is made there by a command, is shown there,
// and its matches get threads of the server's channel; that without one, and in the forum itself, it is refused in
// words, and so are matches.
func TestForumPost(t *testing.T) {
	w := desk{discordtest.New(t)}
	forum, err := w.Server.Forum("cups")
	w.OK(err)
	post, err := w.Server.ForumPost(forum, w.Ada.ID(), "Spring Cup", "Who plays?")
	w.OK(err)
	name := discordtest.Opt("name", "Spring Cup")
	w.Says("without a channel of texts", w.Ada.CommandIn(post, "tournament new", name), "Use `/setup` in one first")
	w.Says("setup in the post", w.Ada.CommandIn(post, "setup"), "has to be a text channel")
	w.Says("a match in the post", w.Ada.CommandIn(post, "match new", discordtest.Opt("opponent", w.Bruno.ID())),
		"is a forum", "/setup")
	for _, x := range []struct{ command, says string }{{"setup", "has to be a text channel"},
		{"tournament new", "takes no tournament"}} {
		v := w.Ada.Visit()
		v.Permissions = discordgo.PermissionManageGuild
		options := map[string]string{"channel": forum}
		if x.command != "setup" {
			options["name"] = "Cup"
		}
		w.Says("/"+x.command+" with the forum", v.RunsCommand(x.command, options), x.says)
	}
	w.Ada.Command("setup")
	m := w.choose(w.Ada.CommandIn(post, "tournament new", name), "format", "single")
	w.press(w.Ada, w.press(w.Ada, m, "ask/open"), "do/open")
	w.Ada.Await("the event's message", func(m discordtest.Message) bool {
		return m.ChannelID == post && m.X != nil && !m.X.Ephemeral && m.Shows("Registration is open")
	})
	joined(w, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	w.round()
	w.Delivered()
	cur, _ := w.event().Current()
	match, _, err := w.Table.MatchSeats(w.Ctx, cur.Pairings[0].Games[0].Match)
	w.OK(err)
	if match.Channel != w.Matches() || match.Thread == "" || match.Thread == post {
		t.Errorf("the match is played in channel %s, thread %s", match.Channel, match.Thread)
	}
	w.Says("typed in the post", w.Bruno.CommandIn(post, "tournament match"), "Spring Cup")
	w.Says("a match in the post", w.Ada.CommandIn(post, "match new", discordtest.Opt("opponent", w.Dario.ID())),
		"Your invitation stands in")
	w.Quiet()
}

// TestInboxOfEvents ensures that the inbox has what events ask of a player, wherever that is, and nothing else.
func TestInboxOfEvents(t *testing.T) {
	w := opened(t, "format=single")
	w.Bruno.Command("tournament join")
	m := w.Bruno.Command("inbox")
	w.Says("the inbox", m, "Spring Cup", "scegli un mazzo")
	w.press(w.Bruno, w.press(w.Bruno, m, "/deck"), "/bring", "ready:calm")
	w.Says("with a deck", w.Bruno.Command("inbox"), "Non hai niente")
	joined(w, w.Chiara)
	w.panel("ask/check", "do/check")
	w.Says("the check-in", w.Bruno.Command("inbox"), "conferma la presenza")
	w.Says("checked in", w.Bruno.Command("tournament checkin"), "Partecipi")
	w.Says("afterwards", w.Bruno.Command("inbox"), "Non hai niente")
	if e := w.event(); e.Stage != event.CheckingIn {
		t.Errorf("the event is %s", e.Stage)
	}
}
