package draw_test

import (
	"image"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"farpost/render/draw"
	"farpost/render/typeset"
)

// newPen returns a pen with the embedded fonts alone.
func newPen(t *testing.T) *draw.Pen {
	faces, err := draw.ParseFonts()
	if err != nil {
		t.Fatal(err)
	}
	return draw.NewPen(faces, nil)
}

// written returns a picture of a text in dark letters on white.
func written(p *draw.Pen, s draw.Style, text string) *image.RGBA {
	im := image.NewRGBA(image.Rect(0, 0, p.Cut(s).Width(text)+40, 2*s.Size))
	p.On(im, draw.Rgb(255, 255, 255))
	p.Text(20, s.Size*3/2, s, draw.Rgb(0, 0, 0), text)
	return im
}

// inked returns the columns of a picture in which there is ink, from the first to behind the last.
func inked(im *image.RGBA) (from, to int) {
	from, to = im.Rect.Max.X, 0
	for y := range im.Rect.Dy() {
		for x := range im.Rect.Dx() {
			if im.RGBAAt(x, y).R < 128 {
				from, to = min(from, x), max(to, x+1)
			}
		}
	}
	return from, to
}

// TestHebrew ensures that a Hebrew name is drawn from the right: its picture is that of its letters the other way round
// when they are made to run to the right.
func TestHebrew(t *testing.T) {
	p := newPen(t)
	for _, s := range []draw.Style{draw.Plain(36), draw.Bold(36)} {
		got := written(p, s, "שלום")
		if want := written(p, s, "\u202dםולש\u202c"); !slices.Equal(got.Pix, want.Pix) {
			t.Errorf("at %v the first letter is not the rightmost one", s)
		}
		if from, to := inked(got); to-from < 40 {
			t.Errorf("at %v four letters have %d columns", s, to-from)
		}
	}
}

// TestLineDirection ensures that each line of a text has the direction of the text, whatever it begins with, and that
// lines that run to the left begin at the same place.
func TestLineDirection(t *testing.T) {
	p, s := newPen(t), draw.Plain(36)
	set := p.Fit("Ada hits אבגד.", p.Cut(s).Width("Ada hits "), 2, s)
	if len(set.Lines) != 2 {
		t.Fatalf("the lines are %q", set.Lines)
	}
	got, want := written(p, s, set.Lines[1]), written(p, s, "\u202dדגבא.\u202c")
	if !slices.Equal(got.Pix, want.Pix) {
		t.Errorf("the second line of an English text, %q, does not end with its full stop", set.Lines[1])
	}
	set = p.Fit("אבגד אבגדה Ada.", p.Cut(s).Width("אבגד אבגדה "), 2, s)
	if len(set.Lines) != 2 {
		t.Fatalf("the lines are %q", set.Lines)
	}
	got, want = written(p, s, set.Lines[1]), written(p, s, "\u202d.Ada\u202c")
	if !slices.Equal(got.Pix, want.Pix) {
		t.Errorf("the second line of a Hebrew text, %q, does not end with its full stop at the left", set.Lines[1])
	}
	im := image.NewRGBA(image.Rect(0, 0, 500, set.Height))
	p.On(im, draw.Rgb(255, 255, 255))
	p.Lines(0, 0, draw.Rgb(0, 0, 0), set)
	_, first := inked(im.SubImage(image.Rect(0, 0, 500, set.Step)).(*image.RGBA))
	bottom := image.NewRGBA(image.Rect(0, 0, 500, set.Step))
	copy(bottom.Pix, im.Pix[set.Step*im.Stride:])
	if _, second := inked(bottom); second < first-6 {
		t.Errorf("the lines end at %d and %d", first, second)
	}
}

// samples are texts of which each is drawn in another way.
var samples = []string{"Ada", "Perché No? – Così è", "שלום", "שָׁלוֹם", "مرحبا بالعالم", "می\u200cخواهم",
	"Ada מלך 12 (two)", "z\u0301\u0323a", "😀 Ada ❤\ufe0f", "𝔸da", "Ωμέγα Жук", "\u2068אב\u2069, \u2068גד\u2069"}

