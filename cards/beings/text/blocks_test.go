package text_test

import (
	"os"
	"reflect"
	"strings"
	"testing"

	"farpost/cards/beings"
	"farpost/cards/beings/text"
	"farpost/cards/cardfile"
	"farpost/cards/golden"
	"farpost/cards/source"
	"farpost/engine/beings/language"
)

// samples are cards that say what no built-in card does; testdata/blocks.*.golden has how they read.
func samples(t *testing.T) []language.Card {
	t.Helper()
	raw, err := os.ReadFile("testdata/blocks.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var f struct {
		Set   cardfile.Header `yaml:"set"`
		Cards []language.Card `yaml:"cards"`
	}
	if _, faults := source.Decode("blocks.yaml", raw, &f, source.DefaultLimits); len(faults) > 0 {
		t.Fatal(source.Faults(faults))
	}
	return f.Cards
}

// TestBlocks ensures that what no built-in card says reads well, too, in both languages: the golden files were read by
// a person.
func TestBlocks(t *testing.T) {
	set, faults := beings.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	for _, lang := range text.Langs {
		var b strings.Builder
		typed := func(x language.Type) string { return set.Words().Word(lang, "symbols", string(x)) }
		for _, c := range samples(t) {
			b.WriteString(c.ID + "\n  " + text.Skill(lang, c.Skill, typed) + "\n")
		}
		golden.Text(t, "testdata/blocks."+lang+".golden", b.String())
	}
}

// TestEveryBlockIsRead ensures that every field of a skill, and every value of its lists, stands on a built-in card or
// in a sample, so that no wording is unread.
func TestEveryBlockIsRead(t *testing.T) {
	set, faults := beings.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	for _, c := range append(samples(t), set.Compiled.(*language.Book).Cards()...) {
		if c.Skill != nil {
			note(reflect.ValueOf(*c.Skill), used)
		}
	}
	seen := map[reflect.Type]bool{}
	var walk func(reflect.Type)
	walk = func(x reflect.Type) {
		for x.Kind() == reflect.Pointer || x.Kind() == reflect.Slice {
			x = x.Elem()
		}
		if x.Kind() != reflect.Struct || seen[x] {
			return
		}
		seen[x] = true
		for i := range x.NumField() {
			f := x.Field(i)
			if key := x.Name() + "." + f.Name; !used[key] {
				t.Errorf("%s stands on no card and in no sample", key)
			}
			walk(f.Type)
		}
	}
	walk(reflect.TypeFor[language.Skill]())
	for field, values := range map[string][]string{
		"Skill.On": {language.OnPlay, language.OnStart, language.OnAction, language.OnEnd, language.OnAttack,
			language.OnBlock},
		"Target.Kind":  {language.OfOwn, language.OfOther, language.OfOpposing, language.OfAbyss, language.OfPlace},
		"Target.State": {language.Active, language.Rested},
		"Power.Of":     {language.Attacker, language.Defender},
		"Power.Until":  {language.UntilTurn},
	} {
		for _, v := range values {
			if !used[field+"="+v] {
				t.Errorf("%s %q stands on no card and in no sample", field, v)
			}
		}
	}
}

// note notes every field that is set, and the values of strings.
func note(v reflect.Value, used map[string]bool) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			note(v.Elem(), used)
		}
	case reflect.Slice:
		for i := range v.Len() {
			note(v.Index(i), used)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			f, key := v.Field(i), v.Type().Name()+"."+v.Type().Field(i).Name
			if f.IsZero() {
				continue
			}
			if used[key] = true; f.Kind() == reflect.String {
				used[key+"="+f.String()] = true
			}
			note(f, used)
		}
	}
}
