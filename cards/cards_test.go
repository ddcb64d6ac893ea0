package cards_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards"
	"farpost/cards/content"
	"farpost/cards/deck"
	"farpost/cards/source"
	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
)

// Every game loads, with a book that has a hash and bytes; the error for an unknown game names the known ones.
func TestLoad(t *testing.T) {
	for _, g := range cards.Games() {
		set, err := cards.Load(g)
		if err != nil {
			t.Fatal(err)
		}
		book, raw := set.Book()
		if book.Hash() == "" || len(raw) == 0 {
			t.Fatalf("%s: no book", g)
		}
	}
	if _, err := cards.Load("chess"); err == nil || !strings.Contains(err.Error(), "farwald") {
		t.Errorf("an unknown game: %v; want an error that names the known ones", err)
	}
}

// The ruleset reads the bytes of the book as the same book.
func TestBookBytes(t *testing.T) {
	set := load(t)
	book, raw := set.Book()
	again, err := farwald.New().LoadBook(raw)
	if err != nil {
		t.Fatal(err)
	}
	if again.Hash() != book.Hash() {
		t.Errorf("hash %s, read back %s", book.Hash(), again.Hash())
	}
}

func load(t *testing.T) *cards.Set {
	t.Helper()
	set, err := cards.Load("farwald")
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// The starter set has 66 cards, two legal decks of exactly 50, 272 clauses and 100 rulings.
func TestFarwaldIsComplete(t *testing.T) {
	set := load(t)
	if len(set.Cards) != 66 || len(set.Clauses()) != 272 || len(set.Rulings()) != 100 || len(set.Decks()) != 2 {
		t.Errorf("%d cards, %d clauses, %d rulings, %d decks; want 66, 272, 100, 2",
			len(set.Cards), len(set.Clauses()), len(set.Rulings()), len(set.Decks()))
	}
	for _, d := range set.Decks() {
		rep := set.CheckCounts(d.ID, d.Cards)
		if !rep.Legal() || deck.Size(d.Cards) != 50 || len(d.Cards) < 24 || len(rep.Advice) != 0 {
			t.Errorf("%s: %d cards, %d distinct, faults %v, advice %v", d.ID, deck.Size(d.Cards), len(d.Cards),
				rep.Faults, rep.Advice)
		}
	}
}

// At least 17 cards of each starter deck have an empty Gate, 15 of them Evocations in both elements (section 10.1).
func TestStartersCanStart(t *testing.T) {
	set := load(t)
	for _, d := range set.Decks() {
		free, evocations := 0, 0
		elements := map[string]bool{}
		for _, c := range d.Cards {
			f := set.Face("en", c.ID)
			if len(f.Need) > 0 {
				continue
			}
			free += c.N
			if f.Type == language.Evocation {
				evocations += c.N
				elements[f.Element] = true
			}
		}
		if free < 17 || evocations < 15 || len(elements) != 2 {
			t.Errorf("%s: %d free cards, %d Evocations of elements %v", d.ID, free, evocations, elements)
		}
	}
}

// A face has words in both languages, and codes that the layout knows.
func TestFaces(t *testing.T) {
	set := load(t)
	known := map[string]bool{}
	for _, s := range farwald.New().Layout.Symbols {
		known[s.Code] = true
	}
	for _, c := range set.Cards {
		for _, lang := range []string{"en", "it"} {
			f := set.Face(lang, c.ID)
			if f.Name == "" || f.TypeName == "" || f.Rank == "" || f.Name != set.CardName(lang, c.ID) {
				t.Errorf("%s %s: %+v", c.ID, lang, f)
			}
			for _, m := range append(f.Marks, f.Element) {
				if m != "" && !known[m] {
					t.Errorf("%s: the layout has no symbol %q", c.ID, m)
				}
			}
		}
	}
	if f := set.Face("en", "nothing"); f.ID != "" || f.Name != "" {
		t.Errorf("face of an unknown card: %+v", f)
	}
}

// A phrase gets the names of cards from the set and the match, and the names of players from the table.
func TestNames(t *testing.T) {
	set := load(t)
	names := set.Names("it", func(v engine.Value) string {
		if v == "obj:7.1" {
			return "B01"
		}
		return ""
	}, func(engine.Seat) string { return "Anna" })
	p := engine.Say("declared", engine.A("seat", engine.SeatVal(0)), engine.A("card", engine.CardVal("A07")),
		engine.A("targets", "crystal:1.2", "obj:7.1", "obj:9.9"))
	want := "Anna dichiara Dardo Rovente → il Cristallo 3 di Anna, Spiritello di Scogliera e una carta."
	if got := set.Words().Say("it", p, names); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

const guest = `
set:
  id: guest
  name: {en: Guests, it: Ospiti}
  year: 2026
  illustrator: Nobody
cards:
  - id: G01
    name: {en: Guest of Honour, it: Ospite d'Onore}
    type: evocation
    element: F
    rank: normal
    groups: [Cinderkin]
    cost: 1
    desen: 1
    defen: 1
`

// A folder of an organiser loads beside the built-in cards and may use their groups.
func TestExtraFolder(t *testing.T) {
	set, err := cards.LoadWith("farwald", source.Dir{Path: "my/farwald", FS: fstest.MapFS{
		"guest.yaml": {Data: []byte(guest)},
		"README.txt": {Data: []byte("not read")},
	}})
	if err != nil {
		t.Fatal(err)
	}
	if len(set.Cards) != 67 || set.Face("it", "G01").Groups[0] != "Cinerei" {
		t.Errorf("%d cards; face %+v", len(set.Cards), set.Face("it", "G01"))
	}
}

// All faults of a folder are reported at once, with file and line. Nothing is loaded then.
func TestExtraFolderFaults(t *testing.T) {
	_, err := cards.LoadWith("farwald", source.Dir{Path: "my/farwald", FS: fstest.MapFS{
		"guest.yaml": {Data: []byte(strings.Replace(strings.Replace(guest, "F\n", "Q\n", 1), "Cinderkin",
			"Cinderkind", 1))},
		"more.yaml":     {Data: []byte("set: {id: more}\nnonsense: 1\n")},
		"words.en.yaml": {Data: []byte("verbs: {play: Cheat}")},
		"old.yml":       {Data: []byte("")},
	}})
	var faults source.Faults
	if !errors.As(err, &faults) {
		t.Fatalf("error %v; want source.Faults", err)
	}
	for _, want := range []string{
		"my/farwald/guest.yaml:11:14: G01: element: unknown \"Q\"",
		"my/farwald/guest.yaml:13:14: G01: unknown group \"Cinderkind\"",
		"my/farwald/more.yaml:2:1: unknown key \"nonsense\"", "my/farwald/more.yaml:1:6: set.name.en is missing",
		"my/farwald/words.en.yaml: clauses, rulings, questions and words come with Farpost",
		"my/farwald/old.yml: name it .yaml",
	} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("missing %q in:\n%v", want, err)
		}
	}
}

