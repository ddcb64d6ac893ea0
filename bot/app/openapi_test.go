package app_test

import (
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/bot/sandbox/openapitest"
)

// exchanges collects what the bot asked of the sandbox and what was answered.
type exchanges struct {
	mu   sync.Mutex
	list []sandbox.Exchange
}

func (e *exchanges) add(x sandbox.Exchange) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.list = append(e.list, x)
}

// all is what was collected so far.
func (e *exchanges) all() []sandbox.Exchange {
	e.mu.Lock()
	defer e.mu.Unlock()
	return slices.Clone(e.list)
}

// TestOpenAPI ensures that every request of the bot, and every answer of the sandbox, is valid under Discord's
// own description, over all commands, autocompletion, buttons, direct messages, threads and pictures of a whole
// match. It is skipped unless TEST_DISCORD_OPENAPI names the description's file.
func TestOpenAPI(t *testing.T) {
	path := os.Getenv("TEST_DISCORD_OPENAPI")
	if path == "" {
		t.Skip("TEST_DISCORD_OPENAPI is not set; set it to Discord's openapi.json to run this test")
	}
	valid, err := openapitest.New(path)
	if err != nil {
		t.Fatal(err)
	}
	var seen exchanges
	w := start(t, func(w *world) { w.record = seen.add })
	w.before()
	w.begin(sandbox.OptionValue{Name: "clock", Value: "24h/12h"})
	front := w.await(w.ada, "the first handover", apptest.Asks)
	w.pressAll(front)
	w.typed(front.ChannelID)
	w.finish()
	w.ranks(front.ChannelID)
	w.quiet()
	count, files := map[string]int{}, 0
	for _, x := range seen.all() {
		count[x.Method+" "+x.Template]++
		files += x.Files
		for _, err := range valid.Validate(x) {
			t.Error(err)
		}
	}
	for _, want := range []string{
		"PUT /applications/{application_id}/commands",
		"POST /interactions/{interaction_id}/{interaction_token}/callback",
		"POST /channels/{channel_id}/messages", "PATCH /channels/{channel_id}/messages/{message_id}",
		"POST /channels/{channel_id}/messages/{message_id}/threads", "POST /users/@me/channels",
	} {
		if count[want] == 0 {
			t.Errorf("the run never asked for %s; it asked for %v", want, count)
		}
	}
	if files < 20 {
		t.Errorf("%d pictures were sent", files)
	}
	t.Logf("%d exchanges are valid", len(seen.all()))
}

// run sends a command as a player.
func (w *world) run(p *player, channel, name string, path []string, options ...sandbox.OptionValue) sandbox.Message {
	w.t.Helper()
	out, err := p.Member.Run(w.ctx, channel, name, path, options...)
	if err != nil || out.MessageID == "" {
		w.t.Fatalf("/%s %v: %+v, %v", name, path, out, err)
	}
	return w.await(p, "the answer to /"+name,
		func(m sandbox.Message) bool { return m.ID == out.MessageID && !m.X.Thinking })
}

// before uses what there is before any match: the administrator's command, help, empty lists, an invitation
// that is declined, and a member whose direct messages are closed.
func (w *world) before() {
	w.t.Helper()
	ada, chiara, here := w.ada, w.chiara, w.app.Sandbox.ChannelID("matches")
	for _, name := range []string{"setup", "help", "inbox", "leaderboard", "profile"} {
		w.run(ada, here, name, nil)
	}
	w.run(ada, here, "match", []string{"list"})
	w.decks(ada)
	for _, option := range []string{"deck", "clock", "rules"} {
		if found, err := ada.Member.Complete(w.ctx, here, "match", []string{"new"}, option, ""); err != nil ||
			len(found) == 0 {
			w.t.Errorf("suggestions for %s: %v, %v", option, found, err)
		}
	}
	if err := chiara.Member.SetDMs(false); err != nil {
		w.t.Fatal(err)
	}
	invite, err := ada.Invite(w.ctx, here, chiara.Player)
	if err != nil {
		w.t.Fatal(err)
	}
	w.press(chiara, w.press(chiara, w.press(chiara, invite, "decks"), "deckpick", "ready:ash-and-briar"), "decks")
	decline, ok := apptest.Find(invite, "decline")
	if !ok {
		w.t.Fatalf("no way to decline %q", invite.Content)
	}
	if _, err := chiara.Press(w.ctx, invite, decline); err != nil {
		w.t.Fatal(err)
	}
}

