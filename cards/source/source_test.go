package source_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"farpost/cards/source"
)

type inner struct {
	Side string `yaml:"side"`
	Max  *int   `yaml:"max"`
}

type word string

func (w *word) UnmarshalText(b []byte) error {
	if string(b) == "bad" {
		return errors.New("a bad word")
	}
	*w = word(b)
	return nil
}

type doc struct {
	Name  string         `yaml:"name"`
	N     int            `yaml:"n"`
	Yes   bool           `yaml:"yes"`
	Words []word         `yaml:"words"`
	Deep  *inner         `yaml:"deep"`
	None  *struct{}      `yaml:"none"`
	Map   map[string]int `yaml:"map"`
	inner `yaml:"-"`
	Flat  flat `yaml:",inline"`
}

type flat struct {
	Extra string `yaml:"extra"`
}

// A file that is right is read whole: pointers, lists, maps, inlined structs, own types.
func TestDecode(t *testing.T) {
	var d doc
	_, faults := source.Decode("a.yaml", []byte(`
name: x
n: -3
yes: true
words: [1, F+W+2]
deep: {side: own, max: 0}
none: {}
map: {a: 1}
extra: more
`), &d, source.DefaultLimits)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	got := fmt.Sprintln(d.Name, d.N, d.Yes, d.Words, d.Deep.Side, *d.Deep.Max, d.None != nil, d.Map, d.Flat.Extra)
	if got != "x -3 true [1 F+W+2] own 0 true map[a:1] more\n" {
		t.Error(got)
	}
}

// Every fault of a file is reported at once, with its line.
func TestAllFaultsAtOnce(t *testing.T) {
	var d doc
	_, faults := source.Decode("a.yaml", []byte(`name: 3
n: many
yes: "true"
words: [bad, [x]]
deep:
  side:
  sdie: own
nonsense: 1
n: 2
map: [1]
extra: {a: b}
none: {a: b}
words: x
`), &d, source.DefaultLimits)
	text := source.Faults(faults).Error()
	for _, want := range []string{
		"a.yaml:1:7: name: want text; put 3 in quotes", `a.yaml:2:4: n: want a whole number, not "many"`,
		"a.yaml:3:6: yes: want true or false", "a.yaml:4:9: words[0]: a bad word",
		"a.yaml:4:14: words[1]: want text, not a list",
		"a.yaml:6:8: deep.side is empty", `a.yaml:7:3: unknown key "sdie" in deep; did you mean side?`,
		`a.yaml:8:1: unknown key "nonsense" in the file; known: deep, extra`,
		"a.yaml:9:1: n stands twice; first on line 2",
		"a.yaml:10:6: map: want keys with values, not a list", "a.yaml:11:8: extra: want text, not keys with values",
		`a.yaml:12:8: unknown key "a" in none; it takes none`, "a.yaml:13:1: words stands twice",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("missing %q in:\n%s", want, text)
		}
	}
}

// A file that could do harm is refused before anything of it is decoded.
func TestHostileFiles(t *testing.T) {
	lim := source.Limits{Bytes: 2000, Depth: 5, Nodes: 60}
	for name, c := range map[string]struct{ text, want string }{
		"size":      {"name: " + strings.Repeat("x", 2000), "at most 2000 are read"},
		"depth":     {"a: [[[[[[[1]]]]]]]", "nested too deeply"},
		"count":     {"words: [" + strings.Repeat("a, ", 100) + "]", "too much in one file"},
		"anchor":    {"name: &a x", "anchors"},
		"alias":     {"a: &a [x]\nb: [*a, *a]", "anchors"},
		"merge":     {"deep:\n  <<: {side: own}", `unknown key "<<"`},
		"tag":       {"name: !!binary aGk=", "tags"},
		"documents": {"name: a\n---\nname: b", "a second one"},
		"empty":     {"", "empty"},
		"syntax":    {"name: a\n  bad: [", "not YAML"},
		"not text":  {"name: \xff\xfe", "a.yaml:1:7: the file is not UTF-8"},
		"scalar":    {"just text", "the file: want keys with values"},
		"number":    {"n: 99999999999999999999", "want a whole number"},
		"key":       {"? [a]\n: b", "is not a word"},
	} {
		var d doc
		_, faults := source.Decode("a.yaml", []byte(c.text), &d, lim)
		if err := source.Faults(faults).Err(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", name, err, c.want)
		}
	}
}

