package kit_test

import (
	"strings"
	"testing"

	"farpost/engine/kit"
)

// printedCard is what a card of some game is in these tests.
type printedCard struct {
	Name string `json:"name"`
	Cost int    `json:"cost,omitempty"`
}

func nameOf(c *printedCard) string { return c.Name }

// A list of cards comes back from its bytes, and has each card by index and by id, and no others.
func TestCardList(t *testing.T) {
	groups := []kit.Group{{ID: "g", Name: kit.Text{En: "Gulls", It: "Gabbiani"}}}
	raw, err := kit.PackCards([]printedCard{{"a", 1}, {"b", 2}}, groups)
	if err != nil {
		t.Fatal(err)
	}
	list, err := kit.ReadCards(raw, nameOf)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := list.Bytes(); err != nil || string(again) != string(raw) {
		t.Errorf("%s, %v; it was read from %s", again, err, raw)
	}
	if i, ok := list.Index("b"); !ok || i != 1 || list.At(i).Cost != 2 || list.Card("b") != list.At(i) ||
		list.CardID(i) != "b" {
		t.Errorf("b is %d, %v: %+v", i, ok, list.At(i))
	}
	if len(list.Cards()) != 2 || len(list.Groups()) != 1 || list.Groups()[0].Name.In("it") != "Gabbiani" {
		t.Errorf("%+v, %+v", list.Cards(), list.Groups())
	}
	if _, ok := list.Index("c"); ok || list.Card("c") != nil {
		t.Error("there is a card c")
	}
	for _, i := range []int32{-1, 2} {
		if list.At(i) != nil || list.CardID(i) != "" {
			t.Errorf("there is a card %d", i)
		}
	}
}

// The hash of a list names its bytes. Lists of older versions, which are bare lists of cards, are read. What is no
// list, or has an id twice, is an error.
func TestReadCards(t *testing.T) {
	hash := func(raw string) string {
		l, err := kit.ReadCards([]byte(raw), nameOf)
		if err != nil || len(l.Cards()) != 1 {
			t.Errorf("%s: %v, %v", raw, l.Cards(), err)
		}
		return l.Hash()
	}
	if now, old := hash(`{"cards":[{"name":"a"}]}`), hash(`[{"name":"a"}]`); now == old || now == "" {
		t.Errorf("the hashes are %q and %q", now, old)
	}
	for raw, want := range map[string]string{"": "read book", "[": "read book",
		`{"cards":[{"name":"a"},{"name":"a"}]}`: `"a" stands twice`} {
		if _, err := kit.ReadCards([]byte(raw), nameOf); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", raw, err, want)
		}
	}
}

// Words are shown in the language asked for, else in English. A language without words is left out.
func TestText(t *testing.T) {
	both, one := kit.Text{En: "Gull", It: "Gabbiano"}, kit.Text{En: "Gull"}
	if both.In("it") != "Gabbiano" || both.In("en") != "Gull" || one.In("it") != "Gull" {
		t.Errorf("%q %q %q", both.In("it"), both.In("en"), one.In("it"))
	}
	if got := one.Langs(); len(got) != 1 || got["en"] != "Gull" || len(both.Langs()) != 2 ||
		len(kit.Text{}.Langs()) != 0 {
		t.Errorf("%v %v", got, both.Langs())
	}
}