// decks uses all of /deck: a form and a file, right and wrong, lists that fit into a message and such as do not.
func (w *world) decks(p *player) {
	w.t.Helper()
	bad := w.imported(p, "Bad", "4 Cinder Whelp\n1 Cinder Welp\n***\n")
	edit := must(w.t, bad, "deckedit")
	if out, err := p.Member.Press(w.ctx, bad.ID, edit.ID); err != nil || out.Modal == nil {
		w.t.Errorf("edit: %+v, %v", out, err)
	} else {
		_, err := p.Member.Submit(w.ctx, out.InteractionID, map[string]string{"list": "3 Cinder Whelp"})
		if err != nil {
			w.t.Error(err)
		}
	}
	long := sandbox.File{Name: "long.txt", Type: "text/plain", Data: []byte(strings.Repeat("# a note\n", 900))}
	for name, f := range map[string]sandbox.File{"Long": long,
		"None": {Name: "a.png", Type: "image/png", Data: []byte{0}}} {
		w.deck(p, "import", named(name), sandbox.OptionValue{Name: "file", Value: f})
	}
	for _, sub := range []string{"show", "check", "delete"} {
		for _, name := range []string{"Bad", "Long", "none", "ash-and-briar"} {
			w.deck(p, sub, named(name))
		}
	}
	w.await(p, "the list as a file", func(m sandbox.Message) bool { return len(m.Attachments) == 1 })
	w.deck(p, "list")
	w.press(p, w.deck(p, "delete", named("Long")), "deckdelete")
	found, err := p.Member.Complete(w.ctx, w.app.Sandbox.ChannelID("matches"), "deck", []string{"show"}, "name", "")
	for _, of := range []string{"Ash and Briar", "Bad · ", "Force of Will: "} {
		begins := func(c sandbox.Choice) bool { return strings.HasPrefix(c.Name, of) }
		if err != nil || !slices.ContainsFunc(found, begins) {
			w.t.Errorf("suggestions for decks without %q: %v, %v", of, found, err)
		}
	}
}

// pressAll presses every button of a handover message that only shows something, and those behind ⋯, as a
// player and as somebody who watches.
func (w *world) pressAll(front sandbox.Message) {
	w.t.Helper()
	for _, p := range []*player{w.ada, w.dario} {
		for _, action := range []string{"move", "hand", "more"} {
			c, ok := apptest.Find(front, action)
			if !ok {
				w.t.Fatalf("no button %s on %q", action, front.Content)
			}
			said, err := p.Press(w.ctx, front, c)
			if err != nil {
				w.t.Fatal(err)
			}
			if action != "more" {
				continue
			}
			for _, behind := range apptest.Controls(said) {
				again, err := p.Press(w.ctx, front, c)
				if err == nil {
					_, err = p.Press(w.ctx, again, behind)
				}
				if err != nil {
					w.t.Errorf("%s behind ⋯: %v", behind.Action, err)
				}
			}
		}
	}
}

// typed uses the commands of a running match, in its thread.
func (w *world) typed(thread string) {
	w.t.Helper()
	ada := w.ada
	for _, sub := range []string{"list", "board", "log", "hand", "draw", "concede"} {
		w.run(ada, thread, "match", []string{sub})
	}
	w.run(ada, thread, "inbox", nil)
	w.run(w.dario, thread, "match", []string{"board"})
	if _, err := ada.Member.Complete(w.ctx, thread, "match", []string{"board"}, "match", "Fall"); err != nil {
		w.t.Error(err)
	}
	for _, text := range []string{"", "zzz"} {
		if _, err := ada.Member.Complete(w.ctx, thread, "farwald", []string{"play"}, "card", text); err != nil {
			w.t.Error(err)
		}
	}
	w.run(ada, thread, "farwald", []string{"play"})
	w.run(ada, thread, "farwald", []string{"play"}, sandbox.OptionValue{Name: "card", Value: "no such card"})
}

// ranks looks at what a match that is over has come to, and begins a season.
func (w *world) ranks(thread string) {
	w.t.Helper()
	board := w.run(w.ada, thread, "leaderboard", nil)
	w.press(w.ada, board, "profile")
	w.press(w.ada, w.run(w.ada, thread, "season", nil), "beginseason")
	w.run(w.dario, thread, "leaderboard", nil, sandbox.OptionValue{Name: "season", Value: 1})
}

// finish plays a running match to its end.
func (w *world) finish() {
	w.t.Helper()
	for range 3000 {
		m := w.await(w.ada, "the next move or the result", func(m sandbox.Message) bool {
			return apptest.Over(m) || apptest.Asks(m)
		})
		if apptest.Over(m) {
			return
		}
		w.act(m)
	}
	w.t.Fatal("the match does not end")
}
