package cardlang_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// A card with a text of its own, others in its fields, a back with texts, and a half with texts within.
type (
	tellCard struct {
		ID    string `json:"id"`
		Title string `json:"title"`
		Block
		Charge *Block     `json:"charge" node:"charge"`
		Tales  []tellTale `json:"tales" node:"tale"`
		Back   *tellBack  `json:"back" node:"back-"`
		Fore   tellFore   `json:"fore" node:"fore"`
		Loose  []Block    `json:"loose"`
		Aside  Block      `json:"aside"`
	}
	Block struct {
		Targets []Target                       `json:"targets"`
		Effect  []Instr                        `json:"effect"`
		Modes   []cardlang.Mode[Target, Instr] `json:"modes"`
	}
	tellTale struct {
		Cost int `json:"cost"`
		Block
	}
	tellFore struct {
		Name  string     `json:"name"`
		Tales []tellTale `json:"tales" node:"fore-tale"`
	}
	tellBack struct {
		Tales []tellTale `json:"tales" node:"tale"`
		Last  struct{}   `json:"last"`
	}
)

// TestBook ensures that a book finds all texts of its cards under the nodes that their fields say, with the targets and
// the modes beside them, and lets each be changed before it is kept.
func TestBook(t *testing.T) {
	one := Block{Effect: []Instr{name("this")}}
	card := tellCard{ID: "c", Block: Block{[]Target{{Name: "a"}}, []Instr{name("a"), who("all")},
		[]cardlang.Mode[Target, Instr]{{Effect: []Instr{who("x")}}}},
		Charge: &one, Tales: []tellTale{{1, one}, {2, one}}, Back: &tellBack{Tales: []tellTale{{3, one}}},
		Fore: tellFore{"half", []tellTale{{4, one}}}, Loose: []Block{one}, Aside: one}
	raw, err := kit.PackCards([]tellCard{card, {ID: "d"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var nodes []string
	book, err := cardlang.ReadBook(raw, nil, func(c *tellCard, x *cardlang.Text[Target, Instr]) {
		nodes = append(nodes, x.Node)
		if block := x.In.(*Block); c.Charge == block {
			x.Targets = []Target{{Name: "added"}}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"c/effect", "c/charge", "c/tale.0", "c/tale.1", "c/back-tale.0", "c/fore-tale.0", "d/effect"}
	if !slices.Equal(nodes, want) {
		t.Errorf("texts %v, want %v", nodes, want)
	}
	for node, want := range map[string]int{"c/effect": 2, "c/effect.mode.0": 3, "c/charge": 1, "c/tale.1": 1,
		"c/back-tale.0": 1, "c/fore-tale.0": 1, "d/effect": 0} {
		if p, ok := book.Parts().Part(node); !ok || len(p.Effect) != want || p.Card != node[:1] {
			t.Errorf("%s: %+v, want %d instructions", node, p, want)
		}
	}
	whole, _ := book.Parts().Part("c/effect")
	charge, _ := book.Parts().Part("c/charge")
	if _, ok := whole.Target("a"); !ok || whole.Modes != 1 {
		t.Errorf("the whole text is %+v", whole)
	}
	if _, ok := charge.Target("added"); !ok {
		t.Errorf("the charge is %+v", charge)
	}
	if c := book.Card("c"); c == nil || book.CardID(1) != "d" {
		t.Error("the cards are not in the book")
	}
	if _, err := cardlang.ReadBook[tellCard, Target, Instr]([]byte("{"), nil, nil); err == nil ||
		!strings.Contains(err.Error(), "read book") {
		t.Errorf("of half a book: %v", err)
	}
}
