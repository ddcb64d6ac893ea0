// Package typeset finds out how a text stands in a line: with which glyphs of which fonts, and in which order. Package
// draw draws them.
//
//	fonts := typeset.NewFonts(regular, bold).With(further) // once
//	s := typeset.NewShaper(fonts)                          // one for each goroutine
//	l := s.Line(typeset.Text{Said: "Ada", Size: 36})       // l.Glyphs, l.Width
//
// A glyph comes from the embedded fonts, else from a Collection: the machine's fonts, or a folder's. What no font has
// is left out. CanDraw tells before, so that a name can be replaced.
//
// Letters are shaped by go-text's HarfBuzz: Arabic is joined, accents are placed. Directions follow the Unicode
// Bidirectional Algorithm. The first letter of a text gives it its direction. A name in a sentence stands between
// IsolateBegin and IsolateEnd, so that it turns nothing around it.
//
// Text of plain letters (IsPlain) needs none of it: each stands behind the other, without kerning and ligatures, and so
// do plain letters that are shaped with others.
package typeset
