package draw_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/render/draw"
)

// TestFit ensures that fitted lines are never wider than their room, nor more than allowed. A text shrinks before
// anything is left out, and then ends with an ellipsis. A wide word is broken first behind its slashes and hyphens, and
// a plus stays with what it adds.
func TestFit(t *testing.T) {
	faces, err := draw.ParseFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := draw.NewPen(faces, nil)
	for _, c := range []struct {
		in    string
		width int
		most  int
		want  []string
		size  int
	}{
		{"Kiln Adept", 246, 2, []string{"Kiln Adept"}, 36},
		{"Perché No? – Così è", 600, 1, []string{"Perché No? – Così è"}, 36},
		{"  two \n words\t", 600, 1, []string{"two words"}, 36},
		{"Annalisa 🎉", 600, 1, []string{"Annalisa"}, 36},
		{"", 100, 2, nil, 36},
		{"perche\u0301", 400, 1, []string{"perché"}, 36},
		{"Warden/Over-warden of it", 200, 3, []string{"Warden/", "Over-warden", "of it"}, 28},
		{"Overwhelming-ness", 250, 3, []string{"Overwhelming-", "ness"}, 28},
		{"missing Nature + 2", 300, 2, []string{"missing Nature", "+ 2"}, 36},
		{"Warden/Over-warden", 120, 3, []string{"Warden/", "Over-", "warden"}, 28},
	} {
		f := p.Fit(c.in, c.width, c.most, draw.Bold(36), draw.Bold(28))
		if !slices.Equal(f.Lines, c.want) || f.Style.Size != c.size {
			t.Errorf("%q: %q at %d, want %q at %d", c.in, f.Lines, f.Style.Size, c.want, c.size)
		}
	}
	long := "Incontrovertibilissimamente straordinaria cartografa del crepuscolo"
	for width := 5; width < 500; width += 7 {
		for most := 1; most < 4; most++ {
			f := p.Fit(long, width, most, draw.Bold(36), draw.Bold(28))
			if len(f.Lines) > most {
				t.Errorf("%d wide: %d lines, at most %d", width, len(f.Lines), most)
			}
			for _, l := range f.Lines {
				if w := p.Cut(f.Style).Width(l); w > width {
					t.Errorf("%q is %d wide, has %d", l, w, width)
				}
			}
			whole := strings.ReplaceAll(strings.Join(f.Lines, " "), "- ", "") == long
			if last := f.Lines[len(f.Lines)-1]; !whole && last != "" && !strings.HasSuffix(last, "…") {
				t.Errorf("%d wide: %q ends without an ellipsis", width, f.Lines)
			}
		}
	}
}
