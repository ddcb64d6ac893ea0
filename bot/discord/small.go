package discord

import (
	"hash/fnv"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"
)

func itoa(n int) string { return strconv.Itoa(n) }

// clip shortens a text to at most n characters, with an ellipsis, at a line's end where there is one.
func clip(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	cut := string([]rune(s)[:n-1])
	if i := strings.LastIndexByte(cut, '\n'); i > len(cut)/2 {
		cut = cut[:i+1]
	}
	return cut + "…"
}

// capital is a text with its first letter large.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// matchColour is a match's colour mark, by which its messages can be told apart in a list of direct messages.
func matchColour(match string) int {
	h := fnv.New32a()
	h.Write([]byte(match)) // never fails
	palette := []int{0x4f86c6, 0xc6784f, 0x6fae5c, 0xa26fc6, 0xc6b04f, 0x4fb9b0, 0xc65c86, 0x8a94a6}
	return palette[h.Sum32()%uint32(len(palette))]
}

// footer carries the match and the mark by which a message is recognised after a crash.
func footer(match, mark string) *discordgo.MessageEmbedFooter {
	return &discordgo.MessageEmbedFooter{Text: match + " · " + mark}
}
