package sandbox_test

import (
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// reconnecting is start with a bot that comes back, and the texts of the messages that it hears.
func reconnecting(t *testing.T) (*fixture, chan string, chan struct{}) {
	w := serve(t, nil)
	w.bot = w.session()
	w.bot.ShouldReconnectOnError = true
	heard, resumed := make(chan string, 20), make(chan struct{}, 5)
	w.bot.AddHandler(func(_ *discordgo.Session, m *discordgo.MessageCreate) { heard <- m.Content })
	w.bot.AddHandler(func(*discordgo.Session, *discordgo.Resumed) { resumed <- struct{}{} })
	w.open(w.bot)
	bot := w.bot
	t.Cleanup(func() {
		if err := bot.Close(); err != nil {
			t.Logf("close: %v", err)
		}
	})
	return w, heard, resumed
}

// TestResume ensures that a bot whose connection was cut resumes and hears what it missed, once.
func TestResume(t *testing.T) {
	t.Parallel()
	w, heard, resumed := reconnecting(t)
	dm := must[string](t)(w.ada.DM())
	must[sandbox.Message](t)(w.ada.Send(dm, "one"))
	if got := <-heard; got != "one" {
		t.Fatalf("heard %q", got)
	}
	if err := w.s.AwaitHeartbeat(w.ctx); err != nil {
		t.Fatal(err)
	}
	w.s.DropGateway()
	must[sandbox.Message](t)(w.ada.Send(dm, "two"))
	if got := <-heard; got != "two" {
		t.Fatalf("after the cut: heard %q", got)
	}
	<-resumed
	must[sandbox.Message](t)(w.ada.Send(dm, "three"))
	if got := <-heard; got != "three" {
		t.Errorf("after resuming: heard %q", got)
	}
}

// TestReconnect ensures that op 7 makes the bot come back and hear again. It resumes, or identifies anew: a heartbeat
// of discordgo's old connection may close the new one and give the session up, and then once more.
func TestReconnect(t *testing.T) {
	t.Parallel()
	w, heard, resumed := reconnecting(t)
	anew := make(chan struct{}, 5)
	w.bot.AddHandler(func(*discordgo.Session, *discordgo.Ready) { anew <- struct{}{} })
	dm := must[string](t)(w.ada.DM())
	w.s.AskReconnect()
	for {
		select {
		case got := <-heard:
			if got != "after" {
				t.Errorf("heard %q", got)
			}
			return
		case <-resumed:
		case <-anew:
		}
		must[sandbox.Message](t)(w.ada.Send(dm, "after"))
	}
}

// TestInvalidSession ensures that op 9 makes the bot identify anew.
func TestInvalidSession(t *testing.T) {
	t.Parallel()
	w, heard, _ := reconnecting(t)
	w.s.InvalidateSession()
	if err := w.s.AwaitBot(w.ctx); err != nil {
		t.Fatal(err)
	}
	dm := must[string](t)(w.ada.DM())
	must[sandbox.Message](t)(w.ada.Send(dm, "after"))
	if got := <-heard; got != "after" {
		t.Errorf("heard %q", got)
	}
}
