package layout_test

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const (
	// manyFiles is up to how many files, tests apart, a folder needs no explanation; mostFiles is how many it may have.
	manyFiles = 30
	mostFiles = 60
)

// kernel is the one folder that may have more than mostFiles: its core cannot be parted, as its DESIGN.md says.
const kernel = "engine"

// wiring is the folder that may have less: bot/discord only wires its rooms together.
const (
	wiring     = "bot/discord"
	mostWiring = 15
)

// TestFoldersAreRooms ensures that a folder stays one that a stranger finds his way in: one of more than 30 files,
// tests apart, says in its DESIGN.md why it is "one room", and none but the kernel has more than 60.
func TestFoldersAreRooms(t *testing.T) {
	folders := filesByFolder(t)
	for dir, files := range folders {
		n, most := len(files), mostFiles
		if dir == wiring {
			most = mostWiring
		}
		if n > most && dir != kernel {
			t.Errorf("%s has %d files besides tests, %d are allowed", dir, n, most)
		}
		if n > manyFiles && !explains(t, dir) {
			t.Errorf("%s has %d files: its DESIGN.md must say why it is one room", dir, n)
		}
	}
	for _, dir := range []string{kernel, wiring} {
		if folders[dir] == nil {
			t.Errorf("there is no folder %s any more", dir)
		}
	}
}

// explains reports whether the DESIGN.md of a folder has a word on its being one room.
func explains(t *testing.T, dir string) bool {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root(t), dir, "DESIGN.md"))
	return err == nil && strings.Contains(strings.ToLower(string(text)), "one room")
}

// filesByFolder lists the names of the Go files that are neither tests nor generated.
func filesByFolder(t *testing.T) map[string][]string {
	t.Helper()
	out := map[string][]string{}
	for _, file := range sources(t) {
		src, err := os.ReadFile(filepath.Join(root(t), file))
		if err != nil {
			t.Fatal(err)
		}
		if !generated(src) {
			out[path.Dir(file)] = append(out[path.Dir(file)], path.Base(file))
		}
	}
	return out
}

// mapped is from how many files on, tests apart, a package needs a map of them in its doc.go.
const mapped = 11

// TestDocsMapTheirFiles ensures that the doc.go of a package of more than ten files names each of them, by its name or
// a pattern such as text_*.go.
func TestDocsMapTheirFiles(t *testing.T) {
	for dir, files := range filesByFolder(t) {
		if len(files) < mapped {
			continue
		}
		doc, err := os.ReadFile(filepath.Join(root(t), dir, "doc.go"))
		if err != nil {
			t.Error(err)
		} else if missing := unnamed(string(doc), files); len(missing) > 0 {
			t.Errorf("%s/doc.go does not name %v", dir, missing)
		}
	}
}

// unnamed lists the files that a text does not name.
func unnamed(text string, files []string) []string {
	words := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\n,;:()`", r) })
	return slices.DeleteFunc(slices.Clone(files), func(file string) bool {
		return file == "doc.go" || slices.ContainsFunc(words, func(w string) bool {
			ok, err := path.Match(w, file)
			return ok && err == nil && strings.HasSuffix(w, ".go")
		})
	})
}

// TestUnnamed ensures that files are found by name and by pattern, and that others are missed.
func TestUnnamed(t *testing.T) {
	files := []string{"doc.go", "play.go", "text_steps.go", "text_search.go", "view.go"}
	got := unnamed("//\tplay.go, text_*.go   what is played (see overview.go)\n", files)
	if !slices.Equal(got, []string{"view.go"}) {
		t.Errorf("%v are not named", got)
	}
}

// place is a line of a file, as editors understand it.
func place(file string, line int) string { return fmt.Sprintf("%s:%d", file, line) }
