package draw

import (
	"fmt"
	"strings"
	"unicode"

	"codeberg.org/go-fonts/dejavu/dejavusanscondensed"
	"codeberg.org/go-fonts/dejavu/dejavusanscondensedbold"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/unicode/norm"
)

// Typeface has the two parsed fonts. It never changes, and all pens share it.
type Typeface struct {
	regular, bold *sfnt.Font
}

// ParseFonts reads the embedded fonts. They are for all pens.
func ParseFonts() (*Typeface, error) {
	reg, err := opentype.Parse(dejavusanscondensed.TTF)
	if err != nil {
		return nil, fmt.Errorf("render: parse the regular font: %w", err)
	}
	bold, err := opentype.Parse(dejavusanscondensedbold.TTF)
	if err != nil {
		return nil, fmt.Errorf("render: parse the bold font: %w", err)
	}
	return &Typeface{regular: reg, bold: bold}, nil
}

// CanDraw reports whether the fonts have a letter or a digit of a text.
func (t *Typeface) CanDraw(text string) bool {
	var buf sfnt.Buffer
	return strings.ContainsFunc(norm.NFC.String(text), func(r rune) bool {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return false
		}
		glyph, err := t.regular.GlyphIndex(&buf, r)
		return err == nil && glyph != 0
	})
}

// Style is a weight and a height in pixels.
type Style struct {
	Size int
	Bold bool
}

// Bold and Plain are the two weights.
func Bold(size int) Style { return Style{size, true} }

// Plain is the regular weight.
func Plain(size int) Style { return Style{size, false} }

// Cut is a font at one size, with the widths that it has measured. It belongs to one pen.
type Cut struct {
	face    font.Face
	font    *sfnt.Font
	buf     sfnt.Buffer
	widths  map[rune]fixed.Int26_6
	ascent  int
	descent int
	signs   int // how many letters of the range of signs are signs
}

// FontSet has the cuts of one pen, made when they are first used. Every pen has its own, because font faces are not
// safe for two goroutines. The number of pens is bounded, and so are the sizes in use.
type FontSet struct {
	from *Typeface
	Cuts map[Style]*Cut
}

// NewFonts returns fonts for one pen.
func NewFonts(t *Typeface) *FontSet { return &FontSet{from: t, Cuts: map[Style]*Cut{}} }

// Cut returns the letters of a style. An error means that the size is impossible.
func (f *FontSet) Cut(s Style) (*Cut, error) {
	if c, ok := f.Cuts[s]; ok {
		return c, nil
	}
	src := f.from.regular
	if s.Bold {
		src = f.from.bold
	}
	face, err := opentype.NewFace(src, &opentype.FaceOptions{Size: float64(s.Size), DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return nil, fmt.Errorf("render: font at %d pixels: %w", s.Size, err)
	}
	m := face.Metrics()
	c := &Cut{face: face, font: src, widths: map[rune]fixed.Int26_6{}, ascent: m.Ascent.Ceil(),
		descent: m.Descent.Ceil()}
	f.Cuts[s] = c
	return c, nil
}

// has reports whether the font can draw a letter.
func (c *Cut) has(r rune) bool {
	i, err := c.font.GlyphIndex(&c.buf, r)
	return err == nil && i != 0
}

// Width returns the width of a text in pixels, rounded up. It leaves kerning out, as drawing does.
func (c *Cut) Width(s string) int {
	var w fixed.Int26_6
	for _, r := range s {
		if isSign(r, c.signs) {
			w += fixed.I(c.signWidth())
			continue
		}
		a, ok := c.widths[r]
		if !ok {
			a, _ = c.face.GlyphAdvance(r)
			c.widths[r] = a
		}
		w += a
	}
	return w.Ceil()
}
