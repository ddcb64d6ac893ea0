package scenarios_test

import (
	"flag"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"farpost/cards"
	"farpost/cards/scenarios"
	"farpost/engine/scenario"
	"farpost/engine/thorough"
)

var (
	update = flag.Bool("update", false, "write the records of the scenarios")
	texts  = flag.String("texts", "", "a folder to write to what the scenarios let observe")
)

// TestRecord ensures that all that can be observed in the scenarios of the product's cards is what it was.
func TestRecord(t *testing.T) {
	thorough.Only(t, "it plays all scenarios again")
	for _, name := range cards.Games() {
		game, trees, err := scenarios.Of(name)
		if err != nil {
			t.Fatal(err)
		}
		files, err := scenario.Files(trees[0])
		if err != nil {
			t.Fatal(err)
		}
		files = slices.DeleteFunc(files, func(name string) bool { return !strings.HasPrefix(name, "cards/") })
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := scenario.Record{Game: game, Tree: trees[0], Files: files, Update: *update,
				Path: filepath.Join("testdata", name+".record.txt")}
			if *texts != "" {
				r.Texts = filepath.Join(*texts, name)
			}
			r.Check(t)
		})
	}
}
