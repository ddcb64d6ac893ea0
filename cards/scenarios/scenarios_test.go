package scenarios_test

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"farpost/cards"
	"farpost/cards/scenarios"
	"farpost/engine/scenario"
	"farpost/engine/thorough"
)

// TestEveryCard ensures that each built-in card has a scenario, and that there is no scenario of an unknown card. A
// file is named by the id of its card. Cards that are one thing, such as the levels of a being, may share a file named
// by what stands before the hyphen in their ids; it then uses each of them.
func TestEveryCard(t *testing.T) {
	for _, name := range cards.Games() {
		set, err := cards.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		_, trees, err := scenarios.Of(name)
		if err != nil {
			t.Fatal(err)
		}
		files, err := scenario.Files(trees[0])
		if err != nil {
			t.Fatal(err)
		}
		shown := map[string]bool{}
		for _, file := range files {
			if rest, ok := strings.CutPrefix(file, "cards/"); ok {
				id, _, _ := strings.Cut(rest, "_")
				ids := cardsOf(t, set, trees[0], file, id)
				if len(ids) == 0 || shown[ids[0]] {
					t.Errorf("%s: %s: there is no such card, or it has another file", name, file)
				}
				for _, id := range ids {
					shown[id] = true
				}
			}
		}
		for _, c := range set.Cards {
			if !shown[c.ID] {
				t.Errorf("%s: %s %s has no scenario", name, c.ID, c.Names["en"])
			}
		}
	}
}

// cardsOf lists the cards that a file named by id is about: the card with that id, or those with a hyphen behind it
// that the file uses.
func cardsOf(t *testing.T, set *cards.Set, tree fs.FS, file, id string) (out []string) {
	t.Helper()
	if _, ok := set.Index().Card(id); ok {
		return []string{id}
	}
	text, err := fs.ReadFile(tree, file)
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "\nuse ")
	used, _, _ := strings.Cut(rest, "\n")
	for _, c := range set.Cards {
		if strings.HasPrefix(c.ID, id+"-") && slices.Contains(strings.Fields(used), c.ID) {
			out = append(out, c.ID)
		}
	}
	return out
}

// TestShown ensures that the scenarios show every clause and ruling of a game's contract, and reach every refusal of
// its ruleset; and that each of these refusals names the rule it rests on.
func TestShown(t *testing.T) {
	thorough.Only(t, "it plays all scenarios again")
	for _, name := range cards.Games() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			game, trees, err := scenarios.Of(name)
			if err != nil {
				t.Fatal(err)
			}
			rep, err := scenario.Collect(game, trees...)
			if err != nil {
				t.Fatal(err)
			}
			if missing := append(rep.Uncovered, rep.RulingsNotShown...); len(missing) > 0 {
				t.Errorf("%s: no scenario shows %v", name, missing)
			}
			for _, code := range game.Ruleset.Codes["refusals"] {
				if code == "M-NOTIN" {
					continue // for seats that do not exist: TestStranger of engine/farwald
				}
				if len(rep.Refusals[code]) == 0 {
					t.Errorf("%s: no scenario is refused with %s", name, code)
				}
				if at := rep.Unfounded[code]; len(at) > 0 {
					t.Errorf("%s: %s names no rule at %v", name, code, at)
				}
			}
		})
	}
}

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