// A syntax error keeps its line.
func TestSyntaxLine(t *testing.T) {
	var d doc
	_, faults := source.Decode("a.yaml", []byte("name: a\nn: 1\nyes: [\n"), &d, source.DefaultLimits)
	if len(faults) != 1 || faults[0].Line < 2 {
		t.Errorf("%v", faults)
	}
}

// Positions point at a value, or at the nearest one around it.
func TestPositions(t *testing.T) {
	var d doc
	pos, _ := source.Decode("a.yaml", []byte("name: a\ndeep:\n  side: own\nwords:\n  - a\n  - b\n"), &d,
		source.DefaultLimits)
	for path, want := range map[string]int{"name": 1, "deep.side": 3, "deep.max": 3, "words[1]": 6,
		"words[7].x": 5, "n": 1} {
		if got := pos.Line(path); got != want {
			t.Errorf("%s: line %d, want %d", path, got, want)
		}
	}
	if f := pos.Fault("words[1]", "no"); f.String() != "a.yaml:6:5: no" {
		t.Error(f)
	}
	if (*source.Positions)(nil).Line("x") != 0 {
		t.Error("nil positions know a line")
	}
}

// Faults are ordered by file and line.
func TestSort(t *testing.T) {
	err := source.Faults{{File: "b", Line: 1, Msg: "x"}, {File: "a", Line: 9, Card: "A01", Msg: "y"},
		{File: "a", Line: 2, Col: 7, Msg: "z"}, {File: "a", Line: 2, Col: 3, Msg: "zz"}, {Msg: "w"}}.Err()
	if err.Error() != "w\na:2:3: zz\na:2:7: z\na:9: A01: y\nb:1: x" {
		t.Error(err)
	}
	if (source.Faults{}).Err() != nil {
		t.Error("no faults are no error")
	}
}

// Join leaves out what follows from a fault of the form, and what it has already.
func TestJoin(t *testing.T) {
	form := source.Faults{{File: "a", Line: 2, Col: 3, Msg: "unknown key"}, {File: "b", Msg: "cannot be read"}}
	meaning := source.Faults{{File: "a", Line: 2, Col: 3, Msg: "says nothing"},
		{File: "a", Line: 1, Col: 3, Msg: "missing"},
		{File: "a", Line: 1, Col: 3, Msg: "missing"}, {File: "b", Msg: "empty"}}
	if got := source.Join(form,
		meaning).Error(); got != "a:1:3: missing\na:2:3: unknown key\nb: cannot be read\nb: empty" {
		t.Error(got)
	}
}

// A list of very many faults is cut, and says how many more there are.
func TestManyFaults(t *testing.T) {
	many := source.Faults(make([]source.Fault, source.MaxShown+5))
	lines := strings.Split(many.Error(), "\n")
	if len(lines) != source.MaxShown+1 || lines[source.MaxShown] != "and 5 more" {
		t.Errorf("%d lines, the last %q", len(lines), lines[len(lines)-1])
	}
}

// No file makes Decode panic.
func FuzzDecode(f *testing.F) {
	f.Add([]byte("name: a\nwords: [b, *c]\n"))
	f.Add([]byte("&a [*a]"))
	f.Fuzz(func(t *testing.T, data []byte) {
		var d doc
		source.Decode("a.yaml", data, &d, source.Limits{Bytes: 4096, Depth: 8, Nodes: 200})
	})
}
