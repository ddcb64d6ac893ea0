package schematest

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"go.yaml.in/yaml/v3"

	"farpost/cards/cardfile"
	"farpost/cards/schema"
	"farpost/cards/source"
)

// Check is for a test in the folder schema of a game. It ensures that the words fit the language, that keys and Go
// fields have the same names, that the schemas in the folder are current (with update it writes them), and that every
// built-in file fits its schema. It returns the number of those files.
func Check(t *testing.T, l *schema.Language, update bool) int {
	t.Helper()
	if err := l.Validate(); err != nil {
		t.Error(err)
	}
	named(t, l.Set, map[reflect.Type]bool{})
	if l.JSON("whist") != nil {
		t.Error("there is a schema for whist")
	}
	compiled := map[string]*jsonschema.Schema{}
	for _, name := range schema.Names {
		compiled[name] = Compile(t, l, name)
		file := name + ".schema.json"
		if update {
			if err := os.WriteFile(file, l.JSON(name), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		have, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(have, l.JSON(name)) {
			t.Errorf("%s is not current: go test . -update, in its folder, writes it", file)
		}
	}
	files, err := filepath.Glob("../*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, file := range files {
		name := "card"
		switch base := filepath.Base(file); {
		case strings.HasPrefix(base, "deck-"):
			name = "deck"
		case strings.HasPrefix(base, "words."), strings.HasPrefix(base, "asks."),
			slices.Contains([]string{"clauses.yaml", "rulings.yaml", "lexicon.yaml"}, base):
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		n++
		if err := Fits(t, compiled[name], data); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
	return n
}

// Agree ensures that loader and schema judge cards alike: neither has a fault of those that fit, and both have one of
// each that is broken. Head and a card together are a file.
func Agree[C any](t *testing.T, l *schema.Language, head string,
	check func(...cardfile.Folder[C]) source.Faults, fit, broken []string) {
	t.Helper()
	s := Compile(t, l, "card")
	for i, card := range slices.Concat(fit, broken) {
		data := []byte(head + card + "\n")
		folder, faults := cardfile.Read[C](source.Dir{FS: fstest.MapFS{"x.yaml": {Data: data}}}, false)
		faults = append(faults, check(folder)...)
		if fits := i < len(fit); (len(faults) == 0) != fits {
			t.Errorf("%s: the loader says %v", card, faults)
		} else if err := Fits(t, s, data); (err == nil) != fits {
			t.Errorf("%s: the schema says %v", card, err)
		}
	}
}

// Compile compiles a schema of a language.
func Compile(t *testing.T, l *schema.Language, name string) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(l.JSON(name)))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	c.DefaultDraft(jsonschema.Draft2020)
	if err := c.AddResource("farpost:"+name, doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile("farpost:" + name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Fits returns why a YAML file does not fit a schema; nil if it does.
func Fits(t *testing.T, s *jsonschema.Schema, data []byte) error {
	t.Helper()
	var v any
	if err := yaml.Unmarshal(data, &v); err != nil {
		t.Fatal(err)
	}
	return s.Validate(v)
}
