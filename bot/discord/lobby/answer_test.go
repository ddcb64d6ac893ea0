package lobby_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/internal/tally"
	"farpost/bot/table"
)

// TestDeclined ensures that who invited is told, once and with a mention, that the invitation was declined and by whom,
// and that the invitation says so, too; one that was withdrawn says that it is off.
func TestDeclined(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara := w.Ada, w.Bruno, w.Chiara
	m := ada.Invites(bruno)
	bruno.Press(m, "decline")
	if n := ada.Pings(); n != 1 {
		t.Errorf("who invited was mentioned %d times", n)
	}
	if m = ada.Message(m.ID); !strings.HasPrefix(m.Content, bruno.Mention()+" has declined") || len(m.Components) != 0 {
		t.Errorf("the invitation: %s", m)
	}
	if n := w.Count("POST", discordtest.RouteMessages, "has declined the invitation to Tally"); n != 1 {
		t.Errorf("%d messages say that it was declined", n)
	}
	m = ada.Invites(chiara)
	ada.Press(m, "decline")
	w.Delivered()
	if m = chiara.Message(m.ID); !m.Tells("the invitation is off") || chiara.Pings() != 1 {
		t.Errorf("withdrawn, with %d mentions in all: %s", chiara.Pings(), m)
	}
	w.Quiet()
}

// TestInvitationLapses ensures that an invitation that nobody answers is edited to say so, without its buttons,
// and that a press on an older copy is told kindly.
func TestInvitationLapses(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	_, err := w.Table.Invite(w.Ctx, table.Invitation{Server: w.Server.GuildID(), Channel: w.Matches(), Game: tally.Name,
		From: ada.ID(), To: []string{bruno.ID()}, Deck: table.Deck{Name: "x", Cards: tally.Deck()}})
	w.OK(err)
	w.Delivered()
	m := bruno.Await("invitation", func(m discordtest.Message) bool { return m.Has("accept") })
	w.Halt() // the edit is late
	w.Clock.Advance(table.InviteLasts)
	_, err = w.Table.Tick(w.Ctx)
	w.OK(err)
	if no := bruno.Press(m, "accept:calm"); !no.Tells("è scaduto") {
		t.Errorf("a press after the end: %s", no)
	}
	w.Run()
	w.Delivered()
	m = bruno.Await("its end", func(x discordtest.Message) bool { return x.ID == m.ID && x.Tells("7 days") })
	if m.Has("accept") {
		t.Errorf("buttons are left: %s", m)
	}
	w.Quiet()
}
