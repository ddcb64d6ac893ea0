package cardfile_test

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/cardfile"
	"farpost/cards/source"
)

func file(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }

// card is a card of a made-up game.
type card struct {
	ID string `yaml:"id"`
}

func read(dir fs.FS, builtin bool) (cardfile.Folder[card], source.Faults) {
	return cardfile.Read[card](source.Dir{FS: dir}, builtin)
}

const set = "set: {id: x, name: {en: X, it: X}, year: 2026, illustrator: X}\ncards: []\n"

// The name of a file decides how it is read. A file that is not .yaml is ignored.
func TestRead(t *testing.T) {
	got, faults := read(fstest.MapFS{
		"one.yaml": file(set), "deck-a.yaml": file("id: a\nname: {en: A, it: A}\ncards: [{n: 1, id: x}]\n"),
		"words.it.yaml": file("verbs: {play: Gioca}\n"),
		"clauses.yaml":  file("clauses: [{id: FW-001, section: s, en: x}]\n"),
		"rulings.yaml":  file("rulings: [{id: FR-01, section: s, clauses: [FW-001], ruling: {en: x, it: y}}]\n"),
		"README.md":     file("text"), ".git/two.yaml": file("nonsense"),
	}, true)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	if len(got.Sets) != 1 || len(got.Decks) != 1 || len(got.Tables) != 1 || got.Clauses == nil || got.Rulings == nil ||
		got.Tables[0].Lang() != "it" || got.Sets[0].Pos.Line("cards") != 2 {
		t.Errorf("%+v", got)
	}
}

// Files that a stranger's folder must not have are faults, and so is too much of anything.
func TestReadFaults(t *testing.T) {
	many := fstest.MapFS{}
	for i := range 70 {
		many[fmt.Sprintf("s%02d.yaml", i)] = file(set)
	}
	heavy := fstest.MapFS{}
	for i := range 12 {
		heavy[fmt.Sprintf("s%02d.yaml", i)] = file("\xff" + strings.Repeat("x", 900_000))
	}
	for name, c := range map[string]struct {
		dir  fstest.MapFS
		want string
	}{
		"many files":  {many, "more than 64 files"},
		"heavy":       {heavy, "more than 8388608 bytes"},
		"large file":  {fstest.MapFS{"x.yaml": file(strings.Repeat("x", 1<<21))}, "at most 1048576 are read"},
		"wrong end":   {fstest.MapFS{"x.yml": file(set)}, "name it .yaml"},
		"not a file":  {fstest.MapFS{"x.yaml": &fstest.MapFile{Mode: fs.ModeSymlink}}, "not a plain file"},
		"own words":   {fstest.MapFS{"words.en.yaml": file("")}, "come with Farpost"},
		"own rulings": {fstest.MapFS{"rulings.yaml": file("")}, "come with Farpost"},
		"own clauses": {fstest.MapFS{"clauses.yaml": file("")}, "come with Farpost"},
	} {
		if _, faults := read(c.dir, false); !strings.Contains(faults.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, faults, c.want)
		}
	}
	got, faults := read(fstest.MapFS{"x.yaml": file("set: ["), "deck-x.yaml": file("")}, false)
	if len(faults) != 2 || len(got.Sets)+len(got.Decks) > 0 {
		t.Errorf("files that are no YAML: %v, %+v", faults, got)
	}
	_, faults = read(fstest.MapFS{"words.en.yaml": file("verbs: {x: \"{\"}")}, true)
	if !strings.Contains(faults.Error(), "words.en.yaml: line 1: x: a { without its }") {
		t.Errorf("%v", faults)
	}
}
