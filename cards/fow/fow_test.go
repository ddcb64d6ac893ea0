package fow_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/content"
	"farpost/cards/deck"
	data "farpost/cards/fow"
	"farpost/cards/source"
	"farpost/cards/words/wordstest"
	"farpost/engine/fow/language"
)

func load(t *testing.T) *content.Set {
	t.Helper()
	set, faults := data.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	return set
}

// TestContent ensures that the content plan is there: 56 cards in their numbers, with attributes and void among them,
// two legal decks of ten stones and forty cards, and the whole rulebook.
func TestContent(t *testing.T) {
	set := load(t)
	types := map[string]int{}
	book := set.Compiled.(*language.Book)
	for _, c := range book.Cards() {
		types[c.Type]++
	}
	if got := fmt.Sprint(types); len(set.Cards) != 56 ||
		got != "map[addition:6 regalia:3 resonator:22 ruler:2 spell:15 stone:8]" {
		t.Errorf("%d cards: %s", len(set.Cards), got)
	}
	if len(set.Clauses()) != 206 || len(set.Rulings()) != 40 {
		t.Errorf("%d clauses, %d rulings", len(set.Clauses()), len(set.Rulings()))
	}
	if c, ok := set.Clause("FO-131"); !ok || !slices.Equal(c.Rulings, []string{"FOR-31"}) || c.Text["it"] == "" {
		t.Errorf("FO-131: %+v", c)
	}
	for _, d := range set.Decks() {
		rep := set.CheckCounts(d.ID, d.Cards)
		if !rep.Legal() || deck.Size(rep.Counts) != 51 || len(rep.Advice) > 0 {
			t.Errorf("%s: faults %v, advice %v, %d cards", d.ID, rep.Faults, rep.Advice, deck.Size(rep.Counts))
		}
	}
	if len(set.Decks()) != 2 {
		t.Errorf("%d decks", len(set.Decks()))
	}
}

// TestFaces ensures that both sides of a ruler can be shown, together and the J-ruler side alone, and that a cost is
// shown by its symbols beside the total cost.
func TestFaces(t *testing.T) {
	set := load(t)
	both, j := set.Face("en", "RA"), set.Face("it", data.JFace("RA"))
	if both.Name != "Oda Varrick, Warden of the Kilns" || both.Type != language.Ruler || len(both.Stats) > 0 ||
		!slices.Contains(both.Text, "Oda, Kilnmoor Unbarred · J-ruler 1000/900") {
		t.Errorf("both sides: %+v", both)
	}
	if j.Name != "Oda, Fornalanda Spalancata" || j.Type != language.JRuler || j.TypeName != "Sovrano-G" ||
		fmt.Sprint(j.Stats) != "[{atk 1000 1000} {def 900 900}]" ||
		j.Text[0] != "[Perforare]" || !slices.Contains(j.Marks, "pierce") {
		t.Errorf("J-ruler side: %+v", j)
	}
	if f := set.Face("en", "A11"); f.Cost != 6 || strings.Join(f.Need, "+") != "F+F+4" || f.Element != "F" {
		t.Errorf("cost: %+v", f)
	}
	for _, id := range []string{"none", data.JFace("A01"), data.JFace("none")} {
		if f := set.Face("en", id); f.ID != "" {
			t.Errorf("%s has a face: %+v", id, f)
		}
	}
}

// kilnmoor is the first starter deck as a person would write it.
const kilnmoor = `Ruler
1 Oda Varrick, Warden of the Kilns

Main deck (40)
4 Kiln Pup
4 Soot Runner
4 Gale Porter
4 Cinder Toss
2 Slagback Breaker
2 Updraft Skiff
2 Needle Duelist
2 Crag Slinger
2 Powder Mule
2 Bellows Adept
2 Clinker Colossus of Row Nine
2 Windshear Ambusher
1 Decree of the Furnace Floor
1 Tripwire Tinder
1 Kilnmoor Banner
1 Spurred Harness
1 Warden's Gauntlet
1 Anvil of First Sparks
1 Scattering Gust
1 Everybody Burns

Magic stone deck:
5 Embershard
3 Galeshard
2 Slagwind Prism
`

