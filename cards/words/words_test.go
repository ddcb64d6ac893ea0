package words_test

import (
	"strings"
	"testing"

	"farpost/cards/words"
	"farpost/engine"
)

const sample = `
grammar:
  and: and
  none: nothing
  nobody: nobody
  player: Player {n}
  card: a card
  unknown: Something happened.
  unknown-word: something
refusals:
  M-ENERGY: "{n} Energy needed, you have {have}."
events:
  drew: "{seat} draws {n, plural, one {a card} other {# cards}}."
  broke: "{crystal}: {n} lost."
  list: "{cards}"
  counted: "{cards, plural, one {one: {cards}} other {#: {cards}}}"
  abandon: "{seat} abandons."
verbs:
  abandon: abandon
words:
  fire: Fire
kinds:
  crystal: "one's Crystal {i} of {player}"
  need: "{value}"
  "need:-": free
  text: "“{value}”"
  cost: "{symbols}"
symbols: {F: Fire, G: Wind}
`

func catalogue(t *testing.T, more ...*words.Table) *words.Catalogue {
	t.Helper()
	tab, err := words.Parse("en", []byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	return words.New(append(more, tab)...)
}

var names = words.Names{
	Card: func(v engine.Value) string {
		if v == engine.CardVal("A01") {
			return "Cinder Whelp"
		}
		return ""
	},
	Player: func(s engine.Seat) string {
		if s == 0 {
			return "anna"
		}
		return ""
	},
}

// Say shows every kind of value, lists, plural forms and unknown codes.
func TestSay(t *testing.T) {
	cat := catalogue(t)
	card, seat := engine.CardVal("A01"), engine.SeatVal(0)
	for _, c := range []struct {
		want string
		p    engine.Phrase
	}{
		{"4 Energy needed, you have 2.",
			engine.Say("M-ENERGY", engine.A("n", engine.Int(4)), engine.A("have", engine.Int(2)))},
		{"anna draws a card.", engine.Say("drew", engine.A("seat", seat), engine.A("n", engine.Int(1)))},
		{"Player 2 draws 3 cards.",
			engine.Say("drew", engine.A("seat", engine.SeatVal(1)), engine.A("n", engine.Int(3)))},
		{"nobody draws 0 cards.",
			engine.Say("drew", engine.A("seat", engine.SeatVal(engine.NoSeat)), engine.A("n", engine.Int(0)))},
		{"One's Crystal 3 of anna: 2 lost.",
			engine.Say("broke", engine.A("crystal", "crystal:0.2"), engine.A("n", engine.Int(2)))},
		{"Cinder Whelp, a card and Fire", engine.Say("list", engine.A("cards", card, "obj:4.1", engine.Word("fire")))},
		{"Something and free", engine.Say("list", engine.A("cards", "odd:1", "need:-"))},
		{"F+1", engine.Say("list", engine.A("cards", "need:F+1"))},
		{"“so: it {is}”", engine.Say("list", engine.A("cards", "text:so: it {is}"))},
		{"Nothing", engine.Say("list", engine.A("cards", ""))},
		{"nothing", engine.Say("list")},
		{"one: Cinder Whelp", engine.Say("counted", engine.A("cards", card))},
		{"2: Cinder Whelp and a card", engine.Say("counted", engine.A("cards", card, "obj:1.0"))},
		{"Something happened.", engine.Say("no-such-code")},
	} {
		if got := cat.Say("en", c.p, names); got != c.want {
			t.Errorf("%v: got %q, want %q", c.p, got, c.want)
		}
	}
}

// A code of several families is found in the family asked for. Without one, events come before verbs.
func TestFamilies(t *testing.T) {
	cat := catalogue(t)
	if got := cat.Word("en", "verbs", "abandon"); got != "abandon" {
		t.Errorf("verb: %q", got)
	}
	if got := cat.Say("en", engine.Say("abandon", engine.A("seat", engine.SeatVal(0))),
		names); got != "anna abandons." {
		t.Errorf("event: %q", got)
	}
	game, err := words.Parse("en", []byte(`
paramhelp: {way: Which of the ways}
params: {way: way}
hints: {short: In short, long: "{n} in short"}
refusals: {long: "{n}, at length"}
zones: {life: life cards}
results: {life: "{losers} has none left"}`))
	if err != nil {
		t.Fatal(err)
	}
	help := catalogue(t, game)
	if got := help.Word("en", "", "way"); got != "way" {
		t.Errorf("a code alone: %q, want the name rather than the help", got)
	}
	lost := engine.Say("life", engine.A("losers", engine.SeatVal(0)))
	if a, b := help.Say("en", lost, names), help.Word("en", "", "life"); a != "anna has none left" ||
		b != "life cards" {
		t.Errorf("%q and %q, want why the match ended, and the zone's name", a, b)
	}
	long := engine.Say("long", engine.A("n", engine.Int(2)))
	if a, b := help.Say("en", long, names), help.SayIn("en", "hints", long, names); a != "2, at length" ||
		b != "2 in short" || help.Has("en", "short") {
		t.Errorf("hints: %q and %q, or they are looked through", a, b)
	}
	if cat.Word("en", "verbs", "nowhere") != "" || cat.Has("en", "nowhere") || !cat.Has("en", "fire") {
		t.Error("Has or Word is wrong about unknown codes")
	}
}

// The earlier table wins, later ones add what it lacks, and a language without tables uses the fallback.
func TestTables(t *testing.T) {
	game, err := words.Parse("en", []byte("words: {fire: Flame}\nloose: Loose end"))
	if err != nil {
		t.Fatal(err)
	}
	it, err := words.Parse("it", []byte("words: {fire: Fuoco}"))
	if err != nil {
		t.Fatal(err)
	}
	cat := catalogue(t, it, game)
	for _, c := range [][3]string{{"en", "fire", "Flame"}, {"it", "fire", "Fuoco"}, {"de", "fire", "Flame"},
		{"en", "abandon", ""}, {"en", "loose", "Loose end"}} {
		if got := cat.Word(c[0], "words", c[1]); got != c[2] && c[2] != "" {
			t.Errorf("%s %s: got %q, want %q", c[0], c[1], got, c[2])
		}
	}
	if got := strings.Join(cat.Langs(), " "); got != "en it" {
		t.Errorf("Langs: %q", got)
	}
	if got := strings.Join(cat.Codes("it"), " "); got != "fire" {
		t.Errorf("Codes: %q", got)
	}
}

// Every fault of a file of words is reported, with its line.
func TestParseFaults(t *testing.T) {
	_, err := words.Parse("en",
		[]byte("a:\n  x: \"{open\"\n  y: 3\n  x: again\n  z: \"{n, plural, one {a}}\"\n  w: \"late }\"\n"))
	if err == nil {
		t.Fatal("no error")
	}
	for _, want := range []string{"line 2: x: a { without", "line 3: y: want text",
		"line 4: x stands twice; first on line 2",
		"line 5: z: {n, …}: \"other\" is missing", "line 6: w: a } without"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("missing %q in:\n%v", want, err)
		}
	}
	for _, bad := range []string{"", "- list", "a: b\n---\nc: d"} {
		if _, err := words.Parse("en", []byte(bad)); err == nil {
			t.Errorf("%q: no error", bad)
		}
	}
}

