package lint_test

import (
	"os"
	"testing"

	"farpost/cards/cardfile"
	"farpost/cards/groove/lint"
	"farpost/cards/groove/text"
	"farpost/cards/lintkit/linttest"
	"farpost/engine/groove/language"
)

// FuzzCheck ensures that whatever a file holds, the loader answers: with faults that have a place, or with cards that
// can be worded and stored.
func FuzzCheck(f *testing.F) {
	blocks, err := os.ReadFile("../text/testdata/blocks.yaml")
	if err != nil {
		f.Fatal(err)
	}
	linttest.Fuzz(f, []string{"../ember.yaml", "../dual.yaml"}, []string{string(blocks)}, lint.Check, use)
}

func use(s *cardfile.Set[language.Card]) error {
	if _, err := language.NewBook(s.Cards, s.Groups...); err != nil {
		return err
	}
	for i := range s.Cards {
		for _, lang := range text.Langs {
			for _, h := range language.Halves {
				text.Part(lang, &s.Cards[i], nil, language.Says(s.Cards[i].ID, h))
			}
		}
	}
	return nil
}
