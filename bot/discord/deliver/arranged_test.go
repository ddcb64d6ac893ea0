package deliver_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/internal/tally"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/storage"
)

// routeThreadAlone is the route by which a thread starts without a message.
const routeThreadAlone = "/channels/{channel_id}/threads"

// arranges deals matches of an event between pairs of members, in the channel of the matches.
func arranges(w *discordtest.World, pairs ...[2]*discordtest.Member) {
	w.Helper()
	deck := table.Deck{Name: "wide", Cards: tally.Deck()}
	w.OK(w.Table.Update(w.Ctx, func(tx storage.Tx) error {
		for _, p := range pairs {
			_, err := w.Table.ArrangeTx(tx, table.Arranged{Server: w.Server.GuildID(), Channel: w.Matches(),
				Game: tally.Name, Players: []string{p[0].ID(), p[1].ID()}, Decks: []table.Deck{deck, deck},
				Settings: table.Settings{Event: "e1"}})
			if err != nil {
				return err
			}
		}
		return nil
	}))
	w.Delivered()
}

// known has everybody use the bot once, so that it knows their names.
func known(w *discordtest.World) {
	w.Helper()
	for _, p := range []*discordtest.Member{w.Ada, w.Bruno, w.Chiara, w.Dario} {
		p.Command("match list")
	}
}

// threads are the names of the threads that a member sees.
func threads(p *discordtest.Member) (names []string) {
	for _, c := range p.View().Channels {
		if c.Kind == "thread" {
			names = append(names, c.Name)
		}
	}
	return names
}

// posts is how many messages of the bot stand in the channel of the matches.
func posts(w *discordtest.World) (n int) {
	v := w.Chiara.View()
	for _, m := range v.Messages[w.Matches()] {
		if m.Author.ID == v.Bot.User.ID && !m.X.Ephemeral {
			n++
		}
	}
	return n
}

// TestArranged ensures that a match of an event is played in a thread of its own, and that nothing of it is ever posted
// into the channel, not even how it ends; also after its thread was deleted.
func TestArranged(t *testing.T) {
	w := discordtest.New(t)
	known(w)
	arranges(w, [2]*discordtest.Member{w.Ada, w.Bruno})
	handover := w.Bruno.Handover()
	if got := threads(w.Chiara); len(got) != 1 || got[0] != "Tally #1: Ada – Bruno" {
		t.Errorf("threads %q", got)
	}
	if handover.ChannelID == w.Matches() || !handover.Mentioned(w.Ada) || !handover.Mentioned(w.Bruno) {
		t.Errorf("the first message: %s", handover)
	}
	w.Stake(w.Ada, w.Bruno)
	w.OK(w.Server.DeleteChannel(handover.ChannelID))
	w.Ada.Press(w.Ada.Command("tally end"), "confirm")
	now := w.Bruno.Handover()
	if got := threads(w.Chiara); len(got) != 1 || now.ChannelID == handover.ChannelID || now.ChannelID == w.Matches() {
		t.Errorf("after its thread was deleted: threads %q, %s", got, now)
	}
	if result := w.Bruno.Concedes(); result.ChannelID != now.ChannelID {
		t.Errorf("the result: %s", result)
	}
	if n := posts(w); n != 0 {
		t.Errorf("%d messages in the channel", n)
	}
	w.Quiet()
}

// TestArrangedUnsure ensures that each match of an event has one thread of its own when the answers to some requests
// were lost, also beside older ones of theirs.
func TestArrangedUnsure(t *testing.T) {
	w := discordtest.New(t)
	known(w)
	ada, bruno := w.Ada, w.Bruno
	for n := range 3 {
		if n > 0 {
			w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultDropAfter, Method: "POST", Template: routeThreadAlone,
				Times: n})
		}
		arranges(w, [2]*discordtest.Member{ada, bruno}, [2]*discordtest.Member{w.Chiara, w.Dario})
	}
	seen := map[string]bool{}
	for _, name := range threads(ada) {
		if seen[name] {
			t.Errorf("two threads are called %s", name)
		}
		seen[name] = true
	}
	list, err := w.Table.Find(w.Ctx, "", "")
	w.OK(err)
	places := map[string]bool{}
	for _, m := range list {
		if m.Thread == "" || places[m.Thread] {
			t.Errorf("match %s is played in thread %q", m.ID, m.Thread)
		}
		places[m.Thread] = true
	}
	if len(seen) != 6 || len(list) != 6 || posts(w) != 0 || w.Server.FaultsLeft() != 0 {
		t.Errorf("%d threads for %d matches, %d messages, %d faults left", len(seen), len(list), posts(w),
			w.Server.FaultsLeft())
	}
	w.Quiet()
}

