package text_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	cards "farpost/cards/farwald"
	"farpost/cards/farwald/text"
)

var update = flag.Bool("update", false, "write the golden files")

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
		file := "testdata/text." + lang + ".golden"
		if *update {
			if err := os.MkdirAll("testdata", 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if diff := firstDiff(string(want), b.String()); diff != "" {
			t.Errorf("%s: %s\nread the new text with care, then run go test -update", file, diff)
		}
	}
}

func firstDiff(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(w), len(g)) {
		var a, b string
		if i < len(w) {
			a = w[i]
		}
		if i < len(g) {
			b = g[i]
		}
		if a != b {
			return fmt.Sprintf("line %d: want %q, got %q", i+1, a, b)
		}
	}
	return ""
}
