package tournaments_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestExported ensures that the export arrives with both of its files, for organisers and for players.
func TestExported(t *testing.T) {
	w := opened(t, "format=single")
	joined(w, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	w.round()
	w.finish()
	names := func(m []string) bool { return len(m) == 2 && m[0] == "event.csv" && m[1] == "event.json" }
	for who, m := range map[string]func() []string{
		"an organiser": func() []string { return w.files(w.Ada, w.panel("/export")) },
		"a player": func() []string {
			table := w.Bruno.Command("tournament standings")
			return w.files(w.Bruno, w.press(w.Bruno, table, "/export"))
		},
	} {
		if got := m(); !names(got) {
			t.Errorf("%s gets the files %q", who, got)
		}
	}
}

// TestCorrected ensures that a result which a judge sets after the match was played is what ratings, series, last
// matches and standings rest on, and that taking the ruling back restores them.
func TestCorrected(t *testing.T) {
	w := opened(t, "bestof=3")
	joined(w, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	w.round()
	first := w.finish2()
	winner, loser := w.member(first.Players[0]), w.member(first.Players[1])
	profile := func(p *discordtest.Member, want string) {
		t.Helper()
		m := w.Ada.Command("profile", discordtest.Opt("player", p.ID()))
		if !m.Describes(want) && !m.Shows(want) {
			t.Errorf("the profile of %s has no %q: %s", p, want, m)
		}
	}
	profile(winner, "2 won")
	m := w.press(w.Ada, w.panel("/round"), "/pairing/", "1")
	form := w.Ada.TryPress(m, w.control(m, "/why/rule/"), "1-2-0")
	w.submit(w.Ada, form, map[string]string{"reason": "a card was misread"})
	profile(winner, "1 won")
	profile(loser, "2 won")
	w.panel("ask/take", "do/take")
	profile(winner, "2 won")
	profile(loser, "0 won")
}