// TestWidth ensures that a text ends where it was measured to end, and that its ink is within what was measured.
func TestWidth(t *testing.T) {
	p := newPen(t)
	for _, text := range samples {
		for _, s := range []draw.Style{draw.Plain(28), draw.Bold(36)} {
			im := written(p, s, text)
			w := p.Cut(s).Width(text)
			if end := p.Text(20, s.Size, s, draw.Rgb(0, 0, 0), text); end != 20+w {
				t.Errorf("%q at %v is %d wide and ends at %d", text, s, w, end-20)
			}
			from, to := inked(im)
			if from < 20-3 || to > 20+w+3 || to-from < w-12 {
				t.Errorf("%q at %v is %d wide, and has ink from %d to %d", text, s, w, from-20, to-20)
			}
		}
	}
}

// TestUnkerned ensures that plain letters look the same whether a text beside them is shaped or not.
func TestUnkerned(t *testing.T) {
	p, s := newPen(t), draw.Plain(36)
	for _, text := range []string{"AVATAR", "Tea fish office", "Perché così"} {
		plain := p.Cut(s).Width(text + " ")
		shaped := p.Cut(s).Width(text+" א") - p.Cut(s).Width("א")
		if shaped < plain-2 || shaped > plain+2 {
			t.Errorf("%q is %d wide, beside Hebrew %d", text, plain, shaped)
		}
	}
}

// TestCutOff ensures that a text that is shortened has an ellipsis, has room, and ends where a letter ends.
func TestCutOff(t *testing.T) {
	p, s := newPen(t), draw.Plain(36)
	for _, text := range append(samples, "بلاب", "ax\u0323\u0301b") {
		for width, c := 0, p.Cut(s); width < c.Width(text); width++ {
			got := c.CutOff(text, width)
			head := strings.TrimSuffix(got, draw.Ellipsis)
			if c.Width(got) > width || !strings.HasPrefix(text, head) || got != "" && got == head {
				t.Fatalf("%q cut to %d is %q, %d wide", text, width, got, c.Width(got))
			}
			next, _ := utf8.DecodeRuneInString(text[len(head):])
			if unicode.In(next, unicode.M, unicode.Cf) && next != typeset.IsolateBegin && next != typeset.IsolateEnd ||
				strings.HasSuffix(head, "ل") && next == 'ا' {
				t.Errorf("%q is cut to %q", text, got)
			}
		}
	}
}

// TestBrokenWords ensures that scripts without spaces end a line between any two letters and without a hyphen, and that
// Arabic and Hebrew words have no hyphens either.
func TestBrokenWords(t *testing.T) {
	p, s := newPen(t), draw.Plain(36)
	for _, text := range []string{"שלוםשלוםשלוםשלום", "مرحبامرحبامرحبامرحبا"} {
		set := p.Fit(text, 100, 0, s)
		if len(set.Lines) < 2 || strings.Contains(strings.Join(set.Lines, ""), "-") {
			t.Errorf("%q has the lines %q", text, set.Lines)
		}
		if strings.Join(set.Lines, "") != text {
			t.Errorf("the lines of %q are %q", text, set.Lines)
		}
	}
}

// TestClean ensures that what no font has is left out whole, with its joiners, and that what a text needs to be drawn
// well stays.
func TestClean(t *testing.T) {
	p := newPen(t)
	for text, want := range map[string]string{
		"  a \n b ":             "a b",
		"Ada 👨\u200d👩\u200d👧 x": "Ada x",
		"👍🏽 Ada":                "Ada",
		"می\u200cخواهم":         "می\u200cخواهم",
		"a\u202eb\u2066c\u2069": "abc\u2069",
		"\u2068אב\u2069":        "\u2068אב\u2069",
		"王 Ada 王":               "Ada",
		"\u200d\u200c":          "",
		"e\u0301":               "é",
		"😀\ufe0f!":              "😀\ufe0f!",
		"a\U000e0067b":          "ab",
	} {
		if got := p.Cut(draw.Plain(36)).Clean(text); got != want {
			t.Errorf("%q is cleaned to %q, want %q", text, got, want)
		}
	}
}
