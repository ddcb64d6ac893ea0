package render

import (
	"image/color"

	"farpost/engine"
)

// Texts of cards have symbols of the game among their words: a text names them in braces (engine.PartsOf). In a
// sprite's text each symbol is one letter of a range that no font has. It is measured, wrapped and drawn as an icon,
// and called a sign.

// firstSign is the letter of the first sign of a sprite.
const firstSign = '\uE000'

// glyph is a symbol in a sprite's texts.
type glyph struct {
	Code string
	Mark mark
}

// signed returns texts with their symbols as letters, and the signs that these letters stand for. A code that the
// layout does not know stays as it is written.
func (s Scene) signed(texts []string) (out []string, signs []glyph) {
	for _, t := range texts {
		line := ""
		for _, p := range engine.PartsOf(t) {
			m, ok := s.need(p.Code)
			switch {
			case p.Code == "":
				line += p.Words
				continue
			case !ok:
				line += "{" + p.Code + "}"
				continue
			}
			n := 0
			for n < len(signs) && signs[n].Code != p.Code {
				n++
			}
			if n == len(signs) {
				signs = append(signs, glyph{p.Code, m})
			}
			line += string(firstSign + rune(n))
		}
		out = append(out, line)
	}
	return out, signs
}

// spoken returns a text with its symbols in words.
func (s Scene) spoken(t string) string { return engine.Spoken(t, s.letter) }

func (s Scene) spokenAll(texts []string) []string {
	out := make([]string, len(texts))
	for i, t := range texts {
		out[i] = s.spoken(t)
	}
	return out
}

// withSigns lets a pen measure and draw signs on a ground while f runs.
func (p *pen) withSigns(signs []glyph, ground color.RGBA, f func()) {
	p.signs, p.signGround = signs, ground
	f()
	p.signs = nil
}

// isSign reports whether a letter is one of n signs.
func isSign(r rune, n int) bool { return r >= firstSign && int(r-firstSign) < n }

// drawSign draws a sign in the middle of its width.
func (p *pen) drawSign(c *cut, x, y int, r rune) {
	half := float64(c.signWidth()) / 2
	p.mark(float64(x)+half, float64(y)-float64(c.ascent)*0.38, half*0.85, p.signs[r-firstSign].Mark, p.signGround)
}

// signWidth returns the width of a sign among letters.
func (c *cut) signWidth() int { return c.ascent * 11 / 10 }
