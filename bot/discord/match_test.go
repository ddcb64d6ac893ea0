package discord_test

import (
	"strings"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
)

// TestMatch ensures that a whole match can be played through interactions: invitation, thread, secret stakes, the
// stepper with cost and target, a window that a direct message tells of, one that is passed, the end and its result.
func TestMatch(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara := w.Ada, w.Bruno, w.Chiara
	invite := ada.Invites(bruno)
	if got := chiara.Press(invite, "accept:calm"); !got.Tells("qualcun altro", "somebody else") {
		t.Errorf("a stranger accepts: %s", got.Content)
	}
	if got := ada.Press(invite, "accept:calm"); !got.Tells("in already") {
		t.Errorf("who invited accepts: %s", got.Content)
	}
	bruno.Press(invite, "accept:calm")
	handover := bruno.Handover()
	if handover.ChannelID != invite.ID {
		t.Errorf("the match is in channel %s, want the thread of message %s", handover.ChannelID, invite.ID)
	}
	if !handover.Mentioned(bruno) || !handover.Tells("<t:") {
		t.Errorf("the handover does not mention who is asked, or until when: %s", handover)
	}
	if len(handover.Attachments) != 1 || !strings.Contains(handover.Attachments[0].Description, "life 5") {
		t.Errorf("the picture: %+v", handover.Attachments)
	}
	if got := ada.Message(invite.ID); len(got.Components) != 0 {
		t.Errorf("an accepted invitation has buttons: %s", got)
	}
	for _, p := range []*discordtest.Member{ada, bruno} {
		if got := p.Open("move", "done", "confirm"); got.Shows("(My move") {
			t.Errorf("after a secret answer: %s", got)
		}
	}
	if got := ada.Handover(); got.ID == handover.ID || !got.Mentioned(ada) {
		t.Errorf("who answered early is not told that it is their turn now: %s", got)
	}
	handover = ada.Handover()
	// My move: play › Flare › Bruno › Confirm.
	m := ada.Press(handover, "move", "verb:play")
	if m.Options()["Flare"] == "" {
		t.Errorf("what can be played is not offered: %s", m)
	}
	m = ada.Press(m, "pick=Flare")
	if len(m.Options()) != 2 || m.Options()["Bruno"] == "" {
		t.Fatalf("targets: %s", m)
	}
	m = ada.Press(m, "pick=Bruno")
	if !m.Tells("You play Flare") {
		t.Errorf("the preview does not say the cost: %s", m)
	}
	if ada.Handover().ID != handover.ID {
		t.Error("something was public before Confirm")
	}
	m = ada.Press(m, "confirm")
	if !m.Tells("Flare") || len(m.Components) != 0 {
		t.Errorf("receipt: %s", m)
	}
	// The window, which the direct message tells of and leads to.
	window := bruno.Handover()
	if window.ID == handover.ID || !window.Mentioned(bruno) {
		t.Errorf("the window is no new message for who is asked: %s", window)
	}
	if got := ada.Message(handover.ID); len(got.Components) != 0 {
		t.Errorf("the message before keeps its buttons: %s", got)
	}
	dm, ok := bruno.HandCopy()
	if !ok || dm.Mentioned(bruno) || !dm.X.Silent {
		t.Fatalf("the direct message: %s", dm)
	}
	if row := dm.Components; len(row) != 1 || len(row[0].Components) != 2 || !dm.Has("hand") ||
		!strings.HasSuffix(row[0].Components[0].URL, "/"+invite.ID) {
		t.Errorf("the direct message has more than the way to the match and to the hand: %s", dm)
	}
	if dm.Content != "" {
		t.Errorf("the direct message follows every question: %s", dm)
	}
	_, now := bruno.Does("move", "verb:parry", "pick=Parry", "confirm")
	if !now.Mentioned(ada) || now.ID == window.ID {
		t.Errorf("the turn is not handed back: %s", now)
	}
	// A window that is passed by the public button.
	w.Plays("Spark")
	if _, now = bruno.Does("pass"); !now.Tells("Bruno: life -1.") {
		t.Errorf("after the spark: %s", now)
	}
	// The end.
	bruno.Does("more", "concede", "concede:sure")
	result := ada.Await("the result", func(m discordtest.Message) bool { return m.Describes("Nobody else was left") })
	if !result.Mentioned(ada) || result.ChannelID != invite.ID {
		t.Errorf("result: %s", result)
	}
	if _, any := ada.NewestHandover(); any {
		t.Error("a match that is over has buttons left")
	}
	w.Quiet()
}

