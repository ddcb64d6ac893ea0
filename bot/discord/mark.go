package discord

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"farpost/bot/discord/api"
	"farpost/storage"
)

// record is what the bot keeps of a message that it sent, in the Hash column of its row.
type record struct {
	// Text tells contents apart, Picture pictures; equal means no edit is needed.
	Text    string `json:"text,omitempty"`
	Picture string `json:"picture,omitempty"`
	// Mark is the mark in the footer, which edits keep.
	Mark string `json:"mark,omitempty"`
	// Seq is the match's number when it was posted, Pinged the seats that it told as newly asked, and Called those of
	// them that it left to direct messages.
	Seq    uint64 `json:"seq,omitempty"`
	Pinged []int  `json:"pinged,omitempty"`
	Called []int  `json:"called,omitempty"`
}

// recordOf reads what is kept of a message; a zero record when there is none.
func recordOf(m storage.Message) record {
	var r record
	if m.Hash == "" {
		return r
	}
	if err := json.Unmarshal([]byte(m.Hash), &r); err != nil {
		return record{} // kept by another version: the next edit writes it anew
	}
	return r
}

func (r record) String() string {
	raw, err := json.Marshal(r)
	if err != nil { // no field can fail
		return ""
	}
	return string(raw)
}

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

// sameMark compares the match and the row that two last lines name; figures between them may differ.
func sameMark(a, b string) bool {
	as, bs := strings.Split(a, " · "), strings.Split(b, " · ")
	return len(as) > 1 && as[0] == bs[0] && as[len(as)-1] == bs[len(bs)-1]
}

const plainFooter = "-# "

// plain is a message for a channel where embeds are not permitted: the same words, without frame and picture.
func plain(m api.Message) api.Message {
	lines, last := []string{m.Content}, ""
	for _, e := range m.Embeds {
		lines = append(lines, "**"+e.Title+"**", e.Description)
		for _, f := range e.Fields {
			lines = append(lines, "**"+f.Name+"**", f.Value)
		}
		if e.Footer != nil {
			last = e.Footer.Text
		}
	}
	lines = slices.DeleteFunc(lines, func(s string) bool { return s == "" || s == "****" })
	m.Content = clip(strings.Join(lines, "\n"), 1900-len(last))
	if last != "" {
		m.Content += "\n" + plainFooter + last
	}
	m.Embeds, m.Files, m.KeepFiles = nil, nil, false
	return m
}