// TestDeckMessages ensures that every rule for decks is held, each by its message DV-01 to DV-13, all at once, and
// that both languages can say them.
func TestDeckMessages(t *testing.T) {
	set := load(t)
	l := wordstest.NewListener(set)
	with := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(kilnmoor) }
	for _, c := range []struct{ name, text, want string }{
		{"as it is", kilnmoor, ""},
		{"no headings, any order", strings.NewReplacer("Ruler\n", "", "Main deck (40)\n", "", "Magic stone deck:\n",
			"").Replace(kilnmoor), ""},
		{"Italian headings", with("Ruler\n", "SOVRANO\n", "Main deck (40)", "Mazzo principale", "Magic stone deck:",
			"Mazzo delle pietre magiche"), ""},
		{"39 cards", with("1 Everybody Burns\n", ""), "DV-01 n=[int:39] min=[int:40] add=[int:1]"},
		{"five of a name", with("4 Kiln Pup", "5 Kiln Pup"), "DV-02 card=[card:A01] n=[int:5]"},
		{"five of a name on two lines", with("4 Kiln Pup", "4 Kiln Pup\n1 Cucciolo di Fornace"),
			"DV-02 card=[card:A01] n=[int:5]"},
		{"a stone in the main deck", with("4 Kiln Pup", "4 Kiln Pup\n1 Galeshard"), "DV-03 card=[card:S2]"},
		{"a stone in place of a card", with("1 Everybody Burns", "1 Galeshard"),
			"DV-03 card=[card:S2]; DV-01 n=[int:39] min=[int:40] add=[int:1]"},
		{"the ruler in the main deck", with("Ruler\n1 Oda Varrick, Warden of the Kilns", "", "4 Kiln Pup",
			"4 Kiln Pup\n1 RA"), "DV-04 card=[card:RA]"},
		{"a J-ruler in the stone deck", with("5 Embershard", "5 Embershard\n1 Oda, Kilnmoor Unbarred",
			"1 Oda Varrick, Warden of the Kilns", ""), "DV-04 card=[card:RA]"},
		{"nine stones", with("3 Galeshard", "2 Galeshard"), "DV-05 n=[int:9] min=[int:10] add=[int:1]"},
		{"twenty stones", with("3 Galeshard", "13 Galeshard"), ""},
		{"21 stones", with("3 Galeshard", "14 Galeshard"), "DV-06 n=[int:21] max=[int:20]"},
		{"a card in the stone deck", with("1 Everybody Burns\n", "", "5 Embershard", "5 Embershard\n1 Everybody Burns"),
			"DV-07 card=[card:A20]"},
		{"five special stones", with("2 Slagwind Prism", "5 Slagwind Prism"), "DV-08 card=[card:S6] n=[int:5]"},
		{"no ruler", with("1 Oda Varrick, Warden of the Kilns", ""), "DV-09 n=[int:0] min=[int:1] add=[int:1]"},
		{"two rulers", with("1 Oda Varrick, Warden of the Kilns", "1 RA\n1 RB"), "DV-10 n=[int:2] max=[int:1]"},
		{"the same ruler twice", with("1 Oda Varrick, Warden of the Kilns", "2 RA"), "DV-10 n=[int:2] max=[int:1]"},
		{"no ruler but a card", with("1 Oda Varrick, Warden of the Kilns", "1 Harbor Sentry"), "DV-11 card=[card:B02]"},
		{"misspelt", with("4 Kiln Pup", "4 Kiln Pap"), "V-UNKNOWN name=[text:Kiln Pap] guess=[card:A01]"},
		{"unknown", with("1 Everybody Burns", "1 Something Else Entirely"),
			"V-UNKNOWN-BARE name=[text:Something Else Entirely]"},
		{"no quantity", with("1 Everybody Burns", "0 Everybody Burns"),
			"V-COUNT line=[int:24] text=[text:0 Everybody Burns]; DV-01 n=[int:39] min=[int:40] add=[int:1]"},
		{"all at once",
			"Ruler\n1 Kiln Pup\nMain\n5 Soot Runner\n1 Embershard\nStones\n5 Slagwind Prism\n1 RB\n1 Kiln Pip",
			"DV-11 card=[card:A01]; DV-03 card=[card:S1]; DV-04 card=[card:RB]; V-UNKNOWN name=[text:Kiln Pip] guess=[card:A01]; " +
				"DV-02 card=[card:A02] n=[int:5]; DV-08 card=[card:S6] n=[int:5]; DV-01 n=[int:6] min=[int:40] add=[int:34]; DV-05 n=[int:7] min=[int:10] add=[int:3]"},
		{"nothing", "# later", "V-EMPTY"},
	} {
		rep := set.CheckDeck("Mine", c.text)
		if got := wordstest.Short(rep.Faults); got != c.want {
			t.Errorf("%s: %s\nwant %s", c.name, got, c.want)
		}
		for _, p := range append(rep.Faults, rep.OK) {
			l.Hear("deck", p)
		}
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
}

