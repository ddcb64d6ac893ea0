package main_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/cmd/internal/clitest"
	"farpost/engine/thorough"
	"farpost/storage/sqlite"
)

// TestUse ensures that commands that are used wrongly say so with status 2.
func TestUse(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		args  []string
		words string
	}{
		{[]string{"dance"}, `no command "dance"`},
		{[]string{"run", "away"}, `no argument "away"`},
		{[]string{"help", "me"}, `no argument "me"`},
		{[]string{"cards"}, "lint"},
		{[]string{"cards", "shuffle"}, "lint"},
		{[]string{"cards", "lint", "no/such/folder"}, "no/such/folder"},
		{[]string{"games", "fow"}, `no argument "fow"`},
		{[]string{"backup"}, "FILE"},
		{[]string{"ask"}, "QUESTION"},
		{[]string{"ask", "-game", "chess", "mate"}, `no game "chess"`},
		{[]string{"ask", "-lang", "la", "quid"}, `no language "la"`},
	} {
		t.Run(strings.Join(test.args, " "), func(t *testing.T) {
			t.Parallel()
			farpost(t, t.TempDir(), nil, test.args...).Sentence(t, test.words)
		})
	}
}

// TestHelp ensures that help lists every command, however it is asked for.
func TestHelp(t *testing.T) {
	t.Parallel()
	for _, arg := range []string{"help", "-h", "--help"} {
		s := farpost(t, t.TempDir(), nil, arg)
		for _, name := range []string{"run", "sandbox", "backup", "cards", "coverage", "selfplay", "games", "gallery",
			"help", "tournament", ".env.example"} {
			if !strings.Contains(s.Out, name) {
				t.Errorf("%s does not tell of %s", arg, name)
			}
		}
		if s.Status != 0 || s.Err != "" {
			t.Errorf("%s: status %d, %q", arg, s.Status, s.Err)
		}
	}
}

// TestTournament ensures that a simulated tournament is told in words and as JSON, without anything that must not
// happen, and that one that cannot be is a sentence.
func TestTournament(t *testing.T) {
	t.Parallel()
	args := []string{"tournament", "simulate", "-format", "swiss", "-players", "33", "-drops", "0.2", "-late", "0.1"}
	if s := farpost(t, t.TempDir(), nil, args...); s.Status != 0 || s.Err != "" ||
		!strings.Contains(s.Out, "unpaired 0, against themselves 0") {
		t.Errorf("%+v", s)
	}
	s := farpost(t, t.TempDir(), nil, append(args, "-json")...)
	for _, want := range []string{`"players":36,`, `"rounds":6,`, `"unpaired":0,`, `"self_pairings":0,`,
		`"avoidable_rematches":0,`, `"avoidable_second_byes":0,`, `"ms_per_pairing":`} {
		if !strings.Contains(s.Out, want) {
			t.Errorf("no %s in %s", want, s.Out)
		}
	}
	farpost(t, t.TempDir(), nil, "tournament", "simulate", "-players", "1").Sentence(t, "players go from 2 to 512")
	farpost(t, t.TempDir(), nil, "tournament", "knit").Sentence(t, "simulate")
}

// TestGames ensures that a line each tells the games and their numbers of players.
func TestGames(t *testing.T) {
	t.Parallel()
	s := farpost(t, t.TempDir(), nil, "games")
	if s.Status != 0 || s.Err != "" || s.Out != "farwald 2 4\nfow 2 2\nbeings 2 2\ngroove 2 2\nathernum 2 4\n" {
		t.Errorf("%+v", s)
	}
}

// TestLint ensures that the built-in cards have no faults, and that those of a folder are told with their
// place.
func TestLint(t *testing.T) {
	t.Parallel()
	if s := farpost(t, t.TempDir(), nil, "cards", "lint"); s.Status != 0 || !strings.Contains(s.Out, "no faults") ||
		s.Err != "" {
		t.Errorf("built-in cards: %+v", s)
	}
	dir := brokenSets(t)
	for _, s := range []clitest.Said{
		farpost(t, t.TempDir(), nil, "cards", "lint", dir),
		farpost(t, t.TempDir(), []string{"FARPOST_CARDS_DIR=" + dir}, "cards", "lint"),
	} {
		if s.Status != 1 || !strings.Contains(s.Err, "faults") {
			t.Errorf("broken files: %+v", s)
		}
		for _, want := range brokenFaults {
			if !strings.Contains(s.Out, want) {
				t.Errorf("%q is missing in:\n%s", want, s.Out)
			}
		}
	}
}

// TestLintPictures ensures that a picture that would not be shown is told with its place and what to do.
func TestLintPictures(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "farwald"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "farwald", "Z99.png"), []byte("no picture"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := farpost(t, t.TempDir(), []string{"FARPOST_ART_DIR=" + dir}, "cards", "lint")
	if s.Status != 1 || !strings.Contains(s.Out, "Z99.png") ||
		!strings.Contains(s.Out, "name the picture like its card") {
		t.Errorf("a picture of no card: %+v", s)
	}
	s = farpost(t, t.TempDir(), []string{"FARPOST_ART_DIR=no/such"}, "cards", "lint")
	if s.Status != 2 || !strings.Contains(s.Err, "no/such") {
		t.Errorf("a folder that is not there: %+v", s)
	}
}

