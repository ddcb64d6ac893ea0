package tournaments_test

import "testing"

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
