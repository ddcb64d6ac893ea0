package deliver_test

import (
	"strings"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

const routeOpenDM = "/users/@me/channels"

// asked returns how often the bot has asked for direct messages.
func asked(w *discordtest.World) (n int) {
	for _, x := range w.Exchanges() {
		if x.Template == routeOpenDM {
			n++
		}
	}
	return n
}

// playsOn begins a match and ends some turns while the bot's clock stands, so that nothing that waits for a time is
// sent.
func playsOn(w *discordtest.World) {
	w.Helper()
	w.Begin()
	seen := map[string]bool{}
	handover := func(p *discordtest.Member) discordtest.Message {
		w.Helper()
		m := p.Await("a new prompt", func(m discordtest.Message) bool { return m.Has("move") && !seen[m.ID] })
		seen[m.ID] = true
		return m
	}
	staking := handover(w.Ada)
	w.Ada.Press(staking, "move", "done", "confirm")
	w.Bruno.Press(staking, "move", "done", "confirm")
	for range 3 {
		for _, p := range []*discordtest.Member{w.Ada, w.Bruno} {
			p.Press(handover(p), "move", "verb:end", "confirm")
		}
	}
}

// TestDirectMessagesLimited ensures that nothing public waits for the opening of direct messages, however long Discord
// wants that to wait.
func TestDirectMessagesLimited(t *testing.T) {
	w := discordtest.New(t)
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultRateLimit, Method: "POST", Template: routeOpenDM,
		RetryAfter: 45 * time.Second, Times: 1000})
	playsOn(w)
	if n := asked(w); n < 1 || n > 2 { // both people's at the same time
		t.Errorf("direct messages were asked for %d times, want at most twice", n)
	}
	w.Quiet()
}

// TestDirectMessagesRefused ensures that direct messages which Discord refuses to open are not asked for with every
// step, and that the match goes on without them.
func TestDirectMessagesRefused(t *testing.T) {
	t.Parallel()
	for code, words := range map[int]string{40003: "You are opening direct messages too fast.", 20026: "Flagged"} {
		t.Run(words, func(t *testing.T) {
			w := discordtest.New(t)
			w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 400, Method: "POST", Template: routeOpenDM,
				Code: code, Message: words, Times: 1000})
			playsOn(w)
			if n := asked(w); n < 1 || n > 2 { // both people's at the same time
				t.Errorf("asked for %d times, want at most twice", n)
			}
			w.Quiet()
		})
	}
}

// TestChannelClosed ensures that a match whose channel is closed to the bot is said to wait, once to the operator and
// once to everybody concerned, by direct message; that it goes on by itself when the permission is back; and that its
// thread then tells why it stood still.
func TestChannelClosed(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	ada.Command("setup")
	handover := w.Begun()
	w.Delivered()
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionSendMessages|sandbox.PermissionSendInThreads|
		sandbox.PermissionViewChannel))
	ada.Press(ada.CommandIn(handover.ChannelID, "tally end"), "confirm")
	about := func(m discordtest.Message) bool { return m.Shows("stands still") || m.Shows("clocks stand still") }
	ada.Await("the word to the organiser", about)
	bruno.Await("the word to the player", func(m discordtest.Message) bool { return m.Shows("è ferma") })
	for range 3 {
		w.OK(w.Clock.AwaitWaiting(w.Ctx, 1))
		w.Clock.Advance(15 * time.Minute)
	}
	if warned := w.Warned(); len(warned) != 1 || !strings.Contains(warned[0], "permission") {
		t.Errorf("the operator was told %q", warned)
	}
	w.OK(w.Server.DenyBot(w.Matches(), 0))
	if next := bruno.Handover(); !next.Mentioned(bruno) {
		t.Errorf("then: %s", next)
	}
	bruno.Await("the word in the thread", func(m discordtest.Message) bool { return m.Shows("I can write here again") })
	n := 0
	for _, m := range ada.Sees() {
		if about(m) && !m.Shows("I can write here again") {
			n++
		}
	}
	if n != 1 {
		t.Errorf("the organiser was told %d times, want once", n)
	}
	w.Quiet()
}

// TestMendedUnheard ensures that what waited for a channel goes out at once when the bot meets the server again, if the
// channel was mended while it did not listen: at a start, and with a new session.
func TestMendedUnheard(t *testing.T) {
	t.Parallel()
	for name, unheard := range map[string]func(w *discordtest.World, mend func()){
		"stopped": func(w *discordtest.World, mend func()) {
			w.Stop()
			mend()
			w.Start()
		},
		"new session": func(w *discordtest.World, mend func()) {
			w.Deaf()
			mend()
			w.Answered()
			w.NewSession()
		},
	} {
		t.Run(name, func(t *testing.T) {
			w := discordtest.New(t)
			handover := w.Begun()
			w.Delivered()
			w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionSendMessages|sandbox.PermissionSendInThreads))
			w.Ada.Press(w.Ada.CommandIn(handover.ChannelID, "tally end"), "confirm")
			w.Bruno.Await("the word to the player", func(m discordtest.Message) bool { return m.Shows("è ferma") })
			w.OK(w.Clock.AwaitWaiting(w.Ctx, 1))
			unheard(w, func() { w.OK(w.Server.DenyBot(w.Matches(), 0)) })
			w.Bruno.Await("the prompt", func(m discordtest.Message) bool {
				return m.ID != handover.ID && m.Has("move") && m.Mentioned(w.Bruno)
			})
			w.Quiet()
		})
	}
}

