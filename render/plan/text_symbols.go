package plan

import (
	"farpost/engine"
	"farpost/render/draw"
)

// Texts of cards have symbols of the game among their words: a text names them in braces (engine.PartsOf). In a
// sprite's text each symbol is one letter of a range that no font has. It is measured, wrapped and drawn as an icon,
// and called a sign.

// signed returns texts with their symbols as letters, and the signs that these letters stand for. A code that the
// layout does not know stays as it is written.
func (s planner) signed(texts []string) (out []string, signs []draw.Glyph) {
	for _, t := range texts {
		line := ""
		for _, p := range engine.PartsOf(t) {
			m, ok := s.Need(p.Code)
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
				signs = append(signs, draw.Glyph{Code: p.Code, Mark: m})
			}
			line += string(draw.FirstSign + rune(n))
		}
		out = append(out, line)
	}
	return out, signs
}
