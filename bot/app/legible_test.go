package app_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"codeberg.org/go-fonts/stix/stix2mathregular"

	"farpost/bot/app"
	"farpost/bot/discord/port"
	"farpost/engine"
	"farpost/render"
)

// sketches draws every kind of picture that names players, called so, with these user names. View is of Beings.
func sketches(t *testing.T, p port.Painter, names, usernames []string) map[string]port.Picture {
	t.Helper()
	s := port.Scene{Game: "beings", Lang: "en", Names: names, Title: "Beings", Last: names[0] + " passes.",
		Usernames: func() []string { return usernames },
		View: engine.View{Viewer: 0, Turn: 3, Seats: []engine.SeatView{{Seat: 0}, {Seat: 1}},
			Waiting: []engine.WaitView{{Seat: 0, Q: 1, Kind: "action"}}}}
	of := func(player string) string { return usernames[player[0]-'0'] }
	standings := port.Standings{Title: "Cup", Line: "2 players", Lang: "en", Page: 1, Username: of}
	for i, n := range names {
		standings.Rows = append(standings.Rows, port.Standing{Place: i + 1, Player: string(rune('0' + i)), Name: n,
			Points: "3", Record: "1-0-0"})
	}
	bracket := port.Bracket{Title: "Cup", Line: "2 players", Lang: "en", Username: of, Rounds: []port.BracketRound{
		{Side: "final", Name: "Final", Slots: 1, Ties: []port.BracketTie{{
			A: port.Contender{Player: "0", Name: names[0]}, B: port.Contender{Player: "1", Name: names[1]}}}}}}
	ctx := t.Context()
	out := map[string]port.Picture{}
	for kind, draw := range map[string]func() (port.Picture, error){
		"post":   func() (port.Picture, error) { return p.Post(ctx, s, "") },
		"board":  func() (port.Picture, error) { return p.Board(ctx, s, "") },
		"result": func() (port.Picture, error) { return p.Result(ctx, s) },
		"replay": func() (port.Picture, error) {
			return p.Replay(ctx, s, []port.Moment{{When: "now", Said: []string{names[1] + " waits."}}})
		},
		"standings": func() (port.Picture, error) { return p.Standings(ctx, standings) },
		"bracket":   func() (port.Picture, error) { return p.Bracket(ctx, bracket, "") },
	} {
		pic, err := draw()
		if err != nil || len(pic.PNG) == 0 {
			t.Fatalf("%s: %d bytes, %v", kind, len(pic.PNG), err)
		}
		out[kind] = pic
	}
	return out
}

// painterOf is a painter with fonts beside the embedded ones; nil for none.
func painterOf(t *testing.T, fonts *render.Fonts) port.Painter {
	t.Helper()
	p, err := app.NewPainter(fonts)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestLegibleNames ensures that no kind of picture leaves out who somebody is: who has a name with a letter that no
// font has is called by user name, be it one letter of many; without one by what can be drawn of the name, else by the
// seat, or as somebody in an event. It is the very picture that the other name makes.
func TestLegibleNames(t *testing.T) {
	p := painterOf(t, nil)
	for _, test := range []struct{ name, username, shown string }{
		{"李小龍", "bruce", "bruce"},
		{"한글", "bruce_9", "bruce_9"},
		{"𝓐𝓭𝓪", "bruce", "bruce"},
		{"🦊🦊", "bruce", "bruce"},
		{"王 Ada", "bruce", "bruce"},
		{"Ada 🦊", "bruce", "Ada"},
		{"王 Ada", "", "Ada"},
		{"Ada", "bruce", "Ada"},
	} {
		got := sketches(t, p, []string{test.name, "Zoe"}, []string{test.username, ""})
		for kind, want := range sketches(t, p, []string{test.shown, "Zoe"}, []string{"", ""}) {
			if !bytes.Equal(got[kind].PNG, want.PNG) {
				t.Errorf("%s: %q with the user name %q is not drawn as %q", kind, test.name, test.username, test.shown)
			}
		}
	}
	nameless := sketches(t, p, []string{"李", "王"}, []string{"", ""})
	for kind, want := range map[string]string{"post": "Player 1 passes", "board": "Player 2",
		"replay": "Player 2 waits", "standings": "Somebody", "bracket": "Somebody"} {
		if alt := nameless[kind].Alt; !strings.Contains(alt, want) || strings.ContainsAny(alt, "李王") {
			t.Errorf("%s does not say %q: %s", kind, want, alt)
		}
	}
}

// fontsDir is a folder with a font that has mathematical letters.
func fontsDir(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "math.otf"), stix2mathregular.TTF, 0o600); err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestLegibleFonts ensures that with a font that has its letters a name is drawn and not replaced.
func TestLegibleFonts(t *testing.T) {
	p := painterOf(t, render.FolderFonts(fontsDir(t), func(err error) { t.Error(err) }))
	got := sketches(t, p, []string{"𝓐𝓭𝓪", "Zoe"}, []string{"bruce", ""})
	for kind, other := range sketches(t, p, []string{"bruce", "Zoe"}, []string{"", ""}) {
		if bytes.Equal(got[kind].PNG, other.PNG) {
			t.Errorf("%s calls the player by user name", kind)
		}
	}
}

