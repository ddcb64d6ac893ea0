package text_test

import (
	"reflect"
	"strings"
	"testing"

	"farpost/cards/beings"
	"farpost/cards/beings/text"
	"farpost/cards/golden"
	"farpost/cards/schema/schematest"
	"farpost/engine/beings/language"
)

// samples are cards that say what no built-in card does; testdata/blocks.*.golden has how they read.
func samples(t *testing.T) []language.Card {
	return schematest.Samples[language.Card](t, "testdata/blocks.yaml")
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
	read := schematest.NewReading()
	for _, c := range append(samples(t), set.Compiled.(*language.Book).Cards()...) {
		read.Add(c.Skill)
	}
	read.Whole(t, reflect.TypeFor[language.Skill](), map[string][]string{
		"Skill.On": {language.OnPlay, language.OnStart, language.OnAction, language.OnEnd, language.OnAttack,
			language.OnBlock},
		"Target.Kind":  {language.OfOwn, language.OfOther, language.OfOpposing, language.OfAbyss, language.OfPlace},
		"Target.State": {language.Active, language.Rested},
		"Power.Of":     {language.Attacker, language.Defender},
		"Power.Until":  {language.UntilTurn},
	})
}
