package mutant

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Suite is a package of tests, as a folder below the module's, and which of its tests are run: a pattern of go test,
// "" for all.
type Suite struct{ Dir, Run string }

// Target is what is broken, and who may notice.
type Target struct {
	Files string // a glob of source files below the module's folder
	// First are the tests that should notice; Then are those that may notice what the first do not.
	First, Then []Suite
}

// Layers are the packages that games share, by the names of their targets, with what of each game should notice.
var layers = map[string]struct{ dir, noticed string }{
	"cardlang": {"engine/cardlang", "engine/%s/scenarios"},
	"kit":      {"engine/kit", "engine/%s/scenarios"},
	"mana":     {"engine/mana", "engine/%s/scenarios"},
	"lintkit":  {"cards/lintkit", "cards/%s/lint"},
	"prose":    {"cards/prose", "cards/%s/text"},
	"wording":  {"cards/wording", "cards/%s/text"},
}

// Names lists the names of all targets: games, the layers that they share, and the rest.
func Names(root string) ([]string, error) {
	games, err := gamesIn(root)
	return slices.Concat(games, slices.Sorted(maps.Keys(layers)),
		[]string{"kernel", "table", "tournament", "desk"}), err
}

// TargetOf gives the target of a name: a game's, a layer's that games share, "kernel" for that of package engine,
// "table" for bot/table, "tournament" for bot/tournament/event, or "desk" for bot/tournament; -files breaks their
// neighbours.
func TargetOf(root, name string) (Target, error) {
	games, err := gamesIn(root)
	if err != nil {
		return Target{}, err
	}
	const scenarios = "^Test(Scenarios|Record)$"
	switch name {
	case "kernel":
		t := Target{Files: "engine/*.go", First: []Suite{{"engine/internal/toy", scenarios}},
			Then: []Suite{{"engine", ""}, {"engine/internal/toy", ""}, {"engine/games/tools", "^TestRecord$"}}}
		for _, g := range games {
			t.First = append(t.First, Suite{"engine/" + g + "/scenarios", scenarios})
			t.Then = append(t.Then, Suite{"engine/" + g + "/scenarios", ""})
		}
		return t, nil
	case "table":
		return Target{Files: "bot/table/*.go", First: []Suite{{"bot/table", ""}}}, nil
	case "tournament", "desk":
		t := Target{Files: "bot/tournament/*.go"}
		if name == "tournament" {
			t.Files = "bot/tournament/event/*.go"
		}
		dirs, err := tested(root, "bot/tournament")
		for _, dir := range dirs {
			t.First = append(t.First, Suite{dir, ""})
		}
		return t, err
	}
	if layer, ok := layers[name]; ok {
		t := Target{Files: layer.dir + "/*.go", Then: []Suite{{layer.dir, ""}}}
		for _, g := range games {
			t.First = append(t.First, Suite{fmt.Sprintf(layer.noticed, g), ""})
			t.Then = append(t.Then, Suite{"cards/scenarios", scenarios + "/^" + g + "$"})
		}
		return t, nil
	}
	if !slices.Contains(games, name) {
		all, err := Names(root)
		return Target{}, errors.Join(fmt.Errorf("%q is none of %s", name, strings.Join(all, ", ")), err)
	}
	t := Target{Files: "engine/" + name + "/*.go", First: []Suite{{"engine/" + name + "/scenarios", scenarios},
		{"cards/scenarios", scenarios + "/^" + name + "$"}},
		Then: []Suite{{"engine/games/tools", "^Test(Record|Declared)$/^" + name + "$"}}}
	for _, top := range []string{"engine/" + name, "cards/" + name} {
		dirs, err := tested(root, top)
		if err != nil {
			return Target{}, err
		}
		for _, dir := range dirs {
			t.Then = append(t.Then, Suite{dir, ""})
		}
	}
	return t, nil
}

// gamesIn lists the games by their folders of scenarios.
func gamesIn(root string) ([]string, error) {
	found, err := filepath.Glob(filepath.Join(root, "engine", "*", "scenarios"))
	var out []string
	for _, dir := range found {
		out = append(out, filepath.Base(filepath.Dir(dir)))
	}
	return out, err
}

// tested lists the folders in and below one that have tests.
func tested(root, top string) ([]string, error) {
	var out []string
	err := filepath.WalkDir(filepath.Join(root, top), func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		dir, err := filepath.Rel(root, filepath.Dir(path))
		if dir = filepath.ToSlash(dir); err == nil && !slices.Contains(out, dir) {
			out = append(out, dir)
		}
		return err
	})
	return out, err
}
