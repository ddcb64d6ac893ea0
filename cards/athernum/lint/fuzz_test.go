package lint_test

import (
	"os"
	"testing"

	"farpost/cards/athernum/lint"
	"farpost/cards/athernum/text"
	"farpost/cards/cardfile"
	"farpost/cards/lintkit/linttest"
	"farpost/engine/athernum/language"
)

// FuzzCheck ensures that whatever a file holds, the loader answers: with faults that have a place, or with cards that
// can be worded and stored.
func FuzzCheck(f *testing.F) {
	blocks, err := os.ReadFile("../text/testdata/blocks.yaml")
	if err != nil {
		f.Fatal(err)
	}
	linttest.Fuzz(f, []string{"../cinderguild.yaml", "../workshop.yaml", "../beyond.yaml"}, []string{string(blocks)},
		lint.Check, use)
}

func use(s *cardfile.Set[language.Card]) error {
	book, err := language.NewBook(s.Cards, s.Groups...)
	if err != nil {
		return err
	}
	for i := range s.Cards {
		for _, lang := range text.Langs {
			text.Card(lang, &s.Cards[i], nil, book.Card)
		}
	}
	return nil
}
