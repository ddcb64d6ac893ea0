package discord_test

import (
	"strings"
	"sync"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/internal/tally"
	"farpost/bot/sandbox"
)

// TestIllustrated ensures that answers get the picture of their kind after their words: what happened its strip, the
// rules of a window the card in question, a deck its overview, and the end of a match the result, also
// when its first upload fails.
func TestIllustrated(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	has := func(reader *discordtest.Member, m discordtest.Message, name, alt string) {
		t.Helper()
		m = reader.Await(name, func(x discordtest.Message) bool { return x.ID == m.ID && x.Embeds[0].Image != nil })
		if im := m.Embeds[0].Image; !strings.Contains(im.URL, name) || !strings.Contains(im.Description, alt) {
			t.Errorf("%s: %q says %q, want %q", name, im.URL, im.Description, alt)
		}
	}
	w.Plays("Spark")
	// The strip has the table after each turn, as everybody saw it: who asks for it does not see their own hand there.
	strip := func(alt string, more ...sandbox.OptionValue) {
		t.Helper()
		has(ada, ada.Command("match log", append(more, discordtest.Opt("match", "m1"))...), "replay.png", alt)
	}
	strip("turn 1 seen by -1 0 of 2 0 of 3")
	// And not what was before.
	strip("what happened: (1 minute ago) Ada played Spark. [] turn 1", discordtest.Opt("turns", 1))
	games := w.Table.Games
	w.Table.Games = tally.Games{Version: 2} // plays matches otherwise: what is left are the acts
	strip("[spark]")
	w.Table.Games = games
	has(bruno, bruno.Open("rules"), "prompt.png", "the prompt: spark")
	has(bruno, bruno.Deck("show", discordtest.Opt("name", "calm")), "deck.png", "{38 moth}")
	board := ada.Command("match board", discordtest.Opt("match", "m1"), discordtest.Opt("wide", true))
	board = ada.AwaitFiles(board, 1)
	if got := board.Attachments[0].Description; !strings.Contains(got, "the wide board") {
		t.Errorf("a wide board was asked for and %q came", got)
	}
	bruno.Does("pass")
	m := bruno.Open("more", "concede")
	var once sync.Once // the first upload of the result's picture fails; it is tried again as anything else
	fail := func() {
		once.Do(func() {
			w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 500, Method: "POST",
				Template: discordtest.RouteMessages})
		})
	}
	w.Painter.AtResult.Store(&fail)
	bruno.Press(m, "concede:sure")
	w.Delivered()
	end := ada.Await("the result", func(m discordtest.Message) bool {
		return len(m.Attachments) == 1 && m.Attachments[0].Filename == "result.png"
	})
	if !end.Mentioned(ada) || !strings.Contains(end.Attachments[0].Description, "the result: ") {
		t.Errorf("the result: %s", end)
	}
	if n := w.Server.FaultsLeft(); n > 0 {
		t.Error("the upload did not fail")
	}
	w.Delivered()
	w.Quiet()
}
