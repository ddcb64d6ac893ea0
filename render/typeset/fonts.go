package typeset

import (
	"bytes"
	"fmt"
	"slices"
	"sync"
	"unicode"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/segmenter"
	"golang.org/x/text/unicode/norm"
)

// Fonts are those that texts are drawn with: two embedded ones, and what further fonts there are. They never change,
// and many goroutines may use them.
type Fonts struct {
	// embedded returns the regular and the bold one. They are read when a text is first shaped.
	embedded func() (regular, bold *font.Font)
	further  *Collection
}

// NewFonts makes fonts of the regular and the bold one, as TrueType or OpenType files. Whoever calls it knows that they
// can be read: it panics later if they cannot.
func NewFonts(regular, bold []byte) *Fonts {
	read := func(file []byte) *font.Font {
		face, err := font.ParseTTF(bytes.NewReader(file))
		if err != nil {
			panic(fmt.Sprintf("render: an embedded font cannot be shaped with: %v", err))
		}
		return face.Font
	}
	return &Fonts{embedded: sync.OnceValues(func() (r, b *font.Font) { return read(regular), read(bold) })}
}

// With returns fonts with a collection for what the embedded ones lack; nil for none.
func (f *Fonts) With(further *Collection) *Fonts { return &Fonts{f.embedded, further} }

func (f *Fonts) isEmbedded(one *font.Font) bool {
	regular, bold := f.embedded()
	return one == regular || one == bold
}

// fontOf returns the first font that has all of a cluster: an embedded one, that of the weight first, else a further
// one. It returns nil if there is none, or if the cluster has no form.
func (f *Fonts) fontOf(cluster []rune, bold bool) *font.Font {
	if !slices.ContainsFunc(cluster, func(r rune) bool { return !isFormless(r) }) {
		return nil
	}
	first, second := f.embedded()
	if bold {
		first, second = second, first
	}
	for _, one := range []*font.Font{first, second} {
		if hasAll(one, cluster) {
			return one
		}
	}
	return f.further.find(cluster, bold)
}

// hasAll reports whether a font has a glyph for all of a cluster that needs one.
func hasAll(f *font.Font, cluster []rune) bool {
	return !slices.ContainsFunc(cluster, func(r rune) bool { return !isFormless(r) && !hasGlyph(f, r) })
}

func hasGlyph(f *font.Font, r rune) bool {
	g, ok := f.NominalGlyph(r)
	return ok && g != 0
}

// Drawn returns what of a cluster can be drawn: all of it, else its letter with what the same font has for it, else
// nothing. Of a picture that is joined from several it leaves nothing out: it would be another picture.
func (f *Fonts) Drawn(cluster []rune, bold bool) []rune {
	out := slices.DeleteFunc(slices.Clone(cluster), func(r rune) bool {
		return !unicode.IsPrint(r) && r != joiner && r != nonJoiner && (!isTag(r) || cluster[0] != blackFlag)
	})
	if f.fontOf(out, bold) != nil {
		return out
	}
	if len(out) == 0 || !unicode.IsLetter(out[0]) {
		return nil
	}
	one := f.fontOf(out[:1], bold)
	if one == nil {
		return nil
	}
	return slices.DeleteFunc(out, func(r rune) bool { return isFormless(r) || !hasGlyph(one, r) })
}

// CanDraw reports whether a text, such as a name, can be read as it is drawn: it has a letter, a digit or a picture,
// and there is a font for each of its letters and digits. A picture that no font has is left out.
func (f *Fonts) CanDraw(text string) bool {
	drawn, lost := f.count(text)
	return drawn > 0 && lost == 0
}

// CanDrawPart reports whether a letter, a digit or a picture of a text can be drawn.
func (f *Fonts) CanDrawPart(text string) bool {
	drawn, _ := f.count(text)
	return drawn > 0
}

// count returns how many letters, digits and pictures of a text are drawn, and how many letters and digits are lost.
func (f *Fonts) count(text string) (drawn, lost int) {
	if isCommon(text) {
		return 1, 0
	}
	eachCluster(new(segmenter.Segmenter), []rune(norm.NFC.String(text)), func(_ int, cluster []rune) {
		letter := unicode.IsLetter(cluster[0]) || unicode.IsNumber(cluster[0])
		switch {
		case !letter && !unicode.Is(unicode.So, cluster[0]):
		case len(f.Drawn(cluster, false)) > 0:
			drawn++
		case letter:
			lost++
		}
	})
	return drawn, lost
}

// isCommon reports whether a text has ASCII alone, a letter or a digit among it: most texts, of which no font need be
// asked.
func isCommon(text string) (letter bool) {
	for i := range len(text) {
		c := text[i]
		if c < ' ' || c > '~' {
			return false
		}
		letter = letter || c >= '0' && c <= '9' || c|' ' >= 'a' && c|' ' <= 'z'
	}
	return letter
}
