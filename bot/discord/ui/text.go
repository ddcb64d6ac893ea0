package ui

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// FirstLines takes as many lines from the front of a text as have at most n characters together, at least one line
// even if it has to be cut, and gives what is left. Of empty lines between both nothing is left.
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

// Sentence is words with a capital at their beginning and a full stop at their end.
func Sentence(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	s = string(unicode.ToUpper(r)) + s[n:]
	if strings.ContainsAny(s[len(s)-1:], ".!?") {
		return s
	}
	return s + "."
}

// LastLines joins as many of the last lines as have at most n characters, whole ones; "…" stands for those before.
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

// Clip shortens a text to at most n characters, with an ellipsis, at a line's end where there is one.
func Clip(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	cut := string([]rune(s)[:n-1])
	if i := strings.LastIndexByte(cut, '\n'); i > len(cut)/2 {
		cut = cut[:i+1]
	}
	return cut + "…"
}

// Capital is a text with its first letter large.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}