// TestDeleted ensures that a deleted prompt, invitation or thread is made again when that happens, without another
// mention, and not only with the next act.
func TestDeleted(t *testing.T) {
	t.Parallel()
	t.Run("prompt", func(t *testing.T) {
		w := discordtest.New(t)
		handover := w.Begun()
		w.Delivered()
		w.OK(w.Server.DeleteMessage(handover.ID))
		again := w.Ada.Await("the prompt", func(m discordtest.Message) bool {
			return m.ChannelID == handover.ChannelID && m.ID != handover.ID && m.Has("move")
		})
		if !again.X.Silent {
			t.Errorf("it rings again: %s", again)
		}
		w.Quiet()
	})
	t.Run("invitation", func(t *testing.T) {
		w := discordtest.New(t)
		m := w.Ada.Invites(w.Bruno)
		w.Delivered()
		w.OK(w.Server.DeleteMessage(m.ID))
		again := w.Bruno.Await("the invitation",
			func(x discordtest.Message) bool { return x.ID != m.ID && x.Has("accept") })
		w.Bruno.Press(again, "accept:calm")
		w.Quiet()
	})
	t.Run("thread", func(t *testing.T) {
		w := discordtest.New(t)
		handover := w.Begun()
		w.Delivered()
		w.OK(w.Server.DeleteChannel(handover.ChannelID))
		again := w.Ada.Await("the prompt",
			func(m discordtest.Message) bool { return m.ID != handover.ID && m.Has("move") })
		if again.ChannelID == w.Matches() {
			t.Error("the match goes on in the channel")
		}
		w.Quiet()
	})
}

// TestLostWithoutHistory ensures that a prompt whose answer was lost stands there once, also where the bot may not read
// the history and Discord no longer knows the nonce.
func TestLostWithoutHistory(t *testing.T) {
	discord := sandbox.NewManualClock(discordtest.Noon)
	w := discordtest.New(t, func(c *sandbox.Config) { c.Clock = discord })
	handover := w.Begun()
	w.Delivered()
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionReadHistory))
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultDropAfter, Method: "POST", Template: discordtest.RouteMessages,
		ChannelID: handover.ChannelID})
	w.Ada.Press(w.Ada.CommandIn(handover.ChannelID, "tally end"), "confirm")
	w.Bruno.Await("the prompt", func(m discordtest.Message) bool { return m.ID != handover.ID && m.Has("move") })
	discord.Advance(time.Hour)
	w.Delivered()
	live := 0
	for _, m := range w.Bruno.Sees() {
		if m.ChannelID == handover.ChannelID && m.Has("move") {
			live++
		}
	}
	if live != 1 {
		t.Errorf("%d messages with live buttons, want 1", live)
	}
	w.Quiet()
}

// TestLostAndAnsweredWithoutHistory ensures the same of a prompt that is answered before the bot knows that it is
// there: the row asks nobody any more, and the message has to lose its buttons all the same.
func TestLostAndAnsweredWithoutHistory(t *testing.T) {
	discord := sandbox.NewManualClock(discordtest.Noon)
	w := discordtest.New(t, func(c *sandbox.Config) { c.Clock = discord })
	handover := w.Begun()
	w.Delivered()
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionReadHistory))
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultDropAfter, Method: "POST", Template: discordtest.RouteMessages,
		ChannelID: handover.ChannelID})
	w.Ada.Press(w.Ada.CommandIn(handover.ChannelID, "tally end"), "confirm")
	w.Bruno.Await("the prompt", func(m discordtest.Message) bool { return m.ID != handover.ID && m.Has("move") })
	w.Bruno.Press(w.Bruno.CommandIn(handover.ChannelID, "tally end"), "confirm")
	discord.Advance(time.Hour)
	w.Delivered()
	live := 0
	for _, m := range w.Bruno.Sees() {
		if m.ChannelID == handover.ChannelID && m.Has("move") {
			live++
		}
	}
	if live != 1 {
		t.Errorf("%d messages with live buttons, want 1", live)
	}
	w.Quiet()
}

// TestCallWaits ensures that somebody who is called by direct message is mentioned where that would have to wait, with
// the first question and with those that follow.
func TestCallWaits(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	ada.ByMessage()
	w.Begun()
	w.Delivered()
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 403, Method: "POST", Code: 20026,
		Message: "Flagged", Template: discordtest.RouteMessages, ChannelID: ada.Calls()[0].ChannelID, Times: 1000})
	first, _ := ada.NewestHandover()
	seen := map[string]bool{first.ID: true}
	for _, m := range ada.Sees() {
		seen["for "+m.ID] = true
	}
	mentions := 0
	for _, p := range []*discordtest.Member{ada, w.Bruno, ada, w.Bruno} {
		p.Press(p.CommandIn(first.ChannelID, "tally end"), "confirm")
		m := p.Await("a new prompt", func(m discordtest.Message) bool { return m.Has("move") && !seen[m.ID] })
		seen[m.ID] = true
		if p == w.Bruno {
			ada.Await("a mention", func(m discordtest.Message) bool { return m.Mentioned(ada) && !seen["for "+m.ID] })
			for _, m := range ada.Sees() {
				if m.Mentioned(ada) && m.ChannelID == first.ChannelID && !seen["for "+m.ID] {
					seen["for "+m.ID] = true
					mentions++
				}
			}
		}
	}
	if mentions != 2 {
		t.Errorf("%d mentions for 2 questions", mentions)
	}
	w.Quiet()
}
