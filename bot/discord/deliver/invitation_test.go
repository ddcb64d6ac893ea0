package deliver_test

import (
	"testing"

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
