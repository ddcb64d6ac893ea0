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

// rule says what the packages in and below a folder may import of ours: only some (nil: anything), and never others.
type rule struct {
	at    string
	only  []string
	never []string
}

const discord = "github.com/bwmarrin/discordgo"

// tools are the folders that only developers' programs and tests need, which the bot does not hold.
var tools = []string{"engine/games/tools", "engine/selfplay", "engine/scenario", "engine/invariant", "engine/record",
	"engine/thorough", "bot/samples", "bot/bench", "bot/simulate", "storage/sqlite/peer"}

// kernelFolders are the folders in engine that are no games.
var kernelFolders = []string{"cardlang", "games", "internal", "invariant", "kit", "mana", "practice", "record",
	"scenario", "selfplay", "thorough"}

// languages is what a game's card language may use.
var languages = []string{"engine", "engine/cardlang", "engine/kit", "engine/mana"}

// table is who may import whom. The longest folder that fits a package counts. "rulesets" stands for engine/<game> and
// engine/games.
var table = []rule{
	{at: "engine", only: []string{}},
	{at: "engine/kit", only: []string{"engine"}},
	{at: "engine/mana", only: []string{}},
	{at: "engine/cardlang", only: []string{"engine", "engine/kit"}},
	{at: "engine/record", only: []string{}},
	{at: "engine/thorough", only: []string{"engine"}},
	{at: "engine/scenario", only: []string{"engine", "engine/invariant", "engine/kit", "engine/record"}},
	{at: "engine/scenario/scenariotest", only: []string{"engine/scenario"}},
	{at: "engine/invariant", only: []string{"engine"}},
	{at: "engine/internal", only: []string{"engine", "engine/scenario", "engine/invariant"}},
	{at: "engine/athernum/language", only: languages},
	{at: "engine/beings/language", only: languages},
	{at: "engine/farwald/language", only: languages},
	{at: "engine/fow/language", only: languages},
	{at: "engine/groove/language", only: languages},
	{at: "engine/games", never: append([]string{"bot", "storage", "render"}, tools...)},
	{at: "engine/games/tools", never: []string{"bot", "storage", "render"}},
	{at: "engine/selfplay", never: []string{"bot", "storage", "render", "rulesets"}},
	{at: "engine/practice", never: []string{"bot", "storage", "render", "rulesets"}},
	{at: "cards", never: []string{"bot", "storage", "render"}},
	{at: "cards/examples", only: []string{"engine"}},
	{at: "cards/prose", only: []string{"cards/source", "cards/words", "engine/kit"}},
	{at: "render", never: []string{"bot", "storage", "rulesets"}},
	{at: "render/typeset", only: []string{}},
	{at: "render/draw", only: []string{"render/typeset"}},
	{at: "render/figure", only: []string{}},
	{at: "render/strip", only: []string{}},
	{at: "render/sight", only: []string{}},
	{at: "render/art", only: []string{"engine", "render/draw", "render/figure"}},
	{at: "render/compose", only: []string{"render/draw", "render/art", "render/strip", "render/typeset"}},
	{at: "render/sprite", only: []string{"render/arrow", "render/art", "render/compose", "render/draw"}},
	{at: "render/plan", only: []string{"engine", "render/arrow", "render/art", "render/compose", "render/draw",
		"render/figure", "render/scene", "render/sprite", "render/strip"}},
	{at: "render/scene", only: []string{"engine", "render/draw"}},
	{at: "render/words", only: []string{"engine", "render/draw", "render/scene"}},
	{at: "render/arrow", only: []string{"engine", "render/compose", "render/draw"}},
	{at: "storage", never: []string{"bot", "render", "rulesets"}},
	{at: "bot", never: []string{"rulesets"}},
	{at: "bot/table", never: []string{discord, "rulesets"}},
	{at: "bot/rating", only: []string{}},
	{at: "bot/results", only: []string{"bot/rating", "bot/table", "engine", "storage"}},
	{at: "bot/tournament", never: []string{discord, "rulesets"}},
	{at: "bot/tournament/matching", only: []string{}},
	{at: "bot/tournament/pairing", only: []string{"bot/tournament/matching"}},
	{at: "bot/tournament/standings", only: []string{}},
	{at: "bot/tournament/bracket", only: []string{}},
	{at: "bot/tournament/event", only: []string{"bot/tournament/bracket", "bot/tournament/pairing",
		"bot/tournament/standings", "bot/internal/budget", "engine"}},
	{at: "bot/tournament/simulate", only: []string{"bot/tournament/event", "bot/tournament/matching"}},
	{at: "bot/internal/budget", only: []string{}},
	{at: "bot/internal/loopback", only: []string{}},
	{at: "bot/internal/turn", only: []string{}},
	{at: "bot/sandbox", only: []string{"bot/sandbox"}},
	{at: "bot/sandbox/resource", only: []string{}},
	{at: "bot/sandbox/fault", only: []string{}},
	{at: "bot/sandbox/socket", only: []string{}},
	{at: "bot/sandbox/form", only: []string{"bot/sandbox/resource"}},
	{at: "bot/sandbox/world", only: []string{"bot/sandbox/resource"}},
	{at: "bot/sandbox/gateway", only: []string{
		"bot/sandbox/resource", "bot/sandbox/fault", "bot/sandbox/socket", "bot/sandbox/world",
	}},
	{at: "bot/sandbox/interaction", only: []string{
		"bot/sandbox/resource", "bot/sandbox/fault", "bot/sandbox/world", "bot/sandbox/gateway",
	}},
	{at: "bot/sandbox/view", only: []string{"bot/sandbox/resource", "bot/sandbox/socket", "bot/sandbox/world"}},
	{at: "bot/sandbox/act", only: []string{
		"bot/sandbox/resource", "bot/sandbox/world", "bot/sandbox/interaction", "bot/sandbox/view",
	}},
	{at: "bot/sandbox/autoplay", only: []string{
		"bot/sandbox/resource", "bot/sandbox/world", "bot/sandbox/interaction", "bot/sandbox/view",
		"bot/sandbox/act",
	}},
	{at: "bot/sandbox/rest", only: []string{
		"bot/sandbox/resource", "bot/sandbox/fault", "bot/sandbox/form", "bot/sandbox/world",
		"bot/sandbox/interaction",
	}},
	{at: "bot/sandbox/page", only: []string{}},
	{at: "bot/sandbox/pageapi", only: []string{
		"bot/sandbox/resource", "bot/sandbox/world", "bot/sandbox/view", "bot/sandbox/act", "bot/sandbox/page",
	}},
	{at: "bot/bench", only: []string{
		"bot/app", "bot/discord/api", "bot/discord/deliver", "bot/sandbox", "bot/table", "storage",
	}},
	{at: "bot/simulate", only: []string{"bot/app", "bot/sandbox", "bot/simulate", "bot/table", "cards", "storage"}},
	{at: "bot/simulate/blank", only: []string{"bot/discord/port", "cards/deck", "engine"}},
	{at: "bot/simulate/gate", only: []string{}},
	{at: "bot/simulate/ledger", only: []string{"bot/table", "engine", "storage"}},
	{at: "bot/simulate/world", only: []string{
		"bot/app", "bot/clock", "bot/discord/api", "bot/internal/loopback", "bot/sandbox", "bot/simulate/blank",
		"bot/simulate/gate", "bot/simulate/ledger", "storage",
	}},
	{at: "bot/simulate/people", only: []string{
		"bot/app/apptest", "bot/discord/ui", "bot/sandbox", "bot/simulate/world",
	}},
	{at: "bot/simulate/faults", only: []string{"bot/sandbox", "bot/simulate/world"}},
	{at: "bot/simulate/laws", only: []string{
		"bot/discord/ui", "bot/rating", "bot/simulate/ledger", "bot/simulate/world", "engine", "storage",
	}},
	{at: "bot/discord/ui", only: []string{"engine", "storage"}},
	{at: "bot/discord/api", only: []string{"bot/discord/ui", "bot/clock"}},
	{at: "bot/discord/port", only: rooms("api", "ui")},
	{at: "bot/discord/people", only: rooms("port", "ui")},
	{at: "bot/discord/reply", only: append(rooms("api", "port", "ui"), "bot/clock", "bot/internal/turn")},
	{at: "bot/discord/narrate", only: rooms("api", "port", "ui")},
	{at: "bot/discord/signs", only: append(rooms("api", "port"), "bot/clock", "bot/internal/turn")},
	{at: "bot/discord/route", only: rooms("api", "narrate", "people", "reply", "ui")},
	{at: "bot/discord/stepper/draft", only: rooms()},
	{at: "bot/discord/stepper/orders", only: rooms("api", "narrate", "route", "stepper/draft", "ui")},
	{at: "bot/discord/stepper/page", only: rooms("api", "narrate", "stepper/draft", "stepper/orders", "ui")},
	{at: "bot/discord/stepper", only: rooms("api", "narrate", "people", "port", "reply", "route", "stepper/draft",
		"stepper/orders", "stepper/page", "ui")},
	{at: "bot/discord/decks", only: rooms("api", "narrate", "port", "reply", "route", "ui")},
	{at: "bot/discord/lobby", only: rooms("api", "decks", "narrate", "people", "port", "route", "ui")},
	{at: "bot/discord/account", only: rooms("api", "narrate", "people", "reply", "route", "ui")},
	{at: "bot/discord/ranking", only: append(rooms("api", "narrate", "people", "port", "reply", "route", "ui"),
		"bot/rating", "bot/results")},
	{at: "bot/discord/tournaments", only: append(rooms("api", "decks", "deliver", "narrate", "people", "port", "reply",
		"route", "ui"), "bot/outbox", "bot/table", "bot/tournament", "bot/tournament/bracket",
		"bot/tournament/event", "bot/tournament/standings")},
	{at: "bot/discord/judging", only: rooms("api", "narrate", "people", "port", "reply", "route", "ui")},
	{at: "bot/discord/views", only: rooms("api", "narrate", "people", "port", "reply", "route", "ui")},
	{at: "bot/discord/public", only: rooms("api", "narrate", "people", "port", "ui")},
	{at: "bot/discord/deliver", only: append(rooms("api", "narrate", "people", "port", "public", "ui"),
		"bot/clock", "bot/internal/turn", "bot/outbox", "bot/tournament")},
	{at: "bot/discord/discordtest"},
	{at: "bot/app", never: tools},
	{at: "cmd"},
	{at: "cmd/farpost", never: tools},
	{at: "cmd/internal", only: []string{"cmd/internal"}},
}

