package tournaments_test

import (
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/internal/tally"
	"farpost/bot/sandbox"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine/thorough"
	"farpost/storage"
)

// thread is where the one match of the round that has not ended is played; ok is false in the channel.
func (w desk) thread() (id string, ok bool) {
	w.Helper()
	cur, _ := w.event().Current()
	for _, p := range cur.Pairings {
		for _, g := range p.Games {
			if g.Over {
				continue
			}
			m, _, err := w.Table.MatchSeats(w.Ctx, g.Match)
			w.OK(err)
			return m.Thread, m.Thread != ""
		}
	}
	return "", false
}

// told is how many direct messages tell a person something.
func told(p *discordtest.Member, words string) (n int) {
	for _, m := range p.Sees("dm") {
		if m.Shows(words) {
			n++
		}
	}
	return n
}

// TestThreadForbidden ensures that organisers read that a match has no thread because the bot may not make one, and
// what to do; that it gets one as soon as the bot may, and that nothing is said of it any more then.
func TestThreadForbidden(t *testing.T) {
	w := opened(t, "format=single")
	joined(w, w.Bruno, w.Chiara)
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionPublicThreads))
	w.panel("ask/start", "do/start")
	w.round()
	const need = "Round 1, match 1 is played in the channel"
	w.Says("the panel", w.panel(), need, "Create Public Threads")
	if n := told(w.Ada, "a match has no thread"); n != 1 {
		t.Errorf("the organiser was told %d times", n)
	}
	if _, ok := w.thread(); ok {
		t.Error("the match has a thread")
	}
	w.Ada.Command("setup")
	w.Delivered()
	w.Says("the panel, still forbidden", w.panel(), need)
	w.OK(w.Server.DenyBot(w.Matches(), 0))
	w.Ada.Await("that nothing is in the way", func(discordtest.Message) bool { _, ok := w.thread(); return ok })
	w.Delivered()
	if m := w.panel(); m.Shows(need) {
		t.Errorf("still said: %s", m)
	}
	thread, _ := w.thread()
	w.Stake(w.Bruno, w.Chiara)
	if m, asks := w.Bruno.NewestHandover(); !asks || m.ChannelID != thread {
		t.Errorf("it goes on in %s: %s", m.ChannelID, m)
	}
	w.Quiet()
}

// TestThreadsFull ensures that organisers read which matches wait for a thread because there are too many in the
// server, that nobody is called in the channel for each of them, and that nothing is said of it once there is room.
func TestThreadsFull(t *testing.T) {
	w := desk{discordtest.New(t, func(c *sandbox.Config) { c.Limits.ActiveThreads = 1 })}
	m := w.Ada.Command("tournament new", discordtest.Opt("name", "Spring Cup"))
	w.press(w.Ada, w.press(w.Ada, m, "ask/open"), "do/open")
	w.Delivered()
	joined(w, w.Ada, w.Bruno, w.Chiara, w.Dario)
	w.panel("ask/start", "do/start", "do/draft", "ask/publish", "do/publish")
	_, err := w.Table.Tick(w.Ctx)
	w.OK(err)
	const need = "has not begun: the server has as many active threads as it may"
	w.Ada.Await("the word to the organiser", func(m discordtest.Message) bool {
		return m.Shows("Spring Cup: a match has no thread")
	})
	w.Says("the panel", w.panel(), need)
	if n := len(w.said("active threads")); n > 0 {
		t.Errorf("%d messages in the channel say so", n)
	}
	full, _ := w.event().Current()
	for _, p := range full.Pairings {
		if m, _, err := w.Table.MatchSeats(w.Ctx, p.Games[0].Match); err == nil && m.Thread != "" {
			w.Ada.Await("the match's message, which would open the thread again", func(x discordtest.Message) bool {
				return x.ChannelID == m.Thread
			})
			w.OK(w.Server.ArchiveThread(m.Thread, true, false))
		}
	}
	w.OK(w.Clock.AwaitWaiting(w.Ctx, 1))
	w.Clock.Advance(15 * time.Minute)
	w.Delivered()
	if m := w.panel(); m.Shows(need) {
		t.Errorf("still said: %s", m)
	}
	w.Quiet()
}

