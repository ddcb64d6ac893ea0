package text_test

import (
	"strings"
	"testing"

	"farpost/cards/athernum/text"
	"farpost/cards/golden"
	"farpost/cards/schema/schematest"
	"farpost/engine/athernum/language"
)

// TestBlocks ensures that what no built-in card says reads well, too, in both languages: the golden files were read by
// a person.
func TestBlocks(t *testing.T) {
	samples := schematest.Samples[language.Card](t, "testdata/blocks.yaml")
	none := func(string) *language.Card { return nil }
	for _, lang := range text.Langs {
		var b strings.Builder
		for i := range samples {
			c := &samples[i]
			b.WriteString(c.ID + "\n  " + strings.Join(text.Card(lang, c, nil, none), "\n  ") + "\n")
		}
		golden.Text(t, "testdata/blocks."+lang+".golden", b.String())
	}
}