// rooms are the rooms of bot/discord that one of them may use, with what they all may: the table, the storage, the
// engine, and the forms of decks.
func rooms(names ...string) []string {
	out := []string{"bot/table", "storage", "engine", "cards/deck"}
	for _, n := range names {
		out = append(out, "bot/discord/"+n)
	}
	return out
}

// ruleFor returns the rule of a package. A game may import the engine and itself, and selfplay for the player that it
// declares; folders below it that stand in the table may import less.
func ruleFor(pkg string) (rule, bool) {
	best, found := rule{}, false
	for _, r := range table {
		if below(pkg, r.at) && len(r.at) >= len(best.at) {
			best, found = r, true
		}
	}
	if game, ok := gameOf(pkg); ok && !below(best.at, game) {
		return rule{at: pkg, only: append([]string{"engine/scenario", "engine/invariant", "engine/selfplay", game},
			languages...)}, true
	}
	return best, found
}

// gameOf returns the folder of the game to which a package belongs.
func gameOf(pkg string) (string, bool) {
	parts := strings.Split(pkg, "/")
	if len(parts) < 2 || parts[0] != "engine" || slices.Contains(kernelFolders, parts[1]) {
		return "", false
	}
	return "engine/" + parts[1], true
}

func below(pkg, folder string) bool { return pkg == folder || strings.HasPrefix(pkg, folder+"/") }

