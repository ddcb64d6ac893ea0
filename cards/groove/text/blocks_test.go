package text_test

import (
	"reflect"
	"strings"
	"testing"

	"farpost/cards/golden"
	"farpost/cards/groove"
	"farpost/cards/groove/text"
	"farpost/cards/schema/schematest"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

// samples are cards that say what no built-in card does; testdata/blocks.*.golden has how they read.
func samples(t *testing.T) []language.Card {
	return schematest.Samples[language.Card](t, "testdata/blocks.yaml")
}

// TestBlocks ensures that what no built-in card says reads well, too, in both languages: the golden files were read by
// a person.
func TestBlocks(t *testing.T) {
	races := kit.Groups{"beast": {ID: "beast", Of: kit.Text{En: "Beast", It: "Bestia"}}}
	for _, lang := range text.Langs {
		var b strings.Builder
		for _, c := range samples(t) {
			b.WriteString(c.ID + "\n")
			for _, h := range language.Halves {
				b.WriteString("  " + text.Part(lang, &c, races, language.Says(c.ID, h)) + "\n")
			}
		}
		golden.Text(t, "testdata/blocks."+lang+".golden", b.String())
	}
}

// TestEveryBlockIsRead ensures that there is no key of a text, and no word of one, that stands neither on a built-in
// card nor in a sample: somebody has read each of them.
func TestEveryBlockIsRead(t *testing.T) {
	set, faults := groove.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	read := schematest.NewReading()
	for _, c := range append(samples(t), set.Compiled.(*language.Book).Cards()...) {
		read.Add(c)
	}
	read.Whole(t, reflect.TypeFor[language.Card](), map[string][]string{
		"Trigger.On": {language.OnSummoned, language.OnDestroyed, language.OnAttacking, language.OnTapped,
			language.OnAfterCast, language.OnEndOfTurn, language.OnBreak},
		"Static.While": {language.WhileAlone, language.WhileOther, language.WhileAttacking, language.WhileBlocking},
		"Target.Kind": {language.OfOwn, language.OfOpposing, language.OfAny, language.OfPermanent, language.OfDiscard,
			language.OfShield},
		"Filter.State":   {language.Exhausted, language.Refreshed, language.Attacking},
		"Filter.Colour":  {string(language.Ember)},
		"All.Side":       {language.Own, language.Opposing, language.Any},
		"On.Of":          {language.This, language.Attacker},
		"Strength.Until": {language.UntilTurn, language.UntilBattle, language.UntilNextTurn, language.Permanent},
		"Grant.Until":    {language.UntilTurn, language.UntilBattle, language.UntilNextTurn, language.Permanent},
	})
}
