package text_test

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	cards "farpost/cards/fow"
	"farpost/cards/fow/text"
)

var update = flag.Bool("update", false, "write the golden files")

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
			parts = slices.DeleteFunc(append(append(parts, f.Rank), f.Groups...), func(s string) bool { return s == "" })
			fmt.Fprintf(&b, "%s %s\n  %s\n", f.ID, f.Name, strings.Join(parts, " · "))
			for _, l := range f.Text {
				b.WriteString("  " + l + "\n")
			}
			if f.Flavour != "" {
				b.WriteString("  “" + f.Flavour + "”\n")
			}
			b.WriteString("\n")
		}
		golden(t, "testdata/text."+lang+".golden", b.String())
	}
}

// golden compares with a golden file, or with -update writes it.
func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	w, g := strings.Split(string(want), "\n"), strings.Split(got, "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			t.Errorf("%s: line %d: want %q, got %q\nread the new text with care, then run go test -update", file, i+1, w[i], g[i])
			return
		}
	}
	if len(w) != len(g) {
		t.Errorf("%s: %d lines, got %d", file, len(w), len(g))
	}
}
