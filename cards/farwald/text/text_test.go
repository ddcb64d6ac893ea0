package text_test

import (
	"fmt"
	"strings"
	"testing"

	cards "farpost/cards/farwald"
	"farpost/cards/farwald/text"
	"farpost/cards/golden"
)

// Every built-in card reads in both languages as the golden files, which a person has read, say.
func TestGolden(t *testing.T) {
	set, faults := cards.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	for _, lang := range text.Langs {
		var b strings.Builder
		for _, c := range set.Cards {
			f := set.Face(lang, c.ID)
			fmt.Fprintf(&b, "%s %s\n  %s · %s · %s", f.ID, f.Name, f.TypeName, f.Element, f.Rank)
			for _, g := range f.Groups {
				b.WriteString(" · " + g)
			}
			fmt.Fprintf(&b, " · %d · %s", f.Cost, strings.Join(f.Need, "+"))
			for _, s := range f.Stats {
				fmt.Fprintf(&b, " · %d", s.Printed)
			}
			b.WriteString("\n")
			for _, l := range f.Text {
				b.WriteString("  " + l + "\n")
			}
			if f.Flavour != "" {
				b.WriteString("  “" + f.Flavour + "”\n")
			}
			b.WriteString("\n")
		}
		golden.Text(t, "testdata/text."+lang+".golden", b.String())
	}
}