// TestLanguages ensures that private text is in the reader's language and public text in the server's.
func TestLanguages(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	ada.Command("setup", discordtest.Opt("language", "it"))
	w.Begun()
	if m := ada.Handover(); !m.Shows("Mano", "mano") {
		t.Errorf("the public message is not Italian: %s", m)
	}
	if m := ada.Command("inbox"); m.Tells("Tally") || !m.Tells("<#") {
		t.Errorf("inbox: %s", m.Content)
	}
	english, italian := ada.Command("help"), bruno.Command("help")
	if english.Content == italian.Content || !english.Tells("lets you play") {
		t.Errorf("help for both: %s", english)
	}
	w.Quiet()
}

// TestForeign ensures what people get who press what is not theirs: who watches the board in words, or
// what is for whoever reads along, an opponent a word that somebody else is asked; and that nothing changes.
func TestForeign(t *testing.T) {
	w := discordtest.New(t)
	ada, chiara := w.Ada, w.Chiara
	w.Begun()
	handover := w.Plays("Spark")
	for _, action := range []string{"move", "pass", "hand"} {
		m := chiara.Press(handover, action)
		if len(m.Embeds) != 1 || !m.Describes("life 5") || len(m.Components) != 0 {
			t.Errorf("a watcher presses %s: %s", action, m)
		}
	}
	if m := chiara.Press(handover, "rules"); !m.Shows("A card can be parried") {
		t.Errorf("a watcher presses rules: %s", m)
	}
	if m := ada.Press(handover, "pass"); !m.Tells("somebody else") || !m.Tells("waits for Bruno") {
		t.Errorf("the opponent passes: %s", m)
	}
	if m := ada.Press(handover, "move"); !m.Shows("Nothing is asked of you") || !m.Shows("waits for Bruno") {
		t.Errorf("the opponent opens the stepper: %s", m)
	}
	if got := chiara.Handover(); got.ID != handover.ID || got.EditedTimestamp != nil && len(got.Components) == 0 {
		t.Errorf("the message changed: %s", got)
	}
	w.Quiet()
}

// TestLossBySilence ensures that a server sets after how much silence a match is lost, that setting up again keeps it,
// that an invitation says it and none does without it, and that the thread is told of each silence and of the end.
func TestLossBySilence(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara, dario := w.Ada, w.Bruno, w.Chiara, w.Dario
	if m := ada.Command("setup"); m.Tells("unanswered") {
		t.Errorf("nothing was set: %s", m.Content)
	}
	w.Says("setting it", ada.Command("setup", discordtest.Opt("silence", 2)),
		"whoever leaves 2 questions in a row of their own turns unanswered")
	w.Says("setting up again", ada.Command("setup"), "whoever leaves 2 questions in a row")
	invitation := ada.Invites(bruno)
	w.Says("the invitation", invitation, "Whoever leaves 2 questions in a row of their own turns unanswered loses")
	bruno.Press(invitation, "accept:calm")
	w.Stake(ada, bruno)
	begun := ada.Handover()
	w.Says("the board", dario.CommandIn(begun.ChannelID, "match board"),
		"**Whoever leaves 2 questions in a row of their own turns unanswered loses the match.**")
	w.Tick(25 * time.Hour)
	w.Says("the next question", ada.Handover(), "left a question of their own turns unanswered; with 2 the match is lost.")
	bruno.Does("move", "verb:end", "confirm")
	w.Tick(25 * time.Hour)
	end := dario.Await("result", func(m discordtest.Message) bool { return strings.Contains(m.Text(), "silence") })
	w.Says("the end", end, bruno.Mention()+" won.", "Lost by silence: "+ada.Mention()+".")
	if m := ada.Command("setup", discordtest.Opt("silence", 0)); m.Tells("unanswered") {
		t.Errorf("it was taken back: %s", m.Content)
	}
	if m := chiara.Invites(dario); strings.Contains(m.Text(), "unanswered") {
		t.Errorf("an invitation after that: %s", m.Text())
	}
	w.Quiet()
}
