package text_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/cards/golden"
	"farpost/cards/groove"
	"farpost/cards/groove/text"
)

// TestGolden ensures that every built-in card reads in both languages as the golden files, which a person has read,
// say: what it is, and both of its halves.
func TestGolden(t *testing.T) {
	set, faults := groove.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	for _, lang := range text.Langs {
		var b strings.Builder
		for _, c := range set.Cards {
			f := set.Face(lang, c.ID)
			fmt.Fprintf(&b, "%s %s\n  %s · %s · %v · %d\n",
				f.ID, f.Name, f.TypeName, f.Groups[0], f.Gives, f.Stats[0].Printed)
			for _, l := range f.Text {
				b.WriteString("  " + l + "\n")
			}
		}
		golden.Text(t, "testdata/text."+lang+".golden", b.String())
	}
}
