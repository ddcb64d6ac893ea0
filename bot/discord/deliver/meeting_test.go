package deliver_test

import (
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// looks is how often the bot has looked whether a message is there.
func looks(w *discordtest.World) (n int) {
	for _, x := range w.Exchanges() {
		if x.Method == "GET" && x.Template == discordtest.RouteMessage {
			n++
		}
	}
	return n
}

// TestDeletedUnheard ensures that what was deleted while the bot did not listen is made again when it does: after a
// stop, and with a new session. What stands where somebody was called already is silent; in a new thread, where nobody
// is, those who are asked are mentioned.
func TestDeletedUnheard(t *testing.T) {
	t.Parallel()
	ways := map[string]func(w *discordtest.World, remove func()){
		"stopped": func(w *discordtest.World, remove func()) {
			w.Stop()
			remove()
			w.Start()
		},
		"new session": func(w *discordtest.World, remove func()) {
			w.Deaf()
			remove()
			w.Answered()
			w.NewSession()
		},
	}
	for name, unheard := range ways {
		t.Run("prompt "+name, func(t *testing.T) {
			w := discordtest.New(t)
			m := w.Begun()
			w.Delivered()
			unheard(w, func() { w.OK(w.Server.DeleteMessage(m.ID)) })
			again := w.Ada.Await("the prompt", func(x discordtest.Message) bool {
				return x.ChannelID == m.ChannelID && x.ID != m.ID && x.Has("move")
			})
			if !again.X.Silent {
				t.Errorf("it rings again: %s", again)
			}
			w.Quiet()
		})
		t.Run("thread "+name, func(t *testing.T) {
			w := discordtest.New(t)
			m := w.Begun()
			w.Delivered()
			unheard(w, func() { w.OK(w.Server.DeleteChannel(m.ChannelID)) })
			again := w.Ada.Await("the prompt",
				func(x discordtest.Message) bool { return x.ID != m.ID && x.Has("move") })
			if again.X.Silent || !again.Mentioned(w.Ada) {
				t.Errorf("who is asked is not called: %s", again)
			}
			w.Quiet()
		})
		t.Run("invitation "+name, func(t *testing.T) {
			w := discordtest.New(t)
			m := w.Ada.Invites(w.Bruno)
			w.Delivered()
			unheard(w, func() { w.OK(w.Server.DeleteMessage(m.ID)) })
			again := w.Bruno.Await("the invitation",
				func(x discordtest.Message) bool { return x.ID != m.ID && x.Has("accept") })
			w.Bruno.Press(again, "accept:calm")
			w.Quiet()
		})
		t.Run("copy of a hand "+name, func(t *testing.T) {
			w := discordtest.New(t)
			w.Begun()
			had, ok := w.Ada.HandCopy()
			if !ok {
				t.Fatal("there is no copy")
			}
			unheard(w, func() { w.OK(w.Server.DeleteMessage(had.ID)) })
			w.Ada.Await("the copy", func(x discordtest.Message) bool {
				return x.ChannelID == had.ChannelID && x.ID != had.ID && len(x.Embeds) > 0
			})
			w.Quiet()
		})
		t.Run("call "+name, func(t *testing.T) {
			w := discordtest.New(t)
			w.Ada.ByMessage()
			w.Begun()
			calls := w.Ada.Calls()
			unheard(w, func() { w.OK(w.Server.DeleteMessage(calls[0].ID)) })
			w.Ada.Await("the call", func(x discordtest.Message) bool {
				return x.ChannelID == calls[0].ChannelID && x.ID != calls[0].ID && !x.X.Silent
			})
			if again := w.Ada.Calls(); len(again) != 1 {
				t.Errorf("%d calls, want 1: %v", len(again), again)
			}
			w.Quiet()
		})
		t.Run("call that cannot come "+name, func(t *testing.T) {
			w := discordtest.New(t)
			w.Ada.ByMessage()
			m := w.Begun()
			calls := w.Ada.Calls()
			unheard(w, func() {
				w.OK(w.Ada.SetDMs(false))
				w.OK(w.Server.DeleteMessage(calls[0].ID))
			})
			w.Ada.Await("the mention", func(x discordtest.Message) bool {
				return x.ChannelID == m.ChannelID && x.Mentioned(w.Ada) && x.Has("move") && !x.X.Silent && x.ID != m.ID
			})
			w.Quiet()
		})
	}
}

// TestDeletedUnread ensures that a prompt is made again also where the bot may not look whether it is there.
func TestDeletedUnread(t *testing.T) {
	w := discordtest.New(t)
	m := w.Begun()
	w.Delivered()
	w.Stop()
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionReadHistory))
	w.OK(w.Server.DeleteMessage(m.ID))
	w.Start()
	w.Ada.Await("the prompt", func(x discordtest.Message) bool {
		return x.ChannelID == m.ChannelID && x.ID != m.ID && x.Has("move")
	})
	w.Quiet()
}

