package engine

import "strings"

// Texts of cards name symbols of their game's layout in braces: "{R}" is the symbol with the code R, "{2}" a number.
// Pictures draw the symbols, words say them.

// TextPart is a stretch of a text: plain words, or the code of a symbol. Exactly one of the two is set.
type TextPart struct{ Words, Code string }

// PartsOf cuts a text at its symbols. A code has only letters, digits and hyphens; other braces are words.
func PartsOf(text string) (out []TextPart) {
	words := func(s string) {
		if n := len(out); s != "" && n > 0 && out[n-1].Code == "" {
			out[n-1].Words += s
		} else if s != "" {
			out = append(out, TextPart{Words: s})
		}
	}
	for {
		from := strings.IndexByte(text, '{')
		if from < 0 {
			words(text)
			return out
		}
		to := strings.IndexByte(text[from:], '}')
		if to < 0 || !isCode(text[from+1:from+to]) {
			words(text[:from+1])
			text = text[from+1:]
			continue
		}
		words(text[:from])
		out = append(out, TextPart{Code: text[from+1 : from+to]})
		text = text[from+to+1:]
	}
}

func isCode(s string) bool {
	for _, r := range s {
		if !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-') {
			return false
		}
	}
	return s != ""
}

// Spoken returns a text with its symbols in words. Those beside each other become a sum: "{1}{F}, {R}: draw." is "1 +
// Fire, Rest: draw." A code for which word returns "" stands for itself.
func Spoken(text string, word func(code string) string) string {
	if !strings.Contains(text, "{") {
		return text
	}
	var b strings.Builder
	before := false
	for _, p := range PartsOf(text) {
		if p.Code == "" {
			b.WriteString(p.Words)
			before = false
			continue
		}
		if before {
			b.WriteString(" + ")
		}
		w := word(p.Code)
		if w == "" {
			w = p.Code
		}
		b.WriteString(w)
		before = true
	}
	return b.String()
}
