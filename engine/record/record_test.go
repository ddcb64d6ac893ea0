package record_test

import (
	"path/filepath"
	"strings"
	"testing"

	"farpost/engine/record"
)

func row(name string, texts ...string) record.Row {
	r := record.Row{Name: name}
	for i, t := range texts {
		r.Marks = append(r.Marks, record.MarkOf(10*i, []byte(t)))
	}
	return r
}

// TestCheck ensures that a record tells the first place at which a match goes otherwise, and each match that came or
// went, and nothing when all is as it was.
func TestCheck(t *testing.T) {
	f := record.File{Path: filepath.Join(t.TempDir(), "of", "record.txt")}
	if err := f.Check(nil); err == nil || !strings.Contains(err.Error(), "no such file") {
		t.Errorf("without a file: %v", err)
	}
	one, two := row("one", "a", "b", "c"), row("two", "a")
	if err := (record.File{Path: f.Path, Update: true}).Check([]record.Row{one, two}); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		rows []record.Row
		want string
	}{
		"as it was":          {[]record.Row{one, two}, ""},
		"in another order":   {[]record.Row{two, one}, ""},
		"another beginning":  {[]record.Row{row("one", "x", "b", "c"), two}, "one:0: from here on"},
		"another middle":     {[]record.Row{row("one", "a", "x", "c"), two}, "one:10: from here on"},
		"an earlier end":     {[]record.Row{row("one", "a", "b"), two}, "one:its end: from here on"},
		"a later end":        {[]record.Row{one, row("two", "a", "b")}, "two:10: from here on"},
		"a match more":       {[]record.Row{one, two, row("three", "a")}, "three has no record"},
		"a match less":       {[]record.Row{one}, "two is recorded and not there"},
		"all matches failed": {nil, "one is recorded and not there"},
	} {
		err := f.Check(c.rows)
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}
