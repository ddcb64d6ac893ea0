package main_test

import (
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

// TestBotHoldsNoTools ensures that the bot's program has no package that only the developers' tools need.
func TestBotHoldsNoTools(t *testing.T) {
	t.Parallel()
	out, err := exec.Command("go", "list", "-deps", "farpost/cmd/farpost", "farpost/bot/app").Output()
	if err != nil {
		t.Fatal(err)
	}
	deps := strings.Fields(string(out))
	if !slices.Contains(deps, "farpost/engine/games") || !slices.Contains(deps, "farpost/bot/app") {
		t.Fatalf("the program does not play: %v", deps)
	}
	for _, dep := range deps {
		own, ours := strings.CutPrefix(dep, "farpost/")
		if !ours {
			continue
		}
		for _, tool := range []string{"engine/selfplay", "engine/invariant", "engine/scenario", "engine/games/tools",
			"bot/samples", "bot/bench", "bot/simulate", "storage/sqlite/peer", "render/gallery"} {
			if own == tool || strings.HasPrefix(own, tool+"/") {
				t.Errorf("the bot holds %s", dep)
			}
		}
		if slices.Contains([]string{"scenarios", "sense", "game"}, path.Base(own)) {
			t.Errorf("the bot holds %s", dep)
		}
	}
}
