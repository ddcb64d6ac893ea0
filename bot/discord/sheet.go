package discord

import (
	"context"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/engine"
)

// A contact sheet shows all cards of a game, small, a page at a time, with a menu that shows one of them as /card does.
// It needs no match and tells nobody anything about one.

// sheetSize is how many cards are on a page: one menu holds them, and their description names them all.
const sheetSize = 20

// sheetCommand shows the first page to somebody who asks for a game's cards, or the page that they name.
func (b *Bot) sheetCommand(ctx context.Context, c call, opts options) error {
	page, _ := opts.number("page") // none is the first
	return b.sheet(ctx, c, b.lookupGame(ctx, c, opts), page-1, b.reply)
}

// pressSheet turns a page, or shows the card that was picked.
func (b *Bot) pressSheet(ctx context.Context, c call, id button, values []string) error {
	game, arg, _ := strings.Cut(id.Arg, "/")
	known := b.Library.Ruleset(game) != nil
	switch {
	case known && id.Action == actSheet:
		page, _ := strconv.Atoi(arg)
		return b.sheet(ctx, c, game, page, b.update)
	case known && len(values) == 1 && b.Library.Face(game, c.lang, values[0]).ID != "":
		return b.showCard(ctx, c, game, values[0])
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, "button.unknown")})
}

// sheet shows a page of a game's cards, counted from 0; the nearest one that there is.
func (b *Bot) sheet(ctx context.Context, c call, game string, page int, show func(call, api.Message) error) error {
	all := b.Library.Cards(game)
	if len(all) == 0 {
		return show(c, api.Message{Content: b.t(c.lang, "sheet.none")})
	}
	pages := (len(all) + sheetSize - 1) / sheetSize
	page = min(max(page, 0), pages-1)
	ids := all[page*sheetSize : min(len(all), (page+1)*sheetSize)]
	title := b.t(c.lang, "sheet.title", engine.A("game", text(b.gameName(game, c.lang))), engine.A("page", engine.Int(page+1)), engine.A("pages", engine.Int(pages)))
	m := b.sheetMessage(c.lang, game, title, ids, page, pages)
	if err := show(c, m); err != nil {
		return err
	}
	pic := b.drawn(ctx, func(ctx context.Context) (Picture, error) { return b.Painter.Sheet(ctx, game, c.lang, title, ids) })
	if len(pic.PNG) > 0 {
		f := pic.file("cards-" + strconv.Itoa(page+1) + ".png")
		m.Embeds[0].Image = &discordgo.MessageEmbedImage{URL: "attachment://" + f.Name}
		m.Files = []api.File{f}
	}
	return b.complete(ctx, c, m) // without a picture that of the page before goes
}

// sheetMessage is a page in words, with its menu and the way to its neighbours.
func (b *Bot) sheetMessage(lang, game, title string, ids []string, page, pages int) api.Message {
	one := 1
	menu := discordgo.SelectMenu{MenuType: discordgo.StringSelectMenu, MinValues: &one, MaxValues: 1,
		Placeholder: clip(b.t(lang, "button.sheetcard"), 150), CustomID: button{Action: actSheetCard, Arg: game}.String()}
	var lines []string
	for _, id := range ids {
		f := b.Library.Face(game, lang, id)
		about := f.TypeName
		if !f.NoCost {
			about = strings.TrimPrefix(about+" · "+b.labelled(lang, game, "cost", f.Cost), " · ")
		}
		lines = append(lines, "• "+clip(f.Name, 60)+" · "+clip(about, 60))
		menu.Options = append(menu.Options, discordgo.SelectMenuOption{Label: clip(f.Name, 100), Value: id, Description: clip(about, 100)})
	}
	m := api.Message{Embeds: []*discordgo.MessageEmbed{{Title: clip(title, 250), Description: clip(strings.Join(lines, "\n"), 4000)}},
		Components: []discordgo.MessageComponent{discordgo.ActionsRow{Components: []discordgo.MessageComponent{menu}}}}
	if pages > 1 {
		turn := func(code string, to int) discordgo.MessageComponent {
			return discordgo.Button{Label: b.t(lang, code), Style: discordgo.SecondaryButton, Disabled: to < 0 || to >= pages,
				CustomID: button{Action: actSheet, Arg: game + "/" + strconv.Itoa(to)}.String()}
		}
		m.Components = append(m.Components, rows([]discordgo.MessageComponent{turn("button.sheetback", page-1), turn("button.sheetnext", page+1)})...)
	}
	return m
}

// labelled is a figure with the game's word for it.
func (b *Bot) labelled(lang, game, code string, n int) string {
	if w := b.Texts.Word(lang, game, "labels", code); w != "" {
		return w + " " + itoa(n)
	}
	return code + " " + itoa(n)
}
