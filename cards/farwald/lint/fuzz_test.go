package lint_test

import (
	"testing"

	"farpost/cards/cardfile"
	"farpost/cards/farwald/lint"
	"farpost/cards/farwald/text"
	"farpost/cards/lintkit/linttest"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// Whatever a file holds, the loader answers: with faults that have a place, or with cards that can be worded and
// stored.
func FuzzCheck(f *testing.F) {
	seed := header + "    type: mystic\n    cost: 1\n    targets: [{name: x, kind: crystal, side: own}]\n" +
		"    effect: [{if: {cond: {own-crystals: 1}, then: [{restore-fragments: {n: 1, of: x}}]}}]\n"
	linttest.Fuzz(f, []string{"../starter-a.yaml", "../starter-b.yaml", "../pool.yaml"}, []string{seed}, lint.Check,
		use)
}

func use(s *cardfile.Set[language.Card]) error {
	book, err := language.NewBook(s.Cards, s.Groups...)
	if err != nil {
		return err
	}
	for i := range s.Cards {
		for _, lang := range text.Langs {
			text.Lines(lang, &s.Cards[i], kit.GroupsOf(book.Groups()))
		}
	}
	return nil
}
