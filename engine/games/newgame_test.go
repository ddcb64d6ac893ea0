package games_test

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"farpost/engine/thorough"
)

// newGamePage is the page whose game is built and tried here.
const newGamePage = "../../docs/new-game.md"

var (
	pageFile = regexp.MustCompile("(?ms)^`([a-z./]+/[A-Za-z0-9_.-]+)`\n\n```(go|yaml|txtar|diff)\n(.*?\n)```$")
	pageRun  = regexp.MustCompile("(?s)\n```sh\n(.*?)```\n")
)

// patched puts the lines of a diff that begin with + behind the line that goes before them, which must be in the file.
func patched(t *testing.T, src, diff string) string {
	t.Helper()
	before := ""
	for line := range strings.Lines(diff) {
		switch rest := line[1:]; line[0] {
		case ' ':
			if strings.Count(src, rest) != 1 {
				t.Fatalf("the line %q stands %d times", rest, strings.Count(src, rest))
			}
			before = rest
		case '+':
			src = strings.Replace(src, before, before+rest, 1)
			before += rest
		default:
			t.Fatalf("a line of a diff begins with %q", line)
		}
	}
	return src
}

// sources copies the source of the program to a folder, without data of tests.
func sources(t *testing.T, root string) string {
	t.Helper()
	dir := t.TempDir()
	for _, top := range []string{"go.mod", "go.sum", ".ci", "bot", "cards", "cmd", "engine", "render", "storage"} {
		err := filepath.WalkDir(filepath.Join(root, top), func(p string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && (d.Name() == "testdata" || d.Name() == "node_modules"):
				return fs.SkipDir
			case !d.Type().IsRegular():
				return nil
			}
			at, err := filepath.Rel(root, p)
			if err != nil {
				return err
			}
			data, err := os.ReadFile(p)
			if err != nil {
				return err
			}
			put(t, filepath.Join(dir, at), data)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

func put(t *testing.T, file string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// withPage writes the files of the page into the source, and its lines for others.
func withPage(t *testing.T, page, dir string) {
	t.Helper()
	files, added := 0, 0
	for _, b := range pageFile.FindAllStringSubmatch(page, -1) {
		at, kind, text := filepath.Join(dir, filepath.FromSlash(b[1])), b[2], b[3]
		src, err := os.ReadFile(at)
		switch {
		case kind == "diff" && err != nil:
			t.Fatal(err)
		case kind == "diff":
			added += strings.Count("\n"+text, "\n+")
			text = patched(t, string(src), text)
		case err == nil:
			t.Fatalf("%s of the page is a file of the project", b[1])
		default:
			files++
		}
		put(t, at, []byte(text))
	}
	if files < 20 || added != 7 {
		t.Fatalf("the page has %d files and %d lines for others", files, added)
	}
}

// TestNewGamePage ensures that docs/new-game.md holds: with its files and its lines for others the game builds, its
// tests pass, and every command of the page succeeds.
func TestNewGamePage(t *testing.T) {
	thorough.Only(t, "it builds the program with another game")
	raw, err := os.ReadFile(newGamePage)
	if err != nil {
		t.Fatal(err)
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := sources(t, root)
	withPage(t, string(raw), dir)
	runs := pageRun.FindAllStringSubmatch(string(raw), -1)
	if len(runs) != 1 {
		t.Fatalf("%d blocks of commands", len(runs))
	}
	for line := range strings.Lines(runs[0][1]) {
		cmd := exec.Command("sh", "-c", line)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOFLAGS=-trimpath") // what is built elsewhere is not built again
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", strings.TrimSpace(line), err, out)
		}
	}
}