// TestAdvice ensures that a warning tells of what no stone pays for (DV-14) and of large decks (DV-15), and forbids
// neither.
func TestAdvice(t *testing.T) {
	set := load(t)
	text := strings.NewReplacer("3 Galeshard\n2 Slagwind Prism", "5 Embershard", "1 Everybody Burns",
		"4 B01\n4 B02\n4 B03\n4 B04\n4 B05\n1 X05").Replace(kilnmoor)
	rep := set.CheckDeck("Mine", text)
	want := "DV-14 attribute=[word:L] names=[card:B01 card:B05 card:X05]; DV-14 attribute=[word:W] names=[card:B02 card:B04]; " +
		"DV-14 attribute=[word:G] names=[card:A03 card:A06 card:A08 card:A12 card:A16 card:A19]; DV-14 attribute=[word:D] names=[card:B03]"
	if got := wordstest.Short(rep.Advice); !rep.Legal() || got != want {
		t.Errorf("faults %v; %s\nwant %s", rep.Faults, got, want)
	}
	names := set.Names("en", nil, nil)
	if got := set.Words().SayIn("en", "deck", rep.Advice[1],
		names); got != "Warning: no stone in this deck produces water, needed by Harbor Sentry and Abrupt Ebb." {
		t.Errorf("%q", got)
	}
	rep = set.CheckDeck("Mine", strings.Replace(text, "1 X05", "1 X05\n1 X06", 1))
	if got := wordstest.Short(rep.Advice); !rep.Legal() || !strings.HasSuffix(got, "DV-15 n=[int:61]") {
		t.Errorf("61 cards: %v; %s", rep.Faults, got)
	}
	l := wordstest.NewListener(set)
	for _, p := range rep.Advice {
		l.Hear("deck", p)
	}
	for _, f := range l.Faults {
		t.Error(f)
	}
}

// TestSheet ensures that a ready deck written with its sections is read back as the same deck, in both languages.
func TestSheet(t *testing.T) {
	set := load(t)
	for _, d := range set.Decks() {
		for lang, head := range map[string]string{"en": "Main deck\n4 ", "it": "Mazzo principale\n4 "} {
			text := set.DeckText(lang, d.Cards)
			rep := set.CheckDeck(d.ID, text)
			if !rep.Legal() || !strings.Contains(text, head) || deck.Size(rep.Counts) != deck.Size(d.Cards) {
				t.Errorf("%s, %s: %v\n%s", d.ID, lang, rep.Faults, text)
			}
		}
	}
}

// TestFolder ensures that organisers can bring cards and decks of their own, checked together with the built-in ones.
func TestFolder(t *testing.T) {
	set, faults := data.Load(source.Dir{FS: fstest.MapFS{"mine.yaml": {Data: []byte(`set: {id: mine, name: {en: Mine, it: Miei}, year: 2026, illustrator: Me}
cards:
  - {id: M01, name: {en: Ember Goat, it: Capra di Brace}, type: resonator, cost: F, attributes: [F], races: [Beast], atk: 200, def: 300}
`)}}})
	if err := faults.Err(); err != nil || len(set.Cards) != 57 || set.Face("en", "M01").Groups[0] != "Beast" {
		t.Errorf("%v", err)
	}
	_, faults = data.Load(source.Dir{FS: fstest.MapFS{"mine.yaml": {Data: []byte("set: {id: kilnmoor, name: {en: Mine, it: Miei}, year: 2026, illustrator: Me}\ncards: []\n")}}})
	if !strings.Contains(faults.Error(), `set id "kilnmoor" stands twice`) {
		t.Errorf("%v", faults)
	}
}