// TestFontsSetting ensures that a bot draws with the fonts of the folder that the operator names, and that the
// machine's are what it draws with where nothing is set.
func TestFontsSetting(t *testing.T) {
	for fonts, want := range map[string]string{fontsDir(t): "𝓐𝓭𝓪", "": "bruce"} {
		var p port.Painter
		stand(t, func(w *world) {
			w.config.Fonts = fonts
			w.painter = func(own port.Painter) port.Painter { p = own; return unpainted(own) }
		})
		alt := sketches(t, p, []string{"𝓐𝓭𝓪", "Zoe"}, []string{"bruce", ""})["board"].Alt
		if !strings.Contains(alt, want) {
			t.Errorf("with the fonts %q a board says %s", fonts, alt)
		}
	}
	c, err := app.FromEnviron(nil, filepath.Join(t.TempDir(), "none"))
	if err != nil || c.Fonts != "machine" || c.FontCache != "" {
		t.Errorf("fonts are %q, kept in %q: %v", c.Fonts, c.FontCache, err)
	}
}

// TestHebrewNames ensures that Hebrew names keep the order of the sentence or heading in which they stand, in the words
// that the renderer gets.
func TestHebrewNames(t *testing.T) {
	p := painterOf(t, nil)
	latin := sketches(t, p, []string{"Ada", "Zoe"}, []string{"", ""})
	hebrew := sketches(t, p, []string{"שלום", "אבגד"}, []string{"ada", "zoe"})
	for kind, pic := range hebrew {
		if bytes.Equal(pic.PNG, latin[kind].PNG) || strings.Contains(pic.Alt, "ada") {
			t.Errorf("%s does not call the players by name: %s", kind, pic.Alt)
		}
	}
	if alt := hebrew["board"].Alt; !strings.Contains(alt, "\u2068שלום\u2069") {
		t.Errorf("a name in a sentence can turn it round: %q", alt)
	}
}

// TestLegibleTitles ensures that a title that a person typed and no font has is replaced, so that no heading is empty.
func TestLegibleTitles(t *testing.T) {
	p := painterOf(t, nil)
	bracket := func(title, line string) []byte {
		pic, err := p.Bracket(t.Context(), port.Bracket{Title: title, Line: line, Lang: "en"}, "")
		if err != nil {
			t.Fatal(err)
		}
		return pic.PNG
	}
	if !bytes.Equal(bracket("大会", "Best of 4"), bracket("Best of 4", "Best of 4")) {
		t.Error("an event with a title that no font has has no heading")
	}
	deck := func(name string) []byte {
		pic, err := p.Deck(t.Context(), "beings", "en", name, nil)
		if err != nil {
			t.Fatal(err)
		}
		return pic.PNG
	}
	if !bytes.Equal(deck("龍"), deck("Threefold Beings")) {
		t.Error("a deck with a name that no font has has no heading")
	}
}
