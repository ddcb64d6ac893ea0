package deliver

import (
	"fmt"
	"slices"
	"strings"

	"farpost/storage"
)

// mark is how the message of a row is recognised after a crash; it stands in its last line. A row that
// sends several messages tells them apart by part.
func mark(r storage.OutboxRow, part string) string { return fmt.Sprintf("#%d%s", r.ID, part) }

func nonce(r storage.OutboxRow, part string) string { return fmt.Sprintf("farpost-%d%s", r.ID, part) }

// lastLine is the line of a message that carries its mark: the footer, or in a plain text the last line.
func lastLine(content string, footers []string) []string {
	lines := slices.Clone(footers)
	if i := strings.LastIndexByte(content, '\n'); strings.HasPrefix(content[i+1:], plainFooter) {
		lines = append(lines, strings.TrimPrefix(content[i+1:], plainFooter))
	}
	return lines
}

// SameMark compares the match and the row that two last lines name; figures between them may differ.
func SameMark(a, b string) bool {
	as, bs := strings.Split(a, " · "), strings.Split(b, " · ")
	return len(as) > 1 && as[0] == bs[0] && as[len(as)-1] == bs[len(bs)-1]
}

const plainFooter = "-# "
