package layout_test

import (
	"fmt"
	"maps"
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

// fewerFiles are folders with a limit of their own: the bot's root only wires its rooms together.
var fewerFiles = map[string]int{"bot/discord": 15}

// crowdedFolders are folders that have more files than they may, with how many. The list only gets shorter.
var crowdedFolders = map[string]int{
	"bot/discord": 68,
	"bot/sandbox": 64,
}

// unexplainedFolders are folders of more than manyFiles files whose DESIGN.md does not say yet why they are one room.
// The list only gets shorter.
var unexplainedFolders = []string{
	"bot/discord",
	"bot/sandbox",
	"engine/fow",
	"render",
}

// TestFoldersAreRooms ensures that a folder stays one that a stranger finds his way in: one of more than 30 files,
// tests apart, says in its DESIGN.md why it is "one room", and none but the kernel has more than 60.
func TestFoldersAreRooms(t *testing.T) {
	folders := filesByFolder(t)
	for dir, files := range folders {
		n, most := len(files), mostFiles
		if m, ok := fewerFiles[dir]; ok {
			most = m
		}
		switch known := crowdedFolders[dir]; {
		case dir == kernelFolder:
		case n > max(most, known):
			t.Errorf("%s has %d files besides tests, %d are allowed", dir, n, most)
		case known > 0 && n <= most:
			t.Errorf("%s has no more than %d files any more: take it off the list", dir, most)
		}
		explained := n <= manyFiles || explains(t, dir)
		switch listed := slices.Contains(unexplainedFolders, dir); {
		case !explained && !listed:
			t.Errorf("%s has %d files: its DESIGN.md must say why it is one room", dir, n)
		case explained && listed:
			t.Errorf("%s is explained, or small: take it off the list", dir)
		}
	}
	for _, dir := range slices.Concat(unexplainedFolders, slices.Collect(maps.Keys(crowdedFolders))) {
		if folders[dir] == nil {
			t.Errorf("there is no folder %s any more: take it off the list", dir)
		}
	}
}

// explains reports whether the DESIGN.md of a folder has a word on its being one room.
func explains(t *testing.T, dir string) bool {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root(t), dir, "DESIGN.md"))
	return err == nil && strings.Contains(strings.ToLower(string(text)), "one room")
}

// kernelFolder is the one package that may be large: the types of its core refer to each other.
const kernelFolder = "engine"

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

// unmappedFolders are packages whose doc.go does not name every file yet. The list only gets shorter.
var unmappedFolders = []string{
	"bot/app",
	"bot/discord",
	"bot/sandbox",
	"bot/table",
	"cards/farwald/lint",
	"cards/fow/text",
	"engine/fow",
	"engine/scenario",
	"engine/selfplay",
	"render",
	"storage",
	"storage/sqlite",
	"storage/storagetest",
}

// TestDocsMapTheirFiles ensures that the doc.go of a package of more than ten files names each of them, by its name or
// a pattern such as text_*.go.
func TestDocsMapTheirFiles(t *testing.T) {
	folders := filesByFolder(t)
	for dir, files := range folders {
		var missing []string
		if len(files) >= mapped {
			doc, err := os.ReadFile(filepath.Join(root(t), dir, "doc.go"))
			if err != nil {
				t.Error(err)
				continue
			}
			missing = unnamed(string(doc), files)
		}
		switch listed := slices.Contains(unmappedFolders, dir); {
		case len(missing) > 0 && !listed:
			t.Errorf("%s/doc.go does not name %v", dir, missing)
		case len(missing) == 0 && listed:
			t.Errorf("%s has its map: take it off the list", dir)
		}
	}
	for _, dir := range unmappedFolders {
		if folders[dir] == nil {
			t.Errorf("there is no folder %s any more: take it off the list", dir)
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
	files := []string{"doc.go", "play.go", "text_run.go", "text_block.go", "view.go"}
	if got := unnamed("//\tplay.go, text_*.go   what is played (see overview.go)\n", files); !slices.Equal(got, []string{"view.go"}) {
		t.Errorf("%v are not named", got)
	}
}

// place is a line of a file, as editors understand it.
func place(file string, line int) string { return fmt.Sprintf("%s:%d", file, line) }
