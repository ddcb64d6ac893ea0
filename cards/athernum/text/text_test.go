package text_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/cards/athernum"
	"farpost/cards/athernum/text"
	"farpost/cards/golden"
)

// TestGolden ensures that every built-in card reads in both languages as the golden files, which a person has read,
// say: type, faction, cost and figures, and all that it says.
func TestGolden(t *testing.T) {
	set, faults := athernum.Load()
	if err := faults.Err(); err != nil {
		t.Fatal(err)
	}
	for _, lang := range text.Langs {
		var b strings.Builder
		for _, c := range set.Cards {
			f := set.Face(lang, c.ID)
			parts := []string{f.TypeName}
			if f.Element != "" {
				parts = append(parts, f.Element)
			}
			if !f.NoCost {
				parts = append(parts, fmt.Sprint(f.Cost))
			}
			for _, s := range f.Stats {
				parts = append(parts, fmt.Sprint(s.Code, " ", s.Printed))
			}
			fmt.Fprintf(&b, "%s %s\n  %s\n", f.ID, f.Name, strings.Join(parts, " · "))
			for _, l := range f.Text {
				b.WriteString("  " + l + "\n")
			}
			b.WriteString("\n")
		}
		golden.Text(t, "testdata/text."+lang+".golden", b.String())
	}
}