// breaks reports whether an import of a package breaks its rule. In only, "engine" is that package alone, and others
// are whole folders; in never, all are whole folders.
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

// sources lists the Go files of the repository, tests apart, as slash paths from its root.
func sources(t *testing.T) []string {
	t.Helper()
	var out []string
	err := fs.WalkDir(os.DirFS(root(t)), ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && p != "." && skipped(d.Name()) {
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

// skipped reports whether a folder holds no code of ours.
func skipped(dir string) bool {
	return strings.HasPrefix(dir, ".") || dir == "testdata" || dir == "node_modules"
}

// Every package imports only what the table lets it know.
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
		{"engine", "farpost/engine/kit", true},
		{"engine/kit", "farpost/engine", false},
		{"engine/kit", "farpost/engine/scenario", true},
		{"engine/chess", "farpost/engine/kit", false},
		{"engine/chess", "farpost/engine", false},
		{"engine/chess", "farpost/engine/draughts", true},
		{"engine/chess", "farpost/cards", true},
		{"engine/chess/scenarios", "farpost/engine/chess", false},
		{"engine/farwald", "farpost/engine/farwald/language", false},
		{"engine/farwald/language", "farpost/engine", false},
		{"engine/farwald/language", "farpost/engine/farwald", true},
		{"engine/fow/language", "farpost/engine/scenario", true},
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
		{"cards/deck", "farpost/storage/sqlite", true},
		{"render/gallery", "farpost/engine", false},
		{"render", "farpost/engine/games", true},
		{"storage/sqlite", "farpost/bot/table", true},
		{"bot/table", discord, true},
		{"bot/discord", discord, false},
		{"bot/discord/api", "farpost/engine/chess", true},
		{"bot/sandbox/page", "farpost/bot/words", true},
		{"bot/sandbox", "farpost/bot/sandbox/rest", false},
		{"bot/sandbox/page", "farpost/bot/sandbox", true},
		{"bot/sandbox/world", "farpost/bot/sandbox/gateway", true},
		{"bot/sandbox/rest", "farpost/bot/sandbox/world", false},
		{"bot/sandbox/rest", "farpost/bot/sandbox/act", true},
		{"bot/app", "farpost/engine/games", false},
		{"bot/app", "farpost/bot/simulate", true},
		{"bot/simulate/gate", "farpost/bot/simulate/world", true},
		{"bot/simulate/people", "farpost/bot/app", true},
	} {
		if r, ok := ruleFor(c.pkg); !ok || r.breaks(c.imp) != c.breaks {
			t.Errorf("%s importing %s: breaks is %v", c.pkg, c.imp, !c.breaks)
		}
	}
	if _, ok := ruleFor("tools/gen"); ok {
		t.Error("a new code folder at the top is accepted")
	}
}
