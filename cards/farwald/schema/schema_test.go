package schema_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"go.yaml.in/yaml/v3"

	"farpost/cards/farwald/lint"
	"farpost/cards/farwald/schema"
	"farpost/cards/form"
	"farpost/cards/source"
	"farpost/engine/farwald"
)

var update = flag.Bool("update", false, "write the schemas")

// The schemas that lie here are those of the language as it is.
func TestCurrent(t *testing.T) {
	for _, name := range schema.Names {
		file := name + ".schema.json"
		if *update {
			if err := os.WriteFile(file, schema.JSON(name), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		have, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(have, schema.JSON(name)) {
			t.Errorf("%s is not current: go test ./cards/farwald/schema -update writes it", file)
		}
	}
	if schema.JSON("whist") != nil {
		t.Error("there is a schema for whist")
	}
}

// Nobody describes a key that the language does not have.
func TestNoWordsTooMany(t *testing.T) {
	all := string(schema.JSON("card")) + string(schema.JSON("deck"))
	for path, w := range schema.Words {
		if q := fmt.Sprintf("%q", w.Says); !strings.Contains(all, strings.Trim(q, `"`)) {
			t.Errorf("%s is in no schema", path)
		}
	}
}

// Every value that is described exists, and of a key either all values are described or none.
func TestValues(t *testing.T) {
	for path, says := range schema.Values {
		of := schema.Words[path].Of
		if len(says) != len(of) {
			t.Errorf("%s: %d of %d values are described", path, len(says), len(of))
		}
		for _, v := range of {
			if says[v] == "" {
				t.Errorf("%s: %s is not described", path, v)
			}
		}
	}
}

func compile(t *testing.T, name string) *jsonschema.Schema {
	t.Helper()
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(schema.JSON(name)))
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

// valid tells what a schema has against a YAML file.
func valid(t *testing.T, s *jsonschema.Schema, data []byte) error {
	t.Helper()
	var v any
	if err := yaml.Unmarshal(data, &v); err != nil {
		t.Fatal(err)
	}
	return s.Validate(v)
}

// Every built-in file fits its schema.
func TestBuiltinFits(t *testing.T) {
	files, err := filepath.Glob("../*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := "card"
		switch base := filepath.Base(file); {
		case strings.HasPrefix(base, "deck-"):
			name = "deck"
		case strings.HasPrefix(base, "words."), base == "clauses.yaml", base == "rulings.yaml":
			continue
		}
		n++
		if err := valid(t, compile(t, name), data); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
	if n != 5 {
		t.Errorf("%d files, want 5", n)
	}
}

const head = "set: {id: x, name: {en: X, it: X}, year: 2026, illustrator: X}\ncards:\n  - {id: X1, name: {en: Xx, it: Xy}, rank: normal, cost: 1, "

// What is broken in form fits neither the schema nor the loader; what is right fits both.
func TestBroken(t *testing.T) {
	s := compile(t, "card")
	for _, c := range []struct {
		card string
		ok   bool
	}{
		{"type: evocation, element: F, desen: 1, defen: 1}", true},
		{"type: evocation, element: F, desen: 1, defen: 1, gate: F+2}", true},
		{"type: evocation, element: F, desen: 1, defen: 1, gate: 2}", true},
		{"type: mystic, effect: [{remember: {n: 1, who: controller}}]}", true},
		{"type: mystic, effect: [{modify: {all: {side: own, type: evocation}, desen: 1, until: end-of-turn}}]}", true},
		{"type: evocaton, element: F, desen: 1, defen: 1}", false},
		{"type: evocation, element: Q, desen: 1, defen: 1}", false},
		{"type: evocation, desen: 1, defen: 1}", false},
		{"type: evocation, element: F, desen: 1}", false},
		{"type: evocation, element: F, desen: 1, defen: 0}", false},
		{"type: evocation, element: F, desen: 21, defen: 1}", false},
		{"type: evocation, element: F, desen: 1, defen: 1, gate: Q}", false},
		{"type: evocation, element: F, desen: 1, defen: 1, nmae: x}", false},
		{"type: evocation, element: F, desen: one, defen: 1}", false},
		{"type: evocation, element: F, desen: 1, defen: 1, tw: maybe}", false},
		{"type: mystic, element: F, effect: [{remember: {n: 1, who: controller}}]}", false},
		{"type: mystic, effect: [{remember: {n: 1, who: controller}, forget: {n: 1, who: all}}]}", false},
		{"type: mystic, effect: [{}]}", false},
		{"type: mystic, effect: [{remember: {n: 0, who: controller}}]}", false},
		{"type: mystic, effect: [{remember: {n: 1}}]}", false},
		{"type: mystic, effect: {remember: {n: 1, who: controller}}}", false},
		{"type: mystic, effect: [{modify: {desen: 1}}]}", false},
		{"type: mystic, effect: [{modify: {all: {side: own, type: evocation}, desen: 1, until: tomorrow}}]}", false},
		{"type: mystic, targets: [{name: x, kind: card}], effect: [{energize: {of: x}}]}", false},
		{"type: mystic, targets: [{name: x, kind: cards, side: own}], effect: [{energize: {of: x}}]}", false},
		{"type: mystic, targets: [{name: X, kind: card, side: own}], effect: [{energize: {of: X}}]}", false},
		{"type: mystic, position: true, triggers: [{on: never, effect: [{remember: {n: 1, who: controller}}]}]}", false},
		{"type: mystic, position: true, abilities: [{cost: [{energy: 0}], effect: [{remember: {n: 1, who: controller}}]}]}", false},
	} {
		data := []byte(head + c.card + "\n")
		folder, faults := form.Read[farwald.Card](source.Dir{FS: fstest.MapFS{"x.yaml": {Data: data}}}, false)
		faults = append(faults, lint.Check(folder)...)
		if (len(faults) == 0) != c.ok {
			t.Errorf("%s: the loader says %v", c.card, faults)
		}
		if err := valid(t, s, data); (err == nil) != c.ok {
			t.Errorf("%s: the schema says %v", c.card, err)
		}
	}
	d := compile(t, "deck")
	for text, ok := range map[string]bool{"id: a\nname: {en: A, it: A}\ncards: [{n: 1, id: A01}]\n": true, "id: a\ncards: []\n": false,
		"id: a\nname: {en: A, it: A}\ncards: [{n: 4, id: A01}]\n": false} {
		if err := valid(t, d, []byte(text)); (err == nil) != ok {
			t.Errorf("%s: the schema says %v", text, err)
		}
	}
}
