package tournaments_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
)

// TestDraftIsSecret ensures that nobody but organisers learns of pairings that are drafted: not by the event's message,
// not by what is said aloud of an act that is taken meanwhile, not by the export, and by no button.
func TestDraftIsSecret(t *testing.T) {
	w := opened(t, "round=24-6")
	joined(w, w.Bruno, w.Chiara, w.Dario)
	w.panel("ask/start", "do/start", "do/draft")
	list, err := w.Desk.List(w.Ctx, anyEvent)
	w.OK(err)
	v, err := w.Desk.Do(w.Ctx, list[0].Row.ID, tournament.Step{Rights: event.Rights{Organiser: true},
		Action: event.Action{Kind: event.Penalise, By: w.Ada.ID(), Player: w.Bruno.ID(), Points: 1, Reason: "late"}})
	w.OK(err)
	if cur, ok := v.Event.Current(); !ok || cur.Published {
		t.Fatal("there is no draft any more")
	}
	w.Delivered()
	if n := len(w.said("from Bruno")); n != 1 {
		t.Fatalf("the penalty is said %d times", n)
	}
	for _, m := range w.Dario.Sees() {
		if m.X == nil || !m.X.Ephemeral {
			if s := m.String(); strings.Contains(s, " – ") || strings.Contains(s, "bye") {
				t.Errorf("everybody reads %s", s)
			}
		}
	}
	export, err := w.Desk.Export(w.Ctx, v.Row.ID, nil)
	w.OK(err)
	if len(export.Rounds) != 0 || strings.Contains(string(export.CSV()), "bye") {
		t.Errorf("the export has %+v", export.Rounds)
	}
	for _, p := range []*discordtest.Member{w.Bruno, w.Dario} {
		for _, op := range append(doors(w), "export", "ask/publish", "do/redraft", "swap/1") {
			if s := whole(w.forgeAny(p, op)); strings.Contains(s, " – ") || strings.Contains(s, "riposo") {
				t.Errorf("%s presses %s and reads %s", p, op, s)
			}
		}
		if m := p.Command("tournament match"); m.Shows(" – ") {
			t.Errorf("%s reads %s", p, m)
		}
	}
}
