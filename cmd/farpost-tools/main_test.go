package main_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/cmd/internal/cli"
	"farpost/cmd/internal/clitest"
	"farpost/engine/thorough"
)

// binary is the program under test, built once as anybody would build it.
var binary string

func TestMain(m *testing.M) {
	os.Exit(clitest.Main(m, &binary, "."))
}

// tools runs a command to its end, in a folder of its own.
func tools(t *testing.T, dir string, args ...string) clitest.Said {
	t.Helper()
	return clitest.Run(t, binary, dir, nil, args...)
}

// TestUse ensures that commands that are used wrongly say so with status 2.
func TestUse(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		args  []string
		words string
	}{
		{[]string{"backup"}, `no command "backup"`},
		{[]string{"coverage", "-game", "chess"}, "chess"},
		{[]string{"selfplay", "-game", "chess"}, "chess"},
		{[]string{"selfplay", "-players", "9"}, "2 to 4 players"},
		{[]string{"selfplay", "-matches", "0"}, "at least one match"},
		{[]string{"selfplay", "-policy", "bold"}, `"bold"`},
		{[]string{"selfplay", "-policy", "sensible", "-shortcuts", "maybe"}, `"maybe"`},
		{[]string{"gallery"}, "DIR"},
		{[]string{"bench"}, "load"},
		{[]string{"bench", "nap"}, "load"},
		{[]string{"bench", "load", "-matches", "0"}, "needs a match"},
	} {
		t.Run(strings.Join(test.args, " "), func(t *testing.T) {
			t.Parallel()
			tools(t, t.TempDir(), test.args...).Sentence(t, test.words)
		})
	}
	if s := tools(t, t.TempDir(), "selfplay", "-color"); s.Status != 2 || !strings.Contains(s.Err, "-color") {
		t.Errorf("an unknown flag: %+v", s)
	}
}

// TestHelp ensures that the commands are those that farpost hands over, and that each tells its flags.
func TestHelp(t *testing.T) {
	t.Parallel()
	s := tools(t, t.TempDir())
	if s.Status != 2 || strings.Count(s.Out, "\n") != len(cli.Tools) {
		t.Errorf("without a command: %+v", s)
	}
	for name := range cli.Tools {
		if h := tools(t, t.TempDir(), name, "-h"); h.Status != 0 || !strings.Contains(s.Out, "farpost "+name) {
			t.Errorf("%s -h: %+v", name, h)
		}
	}
	if s := tools(t, t.TempDir(), "selfplay", "-h"); s.Status != 0 || !strings.Contains(s.Err, "-matches") {
		t.Errorf("help on a command: %+v", s)
	}
}

// TestCoverage ensures that coverage counts covered and uncovered clauses that add up, that too few of them or of
// rulings are an error, and that a table says which lines show each.
func TestCoverage(t *testing.T) {
	thorough.Only(t, "it plays all scenarios of two games")
	t.Parallel()
	s := tools(t, t.TempDir(), "coverage", "-game", "farwald", "-json", "-min", "1000")
	var rep struct {
		Clauses, Covered int
		Uncovered        []string
	}
	decode(t, s, &rep)
	if rep.Clauses < 200 || rep.Covered < 1 || rep.Covered+len(rep.Uncovered) != rep.Clauses {
		t.Errorf("%d of %d clauses, %d not covered", rep.Covered, rep.Clauses, len(rep.Uncovered))
	}
	if s.Status != 1 || !strings.Contains(s.Err, "fewer than 1000") {
		t.Errorf("-min 1000: status %d, %s", s.Status, s.Err)
	}
	s = tools(t, t.TempDir(), "coverage", "-game", "farwald", "-min-rulings", "1000", "-table", "refusals")
	if s.Status != 1 || !strings.Contains(s.Err, "fewer than 1000") || !strings.Contains(s.Out, "\nM-GATE cards/") {
		t.Errorf("-min-rulings 1000: %+v", s)
	}
	s = tools(t, t.TempDir(), "coverage", "-game", "fow")
	if s.Status != 0 || !strings.HasPrefix(s.Out, "fow: ") || s.Err != "" {
		t.Errorf("all is shown: %+v", s)
	}
	tools(t, t.TempDir(), "coverage", "-table", "moons").Sentence(t, "moons")
}

// decode reads the one JSON object that a command printed on a line.
func decode(t *testing.T, s clitest.Said, to any) {
	t.Helper()
	if strings.Count(s.Out, "\n") != 1 {
		t.Fatalf("want one line of JSON, got %.200q (%s)", s.Out, s.Err)
	}
	if err := json.Unmarshal([]byte(s.Out), to); err != nil {
		t.Fatalf("%.200q: %v", s.Out, err)
	}
}

