package scenariotest

import (
	"flag"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"farpost/engine/scenario"
)

var (
	update = flag.Bool("update", false, "write the record of the scenarios")
	texts  = flag.String("texts", "", "a folder to write to what the scenarios let observe")
)

// own lists the scenarios that bring their own cards.
func own(t *testing.T, tree fs.FS) []string {
	t.Helper()
	files, err := scenario.Files(tree)
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(files, func(name string) bool { return strings.HasPrefix(name, "cards/") })
}

// Run plays each scenario as a test of its name, however the match is carried.
func Run(t *testing.T, game scenario.Game, tree fs.FS) {
	t.Helper()
	for _, name := range own(t, tree) {
		t.Run(name, func(t *testing.T) { scenario.Run(t, game, tree, name) })
	}
}

// Record fails for what can be observed otherwise than testdata/record.txt of the test's folder says.
func Record(t *testing.T, game scenario.Game, tree fs.FS) {
	t.Helper()
	scenario.Record{Game: game, Tree: tree, Files: own(t, tree), Path: "testdata/record.txt", Update: *update,
		Texts: *texts}.Check(t)
}

// Examples fails for those of a contract's n worked examples that no scenario plays: example 4 is played by files such
// as ex04_tie.txtar.
func Examples(t *testing.T, tree fs.FS, n int) {
	t.Helper()
	for i := 1; i <= n; i++ {
		of := fmt.Sprintf("ex%02d_", i)
		if !slices.ContainsFunc(own(t, tree), func(f string) bool { return strings.HasPrefix(f, of) }) {
			t.Errorf("no scenario plays example %d", i)
		}
	}
}
