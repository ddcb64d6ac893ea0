package groove_test

import (
	"math/rand"
	"strings"
	"testing"

	cards "farpost/cards/groove"

	"farpost/cards/content"
	"farpost/cards/words/wordstest"
	"farpost/engine"
	"farpost/engine/groove"
	"farpost/engine/groove/language"
)

func load(t *testing.T) *content.Set {
	t.Helper()
	set, faults := cards.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	return set
}

// TestEverythingIsSaid ensures that whatever a match says while it is played with every card there is, is said in both
// languages: all arguments are there and all values have words.
func TestEverythingIsSaid(t *testing.T) {
	set := load(t)
	l := wordstest.NewListener(set)
	for seed := range uint64(6) {
		rng := rand.New(rand.NewSource(int64(seed)))
		setup := engine.Setup{Seed: seed, Decks: [][]string{everyCard(set, rng), everyCard(set, rng)}}
		if err := l.Match(groove.New(), setup, 900); err != nil {
			t.Fatal(err)
		}
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
	for _, c := range set.Cards {
		for _, h := range language.Halves {
			if set.CardName("it", language.Says(c.ID, h)) == "" || set.CardName("en", language.Face(c.ID, h)) == "" {
				t.Errorf("the %s half of %s has no name or says nothing", h, c.ID)
			}
		}
	}
	for _, must := range []string{"events/charged", "events/summoned", "events/cast", "events/groove", "events/broke",
		"events/battle", "events/attached", "asks/W-GROOVE", "refusals/E-COLOUR", "previews/note.pays"} {
		if !l.Heard[must] {
			t.Errorf("%s was never said: the test has heard too little", must)
		}
	}
}

// everyCard is two of every card, in any order.
func everyCard(set *content.Set, rng *rand.Rand) (out []string) {
	for _, c := range set.Cards {
		out = append(out, c.ID, c.ID)
	}
	rng.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// TestWords ensures that every code that the ruleset declares has words in both languages, which word the same codes.
func TestWords(t *testing.T) {
	set := load(t)
	wordstest.Alike(t, set.Tables())
	for family, codes := range wordstest.Families(groove.New(), nil) {
		for _, code := range codes {
			if code == engine.KindOrder { // nobody chooses one (GRR-32)
				continue
			}
			if set.Words().Word("it", family, code) == "" {
				t.Errorf("%s/%s has no words", family, code)
			}
		}
	}
}

// TestDeckMessages ensures that decks are judged by their size and copies, that a card is found by both names or by one
// of them, and that an Evolution without a base is spoken of (GR-018, GR-019, GRR-11).
func TestDeckMessages(t *testing.T) {
	set := load(t)
	l := wordstest.NewListener(set)
	for deck, want := range map[string]string{
		"6 Spark Whelp // Kindle": "GRD-02 card=[card:G01] n=[int:6]; GRD-01 n=[int:6] min=[int:50] add=[int:44]",
		"5 Attizzare\n5 scorch":   "GRD-01 n=[int:10] min=[int:50] add=[int:40]",
		"5 Sprak Whelp\n1 qwertyuiop": "V-UNKNOWN name=[text:Sprak Whelp] guess=[card:G01]; " +
			"V-UNKNOWN-BARE name=[text:qwertyuiop]; GRD-01 n=[int:6] min=[int:50] add=[int:44]",
		"1 Sp": "V-AMBIGUOUS name=[text:Sp] list=[card:G01 card:G13]; GRD-01 n=[int:1] min=[int:50] add=[int:49]",
		fives("G01 G02 G03 G04 G05 G06 G27 G29 G15 G16"): "",
		fives("G17 G01 G02 G03 G04 G05 G06 G07 G08 G09"): "GRD-W2 card=[card:G17]",
		fives("G12 G18 G23 G24 G01 G02 G03 G04 G05 G06"): "",
	} {
		rep := set.CheckDeck("Mine", deck)
		said := append(rep.Faults, rep.Advice...)
		for _, p := range said {
			l.Hear("deck", p)
		}
		if got := wordstest.Short(said); got != want {
			t.Errorf("%.40q:\n%s\nwant %s", deck, got, want)
		}
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
}

// fives are five of each card.
func fives(ids string) string { return "5 " + strings.ReplaceAll(ids, " ", "\n5 ") }