// TestCardTools ensures that the schemas and the cards per op of a game are printed, own sets included, and that
// what is not there is told.
func TestCardTools(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		args   []string
		status int
		words  []string
	}{
		{[]string{"cards", "schema"}, 0, []string{`"$schema": "https://json-schema.org/draft/2020-12/schema"`,
			`"shatter-fragments"`}},
		{[]string{"cards", "schema", "-game", "farwald", "deck"}, 0, []string{`"#/$defs/Deck"`}},
		{[]string{"cards", "schema", "hand"}, 2, []string{`no schema "hand"`, "card deck"}},
		{[]string{"cards", "schema", "-game", "whist"}, 2, []string{"whist", "farwald"}},
		{[]string{"cards", "ops"}, 0, []string{"kind", "restore-crystal", "A21", "to-vortex"}},
		{[]string{"cards", "ops", "-game", "whist"}, 2, []string{"whist", "farwald"}},
	} {
		s := farpost(t, t.TempDir(), nil, c.args...)
		for _, w := range c.words {
			if s.Status != c.status || !strings.Contains(s.Out+s.Err, w) {
				t.Errorf("%v: status %d, %q is not in %.300s%s", c.args, s.Status, w, s.Out, s.Err)
			}
		}
	}
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "farwald"), 0o700); err != nil {
		t.Fatal(err)
	}
	own := "set: {id: mine, name: {en: Mine, it: Mio}, year: 2026, illustrator: Me}\ncards:\n" +
		"  - {id: M01, name: {en: My Own, it: La Mia}, type: recovery, rank: normal, cost: 1, targets: [{name: c, kind: crystal, side: own, crystal: destroyed}], effect: [{restore-crystal: {n: 1, of: c}}]}\n"
	if err := os.WriteFile(filepath.Join(dir, "farwald", "mine.yaml"), []byte(own), 0o600); err != nil {
		t.Fatal(err)
	}
	if s := farpost(t, t.TempDir(), nil, "cards", "ops", dir); s.Status != 0 || !strings.Contains(s.Out, "A21 M01") {
		t.Errorf("with an own set: %+v", s)
	}
}

// brokenSets is a folder of own sets with a fault in each of three places.
func brokenSets(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "farwald"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"farwald/bad.yaml": "cards: [no: sense\n",
		"farwald/set.yaml": "set: {id: mine, name: {en: Mine, it: Mio}, year: 2026, illustrator: Me}\ncards:\n  - id: A01\n    nmae: {en: X, it: Y}\n",
		"loose.yaml":       "",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// brokenFaults are among the faults of brokenSets.
var brokenFaults = []string{"farwald/bad.yaml:1: not YAML",
	`farwald/set.yaml:4:5: unknown key "nmae" in cards[0]; did you mean name?`,
	`farwald/set.yaml:3:9: A01: card id "A01" stands twice`,
	"loose.yaml: not read here: put it into the folder of its game"}

// TestStartWithBrokenSets ensures that the bot does not start with a folder of own sets that has faults, and
// tells all of them with what to do, before it makes anything.
func TestStartWithBrokenSets(t *testing.T) {
	t.Parallel()
	dir, work := brokenSets(t), t.TempDir()
	s := farpost(t, work, []string{free, "FARPOST_CARDS_DIR=" + dir})
	for _, want := range append([]string{"FARPOST_CARDS_DIR", "mend them", "Nothing was loaded"}, brokenFaults...) {
		if s.Status != 2 || !strings.Contains(s.Err, want) {
			t.Errorf("status %d; %q is missing in:\n%s", s.Status, want, s.Err)
		}
	}
	if left, err := os.ReadDir(work); err != nil || len(left) > 0 || s.Out != "" {
		t.Errorf("it made %v and said %q (%v)", left, s.Out, err)
	}
	farpost(t, work, []string{free, "FARPOST_CARDS_DIR=no/such/folder"}).Sentence(t, "FARPOST_CARDS_DIR",
		"no/such/folder", "create it")
}

// TestBackup ensures that backup copies the database of a running bot, and never overwrites a file.
func TestBackup(t *testing.T) {
	thorough.Only(t, "it starts the bot")
	t.Parallel()
	dir := t.TempDir()
	if s := farpost(t, dir, nil, "backup", "copy.db"); s.Status == 0 || !strings.Contains(s.Err, "farpost.db") {
		t.Errorf("without a database: %+v", s)
	}
	c := launch(t, dir, []string{free})
	c.started(t)
	if s := farpost(t, dir, nil, "backup", "copy.db"); s.Status != 0 || s.Err != "" {
		t.Fatalf("%+v", s)
	}
	if s := farpost(t, dir, nil, "backup", "copy.db"); s.Status != 1 || !strings.Contains(s.Err, "copy.db") {
		t.Errorf("over an existing file: %+v", s)
	}
	c.stop(t)
	copied, err := sqlite.Open(t.Context(), filepath.Join(dir, "copy.db"))
	if err != nil {
		t.Fatal(err)
	}
	if err := copied.Close(); err != nil {
		t.Error(err)
	}
}
