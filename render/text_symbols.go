package render

import (
	"image/color"

	"farpost/engine"
)

// Symbols of the game stand in the texts of cards among the words: a text names them in braces (engine.PartsOf), and in
// the sprite's text each is one letter of a range that no font has, which is measured, wrapped and drawn as an icon.

// firstSign is the letter of a sprite's first sign.
const firstSign = '\uE000'

// glyph is a symbol in a sprite's texts.
type glyph struct {
	Code string
	Mark mark
}

// signed gives texts with their symbols as letters, and the signs that those stand for. Codes that the layout does not
// know stay as they are written.
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

// spoken is a text with its symbols in words.
func (s Scene) spoken(t string) string { return engine.Spoken(t, s.letter) }

func (s Scene) spokenAll(texts []string) []string {
	out := make([]string, len(texts))
	for i, t := range texts {
		out[i] = s.spoken(t)
	}
	return out
}

// withSigns lets a pen read and draw signs while f runs, on a ground.
func (p *pen) withSigns(signs []glyph, ground color.RGBA, f func()) {
	p.signs, p.signGround = signs, ground
	f()
	p.signs = nil
}

// isSign reports whether a letter is one of n signs.
func isSign(r rune, n int) bool { return r >= firstSign && int(r-firstSign) < n }

// drawSign draws a letter that is a sign, in the middle of its width.
func (p *pen) drawSign(c *cut, x, y int, r rune) {
	half := float64(c.signWidth()) / 2
	p.mark(float64(x)+half, float64(y)-float64(c.ascent)*0.38, half*0.85, p.signs[r-firstSign].Mark, p.signGround)
}

// signWidth is how wide a sign is among letters.
func (c *cut) signWidth() int { return c.ascent * 11 / 10 }