// Clauses and rulings name each other. The ruling of a table rule names that rule.
func TestRulebook(t *testing.T) {
	set := load(t)
	rulings := map[string]content.Ruling{}
	for _, r := range set.Rulings() {
		rulings[r.ID] = r
	}
	for _, c := range set.Clauses() {
		for _, id := range c.Rulings {
			if !slices.Contains(rulings[id].Clauses, c.ID) {
				t.Errorf("%s follows %s, which does not name it", c.ID, id)
			}
		}
		for _, r := range set.Rulings() {
			if slices.Contains(r.Clauses, c.ID) && !slices.Contains(c.Rulings, r.ID) {
				t.Errorf("%s settles %s, which does not follow it", r.ID, c.ID)
			}
		}
	}
	for _, rule := range farwald.New().TableRules {
		if got := rulings[rule.Clause].Toggle; got != rule.Name {
			t.Errorf("%s: toggle %q, want %q", rule.Clause, got, rule.Name)
		}
	}
}

// Every card says its set, the year of the set and who drew it, in its language. What is no card has no edge.
func TestEdges(t *testing.T) {
	for _, g := range cards.Games() {
		set, err := cards.Load(g)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range set.Cards {
			for _, lang := range []string{"en", "it"} {
				if f := set.Face(lang, c.ID); f.Set == "" || f.Year < 2026 || f.Illustrator == "" {
					t.Errorf("%s %s: %q, %d, %q", lang, c.ID, f.Set, f.Year, f.Illustrator)
				}
			}
		}
	}
	set := load(t)
	for _, c := range []struct{ lang, id, want string }{
		{"en", "B07", "Tide and Silence · 2026 · ill. Farpost"},
		{"it", "B07", "Marea e Silenzio · 2026 · ill. Farpost"},
		{"it", "X01", "Oltre il Portale · 2026 · ill. Farpost"}, {"en", "A03/ability.0", ""}, {"en", "Z99", ""},
	} {
		if got := set.Face(c.lang, c.id).Edge(); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.lang, c.id, got, c.want)
		}
	}
}
