package schema_test

import (
	"reflect"
	"strings"
	"testing"

	"farpost/cards/cardfile"
	"farpost/cards/schema"
	"farpost/engine/kit"
)

// piece is a card of a language of two keys.
type piece struct {
	ID   string   `yaml:"id"`
	Name kit.Text `yaml:"name"`
	Type string   `yaml:"type"`
}

const right = `
lists: {types: [rook, pawn]}
phrases: {way: how it goes}
keys:
  piece.id: {says: An id., like: id, for: [R1]}
  piece.name: {says: A name.}
  piece.type: {says: "It says {way}.", of: types}
`

// TestRead ensures that a description is read with the lists, forms and phrases that it names, and that each mistake in
// it is told with its place.
func TestRead(t *testing.T) {
	set := reflect.TypeFor[cardfile.Set[piece]]()
	l, err := schema.Read("Chess", []byte(right), set)
	if err != nil {
		t.Fatal(err)
	}
	w := l.Words["piece.type"]
	if w.Says != "It says how it goes." || !reflect.DeepEqual(w.Of, []string{"rook", "pawn"}) {
		t.Errorf("the type is read as %+v", w)
	}
	if got := l.Words["piece.id"]; got.Like != schema.IDForm || !reflect.DeepEqual(got.For, []string{"R1"}) {
		t.Errorf("the id is read as %+v", got)
	}
	for old, change := range map[string][2]string{
		"of: types":    {"of: tipes", `piece.type: no list is called "tipes"`},
		"like: id":     {"like: idd", `piece.id: no form is called "idd"`},
		"says: A name": {"say: A name", "field say not found"},
		"keys:":        {"keys: [", "line"},
	} {
		_, err := schema.Read("Chess", []byte(strings.Replace(right, old, change[0], 1)), set)
		if err == nil || !strings.Contains(err.Error(), change[1]) ||
			!strings.Contains(err.Error(), "card language of Chess") {
			t.Errorf("%s: %v, want %s", change[0], err, change[1])
		}
	}
	if l, err = schema.Read("Chess", []byte(strings.Replace(right, "of: types",
		"of: {rook: Straight., pawn: Slow.}", 1)), set); err != nil || l.Values["piece.type"]["pawn"] != "Slow." ||
		!reflect.DeepEqual(l.Words["piece.type"].Of, []string{"rook", "pawn"}) {
		t.Errorf("values with what they mean: %+v, %v", l.Words["piece.type"], err)
	}
}
