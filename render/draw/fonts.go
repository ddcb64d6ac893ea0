package draw

import (
	"fmt"

	"codeberg.org/go-fonts/dejavu/dejavusanscondensed"
	"codeberg.org/go-fonts/dejavu/dejavusanscondensedbold"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"

	"farpost/render/typeset"
)

// Typeface has the two embedded fonts, and what other fonts there are. It never changes, and all pens share it.
type Typeface struct {
	*typeset.Fonts
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
	fonts := typeset.NewFonts(dejavusanscondensed.TTF, dejavusanscondensedbold.TTF)
	return &Typeface{fonts, reg, bold}, nil
}

// With returns the typeface with further fonts for what the embedded ones lack; nil for none.
func (t *Typeface) With(further *typeset.Collection) *Typeface {
	return &Typeface{t.Fonts.With(further), t.regular, t.bold}
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
	style   Style
	set     *FontSet
	buf     sfnt.Buffer
	letters map[rune]letter
	ascent  int
	descent int
	signs   int // how many letters of the range of signs are signs
}

// letter is what is known of a character in a style.
type letter struct {
	advance fixed.Int26_6
	plain   bool // the embedded font has it, and it is drawn by itself
}

// FontSet has the cuts of one pen, made when they are first used. Every pen has its own, because font faces are not
// safe for two goroutines. The number of pens is bounded, and so are the sizes in use.
type FontSet struct {
	from   *Typeface
	Cuts   map[Style]*Cut
	shaper *typeset.Shaper
	raster vector.Rasterizer
}

// NewFonts returns fonts for one pen.
func NewFonts(t *Typeface) *FontSet {
	return &FontSet{from: t, Cuts: map[Style]*Cut{}, shaper: typeset.NewShaper(t.Fonts)}
}

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
	c := &Cut{face: face, font: src, style: s, set: f, letters: map[rune]letter{}, ascent: m.Ascent.Ceil(),
		descent: m.Descent.Ceil()}
	f.Cuts[s] = c
	return c, nil
}

// Width returns the width of a text in pixels, rounded up: where Pen.Text ends if it begins at 0.
func (c *Cut) Width(s string) int {
	var w fixed.Int26_6
	for _, r := range s {
		if typeset.IsSign(r, c.signs) {
			w += fixed.I(c.signWidth())
			continue
		}
		l := c.letter(r)
		if !l.plain {
			return c.line(s).Width.Ceil()
		}
		w += l.advance
	}
	return w.Ceil()
}

// letter looks a character up.
func (c *Cut) letter(r rune) letter {
	l, ok := c.letters[r]
	if ok {
		return l
	}
	l.advance, _ = c.face.GlyphAdvance(r)
	glyph, err := c.font.GlyphIndex(&c.buf, r)
	l.plain = err == nil && glyph != 0 && typeset.IsPlain(r)
	c.letters[r] = l
	return l
}

// isPlain reports whether a text is drawn letter by letter.
func (c *Cut) isPlain(s string) bool {
	for _, r := range s {
		if !typeset.IsSign(r, c.signs) && !c.letter(r).plain {
			return false
		}
	}
	return true
}

// line shapes a text.
func (c *Cut) line(s string) *typeset.Line { return c.set.shaper.Line(c.text(s)) }

func (c *Cut) text(s string) typeset.Text {
	return typeset.Text{Said: s, Size: c.style.Size, Bold: c.style.Bold, Signs: c.signs, SignWidth: c.signWidth()}
}

// signWidth returns the width of a sign among letters.
func (c *Cut) signWidth() int { return c.ascent * 11 / 10 }
