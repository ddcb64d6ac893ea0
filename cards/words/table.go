package words

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"

	"go.yaml.in/yaml/v3"
)

// Table is one file of words: the templates of one language, by family and code.
type Table struct {
	lang     string
	families map[string]map[string]Template
	// searched are the families in which a code is looked for without one, by whether labels come first.
	searched map[order][]string
}

// order says which families come first when a code is looked for without a family.
type order bool

const (
	// sentences first: for a phrase with arguments.
	sentences order = false
	// labels first: for a code alone, which is most likely the name of something.
	labels order = true
)

var (
	telling = []string{"refusals", "events", "previews", "prompts", "results"}
	naming  = []string{"phases", "states", "zones", "badges", "stats", "symbols", "tracks", "types", "params"}
	// closed families are found by their names alone: they are for values, for the catalogue itself, and for callers
	// who want fewer words.
	closed = []string{"kinds", "grammar", "hints"}
)

// maxBytes bounds a file of words.
const maxBytes = 1 << 20

// Parse reads a file of words. The error lists everything that is wrong, one line each, beginning with "line N: ".
func Parse(lang string, data []byte) (*Table, error) {
	if len(data) > maxBytes {
		return nil, fmt.Errorf("%d bytes of words; at most %d are read", len(data), maxBytes)
	}
	dec := yaml.NewDecoder(bytes.NewReader(data))
	var doc yaml.Node
	if err := dec.Decode(&doc); err != nil {
		return nil, err
	}
	if err := dec.Decode(new(yaml.Node)); !errors.Is(err, io.EOF) {
		return nil, fmt.Errorf("a second document begins; one file is one table")
	}
	t := &Table{lang: lang, families: map[string]map[string]Template{}}
	errs := t.read(doc.Content[0])
	rest := slices.DeleteFunc(t.Families(), func(family string) bool { // those that no list names
		return slices.Contains(slices.Concat(telling, naming, closed), family)
	})
	t.searched = map[order][]string{sentences: slices.Concat(telling, naming, rest),
		labels: slices.Concat(naming, rest, telling)}
	return t, errors.Join(errs...)
}

// read reads the families. An entry on the top level belongs to the family "".
func (t *Table) read(top *yaml.Node) []error {
	return pairs(top, func(key, val *yaml.Node) []error {
		if val.Kind == yaml.ScalarNode {
			return t.entry("", key, val)
		}
		return pairs(val, func(code, text *yaml.Node) []error { return t.entry(key.Value, code, text) })
	})
}

func (t *Table) entry(family string, code, text *yaml.Node) []error {
	if text.Kind != yaml.ScalarNode || text.Tag != "!!str" {
		return []error{fmt.Errorf("line %d: %s: want text in quotes", text.Line, code.Value)}
	}
	tpl, err := ParseTemplate(text.Value)
	if err != nil {
		return []error{fmt.Errorf("line %d: %s: %w", text.Line, code.Value, err)}
	}
	m := t.families[family]
	if m == nil {
		m = map[string]Template{}
		t.families[family] = m
	}
	m[code.Value] = tpl
	return nil
}

// pairs visits the entries of a mapping. Any other node, and a key that comes twice, is an error.
func pairs(n *yaml.Node, visit func(key, val *yaml.Node) []error) []error {
	if n.Kind != yaml.MappingNode {
		return []error{fmt.Errorf("line %d: want codes with their words", n.Line)}
	}
	var errs []error
	at := map[string]int{}
	for i := 0; i+1 < len(n.Content); i += 2 {
		key := n.Content[i]
		if line, twice := at[key.Value]; twice {
			errs = append(errs, fmt.Errorf("line %d: %s stands twice; first on line %d", key.Line, key.Value, line))
			continue
		}
		at[key.Value] = key.Line
		errs = append(errs, visit(key, n.Content[i+1])...)
	}
	return errs
}

// Lang returns the language of the table.
func (t *Table) Lang() string { return t.lang }

// find returns the template of a code, from the first family that has it.
func (t *Table) find(code string, o order) (Template, bool) {
	for _, f := range t.searched[o] {
		if tpl, ok := t.families[f][code]; ok {
			return tpl, true
		}
	}
	return nil, false
}

// Families lists the families that have words, sorted.
func (t *Table) Families() []string { return sortedKeys(t.families) }

// Codes lists the codes of a family, sorted.
func (t *Table) Codes(family string) []string { return sortedKeys(t.families[family]) }

// Has reports whether a family has a code.
func (t *Table) Has(family, code string) bool {
	_, ok := t.families[family][code]
	return ok
}

// Placeholders lists the placeholders in the words of a code; ok is false if it has no words.
func (t *Table) Placeholders(family, code string) (names []string, ok bool) {
	tpl, ok := t.families[family][code]
	return tpl.Names(), ok
}

// Required lists the placeholders that a phrase must have values for; ok is false if the code has no words.
func (t *Table) Required(family, code string) (names []string, ok bool) {
	tpl, ok := t.families[family][code]
	return tpl.Required(), ok
}

func sortedKeys[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}
