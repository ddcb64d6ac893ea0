package deliver

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
	"farpost/storage"
)

// mark returns the mark by which the message of a row is recognised after a crash, such as "#17". It stands in the
// custom ids of a handover's buttons, and in the last line of other messages. Part tells apart the messages of a row
// that sends several: "#17a".
func mark(r storage.OutboxRow, part string) string { return fmt.Sprintf("#%d%s", r.ID, part) }

// nonce is the mark in the form by which Discord refuses a second message within minutes. It also says when the row was
// made: where a database was put back, or lost its last rows, their numbers are given again, and Discord would answer
// with the message of another row. It has at most 25 characters, which is all that Discord takes.
func nonce(r storage.OutboxRow, part string) string {
	made := uint64(max(r.Created.UnixMilli(), 0))
	return noncePrefix + strconv.FormatInt(r.ID, 36) + "-" + strconv.FormatUint(made, 36) + part
}

// lineOf returns the line that carries the mark of a message, "m1 · #17"; "" when it has none.
func lineOf(m api.Message) string {
	var footers []string
	for _, e := range m.Embeds {
		if e.Footer != nil {
			footers = append(footers, e.Footer.Text)
		}
	}
	if lines := markLines(m.Content, footers, m.Components); len(lines) > 0 {
		return lines[0]
	}
	return ""
}

// markLines returns the lines of a message that may carry its mark: its footers, what its buttons say, and the last
// line of a message without embeds.
func markLines(content string, footers []string, rows []discordgo.MessageComponent) []string {
	lines := slices.Clone(footers)
	for _, id := range customIDs(rows) {
		if b, err := ui.ParseID(id); err == nil && b.Mark != "" {
			lines = append(lines, ui.Footer(b.Match, b.Mark).Text)
		}
	}
	if i := strings.LastIndexByte(content, '\n'); strings.HasPrefix(content[i+1:], plainFooter) {
		lines = append(lines, strings.TrimPrefix(content[i+1:], plainFooter))
	}
	return lines
}

// customIDs lists the custom ids of the buttons in rows.
func customIDs(rows []discordgo.MessageComponent) (ids []string) {
	for _, c := range rows {
		switch c := c.(type) {
		case discordgo.ActionsRow:
			ids = append(ids, customIDs(c.Components)...)
		case *discordgo.ActionsRow:
			ids = append(ids, customIDs(c.Components)...)
		case discordgo.Button:
			ids = append(ids, c.CustomID)
		case *discordgo.Button:
			ids = append(ids, c.CustomID)
		}
	}
	return ids
}

// SameMark reports whether two lines name the same match and the same row. What stands between them may differ.
func SameMark(a, b string) bool {
	as, bs := strings.Split(a, " · "), strings.Split(b, " · ")
	return len(as) > 1 && as[0] == bs[0] && as[len(as)-1] == bs[len(bs)-1]
}

// plainFooter begins the line that carries the mark of a message without embeds.
const plainFooter = "-# "
