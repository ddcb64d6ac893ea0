package tools_test

import (
	"slices"
	"testing"

	"farpost/engine/games"
	"farpost/engine/games/tools"
)

// TestAll ensures that the tools know the games that the bot plays, in the same order, and find each by its name.
func TestAll(t *testing.T) {
	var bot, known []string
	for _, g := range games.All() {
		bot = append(bot, g.Name)
		if got, ok := tools.ByName(g.Name); !ok || got.Rules().Name != g.Name {
			t.Errorf("ByName(%q) finds %t", g.Name, ok)
		}
	}
	for _, g := range tools.All() {
		known = append(known, g.Rules().Name)
	}
	if !slices.Equal(bot, known) {
		t.Errorf("the bot plays %v, the tools know %v", bot, known)
	}
	if _, ok := tools.ByName("no such game"); ok {
		t.Error("ByName finds a game that there is not")
	}
}

// TestHandZone ensures that the zone whose cards a hand shows is the hand in every game, however its zones are ordered.
func TestHandZone(t *testing.T) {
	for _, g := range tools.All() {
		if z := g.Rules().HandZone(); z != "hand" {
			t.Errorf("%s: the hand is %q", g.Rules().Name, z)
		}
	}
}
