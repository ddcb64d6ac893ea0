package tournaments_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/tournament/event"
)

// TestEndedEarly ensures that ending an event after round 1 of 3 stands apart, says what would not be played, and can
// be taken back.
func TestEndedEarly(t *testing.T) {
	w := opened(t, "format=roundrobin")
	joined(w, w.Ada, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	w.round()
	w.finish()
	m := w.Ada.Command("tournament panel")
	for i, row := range m.Components {
		for _, c := range row.Components {
			ends := c.Label == "End it before its time" || c.Label == "Call off"
			if ends != (i == len(m.Components)-1) {
				t.Errorf("row %d has %q", i+1, c.Label)
			}
		}
	}
	m = w.press(w.Ada, m, "ask/finish")
	w.Says("what it means", m, "Only 1 of 3 rounds are played", "Undo")
	w.press(w.Ada, m, "do/finish")
	w.Delivered()
	panel := w.Ada.Command("tournament panel")
	w.press(w.Ada, w.press(w.Ada, panel, "ask/take"), "do/take")
	w.Delivered()
	if e := w.event(); e.Stage != event.Running {
		t.Errorf("taken back, it is %s", e.Stage)
	}
	w.Quiet()
}

// TestNobodyRules ensures that no judge is called to a match which the only organiser plays, from any door, and that
// their page of it offers nothing that would be refused; with a role of judges somebody can come.
func TestNobodyRules(t *testing.T) {
	w := opened(t, "format=single")
	joined(w, w.Ada, w.Bruno)
	w.panel("ask/start", "do/start")
	w.round()
	w.Says("the opponent calls", w.press(w.Bruno, w.Bruno.Command("tournament match"), "/dispute/"),
		"Nessuno potrebbe decidere")
	cur, _ := w.event().Current()
	match := cur.Pairings[0].Games[0].Match
	if m := w.Bruno.Command("match judge", discordtest.Opt("match", match)); m.Has("judge:call") {
		t.Errorf("the match offers to call: %s", m)
	}
	if p, _ := w.event().Pairing(1, 1); p.Disputed != "" {
		t.Error("a judge is called")
	}
	m := w.press(w.Ada, w.panel("/round"), "/pairing/", "1")
	w.Says("the organiser's own match", m, "You play in this match yourself")
	for _, row := range m.Components {
		for _, c := range row.Components {
			if c.Label != "Matches" {
				t.Errorf("it offers %q", c.Label)
			}
		}
	}
	w.Ada.Command("setup", discordtest.Opt("judges", w.Server.RoleID("Administrators")))
	w.Says("with judges", w.press(w.Bruno, w.Bruno.Command("tournament match"), "/dispute/"), "è stato chiamato")
}
