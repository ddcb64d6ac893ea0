package lookup_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/cards/lookup"
)

// TestFilter ensures that cards are found by what they are: type, element, cost, figures, keywords and text, in either
// language; and that a name or a question is no filter.
func TestFilter(t *testing.T) {
	for _, c := range []struct {
		game, text string
		want, not  string // ids that are found, and ids that are not
	}{
		{"farwald", "cost<=2", "B09", "A21"},
		{"farwald", "costo 5", "A21 B21", "B09"},
		{"farwald", "type:evocation cost=4", "B10 X14", "B21"},
		{"farwald", "mistica leggendaria", "B21 B22", "B10"},
		{"farwald", "mystic cost=3 close", "", "B22"},
		{"farwald", "evocation cost:4 gate", "B10", "X14"},
		{"fow", "cost<=2 control", "X01", "B10"},
		{"fow", "atk>=400", "A05", "X01"},
		{"fow", "risonatore volare", "A06 B05", "X01"},
		{"fow", "flying resonator", "A06 B05", "A01"},
		{"fow", "volare", "A06 B05", "A01"},
		{"fow", "kilnfolk wind cost<=2", "A08", "A01"},
		{"fow", "resonator -flying", "A01", "A06 B05"},
		{"fow", "cost:1-2 control", "X01", "B10"},
		{"fow", "cost=1..2 -control", "A08", "X01"},
		{"farwald", "type:evocation (cost=4 or cost=5)", "B10 X14 A22", "B09"},
		{"farwald", "type:evocation cost=4 or type:mystic cost=3", "B10 X14", "A21"},
		{"farwald", "type:evocation -cost=4", "A01", "B10 X14"},
		{"farwald", "type!=evocation cost=4", "", "B10 X14"},
		{"farwald", "tipo:evocazione costo:4", "B10 X14", "A21"},
		{"farwald", "name:whelp", "A01", "B10"},
		{"beings", "type:moon", "B10-1 B22-3", "B13-1"},
		{"beings", "type:moon or type:sun", "B10-1 B13-1", "B14-1"},
	} {
		ids, ok := indexOf(t, c.game, "en").Filter(c.text)
		list := " " + strings.Join(ids, " ") + " "
		if !ok {
			t.Errorf("%q is no filter", c.text)
		}
		for _, id := range strings.Fields(c.want) {
			if !strings.Contains(list, " "+id+" ") {
				t.Errorf("%q finds%s without %s", c.text, list, id)
			}
		}
		for _, id := range strings.Fields(c.not) {
			if strings.Contains(list, " "+id+" ") {
				t.Errorf("%q finds %s", c.text, id)
			}
		}
	}
	for text, game := range map[string]string{"type:moon": "beings", "moon": "beings", "tipo:luna": "beings"} {
		if ids, _ := indexOf(t, game, "en").Filter(text); len(ids) != 6 {
			t.Errorf("%q finds %v, not the 6 moons", text, ids)
		}
	}
	all, _ := indexOf(t, "beings", "en").Filter("-moon")
	if moons, _ := indexOf(t, "beings", "en").Filter("moon"); slices.ContainsFunc(all, func(id string) bool {
		return slices.Contains(moons, id)
	}) || len(all) == 0 {
		t.Errorf("-moon finds %v", all)
	}
	for _, text := range []string{"colour:", "foo:bar", "(moon", "moon)", "cost<=2 foo:bar", "\"", "",
		"Cinder Whelp", "who goes first", "lantern", "the one that heals"} {
		if ids, ok := index(t, "en").Filter(text); ok {
			t.Errorf("%q filters %v", text, ids)
		}
	}
}

// TestRelated ensures that a clause has its rulings beside it, a ruling its clauses, and a card what its words mean.
func TestRelated(t *testing.T) {
	for id, want := range map[string]string{"FW-186": "FR-77", "FR-77": "FW-186", "B10": "FW-128"} {
		got := index(t, "en").Related(id, 8)
		if !strings.Contains(ids(got), want) {
			t.Errorf("%s is related to %s, not to %s", id, ids(got), want)
		}
	}
	if got := index(t, "en").Related("FW-999", 8); got != nil {
		t.Errorf("what there is not is related to %s", ids(got))
	}
}

// TestNamedGame ensures that a question that names a game is about that game, in whatever order they are asked.
func TestNamedGame(t *testing.T) {
	both := []*lookup.Index{index(t, "en"), indexOf(t, "fow", "en")}
	for q, want := range map[string]string{
		"How do I win in Force of Will?": "FO-116", "how do I win in farwald": "FW-002"} {
		if a := lookup.AskAll(both, q, 3); len(a.Found) == 0 || a.Found[0].ID != want || !a.Sure {
			t.Errorf("%q: %+v", q, a.Found)
		}
	}
}

// TestNamed ensures that a message's cards and rules are found in it, in their order, and nothing else.
func TestNamed(t *testing.T) {
	got := index(t, "en").Named("Does Scorchbolt follow fw-143, or cucciolo di brace FR-80? I have no 12 of FW-999.", 5)
	if ids(got) != "A07 FW-143 A01 FR-80" {
		t.Error(ids(got))
	}
}

// TestMissing ensures that an id that there is not finds nothing, and that this is said.
func TestMissing(t *testing.T) {
	for _, q := range []string{"FW-999", "fw 999", "what does FR-140 say?"} {
		a := index(t, "en").Ask(q, 5)
		if len(a.Found) > 0 || a.Sure || a.Missing == "" {
			t.Errorf("%q: %+v", q, a)
		}
	}
	both := []*lookup.Index{index(t, "en"), indexOf(t, "fow", "en")}
	if a := lookup.AskAll(both, "FO-001", 5); len(a.Found) != 1 || a.Found[0].ID != "FO-001" || a.Missing != "" {
		t.Errorf("the id of the second game: %+v", a)
	}
}
