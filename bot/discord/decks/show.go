package decks

import (
	"context"
	"strings"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
)

// maxBlock is how long a list may be to stand in a message; a longer one is a file.
const maxBlock = 1500

// show shows what a deck is made of, with its list in the form in which it can be imported, and a picture.
func (ds *Decks) show(ctx context.Context, p route.Place, game string, d Deck) error {
	rep := ds.Library.CheckDeck(game, d.Name, d.List)
	m := ds.report(p, game, d, false)
	e := m.Embeds[0]
	e.Description = ds.Check(p.Lang, game, rep, 1200)
	for _, f := range ds.deckFigures(game, p.Lang, rep.Counts) {
		e.Fields = append(e.Fields, &discordgo.MessageEmbedField{Name: f[0], Value: ui.Clip(f[1], 1000)})
	}
	list := ds.Library.ShowDeck(game, p.Lang, d.List)
	var files []api.File
	if inBlock(list) {
		e.Description += "\n" + block(list)
	} else {
		m.Content, files = ds.attached(p.Lang, m.Content), listFile(d.Name, list)
	}
	if err := p.Say(m); err != nil {
		return err
	}
	m.Files = files
	return p.Illustrate(ctx, m, "deck.png", func(ctx context.Context) (port.Picture, error) {
		return ds.Painter.Deck(ctx, game, p.Lang, ui.Literal(d.Name), rep.Counts)
	})
}

// inBlock tells whether a list can stand in a message as it is.
func inBlock(list string) bool {
	return utf8.RuneCountInString(list) <= maxBlock && !strings.Contains(list, "```")
}

func block(list string) string { return "```\n" + list + "\n```" }

// attached adds to a message that the list comes as a file.
func (ds *Decks) attached(lang, content string) string {
	return strings.TrimSpace(content + "\n" + ds.Text(lang, "deck.attached"))
}
