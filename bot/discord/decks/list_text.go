package decks

import (
	"strings"
	"unicode/utf8"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
)

// maxBlock is how many characters of a list stand in a message. A longer list is a file.
const maxBlock = 1500

// inBlock reports whether a list can stand in a message as it is.
func inBlock(list string) bool {
	list = ui.Visible(list)
	return utf8.RuneCountInString(list) <= maxBlock && !strings.Contains(list, "```")
}

// block writes a text in letters of one width, as far as it can be seen.
func block(list string) string { return "```\n" + ui.Visible(list) + "\n```" }

// attached adds to a message's content that the list comes as a file.
func (ds *Decks) attached(lang, content string) string {
	return strings.TrimSpace(content + "\n" + ds.Text(lang, "deck.attached"))
}

// AddList adds cards to a message as a list that can be imported, under a deck's name: in the content, or as a file
// where it is long.
func (ds *Decks) AddList(m *api.Message, game, lang, name string, cards []string) {
	list := ds.Library.ShowDeck(game, lang, listOf(cards))
	if inBlock(list) {
		m.Content += "\n" + block(list)
		return
	}
	m.Content, m.Files = ds.attached(lang, m.Content), listFile(name, list)
}

// listFile makes a file of a deck's list.
func listFile(name, list string) []api.File {
	return []api.File{{
		Name: fileName(name),
		Alt:  ui.Clip(name, ui.MaxAlt),
		Type: "text/plain; charset=utf-8",
		Data: []byte(list + "\n"),
	}}
}

// fileName makes the name of a file of a deck's name, as in "My-deck.txt".
func fileName(name string) string {
	s := strings.Trim(strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
			return r
		}
		return '-'
	}, name), "-")
	if s == "" {
		s = "deck"
	}
	return s + ".txt"
}
