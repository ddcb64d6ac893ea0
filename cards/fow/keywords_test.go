package fow_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/cardfile"
	"farpost/cards/fow/lint"
	"farpost/cards/fow/text"
	"farpost/cards/source"
	"farpost/engine"
	"farpost/engine/fow"
	"farpost/engine/fow/language"
	"farpost/engine/fow/scenarios"
	"farpost/engine/fow/sense"
	"farpost/engine/scenario"
)

// TestKeywordsAreListed ensures that every symbol ability that the ruleset has a constant for is in its list, once.
func TestKeywordsAreListed(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "../../engine/fow/language/keywords.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var named []language.Keyword
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if typ, ok := spec.Type.(*ast.Ident); !ok || typ.Name != "Keyword" {
			return true
		}
		code, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
		if err != nil {
			t.Fatal(err)
		}
		named = append(named, language.Keyword(code))
		return true
	})
	listed := slices.Clone(language.Keywords)
	slices.Sort(named)
	slices.Sort(listed)
	if len(named) == 0 || !slices.Equal(named, listed) {
		t.Errorf("the constants are %v, the list is %v", named, listed)
	}
}

// TestKeywordsAreKnown ensures that whoever has to know a symbol ability does: views, previews, faces, symbols, the
// sensible player, the linter, the texts of both languages and the reference.
func TestKeywordsAreKnown(t *testing.T) {
	reference := page.Read(t)
	for _, k := range language.Keywords {
		known(t, string(k), reference)
		if !slices.ContainsFunc(fow.New().Layout.Symbols, func(s engine.SymbolLayout) bool {
			return s.Code == string(k)
		}) {
			t.Errorf("%s: it has no symbol", k)
		}
		for _, lang := range text.Langs {
			printed := text.Lines(lang, &language.Card{Type: language.Resonator,
				Face: language.Face{Keywords: []language.Keyword{k}}}, nil)
			if len(printed) != 1 || strings.Trim(printed[0], "[]{}") == "" || printed[0] == "[{"+string(k)+"}]" {
				t.Errorf("%s: the texts do not know it (%s): %q", k, lang, printed)
			}
		}
		lints(t, string(k), "type: resonator\ncost: F\natk: 200\ndef: 200\nkeywords: ["+string(k)+"]\n",
			"type: ruler\njudgment: F\nj: {name: {en: Other, it: Altro}, atk: 800, def: 800, keywords: ["+string(k)+"]}\n")
		play(t, string(k), "card T {keywords: ["+string(k)+"]}\nfield a: t=T\n", "states a t = "+string(k))
	}
}

// TestFlags ensures that the list of flags has every flag of a card's data, and that whoever has to know one does:
// previews, faces, the sensible player, the linter, the texts or the rank in both languages, the reference, scenarios.
func TestFlags(t *testing.T) {
	reference, set := page.Read(t), load(t)
	card := reflect.TypeFor[language.Card]()
	all := map[string]int{}
	for i := range card.NumField() {
		if f := card.Field(i); f.Type.Kind() == reflect.Bool {
			key, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
			all[key] = i
			if !slices.ContainsFunc(language.Flags, func(f language.Flag) bool { return f.Code == key }) {
				t.Errorf("the flag %s is not in fow.Flags", key)
			}
		}
	}
	for _, f := range language.Flags {
		i, ok := all[f.Code]
		if !ok {
			t.Errorf("%s is listed, but is no flag of a card", f.Code)
			continue
		}
		c := language.Card{Type: language.Spell, Spell: language.Chant}
		reflect.ValueOf(&c).Elem().Field(i).SetBool(true)
		if got := c.Flags(f.Rank); !slices.Equal(got, []string{f.Code}) {
			t.Errorf("a card with %s has the flags %v", f.Code, got)
		}
		known(t, f.Code, reference)
		for _, lang := range text.Langs {
			said := strings.Join(text.Lines(lang, &c, nil), "")
			if f.Rank {
				said = set.Words().Word(lang, "ranks", f.Code)
			}
			if said = strings.Trim(said, "[]{}"); said == "" || said == f.Code {
				t.Errorf("%s: neither texts nor ranks know it (%s): %q", f.Code, lang, said)
			}
		}
		lints(t, f.Code, "type: stone\nproduces: [{of: [F]}]\n"+f.Code+": true\n",
			"type: spell\nspell: chant\ncost: F\neffect: [{draw: {n: 1, who: controller}}]\n"+f.Code+": true\n")
		play(t, f.Code, "card T {type: spell, spell: chant, cost: F, attributes: [], "+f.Code+": true}\n", "print T = "+
			strings.Join(slices.DeleteFunc([]string{"spell chant", rankOf(f, true), "cost F", rankOf(f, false)},
				func(s string) bool { return s == "" }), " "))
	}
}

// rankOf is a flag's code where it is printed.
func rankOf(f language.Flag, rank bool) string {
	if f.Rank == rank {
		return f.Code
	}
	return ""
}

// previewed has, for each symbol ability and flag, the note by which previews tell what it does; none where they have
// nothing to say.
var previewed = map[string]string{"swiftness": "", "target-attack": "", "first-strike": "", "pierce": "", "explode": "",
	"flying": "note.blockers", "imperishable": "", "special": "", "quickcast": ""}

// known ensures what symbol abilities and flags have in common.
func known(t *testing.T, code, reference string) {
	t.Helper()
	if note, ok := previewed[code]; !ok || note != "" && !slices.Contains(fow.New().Codes["previews"], note) {
		t.Errorf("%s: previews do not know it: its note is %q", code, note)
	}
	if !sense.Regards(code) {
		t.Errorf("%s: the sensible player does not know it", code)
	}
	if !strings.Contains(reference, "\n| `"+code+"` | ") || strings.Contains(reference, "\n| `"+code+"` |  |") {
		t.Errorf("%s: docs/cards-fow.md has no row that says what it means", code)
	}
}

// lints ensures that the linter accepts one of some cards.
func lints(t *testing.T, code string, cards ...string) {
	t.Helper()
	var said []string
	for _, card := range cards {
		file := "set: {id: test, name: {en: Test, it: Prova}, year: 2026, illustrator: Nobody}\ncards:\n" +
			"  - id: T01\n    name: {en: Try, it: Prova}\n"
		for l := range strings.Lines(card) {
			file += "    " + l
		}
		set := fstest.MapFS{"set.yaml": {Data: []byte(file)}}
		folder, faults := cardfile.Read[language.Card](source.Dir{FS: set}, true)
		all := source.Join(faults, lint.Check(folder))
		if len(all) == 0 {
			return
		}
		said = append(said, all.Error())
	}
	t.Errorf("%s: the linter lets no card have it:\n%s", code, strings.Join(said, "\n"))
}

// play ensures a fact about a card of a scenario's own.
func play(t *testing.T, code, setup, fact string) {
	t.Helper()
	script := "A card with " + code + ".\n-- setup --\n" + setup + "-- script --\nexpect " + fact + "\nasks a W-05\n"
	if _, err := scenario.Play(scenarios.Game(nil, nil), code+".txtar", []byte(script)); err != nil {
		t.Errorf("%s: %v", code, err)
	}
}
