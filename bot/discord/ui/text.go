package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Clip shortens a text to at most n characters, n > 0, and ends it with an ellipsis. It cuts at the end of a line where
// one lies in the second half. A letter with its accents and a joined emoji stay whole.
func Clip(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	rs := []rune(s)
	end := n - 1
	for end > 0 && end > n-mostJoined && isOne(rs[end-1], rs[end]) {
		end--
	}
	cut := string(rs[:end])
	if i := strings.LastIndexByte(cut, '\n'); i > len(cut)/2 {
		cut = cut[:i+1]
	}
	return cut + "…"
}

// mostJoined is how many characters a letter with its accents, or an emoji, may have not to be cut in two.
const mostJoined = 16

// isOne reports whether two characters are parts of one letter, or of one emoji.
func isOne(before, after rune) bool {
	return unicode.In(after, unicode.M) || isJoiner(after) || isJoiner(before) || isSkin(after) || isTag(after)
}

// Content joins lines to the content of a message, clipped to MaxContent.
func Content(lines []string) string { return Clip(strings.Join(lines, "\n"), MaxContent) }

// FirstLines splits a text after as many lines as have at most n characters together. A first line that is longer is
// cut. The empty lines between both parts are dropped.
func FirstLines(s string, n int) (head, rest string) {
	r := []rune(s)
	if len(r) <= n {
		return s, ""
	}
	head = string(r[:n])
	if i := strings.LastIndexByte(head, '\n'); i > 0 {
		head = head[:i]
	}
	return strings.TrimRight(head, "\n"), strings.TrimLeft(s[len(head):], "\n")
}

// LastLines joins as many of the last lines as have at most n characters together, and puts "…" in place of those
// before. Lines stay whole, except for a last one that alone is too long.
func LastLines(lines []string, n int) string {
	left, from := n, len(lines)
	for from > 0 && left >= len([]rune(lines[from-1]))+1 {
		from--
		left -= len([]rune(lines[from])) + 1
	}
	out := strings.Join(lines[from:], "\n")
	switch {
	case from == 0:
	case from == len(lines): // one line alone is too long
		out = Clip(lines[from-1], n)
	default:
		out = "…\n" + out
	}
	return out
}

// Sentence returns words with a capital letter at their beginning and a full stop at their end, unless they end as a
// sentence does.
func Sentence(s string) string {
	s = Capital(s)
	if s == "" || strings.ContainsAny(s[len(s)-1:], ".!?") {
		return s
	}
	return s + "."
}

// Capital returns a text with its first letter in upper case.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}
