package typeset_test

import (
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"codeberg.org/go-fonts/stix/stix2mathregular"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"farpost/render/typeset"
)

// mathFonts is a folder with a font that has mathematical letters, and a file that is no font.
func mathFonts(t *testing.T) string {
	dir := t.TempDir()
	for name, data := range map[string][]byte{"math.otf": stix2mathregular.TTF, "broken.ttf": []byte("no font"),
		"notes.txt": []byte("about fonts")} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// TestFurtherFonts ensures that a letter that the embedded fonts lack comes from another font, while others stay with
// the embedded ones; that a file that is no font is reported; and that nothing is read before a letter is missed.
func TestFurtherFonts(t *testing.T) {
	var faults []error
	with := fonts.With(typeset.FolderFonts(mathFonts(t), func(err error) { faults = append(faults, err) }))
	const name = "𝓐𝓭𝓪"
	if fonts.CanDraw(name) || !with.CanDraw("Ada") || len(faults) > 0 {
		t.Errorf("the embedded fonts draw %q; faults before the first letter is missed: %v", name, faults)
	}
	if !with.CanDraw(name) {
		t.Errorf("no font draws %q", name)
	}
	if len(faults) != 1 {
		t.Errorf("faults of one broken file: %v", faults)
	}
	s := typeset.NewShaper(with)
	l := s.Line(typeset.Text{Said: "x" + name + "אz", Size: 36, Bold: true})
	if len(l.Glyphs) != 6 {
		t.Fatalf("six letters have the glyphs %v", l.Glyphs)
	}
	for i, g := range l.Glyphs {
		if math := g.Face.Upem() == 1000; math != (i >= 1 && i <= 3) {
			t.Errorf("glyph %d of %d comes from the wrong font", i, len(l.Glyphs))
		}
	}
	if got, want := glyphs(s, "אב z"), glyphs(typeset.NewShaper(fonts), "אב z"); !slices.Equal(got, want) {
		t.Errorf("with other fonts at hand the embedded one draws %v, alone %v", got, want)
	}
}

// TestNoFurtherFonts ensures that a folder that does not exist is reported once, and costs nothing but its letters.
func TestNoFurtherFonts(t *testing.T) {
	faults := 0
	with := fonts.With(typeset.FolderFonts(filepath.Join(t.TempDir(), "none"), func(error) { faults++ }))
	for range 2 {
		if with.CanDraw("王") || !with.CanDraw("Ada") {
			t.Error("it draws what it has no font for, or not what it has one for")
		}
	}
	if faults != 1 {
		t.Errorf("%d faults, want one", faults)
	}
}

// TestCanDraw ensures that a name counts as drawn if each of its letters is, and something of it is seen; a picture
// that no font has may be left out.
func TestCanDraw(t *testing.T) {
	for name, want := range map[string][2]bool{ // all of it, some of it
		"Ada":             {true, true},
		"שלום":            {true, true},
		"مرحبا":           {true, true},
		"Ada 🎉":           {true, true},
		"😀":               {true, true},
		"🎉":               {false, false},
		"":                {false, false},
		" … ":             {false, false},
		"王":               {false, false},
		"王 Ada":           {false, true},
		"한글":              {false, false},
		"e\u0301":         {true, true},
		"\u200d\u200c":    {false, false},
		"👨\u200d👩\u200d👧": {false, false},
	} {
		if got := [2]bool{fonts.CanDraw(name), fonts.CanDrawPart(name)}; got != want {
			t.Errorf("%q is drawn as a whole and in part: %v, want %v", name, got, want)
		}
	}
}

// TestMachineFonts ensures that looking for the machine's fonts leaves nothing behind, whether there are any or not,
// and that it is done just once.
func TestMachineFonts(t *testing.T) {
	temporary := t.TempDir()
	t.Setenv("TMPDIR", temporary)
	faults := 0
	with := fonts.With(typeset.MachineFonts("", func(error) { faults++ }))
	for range 2 {
		s := typeset.NewShaper(with)
		if l := s.Line(typeset.Text{Said: "Ada\U00016ffe", Size: 36}); len(l.Glyphs) < 3 { // no letter has this number
			t.Errorf("three letters that there are have the glyphs %v", l.Glyphs)
		}
	}
	left, err := os.ReadDir(temporary)
	if err != nil || len(left) > 0 || faults > 1 {
		t.Errorf("%d files are left, and %d faults reported: %v", len(left), faults, err)
	}
}

// TestDamagedFonts ensures that fonts with damaged bytes cost at most their own letters.
func TestDamagedFonts(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 12 {
		damaged := slices.Clone(stix2mathregular.TTF)
		for range 300 {
			damaged[1000+random.IntN(len(damaged)-1000)] = byte(random.Uint32())
		}
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "damaged.otf"), damaged, 0o600); err != nil {
			t.Fatal(err)
		}
		with := fonts.With(typeset.FolderFonts(dir, func(error) {}))
		l := typeset.NewShaper(with).Line(typeset.Text{Said: "Ada 𝓐𝓭𝓪 אב", Size: 36})
		if len(l.Glyphs) < 7 {
			t.Errorf("of five letters of the embedded fonts and two spaces there are %d glyphs", len(l.Glyphs))
		}
		for _, g := range l.Glyphs {
			g.Mask(new(vector.Rasterizer), 36, fixed.P(50, 50), image.Rect(0, 0, 100, 100))
		}
	}
}
