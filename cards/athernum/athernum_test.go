package athernum_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/cards/athernum"
	"farpost/cards/content"
	"farpost/cards/deck"
	"farpost/cards/words/wordstest"
	"farpost/engine/athernum/language"
)

func load(t *testing.T) *content.Set {
	t.Helper()
	set, faults := athernum.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	return set
}

// TestContent ensures that the content plan is there: sixty cards, of them six of the Extra Deck, and a Token; two
// ready decks that are legal and without advice; the whole rulebook.
func TestContent(t *testing.T) {
	set := load(t)
	book := set.Compiled.(*language.Book)
	extra, tokens := 0, 0
	for _, c := range book.Cards() {
		if c.Extra != nil {
			extra++
		}
		if c.Token {
			tokens++
		}
	}
	if len(set.Cards) != 61 || extra != 6 || tokens != 1 || len(set.Clauses()) != 183 || len(set.Rulings()) != 75 {
		t.Errorf("%d cards (extra %d, tokens %d), %d clauses, %d rulings", len(set.Cards), extra, tokens,
			len(set.Clauses()), len(set.Rulings()))
	}
	for _, d := range set.Decks() {
		rep := set.CheckCounts(d.ID, d.Cards)
		if !rep.Legal() || deck.Size(rep.Counts) != 63 || len(rep.Advice) > 0 {
			t.Errorf("%s: faults %v, advice %v, %d cards", d.ID, rep.Faults, rep.Advice, deck.Size(rep.Counts))
		}
	}
}

// TestFaces ensures that cards and abilities, granted ones too, can be shown, and nothing else.
func TestFaces(t *testing.T) {
	set := load(t)
	f := set.Face("it", "C11")
	if f.Name != "Ilse la Furiera" || f.TypeName != "Personaggio" || f.Element != "C" || f.Cost != 3 ||
		fmt.Sprint(f.Need) != "[C]" || fmt.Sprint(f.Stats) != "[{ofv 2 2} {dfv 4 4} {slots 2 2} {vt 3 3}]" ||
		len(f.Text) != 1 {
		t.Errorf("a character: %+v", f)
	}
	if f = set.Face("en", "L02"); f.Type != "location" || !f.NoCost || f.Element != "" {
		t.Errorf("a location: %+v", f)
	}
	if f = set.Face("en", "G01/ability.0"); f.Name != "Levy — Remove 1 Victory Token from this card: Draw 2 cards." {
		t.Errorf("an ability: %+v", f)
	}
	if f = set.Face("en", "I05/granted"); f.Name != "Relay — Exhaust this character: Draw 1 card." {
		t.Errorf("a granted ability: %+v", f)
	}
	for _, id := range []string{"none", "none/ability.0", "C03/ability.0", "C11/granted", "C11/other"} {
		if f := set.Face("en", id); f.ID != "" {
			t.Errorf("%s has a face: %+v", id, f)
		}
	}
}

// TestDeckMessages ensures that every rule for decks is held, each by its message, all at once, and that both languages
// can say them.
func TestDeckMessages(t *testing.T) {
	set := load(t)
	l := wordstest.NewListener(set)
	column := set.DeckText("en", set.Decks()[0].Cards)
	with := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(column) }
	for _, c := range []struct{ name, text, want string }{
		{"ready", column, ""},
		{"59 cards (AT-001)", with("4 Kilnhand", "3 Kilnhand"), "DV-01"},
		{"five copies (AT-002)", with("4 Kilnhand", "5 Kilnhand", "3 Hired Blade", "2 Hired Blade"), "DV-02"},
		{"no field (AT-004)", "Main deck\n60 Kilnhand\n", "DV-02 DV-03"},
		{"a field that cannot start (ATR-18)", "Main deck\n1 Founding Charter\n59 Kilnhand\n", "DV-02 DV-04"},
		{"an Extra card in the main deck (AT-008)", with("4 Kilnhand", "4 Kilnhand\n1 Ruinous Bargain"), "DV-05"},
		{"a main card in the Extra Deck (AT-008)",
			with("3 Hired Blade", "2 Hired Blade") + "\n1 Hired Blade\n", "DV-06"},
		{"five of the Extra Deck (AT-007)", with("1 Black Ledger", "5 Black Ledger"), "DV-07"},
		{"sixteen of the Extra Deck (ATR-23)", with("1 Black Ledger", "14 Black Ledger"), "DV-08 DV-07"},
		{"a Token (AT-182)", column + "\n1 Sapling\n", "DV-10"},
		{"misspelt", with("4 Kilnhand", "4 Kilnhend"), "V-UNKNOWN"},
		{"nothing", "# later", "V-EMPTY"},
	} {
		rep := set.CheckDeck("Mine", c.text)
		codes := map[string]bool{}
		for _, p := range append(rep.Faults, rep.OK) {
			codes[p.Code] = true
			l.Hear("deck", p)
		}
		for _, code := range strings.Fields(c.want) {
			if !codes[code] {
				t.Errorf("%s: %s\nwant %s", c.name, wordstest.Short(rep.Faults), c.want)
			}
		}
		if rep.Legal() != (c.want == "") {
			t.Errorf("%s: %s", c.name, wordstest.Short(rep.Faults))
		}
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
}

// TestAdvice ensures that the owner of a legal deck is told that it has one card to start with, characters whose
// faction nothing in it generates, and no Objective (DV-15 to DV-17).
func TestAdvice(t *testing.T) {
	set := load(t)
	text := "1 Sootwright Pell\n"
	for _, name := range []string{"Kilnhand", "Slag Charger", "Bulwark Stoker", "Wrecking Clerk", "Flarehand Signaller",
		"Furnace Ram", "Last Ember", "Nightbloom", "Hired Blade", "Message Crow", "Barbed Pike", "Layered Coat",
		"Glass Charge", "Snare Wire"} {
		text += "4 " + name + "\n"
	}
	rep := set.CheckDeck("Mine", text+"3 Shoring Yard\n")
	want := "DV-15 card=[card:C02]; DV-16 n=[int:4] faction=[word:T]; DV-17"
	if got := wordstest.Short(rep.Advice); !rep.Legal() || got != want {
		t.Errorf("faults %v, advice %s\nwant %s", rep.Faults, got, want)
	}
}

// TestSheet ensures that a ready deck written with its sections is read back as the same deck, in both languages.
func TestSheet(t *testing.T) {
	set := load(t)
	for _, d := range set.Decks() {
		for _, lang := range []string{"en", "it"} {
			text := set.DeckText(lang, d.Cards)
			if rep := set.CheckDeck(d.ID, text); !rep.Legal() || deck.Size(rep.Counts) != deck.Size(d.Cards) {
				t.Errorf("%s, %s: %v\n%s", d.ID, lang, rep.Faults, text)
			}
		}
	}
}