// TestThreadNews ensures that a match of a tournament has a thread in a channel for announcements, too.
func TestThreadNews(t *testing.T) {
	w := opened(t, "format=single")
	joined(w, w.Bruno, w.Chiara)
	w.OK(w.Server.Announce(w.Matches(), true))
	w.panel("ask/start", "do/start")
	w.round()
	thread, ok := w.thread()
	if m := w.Bruno.Handover(); !ok || m.ChannelID != thread {
		t.Errorf("the match is played in %s: %s", thread, m)
	}
	if m := w.panel(); m.Shows("thread") {
		t.Errorf("the organiser reads %s", m)
	}
	w.Quiet()
}

// TestManyThreads ensures that a round of 256 matches opens a thread for each and none twice: though the bot is killed
// when a hundred rows were sent and not noted, and though the server is full in between, which the organiser is told
// once.
func TestManyThreads(t *testing.T) {
	thorough.Only(t, "it deals 256 matches")
	const players, room = 512, 200
	w := desk{discordtest.New(t, func(c *sandbox.Config) { c.Members, c.Limits.ActiveThreads = players, room })}
	m := w.press(w.Ada, w.Ada.Command("tournament new", discordtest.Opt("name", "Spring Cup")), "/set/format", "single")
	w.press(w.Ada, w.press(w.Ada, m, "ask/open"), "do/open")
	w.Delivered()
	w.Halt()
	list, err := w.Desk.List(w.Ctx, anyEvent)
	w.OK(err)
	id := list[0].Row.ID
	for i := range players {
		who := w.Server.Member(i).ID()
		for _, a := range []event.Action{{Kind: event.Join}, {Kind: event.Deck, Name: "Mine", List: tally.Deck()}} {
			a.By, a.Player = who, who
			_, err := w.Desk.Do(w.Ctx, id, tournament.Step{Action: a})
			w.OK(err)
		}
	}
	for _, kind := range []string{event.Start, event.Draft, event.Publish} {
		a := event.Action{Kind: kind, By: w.Ada.ID()}
		_, err := w.Desk.Do(w.Ctx, id, tournament.Step{Action: a, Rights: event.Rights{Organiser: true}})
		w.OK(err)
	}
	_, err = w.Table.Tick(w.Ctx)
	w.OK(err)
	w.killed(100)
	w.Run()
	opened := func() map[string]bool {
		cur, _ := w.event().Current()
		threads := map[string]bool{}
		for _, p := range cur.Pairings {
			m, _, err := w.Table.MatchSeats(w.Ctx, p.Games[0].Match)
			w.OK(err)
			if m.Thread != "" {
				threads[m.Thread] = true
			}
		}
		return threads
	}
	w.Ada.Await("as many threads as there may be", func(discordtest.Message) bool { return len(opened()) == room })
	w.Ada.Await("the word to the organiser", func(m discordtest.Message) bool {
		return m.Shows("a match has no thread")
	})
	for thread := range opened() {
		w.OK(w.Server.ArchiveThread(thread, true, false))
	}
	w.OK(w.Clock.AwaitWaiting(w.Ctx, 1))
	w.Clock.Advance(15 * time.Minute)
	w.Delivered()
	now := opened()
	all := 0
	for _, c := range w.Ada.View().Channels {
		if c.Kind == "thread" {
			all++
		}
	}
	if len(now) != players/2 || all != players/2 {
		t.Errorf("%d matches have threads of their own, and there are %d threads; want %d", len(now), all, players/2)
	}
	if n := told(w.Ada, "a match has no thread"); n != 1 {
		t.Errorf("the organiser was told %d times", n)
	}
	w.Quiet()
}

// killed has so many rows be delivered of which nothing is noted, and starts the bot anew.
func (w desk) killed(rows int) {
	w.Helper()
	var list []storage.OutboxRow
	w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) (err error) {
		list, err = tx.ClaimOutbox(w.Clock.Now(), rows, storage.LastRank)
		return err
	}))
	if len(list) != rows {
		w.Fatalf("%d rows are to be sent, want %d", len(list), rows)
	}
	for _, r := range list {
		_, err := w.Bot.Deliver(w.Ctx, r)
		w.OK(err)
	}
	w.Stop()
	w.Start()
	w.Halt()
}
