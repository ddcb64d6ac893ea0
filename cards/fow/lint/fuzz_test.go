package lint_test

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/fow/form"
	"farpost/cards/fow/lint"
	"farpost/cards/fow/text"
	"farpost/cards/source"
	"farpost/engine/fow"
)

// FuzzCheck ensures that whatever a file holds, the loader answers: with faults that have a place, or with cards that can be worded and
// stored.
func FuzzCheck(f *testing.F) {
	for _, name := range []string{"kilnmoor.yaml", "low-archive.yaml", "further.yaml"} {
		data, err := os.ReadFile("../" + name)
		if err != nil {
			f.Fatal(err)
		}
		head, cards, _ := strings.Cut(string(data), "cards:\n")
		for i, card := range strings.Split(cards, "\n\n") {
			if i%4 == 0 { // short files, so that a change of one letter is quickly tried
				f.Add([]byte(head + "cards:\n" + card + "\n"))
			}
		}
	}
	f.Add([]byte(header + "    type: spell\n    spell: chant\n    cost: 1\n    targets: [{name: x, kind: spell, side: own}]\n    effect: [{if: {cond: {life-max: 100}, then: [{cancel: {of: x}}]}}]\n"))
	if blocks, err := os.ReadFile("../text/testdata/blocks.yaml"); err == nil {
		f.Add(blocks)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		folder, faults := form.Read(source.Dir{FS: fstest.MapFS{"set.yaml": {Data: data}}}, false)
		faults = append(faults, lint.Check(nil, folder)...)
		for _, x := range faults {
			if x.File == "" || x.Msg == "" {
				t.Fatalf("a fault without a place: %+v", x)
			}
		}
		if len(faults) > 0 {
			return
		}
		for _, s := range folder.Sets {
			book, err := fow.NewBook(s.Cards, s.Groups...)
			if err != nil {
				t.Fatal(err)
			}
			for i := range s.Cards {
				for _, lang := range text.Langs {
					text.Lines(lang, &s.Cards[i], text.GroupsOf(book.Groups()))
					text.JLines(lang, &s.Cards[i], nil)
				}
			}
		}
	})
}
