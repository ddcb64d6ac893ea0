package app

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/engine"
)

// TestSymbolsOfTexts ensures that every symbol in the texts of every card is one that the game's layout has or a
// number, so that it is drawn, and that messages say it in a word and show no braces.
func TestSymbolsOfTexts(t *testing.T) {
	lib, err := newLibrary("", "", func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, game := range lib.Games() {
		layout := lib.Ruleset(game).Layout
		for _, id := range lib.Cards(game) {
			for _, lang := range languages {
				for _, line := range lib.printed(game, nil, lang, id).Text {
					for _, p := range engine.PartsOf(line) {
						if _, err := strconv.Atoi(p.Code); p.Code == "" || p.Code == "X" || err == nil {
							continue
						}
						seen++
						if !slices.ContainsFunc(layout.Symbols,
							func(s engine.SymbolLayout) bool { return s.Code == p.Code && s.Shape != "" }) {
							t.Errorf("%s of %s: %q has {%s}, which its layout does not draw", id, game, line, p.Code)
						}
						if w := lib.said[game].Word(lang, "symbols", p.Code); w == "" {
							t.Errorf("%s of %s: {%s} has no word in %s", id, game, p.Code, lang)
						}
					}
				}
				if said := strings.Join(lib.Face(game, lang, id).Text, " "); strings.ContainsAny(said, "{}") {
					t.Errorf("%s of %s says %q", id, game, said)
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no card has a symbol in its text")
	}
}

// shapesOf are the shapes of a layout's symbols, by code.
func shapesOf(layout engine.Layout) map[string]string {
	out := map[string]string{}
	for _, s := range layout.Symbols {
		out[s.Code] = s.Shape
	}
	return out
}

// TestSignsOfLayouts ensures that the hourglass stays the sign of who is to act, that every sign that a layout asks for
// before requirements and notes is there, that notes with different signs differ by shape, and that a game whose
// requirement is the cost itself has no sign before it and shows it as what a card in hand costs.
func TestSignsOfLayouts(t *testing.T) {
	lib, err := newLibrary("", "", func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range lib.Games() {
		layout := lib.Ruleset(game).Layout
		shapes := shapesOf(layout)
		for code, shape := range shapes {
			if shape == "hourglass" {
				t.Errorf("%s: %s has the hourglass, which is the sign of who is to act", game, code)
			}
		}
		if layout.Need != "" && shapes[layout.Need] == "" {
			t.Errorf("%s: no symbol %s to stand before requirements", game, layout.Need)
		}
		price := lib.said[game].Word("en", "labels", "price") != ""
		asCost := slices.ContainsFunc(layout.Stats,
			func(s engine.StatLayout) bool { return s.Code == "cost" && s.Need })
		if price != asCost || price && layout.Need != "" {
			t.Errorf("%s: the requirement is the cost: %t; its sign is %q, and it is shown as the cost: %t", game,
				price, layout.Need, asCost)
		}
		by := map[string]string{}
		for _, n := range layout.Notes {
			shape := shapes[n.Symbol]
			if other, twice := by[shape]; shape == "" || twice && other != n.Symbol {
				t.Errorf("%s: the note %s has the shape %q, as %s has", game, n.Code, shape, other)
			}
			by[shape] = n.Symbol
		}
	}
}

// TestSignsOfCardsMeanOneThing ensures that signs on a card, where no word stands beside them, mean one thing in a
// game: those of its states and figures differ in shape, and the chain, which marks what is attached, is none.
func TestSignsOfCardsMeanOneThing(t *testing.T) {
	lib, err := newLibrary("", "", func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range lib.Games() {
		layout := lib.Ruleset(game).Layout
		shapes := shapesOf(layout)
		for code, shape := range shapes {
			if shape == "chain" {
				t.Errorf("%s: %s has the sign of what is attached", game, code)
			}
		}
		means := map[string]string{}
		add := func(code string) {
			if other := means[shapes[code]]; other != "" && other != code {
				t.Errorf("%s: %s and %s have the sign %s", game, other, code, shapes[code])
			}
			means[shapes[code]] = code
		}
		for _, s := range layout.States {
			if s.Symbol != "" {
				add(s.Symbol)
			}
		}
		for _, s := range layout.Stats {
			add(s.Symbol)
		}
	}
}

// TestKindsAreSaidOnce ensures that the line that says what sort of card it is says nothing twice, and that the last
// line of a card says its set, its year and who drew it, with and without emojis.
func TestKindsAreSaidOnce(t *testing.T) {
	lib, err := newLibrary("", "", func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	texts, err := lib.newWords()
	if err != nil {
		t.Fatal(err)
	}
	for _, signs := range []port.Signs{nil, bells{}} {
		words := narrate.Words{Texts: texts, Library: lib, Signs: signs}
		for _, game := range lib.Games() {
			for _, id := range lib.Cards(game) {
				for _, lang := range languages {
					f := lib.Face(game, lang, id)
					text := words.CardText(game, lang, f)
					if f.Year == 0 || !strings.HasSuffix(text, "\n-# "+f.Edge()) {
						t.Errorf("%s of %s has no edge: %q", id, game, text)
					}
					kind, _, _ := strings.Cut(text, "\n")
					said := strings.Split(strings.ReplaceAll(kind, bell+" ", ""), " · ")
					slices.Sort(said)
					if len(slices.Compact(slices.Clone(said))) != len(said) {
						t.Errorf("%s of %s: %q says something twice", id, game, kind)
					}
				}
			}
		}
	}
}

// bells has one emoji for all signs.
type bells struct{}

const bell = "<:bell:1>"

func (bells) Emoji(string, string) *discordgo.ComponentEmoji { return nil }
func (bells) Sign(string, string) string                     { return bell }