// TestSelfplay ensures that self-play prints one object with every figure, that equal seeds give equal
// matches, and that what was not reached is an error.
func TestSelfplay(t *testing.T) {
	t.Parallel()
	var reps [2]map[string]any
	for i := range reps {
		s := tools(t, t.TempDir(), "selfplay", "-matches", "1", "-seed", "5", "-json")
		decode(t, s, &reps[i])
		if want := strings.Contains(s.Err, "not reached"); (s.Status == 1) != want || s.Status > 1 {
			t.Errorf("status %d with %q", s.Status, s.Err)
		}
		delete(reps[i], "inputs_per_second")
	}
	for _, key := range []string{"game", "players", "matches", "finished", "draws", "wins_by_deck", "seats_by_deck",
		"wins_drawn",
		"wins_first", "wins_by_turn", "stalled", "illegal", "leaks", "inputs", "asks",
		"turns", "handovers", "handovers_by", "handovers_per_turn", "handovers_per_act", "acts", "decisions",
		"decisions_per_turn",
		"per_match", "resumed_identical", "reached"} {
		if _, ok := reps[0][key]; !ok {
			t.Errorf("no %s", key)
		}
	}
	for key, want := range map[string]float64{"players": 2, "matches": 1, "finished": 1, "stalled": 0, "illegal": 0,
		"leaks": 0} {
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

// TestSelfplayTellsWhoWon ensures that every finished match is a draw or won by a ready deck, which goes by its id, or
// by one drawn from the book, and that the report for people says so, too.
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
	decode(t, tools(t, t.TempDir(), append(args, "-json")...), &rep)
	sum := rep.Draws + rep.Drawn
	for _, n := range rep.ByDeck {
		sum += n
	}
	if _, ok := rep.ByDeck["ash-and-briar"]; !ok || rep.Finished != 8 || sum != 8 || rep.First > 8-rep.Draws {
		t.Errorf("%+v", rep)
	}
	if s := tools(t, t.TempDir(), args...); !strings.Contains(s.Out,
		fmt.Sprintf("won: %d of %d by whoever began", rep.First, 8-rep.Draws)) ||
		!strings.Contains(s.Out, fmt.Sprintf("ash-and-briar %d of ", rep.ByDeck["ash-and-briar"])) {
		t.Errorf("not who won: %s", s.Out)
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
	decode(t, tools(t, t.TempDir(), "selfplay", "-policy", "sensible", "-matches", "2", "-seed", "3", "-json"), &rep)
	if rep.InTurn == nil || rep.PerAct <= 0 || rep.PerAct >= rep.InTurn.PerAct {
		t.Errorf("%.3f handovers an act with short cuts, in turn %+v", rep.PerAct, rep.InTurn)
	}
	s := tools(t, t.TempDir(), "selfplay", "-policy", "sensible", "-matches", "1", "-shortcuts", "false", "-most",
		"0.1")
	if s.Status != 1 || !strings.Contains(s.Err, "at most 0.100") || strings.Contains(s.Out, "with short cuts") {
		t.Errorf("status %d, %s%s", s.Status, s.Out, s.Err)
	}
}

// TestWorst ensures that a bound on what a single act costs is kept: without short cuts 3 is too few, with them
// it is enough.
func TestWorst(t *testing.T) {
	t.Parallel()
	for short, status := range map[string]int{"true": 0, "false": 1} {
		s := tools(t, t.TempDir(), "selfplay", "-policy", "sensible", "-matches", "4", "-shortcuts", short, "-worst",
			"3")
		if s.Status != status || (status == 1) != strings.Contains(s.Err, "at most 3") {
			t.Errorf("-shortcuts %s: status %d, %s%s", short, s.Status, s.Out, s.Err)
		}
	}
}

// TestGallery ensures that the gallery is a page with the pictures that it shows, of one game if that is asked for.
func TestGallery(t *testing.T) {
	thorough.Only(t, "it draws a gallery")
	t.Parallel()
	dir := t.TempDir()
	tools(t, dir, "gallery", "-game", "moons", "g").Sentence(t, "moons")
	if s := tools(t, dir, "gallery", "-game", "beings", "g"); s.Status != 0 || !strings.Contains(s.Out, "index.html") {
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
		if strings.Contains(filepath.Base(p), "farwald-") {
			t.Errorf("%s is of another game", p)
		}
	}
}
