package deliver_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"farpost/bot/discord/discordtest"
	"farpost/bot/internal/tally"
	"farpost/bot/table"
)

// TestInvitationTellsTheEnd ensures that the message in the channel from which a match began says how it ended, names
// nobody's cards or decks, and calls nobody.
func TestInvitationTellsTheEnd(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara := w.Ada, w.Bruno, w.Chiara
	m := ada.Invites(bruno)
	bruno.Press(m, "accept:calm")
	w.Stake(ada, bruno)
	w.Delivered()
	if now := chiara.Message(m.ID); !now.Tells("goes on in its thread") {
		t.Errorf("while they play: %s", now)
	}
	bruno.Concedes()
	pings := ada.Pings() + bruno.Pings()
	now := chiara.Message(m.ID)
	if !now.Tells(ada.Mention()+" won") || !now.Tells("Nobody else was left") || now.Tells("goes on") {
		t.Errorf("after the end: %s", now)
	}
	if now.Tells("Calm") || len(now.Components) != 0 {
		t.Errorf("after the end it tells more: %s", now)
	}
	if got := ada.Pings() + bruno.Pings(); got != pings {
		t.Errorf("its edit called somebody")
	}
	w.Quiet()
}

// TestDeletedInvitation ensures that an open invitation that was deleted is posted again, but calls nobody again.
func TestDeletedInvitation(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara := w.Ada, w.Bruno, w.Chiara
	ada.Command("match new", discordtest.Opt("opponent", bruno.ID()), discordtest.Opt("opponent2", chiara.ID()))
	m := bruno.Invitation()
	w.OK(w.Server.DeleteMessage(m.ID))
	_, err := w.Table.Accept(w.Ctx, "m1", bruno.ID(), table.Deck{Name: "d", Cards: tally.Deck()}, "press")
	w.OK(err)
	again := chiara.Invitation()
	if again.ID == m.ID || chiara.Pings() != 1 {
		t.Errorf("made again as %s: Chiara was called %d times", again, chiara.Pings())
	}
	w.Quiet()
}

// TestInvitationRequests ensures how few requests that Discord counts a match costs until it is played: three for the
// invitation and its thread (sent, answered, thread), one for the first prompt, and two for each player's copy of the
// hand (its channel, itself).
func TestInvitationRequests(t *testing.T) {
	w := discordtest.New(t)
	before := len(w.Exchanges())
	m := w.Ada.Invites(w.Bruno)
	w.Delivered()
	w.Bruno.Press(m, "accept:calm")
	w.Delivered()
	got := map[string]int{}
	for _, x := range w.Exchanges()[before:] {
		if !strings.HasPrefix(x.Template, "/interactions/") {
			got[x.Method+" "+x.Template]++
		}
	}
	want := map[string]int{
		"POST " + discordtest.RouteMessages: 4, // the invitation, the prompt, two hands
		"PATCH " + discordtest.RouteMessage: 1, // the invitation that is accepted
		"POST " + discordtest.RouteThread:   1,
		"POST " + routeOpenDM:               2,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("requests (-want +got):\n%s", diff)
	}
	w.Quiet()
}
