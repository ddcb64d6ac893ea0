package deliver

import (
	"fmt"
	"slices"
	"strings"

	"farpost/storage"
)

// mark returns the mark by which the message of a row is recognised after a crash, such as "#17". It stands in the
// message's last line. Part tells apart the messages of a row that sends several: "#17a".
func mark(r storage.OutboxRow, part string) string { return fmt.Sprintf("#%d%s", r.ID, part) }

// nonce is the mark in the form by which Discord refuses a second message within minutes.
func nonce(r storage.OutboxRow, part string) string { return fmt.Sprint(noncePrefix, r.ID, part) }

// markLines returns the lines of a message that may carry its mark: its footers, and the last line of a message without
// embeds.
func markLines(content string, footers []string) []string {
	lines := slices.Clone(footers)
	if i := strings.LastIndexByte(content, '\n'); strings.HasPrefix(content[i+1:], plainFooter) {
		lines = append(lines, strings.TrimPrefix(content[i+1:], plainFooter))
	}
	return lines
}

// SameMark reports whether two lines name the same match and the same row. What stands between them may differ.
func SameMark(a, b string) bool {
	as, bs := strings.Split(a, " · "), strings.Split(b, " · ")
	return len(as) > 1 && as[0] == bs[0] && as[len(as)-1] == bs[len(bs)-1]
}

// plainFooter begins the line that carries the mark of a message without embeds.
const plainFooter = "-# "
