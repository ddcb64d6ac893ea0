package beings_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/beings"
	"farpost/cards/content"
	"farpost/cards/deck"
	"farpost/cards/source"
	"farpost/cards/words/wordstest"
	"farpost/engine"
	"farpost/engine/beings/language"
)

func load(t *testing.T) *content.Set {
	t.Helper()
	set, faults := beings.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	return set
}

// TestContent ensures that the content plan is there: 24 Beings of three levels, two of each type, one in each ready
// deck, with the same cost curves in both; four gems; the whole rulebook.
func TestContent(t *testing.T) {
	set := load(t)
	book := set.Compiled.(*language.Book)
	if len(set.Cards) != 76 || len(set.Clauses()) != 119 || len(set.Rulings()) != 44 {
		t.Errorf("%d cards, %d clauses, %d rulings", len(set.Cards), len(set.Clauses()), len(set.Rulings()))
	}
	var curves [][]string
	for _, d := range set.Decks() {
		rep := set.CheckCounts(d.ID, d.Cards)
		if !rep.Legal() || deck.Size(rep.Counts) != 44 || len(rep.Advice) > 0 {
			t.Errorf("%s: faults %v, advice %v, %d cards", d.ID, rep.Faults, rep.Advice, deck.Size(rep.Counts))
		}
		types, costs := map[language.Type]int{}, map[string]string{}
		for _, n := range d.Cards {
			if c := book.Card(n.ID); !c.IsGem() {
				types[c.Type]++
				costs[c.Being] += fmt.Sprint("/", c.Cost)
			}
		}
		for typed, n := range types {
			if n != language.Levels {
				t.Errorf("%s has %d cards of type %s", d.ID, n, typed)
			}
		}
		var curve []string
		for _, c := range costs {
			curve = append(curve, c)
		}
		if slices.Sort(curve); len(types) != 12 {
			t.Errorf("%s has %d types", d.ID, len(types))
		}
		curves = append(curves, curve)
	}
	if len(curves) != 2 || !slices.Equal(curves[0], curves[1]) {
		t.Errorf("the decks have the costs %v", curves)
	}
}

// TestFaces ensures that cards, gems and skills can be shown, and nothing else.
func TestFaces(t *testing.T) {
	set := load(t)
	f := set.Face("it", "B12-1")
	if f.Name != "Brannoc I" || f.Type != "level-1" || f.TypeName != "Livello 1" || f.Element != "war" || f.Cost != 3 ||
		fmt.Sprint(f.Stats) != "[{power 3 3}]" || len(f.Text) != 2 || f.Kin != "B12" {
		t.Errorf("a Being: %+v", f)
	}
	if f = set.Face("en", "B12-1/skill"); f.Name != "Attack: This Being gets +2 power in this attack." {
		t.Errorf("a skill: %+v", f)
	}
	if f = set.Face("en", "G-2"); f.Name != "Jade" || f.Type != "gem" || f.Element != "jade" || !f.NoCost {
		t.Errorf("a gem: %+v", f)
	}
	for _, id := range []string{"none", "none/skill", "B04-1/skill", "G-1/skill", "B12-1/other"} {
		if f := set.Face("en", id); f.ID != "" {
			t.Errorf("%s has a face: %+v", id, f)
		}
	}
	book, err := language.NewBook([]language.Card{{ID: "x", Being: "x", Level: 1, Type: "sun"}})
	if err != nil {
		t.Fatal(err)
	}
	if f := set.FaceIn(book, "en", "x"); !engine.IsFigure(f.Figure) {
		t.Errorf("a Being without a figure has %q", f.Figure)
	}
}

// dawn is the first ready deck as a person would write it: by the names of its Beings (BED-08).
const dawn = "1 Solenne\n1 Rimewarden\n1 Ondra Tidecall\n1 Karhosk\n1 Old Thornback\n1 Gravhul\n1 Zephra\n1 Lull\n" +
	"1 Brassel\n1 Yselune\n1 Mourn\n1 Brannoc\n8 Amber\n"

