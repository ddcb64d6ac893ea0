package farwald_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/cardfile"
	"farpost/cards/farwald/lint"
	"farpost/cards/farwald/text"
	"farpost/cards/source"
	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/farwald/sense"
	"farpost/engine/scenario"
)

// flags finds the flags of a card's data by their keys.
func flags() map[string]int {
	out := map[string]int{}
	for i, card := 0, reflect.TypeFor[language.Card](); i < card.NumField(); i++ {
		if f := card.Field(i); f.Type.Kind() == reflect.Bool {
			key, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
			out[key] = i
		}
	}
	return out
}

// bearers are a card of each kind that a property may belong to, with that property alone.
func bearers(code string) []language.Card {
	out := []language.Card{{ID: "T1", Type: language.Evocation, Element: language.Fire, DefEn: 1},
		{ID: "T1", Type: language.Mystic}}
	for i := range out {
		reflect.ValueOf(&out[i]).Elem().Field(flags()[code]).SetBool(true)
	}
	return out
}

// TestPropertiesAreFlags ensures that the list of properties has every flag of a card's data, each once.
func TestPropertiesAreFlags(t *testing.T) {
	var listed []string
	for _, p := range language.Properties {
		listed = append(listed, p.Code)
	}
	all := flags()
	for key := range all {
		if !slices.Contains(listed, key) {
			t.Errorf("the flag %s is not in farwald.Properties", key)
		}
	}
	for i, code := range listed {
		if _, ok := all[code]; !ok || slices.Contains(listed[:i], code) {
			t.Errorf("%s is listed, but is no flag of a card, or is listed twice", code)
			continue
		}
		if c := bearers(code)[0]; !slices.Equal(c.Properties(), []string{code}) {
			t.Errorf("a card with %s has the properties %v", code, c.Properties())
		}
	}
}

// previewed has, for each property, the note by which previews tell what it does; none for what changes when a card can
// be declared, or where the card goes at the end.
var previewed = map[string]string{language.PropTW: "", language.PropEnergized: "note.enters",
	language.PropFrangible: "note.shatters", language.PropPosition: "", language.PropAether: ""}

// TestPropertiesAreKnown ensures that whoever has to know a property does: views, previews, faces, symbols, the
// sensible player, the linter, the texts of both languages and the reference.
func TestPropertiesAreKnown(t *testing.T) {
	set := load(t)
	reference := page.Read(t)
	for _, p := range language.Properties {
		if _, ok := flags()[p.Code]; !ok {
			continue // which TestPropertiesAreFlags tells
		}
		if note, ok := previewed[p.Code]; !ok || note != "" && !slices.Contains(farwald.New().Codes["previews"], note) {
			t.Errorf("%s: previews do not know it: its note is %q", p.Code, note)
		}
		if !slices.ContainsFunc(farwald.New().Layout.Symbols, func(s engine.SymbolLayout) bool {
			return s.Code == p.Code
		}) {
			t.Errorf("%s: it has no symbol", p.Code)
		}
		for _, c := range set.Cards {
			book, _ := set.Book()
			has := p.Has(book.(*language.Book).Card(c.ID))
			if has != slices.Contains(set.Face("en", c.ID).Marks, p.Code) {
				t.Errorf("%s: the face of %s is wrong about it", p.Code, c.ID)
			}
		}
		if !sense.Regards(p.Code) {
			t.Errorf("%s: the sensible player does not know it", p.Code)
		}
		if !strings.Contains(reference, "\n| `"+p.Code+"` | ") {
			t.Errorf("%s: docs/cards.md has no row for it", p.Code)
		}
		for _, lang := range text.Langs {
			for _, c := range bearers(p.Code) {
				said := strings.Join(text.Lines(lang, &c, nil), "")
				if strings.TrimSpace(said) == "" || strings.Contains(said, "{"+p.Code+"}") {
					t.Errorf("%s: the texts do not know it (%s)", p.Code, lang)
				}
			}
		}
		lintProperty(t, p.Code)
		viewProperty(t, p)
	}
}

// lintProperty ensures that the linter accepts a property on a card of some kind.
func lintProperty(t *testing.T, code string) {
	t.Helper()
	const head = "set: {id: test, name: {en: Test, it: Prova}, year: 2026, illustrator: Nobody}\ncards:\n" +
		"  - id: T01\n    name: {en: Try, it: Prova}\n    rank: normal\n    cost: 1\n"
	kinds := []string{
		"    type: evocation\n    element: F\n    desen: 1\n    defen: 1\n",
		"    type: mystic\n    effect: [{remember: {n: 1, who: controller}}]\n",
		"    type: mystic\n    position: true\n    statics: [{hand-limit: 7}]\n",
	}
	var said []string
	for _, kind := range kinds {
		if !strings.Contains(kind, code+":") {
			kind += "    " + code + ": true\n"
		}
		file := fstest.MapFS{"set.yaml": {Data: []byte(head + kind)}}
		folder, faults := cardfile.Read[language.Card](source.Dir{FS: file}, true)
		all := source.Join(faults, lint.Check(folder))
		if len(all) == 0 {
			return
		}
		said = append(said, all.Error())
	}
	t.Errorf("%s: the linter lets no card have it:\n%s", code, strings.Join(said, "\n"))
}

// viewProperty ensures that a card in its owner's hand shows a property where it has a badge, and only there.
func viewProperty(t *testing.T, p language.Property) {
	t.Helper()
	shown := "-"
	if p.Badge {
		shown = p.Code
	}
	play := "A card with " + p.Code + ".\n-- setup --\ncard T {type: mystic, cost: 1, " + p.Code +
		": true}\nhand a: t=T\n" +
		"-- script --\nexpect states a t = " + shown + "\nasks a action\n"
	if _, err := scenario.Play(scenarios.GameWith(nil, nil), p.Code+".txtar", []byte(play)); err != nil {
		t.Errorf("%s: the view is wrong about it: %v", p.Code, err)
	}
}
