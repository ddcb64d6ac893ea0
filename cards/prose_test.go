package cards_test

import (
	"testing"

	"farpost/cards"
	"farpost/cards/lookup"
	"farpost/cards/words/wordstest"
	"farpost/engine"
)

// Whatever a game says can be read aloud: its words, clauses, rulings and cards have no signs in braces, no word twice
// and nothing that no native speaker would say.
func TestProse(t *testing.T) {
	read := 0
	tell := func(list []string) {
		read++
		for _, f := range list {
			t.Error(f)
		}
	}
	for _, g := range cards.Games() {
		set, err := cards.Load(g)
		if err != nil {
			t.Fatal(err)
		}
		for _, tab := range set.Tables() {
			lang := tab.Lang()
			tell(wordstest.TableProse(tab, set.Words()))
			word := func(code string) string { return set.Words().Word(lang, "symbols", code) }
			for _, c := range set.Cards {
				f := set.Face(lang, c.ID)
				for _, line := range append(f.Text, f.Name, f.Flavour) {
					tell(wordstest.Prose(lang, engine.Spoken(line, word)))
				}
			}
			index := lookup.New(set, lang)
			for _, c := range set.Clauses() {
				for _, h := range index.Find(c.ID, 1, lookup.Rules...) {
					tell(wordstest.Prose(lang, h.Text))
				}
			}
			for _, r := range set.Rulings() {
				for _, h := range index.Find(r.ID, 1, lookup.Rules...) {
					tell(wordstest.Prose(lang, h.Title))
					tell(wordstest.Prose(lang, h.Text))
				}
			}
		}
	}
	if read < 1500 {
		t.Errorf("only %d texts were read", read)
	}
}

// What no native speaker would say is noticed, and good prose is not.
func TestProseIsJudged(t *testing.T) {
	for _, c := range []struct{ lang, text string }{
		{"en", "Pay {2}."}, {"en", "Draw the the card."}, {"en", "Draw a card ."}, {"en", "Draw a  card."},
		{"en", "Draw a Evocation."},
		{"it", "Quando questa carta è evocata, pesca."}, {"it", "Ogni volta che un sovrano-G è distrutto, pesca."},
		{"it", "Costa 2 Energia."}, {"it", "Il limite di mano è 7."},
	} {
		if got := wordstest.Prose(c.lang, c.text); len(got) != 1 {
			t.Errorf("%s %q: %v; want one fault", c.lang, c.text, got)
		}
	}
	for _, c := range []struct{ lang, text string }{
		{"en", "Each unit of a Crystal (one of five)."}, {"en", "Use a one-time card."},
		{"it", "Quando questa carta viene evocata, pesca: la carta è distrutta."},
		{"it", "Finché questa carta è Sfruttata, costa 1 Energia."},
	} {
		if got := wordstest.Prose(c.lang, c.text); len(got) > 0 {
			t.Errorf("%s %q: %v", c.lang, c.text, got)
		}
	}
}
