package page_test

import (
	"context"
	"path/filepath"
	"testing"
	"time"

	"farpost/bot/sandbox"

	"github.com/chromedp/chromedp/kb"
)

// openSandbox starts a real sandbox with the scripted bot.
func openSandbox(t *testing.T, c sandbox.Config) (*sandbox.Server, *scripted) {
	t.Helper()
	if c.Clock == nil {
		c.Clock = sandbox.UnhurriedClock{}
	}
	s, err := sandbox.New(c)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(context.Background()); err != nil {
			t.Error(err)
		}
	})
	return s, startScripted(t, s)
}

var demo = sandbox.DemoCommand{Name: "match", Path: []string{"new"},
	Options: []sandbox.OptionValue{{Name: "opponent", Value: "{2}"}}}

// TestRealSandbox ensures that a visitor's whole way works against the real sandbox and a real discordgo bot, on a wide
// screen and on a phone: begin a demo match, see the picture, play by buttons and menus, answer as the other member,
// write a note into a form, use a command with autocomplete.
func TestRealSandbox(t *testing.T) {
	for _, size := range []struct {
		name          string
		width, height int
	}{{"wide", 1440, 900}, {"phone", 390, 844}} {
		t.Run(size.name, func(t *testing.T) {
			s, _ := openSandbox(t, sandbox.Config{Demo: demo})
			b := openTab(t, s.URL(), size.width, size.height)
			phone := size.width < 720
			pane := hook("pane-1")
			b.read(hook("intro"), "Press Start a demo match and answer by the buttons under the newest message.")
			b.Shot("real-" + size.name + "-start")
			b.press(hook("start-demo"))
			b.read(in(pane, hook("chat-title")), "Match 1")
			b.see(in(pane, hook("picture")))
			b.Wait(`document.querySelector('` + in(pane, hook("picture")) + ` img').naturalWidth === 720`)
			b.Shot("real-" + size.name + "-match")

			b.labelled(pane, "My move")
			b.read(pane, "Only you can see this")
			b.press(in(pane, hook("select")))
			b.see(hook("select-option"))
			b.Shot("real-" + size.name + "-menu")
			b.press(hook("select-option") + `[data-value="Scorchbolt"]`)
			b.labelled(pane, "Confirm")
			b.read(pane, "declared Scorchbolt")

			other := hook("pane-2")
			if phone {
				other = pane
				b.read(in(pane, hook("member-2")), "1")
				b.press(in(pane, hook("member-2")))
				b.Wait(`document.querySelector('` + in(pane, hook("member-2")) + `').ariaChecked === "true"`)
			}
			b.labelled(other, "Pass")
			b.read(other, "You pass.")
			b.Shot("real-" + size.name + "-passed")

			b.labelled(other, "Note")
			b.see(hook("modal-input"))
			b.Keys("remember the gate")
			b.Shot("real-" + size.name + "-modal")
			b.press(hook("modal-submit"))
			b.read(other, "Noted: remember the gate")

			composer := in(other, "textarea")
			b.press(composer)
			b.Keys("/match han")
			b.see(in(other, hook("command-item")))
			b.Keys(kb.Enter)
			b.see(in(other, hook("command-form")))
			b.Keys(kb.Enter)
			b.read(other, "Scorchbolt · 2 Energy")
			b.press(composer)
			b.Keys("/match new chia" + kb.Enter)
			b.see(in(other, hook("command-form")))
			b.press(in(other, hook("more-options")))
			b.Keys("deck:")
			b.see(in(other, hook("autocomplete-item")) + `[data-value="b"]`)
			b.Shot("real-" + size.name + "-autocomplete")
			b.Keys(kb.Enter)
			b.press(in(other, hook("send")))
			b.read(other, "The invitation is sent.")
			b.Shot("real-" + size.name + "-end")
		})
	}
}

// TestRealSilence ensures that a bot that does not answer in time is told kindly.
func TestRealSilence(t *testing.T) {
	clock := sandbox.NewManualClock(time.Date(2026, 8, 1, 12, 0, 0, 0, time.UTC))
	s, bot := openSandbox(t, sandbox.Config{Clock: clock})
	b := openTab(t, s.URL(), 1440, 900)
	b.press(hook("composer-1"))
	b.Keys("/silence" + kb.Enter)
	b.see(hook("command-form"))
	b.Keys(kb.Enter)
	b.see(`.composer[aria-busy="true"]`)
	<-bot.silenced
	clock.Advance(4 * time.Second)
	b.read(hook("composer-note"), "The application did not respond.")
}

// TestRealRestart ensures that the page comes back when the sandbox was stopped and started again with the same state,
// and shows what came in between.
func TestRealRestart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "state.json")
	first, err := sandbox.New(sandbox.Config{StateFile: file})
	if err != nil {
		t.Fatal(err)
	}
	if err := first.Start(); err != nil {
		t.Fatal(err)
	}
	address := first.Addr()
	b := openTab(t, first.URL(), 1440, 900)
	b.press(hook("composer-1"))
	b.Keys("before the restart" + kb.Enter)
	b.read(in(hook("pane-2"), hook("messages")), "before the restart")
	if err := first.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	b.Wait(`document.documentElement.dataset.live === "closed"`)
	b.read(hook("status"), "Connection lost")
	openSandbox(t, sandbox.Config{StateFile: file, Addr: address})
	b.Wait(`document.documentElement.dataset.live === "open"`)
	b.read(in(hook("pane-1"), hook("messages")), "before the restart")
	b.read(hook("status"), "is online")
	b.Forgive("ERR_CONNECTION_REFUSED")
	b.Forgive("WebSocket")
}
