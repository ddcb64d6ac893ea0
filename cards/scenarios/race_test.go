//go:build race

package scenarios_test

import (
	"sync"
	"testing"

	"farpost/cards"
	"farpost/cards/scenarios"
	"farpost/engine/scenario"
)

// TestGamesManyAtOnce ensures that the rules, books and card texts of every game keep nothing of a match: two
// goroutines play each scenario side by side, so that each step of a card meets itself. Only the race detector can
// tell, so it is built with that.
func TestGamesManyAtOnce(t *testing.T) {
	for _, name := range cards.Games() {
		game, trees, err := scenarios.Of(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, tree := range trees {
			files, err := scenario.Files(tree)
			if err != nil {
				t.Fatal(err)
			}
			for _, file := range files {
				t.Run(name+"/"+file, func(t *testing.T) {
					var both sync.WaitGroup
					for range 2 {
						both.Go(func() {
							if err := scenario.Once(game, tree, file); err != nil {
								t.Error(err)
							}
						})
					}
					both.Wait()
				})
			}
		}
	}
}
