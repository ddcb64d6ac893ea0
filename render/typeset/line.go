package typeset

import (
	"slices"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/segmenter"
	"github.com/go-text/typesetting/shaping"
	"github.com/hashicorp/golang-lru/v2/simplelru"
	"golang.org/x/image/math/fixed"
)

// Line is a shaped text: which glyphs stand where.
type Line struct {
	Glyphs []Glyph // from left to right, but for marks
	Width  fixed.Int26_6
	starts map[int]bool // where a cluster of glyphs begins, by character
}

// Glyph is a glyph, or a sign, at a place in its line. X grows to the right, Y upwards.
type Glyph struct {
	Face *font.Face // nil for a sign
	ID   font.GID
	Sign rune
	X, Y fixed.Int26_6
}

// Text is what is shaped: one line.
type Text struct {
	Said string
	Size int // the height in pixels
	Bold bool
	// Signs is how many letters from FirstSign on are signs; each is SignWidth pixels wide.
	Signs, SignWidth int
}

// Shaper shapes texts, and remembers some. It is for one goroutine.
type Shaper struct {
	fonts     *Fonts
	faces     *simplelru.LRU[*font.Font, *font.Face]
	lines     *simplelru.LRU[Text, *Line]
	shaper    shaping.HarfbuzzShaper
	segmenter segmenter.Segmenter
}

const (
	mostFaces = 16  // fonts that a shaper keeps at hand
	mostLines = 256 // texts that it remembers
)

// NewShaper makes a shaper.
func NewShaper(f *Fonts) *Shaper {
	s := &Shaper{fonts: f}
	s.faces, _ = simplelru.NewLRU[*font.Font, *font.Face](mostFaces, nil) // an error would be a size below 1
	s.lines, _ = simplelru.NewLRU[Text, *Line](mostLines, nil)
	s.shaper.SetFontCacheSize(mostFaces)
	return s
}

// EachCluster calls f for what a reader sees as one letter each: a letter with its accents, a family of emoji. At is
// where it begins, in characters.
func (s *Shaper) EachCluster(text string, f func(at int, cluster []rune)) {
	eachCluster(&s.segmenter, []rune(text), f)
}

// Cuts returns where a text may be cut, in bytes and in order: between what a reader sees as letters, and not within
// what is drawn as one, such as a family of emoji or a ligature.
func (s *Shaper) Cuts(t Text) (at []int) {
	starts := s.Line(t).starts
	n := 0
	s.EachCluster(t.Said, func(i int, cluster []rune) {
		if i > 0 && starts[i] {
			at = append(at, n)
		}
		n += len(string(cluster))
	})
	return at
}

// item is a part of a span with one font and one script, or a sign.
type item struct {
	from, to int
	font     *font.Font
	script   language.Script
	sign     bool
}

// Line shapes a text.
func (s *Shaper) Line(t Text) *Line {
	if l, ok := s.lines.Get(t); ok {
		return l
	}
	l := &Line{starts: map[int]bool{}}
	text := []rune(t.Said)
	for _, sp := range ordered(text, t.Signs) {
		items := s.items(t, text, sp)
		if sp.leftward {
			slices.Reverse(items)
		}
		for _, it := range items {
			s.shape(l, t, text, it, sp.leftward)
		}
	}
	s.lines.Add(t, l)
	return l
}

// items cuts a span where the font or the script changes. What no font has is left out. What belongs to every script,
// such as a space, stays with what is before it, and with what follows at the start.
func (s *Shaper) items(t Text, text []rune, sp span) (out []item) {
	eachCluster(&s.segmenter, text[sp.from:sp.to], func(at int, cluster []rune) {
		at += sp.from
		it := item{from: at, to: at + len(cluster), sign: IsSign(cluster[0], t.Signs)}
		if it.sign {
			out = append(out, it)
			return
		}
		if it.font = s.fonts.fontOf(cluster, t.Bold); it.font == nil {
			return
		}
		it.script = scriptOf(cluster)
		if n := len(out) - 1; n >= 0 && out[n].to == at && out[n].font == it.font && !out[n].sign {
			was := &out[n]
			if !was.script.Strong() {
				was.script = it.script
			}
			if !it.script.Strong() || it.script == was.script {
				was.to = it.to
				return
			}
		}
		out = append(out, it)
	})
	return out
}

// scriptOf returns the script of a cluster's first letter.
func scriptOf(cluster []rune) language.Script {
	for _, r := range cluster {
		if s := language.LookupScript(r); s.Strong() {
			return s
		}
	}
	return language.Common
}

// unjoined switches off what would bring letters nearer or make two of them one.
var unjoined = []shaping.FontFeature{
	{Tag: opentype.MustNewTag("kern")}, {Tag: opentype.MustNewTag("liga")}, {Tag: opentype.MustNewTag("clig")},
}

// shape adds an item to a line.
func (s *Shaper) shape(l *Line, t Text, text []rune, it item, leftward bool) {
	l.starts[it.from] = true
	if it.sign {
		l.Glyphs = append(l.Glyphs, Glyph{Sign: text[it.from], X: l.Width})
		l.Width += fixed.I(t.SignWidth)
		return
	}
	in := shaping.Input{Text: text, RunStart: it.from, RunEnd: it.to, Direction: di.DirectionLTR,
		Face: s.face(it.font), Size: fixed.I(t.Size), Script: it.script, Language: "en"}
	if leftward {
		in.Direction = di.DirectionRTL
	}
	if slices.Contains(plainScripts, it.script) && s.fonts.isEmbedded(it.font) {
		in.FontFeatures = unjoined
	}
	for _, g := range s.shaper.Shape(in).Glyphs {
		l.starts[g.TextIndex()] = true
		if g.GlyphID != font.EmptyGlyph {
			l.Glyphs = append(l.Glyphs, Glyph{Face: in.Face, ID: g.GlyphID, X: l.Width + g.XOffset, Y: g.YOffset})
		}
		l.Width += g.Advance
	}
}

// face returns a font for one goroutine.
func (s *Shaper) face(f *font.Font) *font.Face {
	if face, ok := s.faces.Get(f); ok {
		return face
	}
	face := font.NewFace(f)
	s.faces.Add(f, face)
	return face
}