// TestDeckMessages ensures that every rule for decks is held, each by its message BED-01 to BED-09, all at once, and
// that both languages can say them.
func TestDeckMessages(t *testing.T) {
	set := load(t)
	l := wordstest.NewListener(set)
	with := func(pairs ...string) string { return strings.NewReplacer(pairs...).Replace(dawn) }
	for _, c := range []struct{ name, text, want string }{
		{"by names", dawn, ""},
		{"by cards", with("1 Lull\n", "1 Lull I\n1 Lull II\n1 Lull III\n"), ""},
		{"without gems, which are the usual ones then", with("8 Amber\n", ""), ""},
		{"Italian names", with("Rimewarden", "Custode di Brina", "8 Amber", "8 Ambra"), ""},
		{"35 cards", with("1 Lull\n", "1 Lull I\n1 Lull III\n"),
			"BED-01 n=[int:35] min=[int:36] add=[int:1]; BED-03 card=[card:B08-1] list=[int:2]"},
		{"eleven Beings", with("1 Lull\n", ""),
			"BED-01 n=[int:33] min=[int:36] add=[int:3]; BED-02 n=[int:11]"},
		{"a level twice", with("1 Lull\n", "2 Lull I\n1 Lull II\n"),
			"BED-04 card=[card:B08-1] n=[int:2]; BED-03 card=[card:B08-1] list=[int:3]"},
		{"seven gems", with("8 Amber", "7 Amber"), "BED-05 n=[int:7] min=[int:8] add=[int:1]"},
		{"nine gems", with("8 Amber", "4 Amber\n5 Onyx"), "BED-05 n=[int:9] max=[int:8]"},
		{"a gem among the Beings", with("1 Lull\n", "1 Lull\nBeings\n1 Onyx\n", "8 Amber", "Gems\n8 Amber"),
			"BED-06 card=[card:G-3]; BED-05 n=[int:9] max=[int:8]"},
		{"misspelt", with("Gravhul", "Gravhull"),
			"V-UNKNOWN name=[text:Gravhull] guess=[card:B06-1]; BED-01 n=[int:34] min=[int:36] add=[int:2]; BED-02 n=[int:11]"},
		{"unknown", with("Gravhul", "Something Else Entirely"),
			"V-UNKNOWN-BARE name=[text:Something Else Entirely]; BED-01 n=[int:34] min=[int:36] add=[int:2]; BED-02 n=[int:11]"},
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

// TestAdvice ensures that a deck in which nothing can be played early is warned of (BED-W1), and allowed.
func TestAdvice(t *testing.T) {
	var file strings.Builder
	file.WriteString("set: {id: mine, name: {en: Mine, it: Miei}, year: 2026, illustrator: Me}\ngroups:\n")
	for i := range 12 {
		fmt.Fprintf(&file, "  - {id: Z%d, name: {en: Zed %d, it: Zed %d}, of: {en: Zed, it: Zed}}\n", i, i, i)
	}
	file.WriteString("cards:\n")
	names := ""
	for i := range 12 {
		for level, numeral := range []string{"I", "II", "III"} {
			fmt.Fprintf(&file, "  - {id: Z%d-%d, name: {en: Zed %d %s, it: Zed %d %s}, being: Z%d, level: %d, type: sun, cost: 3, power: 4}\n",
				i, level+1, i, numeral, i, numeral, i, level+1)
		}
		names += fmt.Sprintf("1 Zed %d\n", i)
	}
	set, faults := withFile(t, file.String())
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	if rep := set.CheckDeck("Mine", names); !rep.Legal() || wordstest.Short(rep.Advice) != "BED-W1" {
		t.Errorf("faults %v, advice %v", rep.Faults, rep.Advice)
	}
	if rep := set.CheckDeck("Mine", strings.Replace(names, "1 Zed 0", "1 Lull", 1)); len(rep.Advice) > 0 {
		t.Errorf("with a cheap Being: %v", rep.Advice)
	}
}

// withFile loads the built-in cards with a file of one's own.
func withFile(t *testing.T, file string) (*content.Set, source.Faults) {
	t.Helper()
	return beings.Load(source.Dir{FS: fstest.MapFS{"mine.yaml": {Data: []byte(file)}}})
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
