package scenarios_test

import (
	"bytes"
	"os"
	"testing"

	"farpost/cards"
	"farpost/cards/examples"
	"farpost/cards/scenarios"
	"farpost/engine/thorough"
)

// TestExamples ensures that the worked examples which the bot holds are what the scenarios and the rules of today give;
// -update writes them.
func TestExamples(t *testing.T) {
	thorough.Only(t, "it plays all scenarios again")
	for _, game := range cards.Games() {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			list, err := scenarios.Examples(game)
			if err != nil {
				t.Fatal(err)
			}
			raw, err := examples.Write(list)
			if err != nil {
				t.Fatal(err)
			}
			if *update {
				if err := os.WriteFile("../examples/"+game+".jsonl", raw, 0o644); err != nil {
					t.Fatal(err)
				}
			} else if !bytes.Equal(raw, examples.File(game)) {
				t.Errorf("%s: the examples are not those of the scenarios; write them with -update", game)
			}
		})
	}
}
