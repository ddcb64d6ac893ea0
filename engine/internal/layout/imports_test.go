package layout_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "farpost/"

// rule says what the packages below a folder may import of ours (only, when it is set) and never import.
type rule struct {
	at    string
	only  []string
	never []string
}

const discord = "github.com/bwmarrin/discordgo"

// tools are the folders that only developers' programs and tests need, which the bot does not hold.
var tools = []string{"engine/games/tools", "engine/selfplay", "engine/scenario", "engine/invariant", "bot/samples"}

// kernelFolders are the folders of engine that are no games.
var kernelFolders = []string{"games", "internal", "invariant", "practice", "scenario", "selfplay"}

// table is the plan; the longest folder that fits a package counts. "rulesets" stands for engine/<game>
// and engine/games.
var table = []rule{
	{at: "engine", only: []string{}},
	{at: "engine/scenario", only: []string{"engine", "engine/invariant"}},
	{at: "engine/invariant", only: []string{"engine"}},
	{at: "engine/internal", only: []string{"engine", "engine/scenario", "engine/invariant"}},
	{at: "engine/games", never: append([]string{"bot", "storage", "render"}, tools...)},
	{at: "engine/games/tools", never: []string{"bot", "storage", "render"}},
	{at: "engine/selfplay", never: []string{"bot", "storage", "render", "rulesets"}},
	{at: "engine/practice", never: []string{"bot", "storage", "render", "rulesets"}},
	{at: "cards", never: []string{"bot", "storage", "render"}},
	{at: "render", never: []string{"bot", "storage", "rulesets"}},
	{at: "storage", never: []string{"bot", "render", "rulesets"}},
	{at: "bot", never: []string{"rulesets"}},
	{at: "bot/table", never: []string{discord, "rulesets"}},
	{at: "bot/tournament", never: []string{discord, "rulesets"}},
	{at: "bot/sandbox", only: []string{"bot/sandbox"}},
	{at: "bot/app", never: tools},
	{at: "cmd"},
	{at: "cmd/farpost", never: tools},
	{at: "cmd/internal", only: []string{"cmd/internal"}},
}

// ruleFor finds the rule of a package; a game's folder allows the engine and itself, and selfplay for the
// player that it declares.
func ruleFor(pkg string) (rule, bool) {
	if game, ok := gameOf(pkg); ok {
		return rule{at: pkg, only: []string{"engine", "engine/scenario", "engine/invariant", "engine/selfplay", game}}, true
	}
	best, found := rule{}, false
	for _, r := range table {
		if below(pkg, r.at) && len(r.at) >= len(best.at) {
			best, found = r, true
		}
	}
	return best, found
}

// gameOf gives the folder of the game that a package belongs to.
func gameOf(pkg string) (string, bool) {
	parts := strings.Split(pkg, "/")
	if len(parts) < 2 || parts[0] != "engine" || slices.Contains(kernelFolders, parts[1]) {
		return "", false
	}
	return "engine/" + parts[1], true
}

func below(pkg, folder string) bool { return pkg == folder || strings.HasPrefix(pkg, folder+"/") }

// breaks tells whether an import of a package is against its rule. Exact packages of the engine's own are
// meant by only; whole folders by never.
func (r rule) breaks(imp string) bool {
	own, ours := strings.CutPrefix(imp, module)
	if r.only != nil && ours {
		return !slices.ContainsFunc(r.only, func(ok string) bool {
			return own == ok || (ok != "engine" && below(own, ok))
		})
	}
	return slices.ContainsFunc(r.never, func(no string) bool {
		if no == "rulesets" {
			_, game := gameOf(own)
			return ours && (game || below(own, "engine/games"))
		}
		return imp == no || (ours && below(own, no))
	})
}

func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "go.mod")); err != nil {
		t.Fatal(err)
	}
	return dir
}

// sources lists the Go files of the repository that are no tests, as slash paths from its root.
func sources(t *testing.T) []string {
	t.Helper()
	var out []string
	err := fs.WalkDir(os.DirFS(root(t)), ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && p != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" || d.Name() == "node_modules") {
			return fs.SkipDir
		}
		if strings.HasSuffix(p, ".go") && !strings.HasSuffix(p, "_test.go") {
			out = append(out, p)
		}
		return nil
	})
	if err != nil || len(out) == 0 {
		t.Fatal(err)
	}
	return out
}

// Every package imports only what the plan lets it know.
func TestImports(t *testing.T) {
	for _, file := range sources(t) {
		pkg := path.Dir(file)
		r, ok := ruleFor(pkg)
		if !ok {
			t.Errorf("%s: code belongs into cmd, bot, engine, render, storage or cards", file)
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root(t), file), nil, parser.ImportsOnly)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		for _, spec := range f.Imports {
			imp, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			if r.breaks(imp) {
				t.Errorf("%s must not import %s", file, imp)
			}
		}
	}
}

// The table itself: what must be refused is, and what must be allowed is.
func TestTable(t *testing.T) {
	for _, c := range []struct {
		pkg, imp string
		breaks   bool
	}{
		{"engine", "farpost/engine/scenario", true},
		{"engine", "strings", false},
		{"engine/chess", "farpost/engine", false},
		{"engine/chess", "farpost/engine/draughts", true},
		{"engine/chess", "farpost/cards", true},
		{"engine/chess/scenarios", "farpost/engine/chess", false},
		{"engine/scenario", "farpost/engine/chess", true},
		{"engine/games", "farpost/engine/chess", false},
		{"engine/games", "farpost/bot/table", true},
		{"engine/games", "farpost/engine/selfplay", true},
		{"engine/games/tools", "farpost/engine/selfplay", false},
		{"bot/app", "farpost/engine/games/tools", true},
		{"cmd/farpost", "farpost/engine/scenario", true},
		{"cmd/farpost-tools", "farpost/engine/scenario", false},
		{"engine/selfplay", "farpost/engine/chess", true},
		{"cards/chess", "farpost/engine/chess", false},
		{"cards/lint", "farpost/storage/sqlite", true},
		{"render/gallery", "farpost/engine", false},
		{"render", "farpost/engine/games", true},
		{"storage/sqlite", "farpost/bot/table", true},
		{"bot/table", discord, true},
		{"bot/discord", discord, false},
		{"bot/discord/api", "farpost/engine/chess", true},
		{"bot/sandbox/page", "farpost/bot/words", true},
		{"bot/sandbox/page", "farpost/bot/sandbox", false},
		{"bot/app", "farpost/engine/games", false},
	} {
		if r, ok := ruleFor(c.pkg); !ok || r.breaks(c.imp) != c.breaks {
			t.Errorf("%s importing %s: breaks is %v", c.pkg, c.imp, !c.breaks)
		}
	}
	if _, ok := ruleFor("tools/gen"); ok {
		t.Error("a new code folder at the top is accepted")
	}
}