// TestFewLooks ensures that a start costs no request for a prompt of which Discord has said that nothing was deleted
// where it stands, and one for each other: five matches, of which the prompts of two were deleted.
func TestFewLooks(t *testing.T) {
	w := discordtest.New(t)
	w.OK(w.Ada.SetDMs(false))
	w.OK(w.Bruno.SetDMs(false)) // so there are no direct messages to look at
	var prompts []discordtest.Message
	for range 5 {
		prompts = append(prompts, w.Begun())
		w.Delivered()
	}
	w.Stop()
	before := looks(w)
	for _, m := range prompts[:2] {
		w.OK(w.Server.DeleteMessage(m.ID))
	}
	w.Start()
	for _, m := range prompts[:2] {
		w.Ada.Await("the prompt", func(x discordtest.Message) bool {
			return x.ChannelID == m.ChannelID && x.ID != m.ID && x.Has("move")
		})
	}
	if n := looks(w) - before; n != 2 {
		t.Errorf("%d looks, want 2", n)
	}
	w.Quiet()
}

// TestLooksHoldUpNobody ensures that a message at which the bot cannot look keeps it from looking at no other.
func TestLooksHoldUpNobody(t *testing.T) {
	w := discordtest.New(t)
	w.OK(w.Ada.SetDMs(false))
	w.OK(w.Bruno.SetDMs(false))
	first, second := w.Begun(), w.Begun()
	w.Delivered()
	w.Stop()
	w.OK(w.Server.DeleteMessage(first.ID))
	w.OK(w.Server.DeleteMessage(second.ID))
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 500, Method: "GET",
		Template: discordtest.RouteMessage, ChannelID: first.ChannelID, Times: 1000})
	w.Start()
	w.Ada.Await("the prompt", func(x discordtest.Message) bool {
		return x.ChannelID == second.ChannelID && x.ID != second.ID && x.Has("move")
	})
	if n := w.Attempts(discordtest.RouteMessage, 500); n > 1 {
		t.Errorf("looked %d times at once", n)
	}
	w.Quiet()
}

// TestMostLooks ensures that a message of which Discord does not say whether it is there is looked at four times, and
// then not again before the bot meets the server anew.
func TestMostLooks(t *testing.T) {
	w := discordtest.New(t)
	w.OK(w.Ada.SetDMs(false))
	w.OK(w.Bruno.SetDMs(false))
	m := w.Begun()
	w.Delivered()
	w.Stop()
	w.OK(w.Server.DeleteMessage(m.ID))
	const most = 4
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 500, Method: "GET",
		Template: discordtest.RouteMessage, Times: most})
	before := looks(w)
	w.Start()
	for n := 1; n <= most; n++ {
		for looks(w)-before < n {
			w.OK(w.Patience.AwaitWaitingFor(w.Ctx, time.Second))
			if looks(w)-before < n {
				w.Patience.Advance(time.Second)
			}
		}
	}
	w.OK(w.Patience.AwaitWaitingFor(w.Ctx, time.Second))
	for range 5 { // a fifth look would have its time
		w.Patience.Advance(time.Second)
		w.Ada.Command("match list")
	}
	if n := looks(w) - before; n != most {
		t.Errorf("%d looks before there is a new session, want %d", n, most)
	}
	w.NewSession()
	w.Ada.Await("the prompt", func(x discordtest.Message) bool {
		return x.ChannelID == m.ChannelID && x.ID != m.ID && x.Has("move")
	})
	if n := looks(w) - before; n != most+1 || w.Server.FaultsLeft() > 0 {
		t.Errorf("%d looks, want %d and one; %d faults are left", n, most, w.Server.FaultsLeft())
	}
}
