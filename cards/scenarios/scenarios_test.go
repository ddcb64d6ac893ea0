package scenarios_test

import (
	"strings"
	"testing"

	"farpost/cards"
	"farpost/cards/scenarios"
	"farpost/engine/scenario"
)

// TestScenarios ensures that decks, card data and every card of the product do what their scenarios say. The
// rulesets play the scenarios that need none of these themselves.
func TestScenarios(t *testing.T) {
	for _, name := range cards.Games() {
		game, trees, err := scenarios.Of(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, tree := range trees {
			files, err := scenario.Files(tree)
			if err != nil {
				t.Fatal(err)
			}
			for _, file := range files {
				if i == 0 && !strings.HasPrefix(file, "cards/") {
					continue
				}
				t.Run(name+"/"+file, func(t *testing.T) {
					t.Parallel()
					scenario.Run(t, game, tree, file)
				})
			}
		}
	}
}
