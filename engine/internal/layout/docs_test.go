package layout_test

import (
	"go/parser"
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

// TestEveryPackageIsExplained ensures that what a package is for stands where people look for it: in its doc.go, or in
// the one file that it has.
func TestEveryPackageIsExplained(t *testing.T) {
	files := map[string][]string{} // by folder
	for _, file := range sources(t) {
		files[path.Dir(file)] = append(files[path.Dir(file)], path.Base(file))
	}
	for dir, names := range files {
		file := "doc.go"
		if len(names) == 1 {
			file = names[0]
		}
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root(t), dir, file), nil,
			parser.ParseComments|parser.PackageClauseOnly)
		switch {
		case err != nil:
			t.Errorf("%s has no doc.go: %v", dir, err)
		case f.Doc == nil:
			t.Errorf("%s/%s says nothing of the package", dir, file)
		}
	}
}

// named finds what a page may name a file by: text in backticks, and the target of a link.
var named = regexp.MustCompile("`([^`\n]+)`|\\]\\(([^)\n]+)\\)")

// fenced finds blocks of code, whose paths may be anybody's.
var fenced = regexp.MustCompile("(?ms)^ *```.*?^ *```")

// ofGuide are the game that docs/new-game.md builds and the sets that docs/cards.md and docs/cards-fow.md build.
var ofGuide = regexp.MustCompile(`pebbles|^my-cards/`)

// pattern finds what stands for several files, a command or an address; line is a line's number behind a file's name.
var (
	pattern = regexp.MustCompile(`[ *<>{}$…=()]|\.\.\.|://|:/`)
	line    = regexp.MustCompile(`:[0-9]+$`)
)

// endings are those of source files.
var endings = []string{".go", ".md", ".yaml", ".txtar", ".sql", ".js", ".css", ".html"}

// paths returns the paths of files and folders that a page names. A name is one if it has the ending of a source file,
// or a slash behind one of the folders. Patterns such as *.go and placeholders such as <game> are none.
func paths(page string, folders []string) []string {
	var out []string
	for _, m := range named.FindAllStringSubmatch(fenced.ReplaceAllString(page, ""), -1) {
		name, _, _ := strings.Cut(m[1]+m[2], "#")
		name = path.Clean(line.ReplaceAllString(name, ""))
		if pattern.MatchString(name) || ofGuide.MatchString(name) {
			continue
		}
		first, _, deep := strings.Cut(name, "/")
		end := path.Ext(name)
		if deep && slices.Contains(folders, first) || end != name && slices.Contains(endings, end) {
			out = append(out, name)
		}
	}
	return out
}

// TestPagesNameWhatIsThere ensures that every file and folder that README.md, CONTRIBUTING.md, the pages in docs and
// the DESIGN.md files name exists. A path may begin at the root, in the page's folder, or, with the name of a file at
// its end, anywhere.
func TestPagesNameWhatIsThere(t *testing.T) {
	there, pages := map[string]bool{}, []string{}
	err := fs.WalkDir(os.DirFS(root(t)), ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == ".git" || d.Name() == "node_modules") {
			return fs.SkipDir
		}
		there[p] = true
		for tail := p; !d.IsDir() && tail != ""; {
			there["/"+tail] = true
			_, tail, _ = strings.Cut(tail, "/")
		}
		if slices.Contains([]string{"README.md", "CONTRIBUTING.md", "DESIGN.md"}, path.Base(p)) ||
			path.Dir(p) == "docs" && path.Ext(p) == ".md" {
			pages = append(pages, p)
		}
		return nil
	})
	if err != nil || len(pages) < 10 {
		t.Fatalf("%d pages, %v", len(pages), err)
	}
	for _, page := range pages {
		text, err := os.ReadFile(filepath.Join(root(t), page))
		if err != nil {
			t.Fatal(err)
		}
		dir := path.Dir(page)
		for _, name := range paths(string(text), slices.Concat(foldersIn(t, "."), foldersIn(t, dir))) {
			if !there[name] && !there[path.Join(dir, name)] && !there["/"+name] {
				t.Errorf("%s names %s, which is not there", page, name)
			}
		}
	}
}

// foldersIn lists the folders in a folder by name.
func foldersIn(t *testing.T, dir string) []string {
	t.Helper()
	list, err := os.ReadDir(filepath.Join(root(t), dir))
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, d := range list {
		if d.IsDir() {
			out = append(out, d.Name())
		}
	}
	return out
}

// TestPaths ensures that paths are found in backticks and links, and told from everything else.
func TestPaths(t *testing.T) {
	page := "`engine/doc.go`, `engine/games`, [a page](docs/cards.md#words), `ruleset.go:12`; `engine.Ask`,\n" +
		"`read/write`, `engine/*.go`, `engine/<game>`, `go test ./engine/...`, [elsewhere](https://a.b/docs/c.md)\n" +
		"```sh\ncat `engine/none.go`\n```\n"
	want := []string{"engine/doc.go", "engine/games", "docs/cards.md", "ruleset.go"}
	if got := paths(page, []string{"engine", "docs"}); !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}
