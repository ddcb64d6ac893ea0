package typeset_test

import (
	"slices"
	"testing"

	"codeberg.org/go-fonts/dejavu/dejavusanscondensed"
	"codeberg.org/go-fonts/dejavu/dejavusanscondensedbold"

	"farpost/render/typeset"
)

// fonts are the embedded ones alone.
var fonts = typeset.NewFonts(dejavusanscondensed.TTF, dejavusanscondensedbold.TTF)

// glyphs returns the glyphs of a text from left to right, by their numbers in their fonts.
func glyphs(s *typeset.Shaper, said string) (ids []int) {
	for _, g := range s.Line(typeset.Text{Said: said, Size: 36}).Glyphs {
		ids = append(ids, int(g.ID))
	}
	return ids
}

// laid returns the glyphs of a text that is made to run to the right. The signs that do so are invisible glyphs.
func laid(s *typeset.Shaper, said string) []int {
	ids := glyphs(s, "\u202d"+said+"\u202c")
	return ids[1 : len(ids)-1]
}

// TestOrder ensures that what runs to the left stands in the order of the text around it: the first letter gives a text
// its direction, a name between isolates is one sign in its sentence, a number keeps its digits' order, brackets face
// their text.
func TestOrder(t *testing.T) {
	s := typeset.NewShaper(fonts)
	for text, want := range map[string]string{
		"Ada אב":                         "Ada בא",
		"אב Ada":                         "Ada בא",
		"אב 12":                          "12 בא",
		"Ada אב 12 end":                  "Ada 12 בא end",
		"Ada (אב)":                       "Ada (בא)",
		"אב (Ada)":                       "(Ada) בא",
		"\u2068אב\u2069 hits Ada.":       "בא hits Ada.",
		"3 · \u2068אב\u2069 · 5":         "3 · בא · 5",
		"\u2068אב\u2069, \u2068גד\u2069": "בא, דג",
		"אב, גד":                         "דג ,בא",
		"\u2068אב 1\u2069 2":             "1 בא 2",
		"גד \u2068Ada אב\u2069":          "Ada בא דג",
		"\u2068אב":                       "בא",
		"Ada\u2069 אב":                   "Ada בא",
		"Ada אב 3% more":                 "Ada 3% בא more",
	} {
		if got, want := glyphs(s, text), laid(s, want); !slices.Equal(got, want) {
			t.Errorf("%q has the glyphs %v, want %v", text, got, want)
		}
	}
}
