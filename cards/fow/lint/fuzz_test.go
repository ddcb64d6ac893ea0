package lint_test

import (
	"os"
	"testing"

	"farpost/cards/cardfile"
	"farpost/cards/fow/lint"
	"farpost/cards/fow/text"
	"farpost/cards/lintkit/linttest"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// FuzzCheck ensures that whatever a file holds, the loader answers: with faults that have a place, or with cards
// that can be worded and stored.
func FuzzCheck(f *testing.F) {
	blocks, err := os.ReadFile("../text/testdata/blocks.yaml")
	if err != nil {
		f.Fatal(err)
	}
	seed := header +
		"    type: spell\n    spell: chant\n    cost: 1\n    targets: [{name: x, kind: spell, side: own}]\n" +
		"    effect: [{if: {cond: {life-max: 100}, then: [{cancel: {of: x}}]}}]\n"
	linttest.Fuzz(f, []string{"../kilnmoor.yaml", "../low-archive.yaml", "../further.yaml"},
		[]string{seed, string(blocks)}, lint.Check, use)
}

func use(s *cardfile.Set[language.Card]) error {
	book, err := language.NewBook(s.Cards, s.Groups...)
	if err != nil {
		return err
	}
	for i := range s.Cards {
		for _, lang := range text.Langs {
			text.Lines(lang, &s.Cards[i], kit.GroupsOf(book.Groups()))
			text.JLines(lang, &s.Cards[i], nil)
		}
	}
	return nil
}
