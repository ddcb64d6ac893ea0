package text_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	cards "farpost/cards/fow"
	"farpost/cards/fow/text"
	"farpost/cards/golden"
)

// TestGolden ensures that every built-in card reads in both languages as the golden files, which a person has read,
// say: both sides of rulers, cost, figures, races and traits.
func TestGolden(t *testing.T) {
	set, faults := cards.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	for _, lang := range text.Langs {
		var b strings.Builder
		for _, c := range set.Cards {
			f := set.Face(lang, c.ID)
			parts := []string{f.TypeName, f.Element + strings.Join(f.Marks, ","), strings.Join(f.Need, "+")}
			for _, s := range f.Stats {
				parts = append(parts, fmt.Sprint(s.Printed))
			}
			parts = slices.DeleteFunc(append(append(parts, f.Rank), f.Groups...), func(s string) bool {
				return s == ""
			})
			fmt.Fprintf(&b, "%s %s\n  %s\n", f.ID, f.Name, strings.Join(parts, " · "))
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
