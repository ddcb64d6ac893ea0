package lint_test

import (
	"os"
	"testing"

	"farpost/cards/beings/lint"
	"farpost/cards/beings/text"
	"farpost/cards/cardfile"
	"farpost/cards/lintkit/linttest"
	"farpost/engine/beings/language"
)

// FuzzCheck ensures that whatever a file holds, the loader answers: with faults that have a place, or with cards that
// can be worded and stored.
func FuzzCheck(f *testing.F) {
	blocks, err := os.ReadFile("../text/testdata/blocks.yaml")
	if err != nil {
		f.Fatal(err)
	}
	linttest.Fuzz(f, []string{"../dawn.yaml", "../dusk.yaml", "../gems.yaml"}, []string{file(plain), string(blocks)},
		lint.Check, use)
}

func use(s *cardfile.Set[language.Card]) error {
	if _, err := language.NewBook(s.Cards, s.Groups...); err != nil {
		return err
	}
	for i := range s.Cards {
		if s.Cards[i].Skill == nil {
			continue
		}
		for _, lang := range text.Langs {
			text.Skill(lang, s.Cards[i].Skill, func(t language.Type) string { return string(t) })
		}
	}
	return nil
}
