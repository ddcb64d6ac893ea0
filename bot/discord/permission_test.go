package discord_test

import (
	"strings"
	"testing"

	"farpost/bot/sandbox"
)

// TestSetup ensures that /setup names what is missing in the channel and in which language is written there, is for
// administrators, and is kept.
func TestSetup(t *testing.T) {
	w := newWorld(t)
	if m := w.command(0, w.matches(), "setup", nil, sandbox.OptionValue{Name: "language", Value: "it"}); !strings.Contains(m.Content, "in: Italiano.") {
		t.Errorf("the language is not confirmed: %s", m.Content)
	}
	if m := w.command(0, w.matches(), "setup", nil, sandbox.OptionValue{Name: "language", Value: "en"}); !strings.Contains(m.Content, "in: English.") {
		t.Errorf("the language is not confirmed: %s", m.Content)
	}
	if m := w.command(0, w.matches(), "setup", nil); !strings.Contains(m.Content, "ready in <#"+w.matches()+">") {
		t.Errorf("all is well: %s", m.Content)
	}
	for _, test := range []struct {
		deny int64
		want []string
	}{
		{sandbox.PermissionAttachFiles, []string{"Attach Files"}},
		{sandbox.PermissionPublicThreads | sandbox.PermissionReadHistory, []string{"Create Public Threads", "Read Message History"}},
		{sandbox.PermissionSendMessages, []string{"Send Messages"}},
	} {
		for _, from := range []string{"matches", "general"} { // from the channel itself, and from another one
			w.ok(w.server.DenyBot(w.matches(), test.deny))
			m := w.command(0, w.server.ChannelID(from), "setup", nil, sandbox.OptionValue{Name: "channel", Value: w.matches()})
			for _, name := range test.want {
				if !strings.Contains(m.Content, name) {
					t.Errorf("without %v, from #%s: %s", test.want, from, m.Content)
				}
			}
			if strings.Contains(m.Content, "Embed Links") {
				t.Errorf("what is there is called missing: %s", m.Content)
			}
		}
	}
	if _, err := w.who[1].Run(w.ctx, w.matches(), "setup", nil); err == nil {
		t.Error("a member without rights may use /setup")
	}
	w.quiet()
}

// TestSetupChannel ensures that matches are announced in the channel that was set up, wherever one invites.
func TestSetupChannel(t *testing.T) {
	w := newWorld(t)
	w.command(0, w.matches(), "setup", nil, sandbox.OptionValue{Name: "channel", Value: w.server.ChannelID("general")})
	if m := w.invitation(0, 1); m.ChannelID != w.server.ChannelID("general") {
		t.Errorf("the invitation stands in %s", m.ChannelID)
	}
}

// TestPermissions ensures that a match is played in whatever form is permitted.
func TestPermissions(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		name   string
		deny   int64
		thread bool
		check  func(t *testing.T, w *world, front sandbox.Message)
	}{
		{"no threads", sandbox.PermissionPublicThreads, false, func(t *testing.T, w *world, front sandbox.Message) {
			w.await(1, "the notice", func(m sandbox.Message) bool { return strings.Contains(m.Content, "may not create threads") })
		}},
		{"no messages in threads", sandbox.PermissionSendInThreads, false, func(t *testing.T, w *world, front sandbox.Message) {
			w.await(1, "the notice", func(m sandbox.Message) bool { return strings.Contains(m.Content, "may not create threads") })
		}},
		{"no files", sandbox.PermissionAttachFiles, true, func(t *testing.T, w *world, front sandbox.Message) {
			if len(front.Attachments) != 0 || len(front.Embeds) != 1 {
				t.Errorf("front: %s", show(front))
			}
			if m := w.command(1, front.ChannelID, "match", []string{"board"}); !strings.Contains(m.Embeds[0].Description, "life") {
				t.Errorf("the board in words: %s", show(m))
			}
		}},
		{"no embeds", sandbox.PermissionEmbedLinks, true, func(t *testing.T, w *world, front sandbox.Message) {
			if len(front.Embeds) != 0 || !strings.Contains(front.Content, "life") {
				t.Errorf("front: %s", show(front))
			}
		}},
		{"no history", sandbox.PermissionReadHistory, true, func(*testing.T, *world, sandbox.Message) {}},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := newWorld(t)
			w.ok(w.server.DenyBot(w.matches(), test.deny))
			w.server.Inject(sandbox.Fault{Kind: sandbox.FaultDropAfter, Method: "POST", Template: routeMessages, ChannelID: w.matches()})
			front := w.begun()
			if got := front.ChannelID != w.matches(); got != test.thread {
				t.Errorf("in a thread: %v, want %v", got, test.thread)
			}
			m := w.press(0, front, "move")
			m = w.press(0, m, "verb:end")
			w.press(0, m, "confirm")
			next := w.front(1)
			if next.ID == front.ID || !next.X.MentionsMe {
				t.Errorf("then: %s", show(next))
			}
			if got := w.message(0, front.ID); len(got.Components) != 0 {
				t.Errorf("the message before keeps its buttons: %s", show(got))
			}
			test.check(t, w, next)
			invitations := 0
			for _, m := range w.who[0].View().Messages[w.matches()] {
				if strings.Contains(m.Content+show(m), "You need no deck") || strings.Contains(m.Content, " play Tally") {
					invitations++
				}
			}
			if invitations != 1 {
				t.Errorf("%d invitations, want 1", invitations)
			}
			w.quiet()
		})
	}
}

// TestNewWithoutPermission ensures that nobody is invited where the bot cannot write.
func TestNewWithoutPermission(t *testing.T) {
	w := newWorld(t)
	w.ok(w.server.DenyBot(w.matches(), sandbox.PermissionSendMessages))
	m := w.command(0, w.matches(), "match", []string{"new"}, sandbox.OptionValue{Name: "opponent", Value: w.who[1].ID()})
	if strings.Contains(m.Content, "stands in") {
		t.Errorf("the answer: %s", m.Content)
	}
	all, err := w.table.Find(w.ctx, "", "")
	w.ok(err)
	if len(all) != 0 {
		t.Errorf("%d matches were made", len(all))
	}
}
