package sandbox_test

import (
	"errors"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

const messagesRoute = "/channels/{channel_id}/messages"

// contents returns the texts in #matches, oldest first.
func (w *fixture) contents() []string {
	var list []string
	for _, m := range w.ada.View().Messages[w.matches()] {
		list = append(list, m.Content)
	}
	return list
}

// TestFaults ensures that each kind of fault strikes the requests that it is for, and whether they took effect.
func TestFaults(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name    string
		fault   sandbox.Fault
		applied bool
		check   func(error) bool
	}{
		{"500", sandbox.Fault{Status: 500}, false, status(500)},
		{"503 afterwards", sandbox.Fault{Kind: sandbox.FaultStatusAfter, Status: 503}, true, status(503)},
		{"429", sandbox.Fault{Kind: sandbox.FaultRateLimit, RetryAfter: 1500 * time.Millisecond}, false,
			func(err error) bool {
				var e *discordgo.RateLimitError
				return errors.As(err, &e) && e.RetryAfter == 1500*time.Millisecond
			}},
		{"dropped before", sandbox.Fault{Kind: sandbox.FaultDropBefore}, false,
			func(err error) bool { return err != nil && code(err) == 0 }},
		{"dropped after", sandbox.Fault{Kind: sandbox.FaultDropAfter}, true,
			func(err error) bool { return err != nil && code(err) == 0 }},
	} {
		w := start(t, nil)
		c.fault.Method, c.fault.Template = "POST", messagesRoute
		w.s.Inject(c.fault)
		if _, err := w.bot.User("@me"); err != nil || w.s.FaultsLeft() != 1 {
			t.Errorf("%s: another route is struck: %v", c.name, err)
		}
		_, err := w.bot.ChannelMessageSend(w.matches(), "a")
		if !c.check(err) {
			t.Errorf("%s: %v", c.name, err)
		}
		if applied := len(w.contents()) == 1; applied != c.applied {
			t.Errorf("%s: applied is %v", c.name, applied)
		}
		if w.s.FaultsLeft() != 0 {
			t.Errorf("%s: not used up", c.name)
		}
	}
}

// status checks for a REST error with a status.
func status(want int) func(error) bool {
	return func(err error) bool {
		var e *discordgo.RESTError
		return errors.As(err, &e) && e.Response.StatusCode == want
	}
}

// TestFaultTimes ensures that a fault strikes as often as it says, and only its channel.
func TestFaultTimes(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.s.Inject(sandbox.Fault{Status: 500, ChannelID: w.matches(), Times: 2})
	if _, err := w.bot.ChannelMessageSend(w.s.ChannelID("general"), "a"); err != nil {
		t.Errorf("another channel: %v", err)
	}
	for i, want := range []bool{false, false, true} {
		if _, err := w.bot.ChannelMessageSend(w.matches(), "a"); (err == nil) != want {
			t.Errorf("request %d: %v", i, err)
		}
	}
}

// TestDuplicateInteraction ensures that an interaction can arrive twice, with one outcome.
func TestDuplicateInteraction(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	w.s.DuplicateInteractions(1)
	got := make(chan error, 2)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		got <- d.InteractionRespond(i.Interaction, message("one", 0))
	})
	if out := w.run(); out.Kind != sandbox.OutcomeMessage {
		t.Errorf("outcome %+v", out)
	}
	codes := map[int]int{code(<-got): 1}
	codes[code(<-got)]++
	if codes[0] != 1 || codes[40060] != 1 || len(w.contents()) != 1 {
		t.Errorf("codes %v, messages %v", codes, w.contents())
	}
}

// TestLateInteraction ensures that a late interaction can no longer be answered in time.
func TestLateInteraction(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	w.s.DelayInteractions(1, 5*time.Second)
	got := make(chan error, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		got <- d.InteractionRespond(i.Interaction, message("late", 0))
	})
	outcomes := make(chan sandbox.Outcome, 1)
	go func() { outcomes <- w.run() }()
	if err := w.s.AwaitPending(w.ctx, 1); err != nil {
		t.Fatal(err)
	}
	w.clock.Advance(5 * time.Second)
	if o := <-outcomes; o.Kind != sandbox.OutcomeFailed {
		t.Errorf("outcome %+v", o)
	}
	if err := <-got; code(err) != 10062 {
		t.Errorf("late answer: %v", err)
	}
}

// TestRates ensures the limit of a channel and the global one with Discord's headers, and that interaction endpoints
// are exempt from the global one.
func TestRates(t *testing.T) {
	t.Parallel()
	now := epoch
	w := start(t, func(c *sandbox.Config) {
		c.Limits.PerChannel = 5
		c.RateClock = func() time.Time { return now }
	})
	for i := range 5 {
		if status, r := w.call("POST", "/channels/"+w.matches()+"/messages", `{"content":"a"}`); status != 200 {
			t.Fatalf("message %d: %d %+v", i, status, r)
		}
	}
	_, err := w.bot.ChannelMessageSend(w.matches(), "six")
	var limit *discordgo.RateLimitError
	if !errors.As(err, &limit) || limit.RetryAfter != 5*time.Second {
		t.Errorf("sixth message: %v", err)
	}
	if status, _ := w.call("POST", "/channels/"+w.s.ChannelID("general")+"/messages",
		`{"content":"a"}`); status != 200 {
		t.Errorf("another channel: %d", status)
	}
	for i := range 60 {
		status, _ := w.call("GET", "/users/@me", "")
		if want := map[bool]int{true: 200, false: 429}[i < 43]; status != want { // and 7 messages before
			t.Fatalf("request %d: %d, want %d", i, status, want)
		}
	}
	if status, _ := w.call("POST", "/webhooks/"+w.s.BotID()+"/x", `{"content":"a"}`); status != 404 {
		t.Errorf("an interaction endpoint: %d", status)
	}
}
