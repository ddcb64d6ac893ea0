package deliver_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/table"
	"farpost/storage"
)

// TestHandBeforeThread ensures that the copy of a hand leads to the match's thread, also when it was sent before there
// was one.
func TestHandBeforeThread(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	m := ada.Invites(bruno)
	w.Halt()
	bruno.Press(m, "accept:calm")
	var rows []storage.OutboxRow
	w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) (err error) {
		rows, err = tx.ClaimOutbox(w.Clock.Now(), 0, storage.LastRank)
		return err
	}))
	sent := 0
	for _, r := range rows {
		if r.Kind != table.RowHand {
			continue
		}
		_, err := w.Bot.Deliver(w.Ctx, r)
		w.OK(err)
		w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) error { return tx.FinishOutbox(r.ID, "", w.Clock.Now()) }))
		sent++
	}
	if sent != 2 {
		t.Fatalf("%d hands were to be sent first", sent)
	}
	w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) error { _, err := tx.RequeueOutbox(w.Clock.Now()); return err }))
	w.Run()
	handover := ada.Handover()
	dm, ok := ada.HandCopy()
	if !ok || !strings.HasSuffix(dm.Button(0, 0).URL, "/"+handover.ChannelID) {
		t.Errorf("the match is in %s, the hand leads elsewhere: %+v", handover.ChannelID, dm.Components)
	}
	w.SentOnce()
	w.Quiet()
}

// TestHandCopy ensures that the copy in the direct messages is one message, edited, with its picture renewed: not while
// its player acts in a turn, whether they are asked again or not, but at once when they press Hand, when the next turn
// first asks them, and not when nothing has changed.
func TestHandCopy(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Deal(4, "spark", "spark", "spark", "moth")
	dm, ok := ada.HandCopy()
	if !ok {
		t.Fatal("no direct message")
	}
	edits := func() int {
		w.Answered()
		w.Delivered()
		return w.Count("PATCH", discordtest.RouteMessage, "Your hand")
	}
	sparks := func(m discordtest.Message) int { return strings.Count(m.Embeds[0].Description, "Spark") }
	before := edits()
	check := func(what string, n, held int, asOf string) {
		t.Helper()
		got, m := edits()-before, ada.Message(dm.ID)
		if got != n || sparks(m) != held || !m.Describes(asOf) {
			t.Errorf("%s: %d edits, want %d: %s", what, got, n, m)
		}
	}
	w.Plays("Spark")
	check("a play", 0, 3, "as it is now")
	bruno.Does("pass")
	check("asked in the first turn", 1, 2, "As it was in turn 1.")
	w.Plays("Spark")
	bruno.Does("pass")
	check("asked in the first turn once more", 1, 2, "As it was in turn 1.")
	rows := sentRows(w)
	ada.Press(dm, "hand")
	check("looked at", 2, 1, "As it was in turn 1.")
	planned := w.Painter.Planned.Load()
	ada.Press(dm, "hand")
	check("looked at again", 2, 1, "As it was in turn 1.")
	if n := w.Painter.Planned.Load() - planned; n != 1 {
		t.Errorf("%d pictures for a look at a hand of which the copy is as it is", n)
	}
	if n := sentRows(w) - rows; n != 0 {
		t.Errorf("a look took %d numbers of rows, which public messages show", n)
	}
	ada.EndTurn()
	check("not asked", 2, 1, "As it was in turn 1.")
	bruno.EndTurn()
	check("asked in the next turn", 3, 1, "As it was in turn 3.")
	after := ada.Message(dm.ID)
	if after.Embeds[0].Image == nil || len(after.Attachments) > 1 {
		t.Errorf("pictures pile up or are lost: %+v %+v", after.Embeds[0].Image, after.Attachments)
	}
	if n := w.Count("POST", discordtest.RouteMessages, "Your hand"); n != 1 {
		t.Errorf("%d direct messages to the English player, want 1", n)
	}
	w.Quiet()
}

// sentRows is how many rows the outbox has sent.
func sentRows(w *discordtest.World) (n int) {
	w.OK(w.Store.View(w.Ctx, func(tx storage.ReadTx) error {
		rows, err := tx.OutboxRows(storage.Done, 0)
		n = len(rows)
		return err
	}))
	return n
}

// TestClosedDMs ensures that closed direct messages are met once, told once, privately, and cost nothing else.
func TestClosedDMs(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.OK(ada.SetDMs(false))
	w.Begin()
	handover := ada.Handover()
	const word = "I can't message you"
	first, second := ada.Press(handover, "hand"), ada.Press(handover, "hand")
	if !first.Tells(word) || second.Tells(word) {
		t.Errorf("told: %q, then %q", first.Content, second.Content)
	}
	if !second.Describes("Flare") {
		t.Errorf("the hand without direct messages: %s", second)
	}
	tried := w.Attempts(discordtest.RouteMessages, 403)
	w.Stake(ada, bruno)
	if again := w.Attempts(discordtest.RouteMessages, 403); tried != 1 || again != 1 {
		t.Errorf("closed direct messages were tried %d times, then %d, want once", tried, again)
	}
	for _, m := range bruno.Sees() {
		if m.Tells(word) {
			t.Errorf("others read of it: %s", m)
		}
	}
	w.Quiet()
}

// TestHandCopyOver ensures that the copy of a hand says how the match ended, once it has.
func TestHandCopyOver(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	bruno.Concedes()
	if dm, ok := ada.HandCopy(); !ok || !strings.HasPrefix(dm.Content, "Ada won. Nobody else was left.") {
		t.Errorf("the copy of the winner's hand: %s", dm)
	}
	if dm, _ := bruno.HandCopy(); dm.Shows("You hold no cards") || !dm.Tells("Ada") {
		t.Errorf("the copy of the loser's hand: %s", dm)
	}
	w.Quiet()
}
