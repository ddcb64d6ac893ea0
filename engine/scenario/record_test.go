package scenario_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/engine/scenario"
)

// said keeps what a check finds.
type said struct{ text strings.Builder }

func (s *said) Helper() {}

func (s *said) Errorf(format string, args ...any) { fmt.Fprintf(&s.text, format, args...) }

// TestRecord ensures that a record notices whatever a scenario lets observe that it did not before, from the line on in
// which it does, though the script states nothing of it; and a scenario that came or went.
func TestRecord(t *testing.T) {
	path := filepath.Join(t.TempDir(), "record.txt")
	play := setup + "a play card=u\nb pass\nasks a idle\n"
	check := func(tree map[string]string, update bool, texts string) string {
		fsys := fstest.MapFS{}
		var names []string
		for _, name := range []string{"one.txtar", "two.txtar"} {
			if text := tree[name]; text != "" {
				fsys[name] = &fstest.MapFile{Data: []byte(text)}
				names = append(names, name)
			}
		}
		var s said
		scenario.Record{Game: game(), Tree: fsys, Files: names, Path: path, Update: update, Texts: texts}.Check(&s)
		return s.text.String()
	}
	if err := check(map[string]string{"one.txtar": play}, false, ""); !strings.Contains(err, "no such file") {
		t.Errorf("without a record: %q", err)
	}
	texts := t.TempDir()
	if err := check(map[string]string{"one.txtar": play}, true, texts); err != "" {
		t.Fatal(err)
	}
	raw, err := os.ReadFile(filepath.Join(texts, "one.txtar.txt"))
	if err != nil || !strings.Contains(string(raw), "\na sees {") || !strings.Contains(string(raw), "\na may play {") {
		t.Errorf("written in full: %v\n%s", err, raw)
	}
	for name, c := range map[string]struct {
		tree map[string]string
		want string
	}{
		"as it was":        {map[string]string{"one.txtar": play}, ""},
		"a statement more": {map[string]string{"one.txtar": play + "expect in u = field\n"}, ""},
		"another answer": {map[string]string{"one.txtar": strings.Replace(play, "card=u", "card=bolt target=a1", 1)},
			"one.txtar:7: from here on"},
		"another setup": {map[string]string{"one.txtar": strings.Replace(play, "field a a1=soldier", "gold a 9", 1)},
			"one.txtar:0: from here on"},
		"a line less": {map[string]string{"one.txtar": setup + "a play card=u\nasks b respond\n"},
			"one.txtar:its end: from here on"},
		"one more":   {map[string]string{"one.txtar": play, "two.txtar": play}, "two.txtar has no record"},
		"one's gone": {map[string]string{"two.txtar": play}, "one.txtar is recorded and not there"},
	} {
		got := check(c.tree, false, "")
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
