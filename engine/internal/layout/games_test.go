package layout_test

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// What code outside of the games must not say, beside the names of their folders: names of games and ids of clauses and
// rulings (toldAnywhere), and words that only one game uses (toldWords). Crystal is also the name of a shape, so only
// the bot must not say it.
const (
	toldAnywhere = `farwald|force[ -]of[ -]will|\bF[WRO]-[0-9]|\bFOR-[0-9]`
	toldWords    = `|evocation|\bvortex|\baether|unleash|afterthought|desen\b|defen\b|mental rest|crystallize|energy card` +
		`|resonator|j-?ruler|judgment|magic stone|regalia|\bchant|quickcast|imperishable|\bawakening`
	toldInBot = `|crystal`
)

// samples are folders that are no part of the bot: pictures of a made-up game, and players for tests.
var samples = []string{"render/gallery", "bot/app/apptest"}

// gameWords returns the words of games in a file. Names are those of the games' folders.
func gameWords(file, src string, names []string) []string {
	list := toldAnywhere
	for _, n := range names {
		list += `|\b` + n + `\b`
	}
	if !slices.ContainsFunc(samples, func(s string) bool { return below(path.Dir(file), s) }) {
		list += toldWords
		if !below(file, "render") {
			list += toldInBot
		}
	}
	return regexp.MustCompile(`(?i)`+list).FindAllString(src, -1)
}

// The bot, the storage and the renderer do not know that any game exists. Their code, words, pages and queries name no
// game, cite no rule of one and use no word of one. What differs between games is declared by rulesets.
func TestNoGameIsKnown(t *testing.T) {
	names := gameNames(t)
	if len(names) == 0 {
		t.Fatal("no game is found")
	}
	kinds := []string{".go", ".yaml", ".yml", ".html", ".css", ".js", ".mjs", ".sql", ".json", ".svg", ".txt"}
	seen := 0
	for _, at := range []string{"bot", "storage", "render"} {
		err := fs.WalkDir(os.DirFS(root(t)), at, func(p string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && (d.Name() == "testdata" || d.Name() == "node_modules"):
				return fs.SkipDir
			case d.IsDir() || strings.HasSuffix(p, "_test.go") || !slices.Contains(kinds, path.Ext(p)):
				return nil
			}
			src, err := os.ReadFile(filepath.Join(root(t), p))
			if err != nil {
				return err
			}
			seen++
			for _, w := range gameWords(p, string(src), names) {
				t.Errorf("%s says %q", p, w)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if seen < 100 {
		t.Errorf("only %d files were read", seen)
	}
}

// gameNames returns the names of the games' folders.
func gameNames(t *testing.T) []string {
	t.Helper()
	var out []string
	for _, file := range sources(t) {
		if game, ok := gameOf(path.Dir(file)); ok && !slices.Contains(out, path.Base(game)) {
			out = append(out, path.Base(game))
		}
	}
	return out
}

// Words of games are found, and others are not.
func TestGameWords(t *testing.T) {
	for _, c := range []struct {
		file, src string
		n         int
	}{
		{"bot/discord/a.go", `if game == "farwald" {`, 1},
		{"bot/discord/a.go", `// see FW-101, FR-42, FO-093 and FOR-39`, 4},
		{"bot/discord/a.go", `case "unleash", "J-ruler":`, 2},
		{"bot/discord/a.go", `value.Kind() == "crystal"`, 1},
		{"render/a.go", `drawCrystal()`, 0},
		{"render/a.go", `case "vortex":`, 1},
		{"render/gallery/a.go", `{Kind: "vortex"}`, 0},
		{"render/gallery/a.go", `Force of Will`, 1},
		{"bot/app/apptest/a.go", `case "unleash", "chess":`, 1},
		{"storage/a.go", `a game such as "chess"`, 1},
		{"storage/a.go", `the chessboard of a match, HTML-4, in force, of goodwill`, 0},
	} {
		if got := gameWords(c.file, c.src, []string{"chess"}); len(got) != c.n {
			t.Errorf("%s %q: %q, want %d", c.file, c.src, got, c.n)
		}
	}
}

// fewLines are the files outside of a game's own folders that name it, with on how many lines each may: the import and
// the place in the list.
var fewLines = map[string]int{"engine/games/games.go": 2, "engine/games/tools/tools.go": 2, "cards/cards.go": 2}

// namingLines returns the numbers of the lines of Go code, comments apart, that name a game.
func namingLines(src []byte, game string) []int {
	named := regexp.MustCompile(`(?i)\b` + game + `\b`)
	fset := token.NewFileSet()
	var scan scanner.Scanner
	scan.Init(fset.AddFile("", -1, len(src)), src, nil, 0)
	var out []int
	for {
		pos, tok, lit := scan.Scan()
		if tok == token.EOF {
			return slices.Compact(out)
		}
		if tok.IsLiteral() && named.MatchString(lit) {
			out = append(out, fset.Position(pos).Line)
		}
	}
}

// Adding a game changes little: outside of its own folders, code names a game only on the lines that register it.
// Whoever adds a line here says why what it does is not declared by the game.
func TestAGameIsRegisteredInFewLines(t *testing.T) {
	for _, game := range gameNames(t) {
		seen := map[string]int{}
		for _, file := range sources(t) {
			if below(file, "engine/"+game) || below(file, "cards/"+game) {
				continue
			}
			src, err := os.ReadFile(filepath.Join(root(t), file))
			if err != nil {
				t.Fatal(err)
			}
			if lines := namingLines(src, game); len(lines) > fewLines[file] {
				t.Errorf("%s names %s on the lines %v; %d are for its registration", file, game, lines, fewLines[file])
			} else {
				seen[file] = len(lines)
			}
		}
		for file, n := range fewLines {
			if seen[file] != n {
				t.Errorf("%s names %s on %d lines, want %d: is it registered?", file, game, seen[file], n)
			}
		}
	}
}

// Names of games are found in code, not in comments or in other words.
func TestNamingLines(t *testing.T) {
	src := "package a\n\nimport \"farpost/engine/chess\" // chess\n\n// chess\nvar (\n\tx = chess.New(\"chess\")\n\ty = chessboard\n)\n"
	if got := namingLines([]byte(src), "chess"); !slices.Equal(got, []int{3, 7}) {
		t.Errorf("found on %v", got)
	}
}
