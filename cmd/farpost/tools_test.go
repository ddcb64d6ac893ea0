package main_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

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
		{[]string{"coverage", "-game", "chess"}, "chess"},
		{[]string{"selfplay", "-game", "chess"}, "chess"},
		{[]string{"selfplay", "-players", "9"}, "2 to 4 players"},
		{[]string{"selfplay", "-matches", "0"}, "at least one match"},
		{[]string{"selfplay", "-policy", "bold"}, `"bold"`},
		{[]string{"selfplay", "-policy", "sensible", "-shortcuts", "maybe"}, `"maybe"`},
		{[]string{"gallery"}, "DIR"},
		{[]string{"games", "fow"}, `no argument "fow"`},
		{[]string{"backup"}, "FILE"},
	} {
		t.Run(strings.Join(test.args, " "), func(t *testing.T) {
			t.Parallel()
			farpost(t, t.TempDir(), nil, test.args...).sentence(t, test.words)
		})
	}
	if s := farpost(t, t.TempDir(), nil, "selfplay", "-color"); s.status != 2 || !strings.Contains(s.err, "-color") {
		t.Errorf("an unknown flag: %+v", s)
	}
}

// TestHelp ensures that help lists every command, however it is asked for.
func TestHelp(t *testing.T) {
	t.Parallel()
	for _, arg := range []string{"help", "-h", "--help"} {
		s := farpost(t, t.TempDir(), nil, arg)
		for _, name := range []string{"run", "sandbox", "backup", "cards", "coverage", "selfplay", "games", "gallery", "help", ".env.example"} {
			if !strings.Contains(s.out, name) {
				t.Errorf("%s does not tell of %s", arg, name)
			}
		}
		if s.status != 0 || s.err != "" {
			t.Errorf("%s: status %d, %q", arg, s.status, s.err)
		}
	}
	if s := farpost(t, t.TempDir(), nil, "selfplay", "-h"); s.status != 0 || !strings.Contains(s.err, "-matches") {
		t.Errorf("help on a command: %+v", s)
	}
}

// TestGames ensures that a line each tells the games and their numbers of players.
func TestGames(t *testing.T) {
	t.Parallel()
	if s := farpost(t, t.TempDir(), nil, "games"); s.status != 0 || s.err != "" || s.out != "farwald 2 4\nfow 2 2\n" {
		t.Errorf("%+v", s)
	}
}