// TestArrangedSameNames ensures that a lost answer does not put a match into the thread of another one that is called
// the same.
func TestArrangedSameNames(t *testing.T) {
	w := discordtest.New(t) // the bot does not know anybody's name yet
	arranges(w, [2]*discordtest.Member{w.Ada, w.Bruno})
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultDropBefore, Method: "POST", Template: routeThreadAlone})
	arranges(w, [2]*discordtest.Member{w.Chiara, w.Bruno})
	list, err := w.Table.Find(w.Ctx, "", "")
	w.OK(err)
	names := threads(w.Ada)
	if len(list) != 2 || list[0].Thread == list[1].Thread || len(names) != 2 || names[0] != names[1] {
		t.Errorf("threads %q", names)
	}
	w.Quiet()
}

// TestArrangedWithoutThreads ensures that a match of an event is played in the channel where threads are not permitted,
// and that this is said.
func TestArrangedWithoutThreads(t *testing.T) {
	w := discordtest.New(t)
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionPublicThreads))
	arranges(w, [2]*discordtest.Member{w.Ada, w.Bruno})
	noThreads(w, discordtest.Message{})
	if m := w.Ada.Handover(); m.ChannelID != w.Matches() || !m.Mentioned(w.Ada) {
		t.Errorf("the first message: %s", m)
	}
}

// TestVoided ensures that a match that is called off says so to its players, that no message asks for anything any more
// and that a press on an old one is refused kindly; of one that nobody has seen yet nothing is ever posted.
func TestVoided(t *testing.T) {
	w := discordtest.New(t)
	void := func(id string) {
		w.OK(w.Table.Update(w.Ctx, func(tx storage.Tx) error { return w.Table.VoidTx(tx, id) }))
		w.Delivered()
	}
	w.Bruno.ByMessage()
	arranges(w, [2]*discordtest.Member{w.Ada, w.Bruno})
	w.Stake(w.Ada, w.Bruno)
	handover := w.Ada.EndTurn()
	if len(w.Bruno.Calls()) != 1 {
		t.Fatalf("Bruno was called by %d messages", len(w.Bruno.Calls()))
	}
	void("m1")
	said := w.Ada.Await("the notice", func(m discordtest.Message) bool { return m.Shows("its pairing was undone") })
	if said.ChannelID != handover.ChannelID || !said.Mentioned(w.Ada) || !said.Mentioned(w.Bruno) {
		t.Errorf("said in %s: %s", said.ChannelID, said)
	}
	if m := w.Ada.Message(handover.ID); len(m.Components) != 0 || !m.Tells("called off") {
		t.Errorf("the message before: %s", m)
	}
	if n := len(w.Bruno.Calls()); n != 0 {
		t.Errorf("%d messages still call Bruno", n)
	}
	if _, ok := w.Ada.NewestHandover(); ok {
		t.Error("something still asks")
	}
	w.Halt()
	deck := table.Deck{Name: "wide", Cards: tally.Deck()}
	w.OK(w.Table.Update(w.Ctx, func(tx storage.Tx) error {
		m, err := w.Table.ArrangeTx(tx, table.Arranged{Server: w.Server.GuildID(), Channel: w.Matches(),
			Game: tally.Name, Players: []string{w.Chiara.ID(), w.Dario.ID()}, Decks: []table.Deck{deck, deck},
			Settings: table.Settings{Event: "e1"}})
		if err != nil {
			return err
		}
		return w.Table.VoidTx(tx, m.ID)
	}))
	w.Run()
	w.Delivered()
	if got := threads(w.Chiara); len(got) != 1 || posts(w) != 0 {
		t.Errorf("of a match that nobody has seen: threads %q, %d messages in the channel", got, posts(w))
	}
	w.Quiet()
}

// TestVoidedInvited ensures that the message from which a match began says that it was called off.
func TestVoidedInvited(t *testing.T) {
	w := discordtest.New(t)
	m := w.Ada.Invites(w.Bruno)
	w.Bruno.Press(m, "accept:calm")
	w.OK(w.Table.Update(w.Ctx, func(tx storage.Tx) error { return w.Table.VoidTx(tx, "m1") }))
	w.Delivered()
	if now := w.Chiara.Message(m.ID); !now.Tells("were to play", "called off") || now.Tells("invitation is off") {
		t.Errorf("the invitation: %s", now)
	}
	w.Quiet()
}