// Placeholders are listed, those inside forms too.
func TestPlaceholders(t *testing.T) {
	tab, err := words.Parse("en", []byte(`events: {x: "{seat} {n, plural, one {{card}} other {# of {cards}}}"}`))
	if err != nil {
		t.Fatal(err)
	}
	got, ok := tab.Placeholders("events", "x")
	if strings.Join(got, " ") != "card cards n seat" || !ok {
		t.Errorf("got %v %v", got, ok)
	}
}

// Amounts are put into the words of their symbols. Values with the same words are counted.
func TestSymbols(t *testing.T) {
	cat := catalogue(t)
	for _, c := range []struct {
		want string
		vals []engine.Value
	}{
		{"Fire + Fire + 1", []engine.Value{"cost:F+F+1"}},
		{"Fire/Wind", []engine.Value{"cost:F/G"}},
		{"X", []engine.Value{"cost:X"}},
		{"Fire ×2 and X", []engine.Value{engine.Word("fire"), engine.Word("fire"), "cost:X"}},
		{"Wind ×2 and Fire", []engine.Value{"cost:G", "cost:G", "cost:F"}},
	} {
		if got := cat.Say("en", engine.Say("list", engine.A("cards", c.vals...)), names); got != c.want {
			t.Errorf("%v: got %q, want %q", c.vals, got, c.want)
		}
	}
}

// A code alone is looked for among names, a phrase with arguments among sentences. Kinds and grammar are closed.
func TestOrder(t *testing.T) {
	tab, err := words.Parse("en", []byte(`
events: {exploited: "{card} is exploited{by, plural, zero {} one { by {by}} other { by {by}}}."}
states: {exploited: Exploited}
grammar: {unknown: "?!"}
`))
	if err != nil {
		t.Fatal(err)
	}
	cat := words.New(tab)
	card := engine.CardVal("A01")
	for _, c := range []struct {
		want string
		p    engine.Phrase
	}{
		{"Exploited", engine.Say("exploited")},
		{"Cinder Whelp is exploited.", engine.Say("exploited", engine.A("card", card))},
		{"Cinder Whelp is exploited by Cinder Whelp.",
			engine.Say("exploited", engine.A("card", card), engine.A("by", card))},
		{"?!", engine.Say("unknown")},
	} {
		if got := cat.Say("en", c.p, names); got != c.want {
			t.Errorf("%v: got %q, want %q", c.p, got, c.want)
		}
	}
}

// TestParts ensures that whoever fills a template in himself gets its pieces in order, with the form that a number
// chooses and the number itself, and may stop.
func TestParts(t *testing.T) {
	tpl, err := words.ParseTemplate("{who} draws {n, plural, zero {nothing} one {a {card}} other {# {card}}}.")
	if err != nil {
		t.Fatal(err)
	}
	for n, want := range []string{"<who> draws nothing.", "<who> draws a <card>.", "<who> draws 2 <card>."} {
		got := ""
		for text, name := range tpl.Parts(func(string) int { return n }) {
			if name != "" {
				text = "<" + name + ">"
			}
			got += text
		}
		if got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	for range tpl.Parts(func(string) int { return 2 }) {
		break
	}
}