// TestLint ensures that the built-in cards have no faults, and that those of a folder are told with their
// place.
func TestLint(t *testing.T) {
	t.Parallel()
	if s := farpost(t, t.TempDir(), nil, "cards", "lint"); s.status != 0 || !strings.Contains(s.out, "no faults") || s.err != "" {
		t.Errorf("built-in cards: %+v", s)
	}
	dir := brokenSets(t)
	for _, s := range []said{
		farpost(t, t.TempDir(), nil, "cards", "lint", dir),
		farpost(t, t.TempDir(), []string{"FARPOST_CARDS_DIR=" + dir}, "cards", "lint"),
	} {
		if s.status != 1 || !strings.Contains(s.err, "faults") {
			t.Errorf("broken files: %+v", s)
		}
		for _, want := range brokenFaults {
			if !strings.Contains(s.out, want) {
				t.Errorf("%q is missing in:\n%s", want, s.out)
			}
		}
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
		{[]string{"cards", "schema"}, 0, []string{`"$schema": "https://json-schema.org/draft/2020-12/schema"`, `"shatter-fragments"`}},
		{[]string{"cards", "schema", "-game", "farwald", "deck"}, 0, []string{`"#/$defs/Deck"`}},
		{[]string{"cards", "schema", "hand"}, 2, []string{`no schema "hand"`, "card deck"}},
		{[]string{"cards", "schema", "-game", "whist"}, 2, []string{"whist", "farwald"}},
		{[]string{"cards", "ops"}, 0, []string{"kind", "restore-crystal", "A21", "to-vortex"}},
		{[]string{"cards", "ops", "-game", "whist"}, 2, []string{"whist", "farwald"}},
	} {
		s := farpost(t, t.TempDir(), nil, c.args...)
		for _, w := range c.words {
			if s.status != c.status || !strings.Contains(s.out+s.err, w) {
				t.Errorf("%v: status %d, %q is not in %.300s%s", c.args, s.status, w, s.out, s.err)
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
	if s := farpost(t, t.TempDir(), nil, "cards", "ops", dir); s.status != 0 || !strings.Contains(s.out, "A21 M01") {
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
var brokenFaults = []string{"farwald/bad.yaml:1: not YAML", `farwald/set.yaml:4:5: unknown key "nmae" in cards[0]; did you mean name?`,
	`farwald/set.yaml:3:9: A01: card id "A01" stands twice`, "loose.yaml: not read here: put it into the folder of its game"}

// TestStartWithBrokenSets ensures that the bot does not start with a folder of own sets that has faults, and
// tells all of them with what to do, before it makes anything.
func TestStartWithBrokenSets(t *testing.T) {
	t.Parallel()
	dir, work := brokenSets(t), t.TempDir()
	s := farpost(t, work, []string{free, "FARPOST_CARDS_DIR=" + dir})
	for _, want := range append([]string{"FARPOST_CARDS_DIR", "mend them", "Nothing was loaded"}, brokenFaults...) {
		if s.status != 2 || !strings.Contains(s.err, want) {
			t.Errorf("status %d; %q is missing in:\n%s", s.status, want, s.err)
		}
	}
	if left, err := os.ReadDir(work); err != nil || len(left) > 0 || s.out != "" {
		t.Errorf("it made %v and said %q (%v)", left, s.out, err)
	}
	farpost(t, work, []string{free, "FARPOST_CARDS_DIR=no/such/folder"}).sentence(t, "FARPOST_CARDS_DIR", "no/such/folder", "create it")
}

// TestCoverage ensures that coverage counts covered and uncovered clauses that add up, and that -min decides
// the status.
func TestCoverage(t *testing.T) {
	t.Parallel()
	s := farpost(t, t.TempDir(), nil, "coverage", "-game", "farwald", "-json")
	var rep struct {
		Clauses, Covered int
		Uncovered        []string
	}
	decode(t, s, &rep)
	if s.status != 0 || rep.Clauses < 200 || rep.Covered < 1 || rep.Covered+len(rep.Uncovered) != rep.Clauses {
		t.Errorf("status %d, %d of %d clauses, %d not covered", s.status, rep.Covered, rep.Clauses, len(rep.Uncovered))
	}
	if s := farpost(t, t.TempDir(), nil, "coverage", "-min", "1000"); s.status != 1 || !strings.Contains(s.err, "fewer than 1000") {
		t.Errorf("-min 1000: %+v", s)
	}
	if s := farpost(t, t.TempDir(), nil, "coverage", "-min-rulings", "98", "-table", "refusals"); s.status != 1 ||
		!strings.Contains(s.err, "fewer than 98") || !strings.Contains(s.out, "\nM-GATE cards/") {
		t.Errorf("-min-rulings 98: %+v", s)
	}
	if s := farpost(t, t.TempDir(), nil, "coverage", "-table", "moons"); s.status != 2 || !strings.Contains(s.err, "moons") {
		t.Errorf("-table moons: %+v", s)
	}
}

// decode reads the one JSON object that a command printed on a line.
func decode(t *testing.T, s said, to any) {
	t.Helper()
	if strings.Count(s.out, "\n") != 1 {
		t.Fatalf("want one line of JSON, got %.200q (%s)", s.out, s.err)
	}
	if err := json.Unmarshal([]byte(s.out), to); err != nil {
		t.Fatalf("%.200q: %v", s.out, err)
	}
}

// TestSelfplay ensures that self-play prints one object with every figure, that equal seeds give equal
// matches, and that what was not reached is an error.
func TestSelfplay(t *testing.T) {
	t.Parallel()
	var reps [2]map[string]any
	for i := range reps {
		s := farpost(t, t.TempDir(), nil, "selfplay", "-matches", "1", "-seed", "5", "-json")
		decode(t, s, &reps[i])
		if want := strings.Contains(s.err, "not reached"); (s.status == 1) != want || s.status > 1 {
			t.Errorf("status %d with %q", s.status, s.err)
		}
		delete(reps[i], "inputs_per_second")
	}
	for _, key := range []string{"game", "players", "matches", "finished", "draws", "wins_by_deck", "seats_by_deck", "wins_drawn",
		"wins_first", "stalled", "illegal", "leaks", "inputs", "asks",
		"turns", "handovers", "handovers_by", "handovers_per_turn", "handovers_per_act", "acts", "decisions", "decisions_per_turn",
		"per_match", "resumed_identical", "reached"} {
		if _, ok := reps[0][key]; !ok {
			t.Errorf("no %s", key)
		}
	}
	for key, want := range map[string]float64{"players": 2, "matches": 1, "finished": 1, "stalled": 0, "illegal": 0, "leaks": 0} {
		if reps[0][key] != want {
			t.Errorf("%s is %v, want %v", key, reps[0][key], want)
		}
	}
	a, errA := json.Marshal(reps[0])
	b, errB := json.Marshal(reps[1])
	if errA != nil || errB != nil || string(a) != string(b) {
		t.Error("equal seeds, different reports")
	}
}

// TestSelfplayTellsWhoWon ensures that every finished match is a draw or won by a ready deck, which goes by its id, or by one
// drawn from the book, and that the report for people says so, too.
func TestSelfplayTellsWhoWon(t *testing.T) {
	t.Parallel()
	var rep struct {
		Finished int
		Draws    int
		ByDeck   map[string]int `json:"wins_by_deck"`
		Drawn    int            `json:"wins_drawn"`
		First    int            `json:"wins_first"`
	}
	args := []string{"selfplay", "-policy", "sensible", "-shortcuts", "true", "-matches", "8", "-interfere", "-1"}
	decode(t, farpost(t, t.TempDir(), nil, append(args, "-json")...), &rep)
	sum := rep.Draws + rep.Drawn
	for _, n := range rep.ByDeck {
		sum += n
	}
	if _, ok := rep.ByDeck["ash-and-briar"]; !ok || rep.Finished != 8 || sum != 8 || rep.First > 8-rep.Draws {
		t.Errorf("%+v", rep)
	}
	if s := farpost(t, t.TempDir(), nil, args...); !strings.Contains(s.out, fmt.Sprintf("won: %d of %d by whoever began", rep.First, 8-rep.Draws)) ||
		!strings.Contains(s.out, fmt.Sprintf("ash-and-briar %d of ", rep.ByDeck["ash-and-briar"])) {
		t.Errorf("not who won: %s", s.out)
	}
}

// TestSensible ensures that self-play of sensible people counts how often they wait for each other, with short
// cuts and without, and that a bound on it is kept.
func TestSensible(t *testing.T) {
	t.Parallel()
	var rep struct {
		PerAct float64 `json:"handovers_per_act"`
		InTurn *struct {
			PerAct float64 `json:"handovers_per_act"`
		} `json:"in_turn"`
	}
	decode(t, farpost(t, t.TempDir(), nil, "selfplay", "-policy", "sensible", "-matches", "2", "-seed", "3", "-json"), &rep)
	if rep.InTurn == nil || rep.PerAct <= 0 || rep.PerAct >= rep.InTurn.PerAct {
		t.Errorf("%.3f handovers an act with short cuts, in turn %+v", rep.PerAct, rep.InTurn)
	}
	s := farpost(t, t.TempDir(), nil, "selfplay", "-policy", "sensible", "-matches", "1", "-shortcuts", "false", "-most", "0.1")
	if s.status != 1 || !strings.Contains(s.err, "at most 0.100") || strings.Contains(s.out, "with short cuts") {
		t.Errorf("status %d, %s%s", s.status, s.out, s.err)
	}
}

// TestWorst ensures that a bound on what a single act costs is kept: without short cuts 3 is too few, with them
// it is enough.
func TestWorst(t *testing.T) {
	t.Parallel()
	for short, status := range map[string]int{"true": 0, "false": 1} {
		s := farpost(t, t.TempDir(), nil, "selfplay", "-policy", "sensible", "-matches", "4", "-shortcuts", short, "-worst", "3")
		if s.status != status || (status == 1) != strings.Contains(s.err, "at most 3") {
			t.Errorf("-shortcuts %s: status %d, %s%s", short, s.status, s.out, s.err)
		}
	}
}

// TestGallery ensures that the gallery is a page with the pictures that it shows.
func TestGallery(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if s := farpost(t, dir, nil, "gallery", "g"); s.status != 0 || !strings.Contains(s.out, "index.html") {
		t.Fatalf("%+v", s)
	}
	page, err := os.ReadFile(filepath.Join(dir, "g", "index.html"))
	if err != nil {
		t.Fatal(err)
	}
	pictures, err := filepath.Glob(filepath.Join(dir, "g", "*.png"))
	if err != nil || len(pictures) == 0 {
		t.Fatalf("%d pictures, %v", len(pictures), err)
	}
	for _, p := range pictures {
		if !strings.Contains(string(page), filepath.Base(p)) {
			t.Errorf("the page does not show %s", p)
		}
	}
}

// TestBackup ensures that backup copies the database of a running bot, and never overwrites a file.
func TestBackup(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if s := farpost(t, dir, nil, "backup", "copy.db"); s.status == 0 || !strings.Contains(s.err, "farpost.db") {
		t.Errorf("without a database: %+v", s)
	}
	c := launch(t, dir, []string{free})
	c.started(t)
	if s := farpost(t, dir, nil, "backup", "copy.db"); s.status != 0 || s.err != "" {
		t.Fatalf("%+v", s)
	}
	if s := farpost(t, dir, nil, "backup", "copy.db"); s.status != 1 || !strings.Contains(s.err, "copy.db") {
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
