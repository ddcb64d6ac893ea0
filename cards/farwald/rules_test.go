package farwald_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	cards "farpost/cards/farwald"
	"farpost/cards/source"
	"farpost/cards/words/wordstest"
	"farpost/engine"
)

// codes lists the codes of phrases.
func codes(ps []engine.Phrase) string {
	var out []string
	for _, p := range ps {
		if !slices.Contains(out, p.Code) {
			out = append(out, p.Code)
		}
	}
	return strings.Join(out, " ")
}

// Decks are judged by Farwald's limits, its components are no cards, and every message can be said.
func TestDeckMessages(t *testing.T) {
	set := load(t)
	l := wordstest.NewListener(set)
	for _, c := range []struct{ deck, faults string }{
		{"3 Cinder Whelp\n2 Pyre Matron\n1 Bramble Colossus", "V-MIN"},
		{"4 Cinder Whelp\n3 Pyre Matron\n2 Colosso di Spine", "V-NORMAL V-STRONG V-LEGENDARY V-MIN"},
		{"10 Energy Cards\n10 carta energia", "V-ENERGY V-MIN"},
		{"1 Crystal of Essence\n1 Cristalli d'Essenza", "V-CRYSTAL V-MIN"},
		{"1 Token", "V-TOKEN V-MIN"},
		{"1 Cinder Welp\n1 qwertyuiop", "V-UNKNOWN V-UNKNOWN-BARE V-MIN"},
		{"1 S", "V-AMBIGUOUS V-MIN"},
		{"Cinder Whelp\n***", "V-COUNT V-SYNTAX"},
		{"", "V-EMPTY"},
		{strings.Repeat("1 A01\n", 3000), "V-LONG"},
	} {
		rep := set.CheckDeck("Mine", c.deck)
		if got := codes(rep.Faults); got != c.faults {
			t.Errorf("%.60q: %s, want %s", c.deck, got, c.faults)
		}
		for _, f := range rep.Faults {
			l.Hear("deck", f)
		}
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
}

// Advice speaks of what makes a legal deck hard to play, and never forbids it.
func TestAdvice(t *testing.T) {
	set := load(t)
	l := wordstest.NewListener(set)
	fill := func(ids string, n string) string {
		var b strings.Builder
		for _, id := range strings.Fields(ids) {
			b.WriteString(n + " " + id + "\n")
		}
		return b.String()
	}
	noEvocations := fill("A07 A08 A09 B07 B08 B09 X11 X15 X18", "3") +
		fill("A14 A15 A17 A20 B14 B15 B16 B17 B20 X04 X09 X10 X12 X16", "2")
	for _, c := range []struct{ deck, advice string }{
		{noEvocations, "A-GATE0 A-NOEVO A-ELEMENT"},
		{fill("A01 A02 A03 A04 A05 A06 A07 A08 A09 B01 B02 B03 B04 B05 B06 X01 X03 X05 X08 X11 X15", "3"), "A-BIG"},
	} {
		rep := set.CheckDeck("Mine", c.deck)
		if !rep.Legal() {
			t.Errorf("not legal: %v", rep.Faults)
		}
		if got := codes(rep.Advice); got != c.advice {
			t.Errorf("%s, want %s", got, c.advice)
		}
		for _, a := range append(rep.Advice, rep.OK) {
			l.Hear("deck", a)
		}
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
}

// A token of a set is named as what it is where somebody lists it in a deck (FR-09).
func TestTokensAreInNoDeck(t *testing.T) {
	set, faults := cards.Load(source.Dir{FS: fstest.MapFS{"mine.yaml": {Data: []byte(`set: {id: mine, name: {en: Mine, it: Miei}, year: 2026, illustrator: Me}
cards:
  - {id: Z01, name: {en: Ferry Shade, it: Ombra}, rank: token, type: evocation, element: M, cost: 0, desen: 1, defen: 1}
  - {id: Z02, name: {en: Ferry Call, it: Richiamo}, rank: normal, type: mystic, cost: 1, effect: [{make-token: {card: Z01, n: 1, who: controller}}]}
`)}}})
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	rep := set.CheckDeck("Mine", "1 Ferry Shade")
	if got := codes(rep.Faults); got != "V-TOKEN V-MIN" {
		t.Errorf("a deck with a token: %s", got)
	}
	l := wordstest.NewListener(set)
	for _, f := range rep.Faults {
		l.Hear("deck", f)
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
	if f := set.Face("en", "Z01"); f.Rank != "Token" || !f.NoCost {
		t.Errorf("the face of a token: %+v", f)
	}
	if got := set.Face("it", "Z02/effect").Name; got != "Crea 1 segnalino Ombra (Evocazione di Mente, 1 DesEn, 1 DefEn)." {
		t.Errorf("a text that makes a token: %q", got)
	}
}
