package views

import (
	"context"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// sheetSize is how many cards are on a page. One menu holds them, and the picture's description names them all.
const sheetSize = 20

// sheetOf says which cards are looked over: all of a game, or those that a filter asks for.
type sheetOf struct{ game, filter string }

// maxFilter is how long a filter may be; it stands in the custom ids of the pages.
const maxFilter = 60

// cards shows a page of a game's cards, the first one unless another is asked for (/cards).
func (vw *Views) cards(ctx context.Context, p route.Place) error {
	page, _ := p.Options.Number("page") // none is the first
	of := sheetOf{vw.Find.Game(ctx, p), ui.Tidy(p.Options.Text("filter"))}
	return vw.sheet(ctx, p, of, page-1, reply.Call.Say)
}

// completeFilter completes a filter of cards.
func (vw *Views) completeFilter(ctx context.Context, p route.Place, typed string) (out route.Choices, err error) {
	for _, text := range vw.Library.CompleteFilter(vw.Find.Game(ctx, p), p.Lang, typed, ui.MaxChoices) {
		if len([]rune(text)) <= maxFilter {
			out = append(out, route.Choice(text, text))
		}
	}
	return out, nil
}

// turnSheet turns to another page. The button's argument is "game/page", counted from 0, and behind a further "/" the
// filter.
func (vw *Views) turnSheet(ctx context.Context, p route.Place) error {
	game, rest, _ := strings.Cut(p.Button.Arg, "/")
	arg, filter, _ := strings.Cut(rest, "/")
	if vw.Library.Ruleset(game) == nil {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	page, _ := strconv.Atoi(arg)
	return vw.sheet(ctx, p, sheetOf{game, filter}, page, reply.Call.Change)
}

// pickCard shows the card that was picked in the menu of a page.
func (vw *Views) pickCard(ctx context.Context, p route.Place) error {
	game := p.Button.Arg
	if vw.Library.Ruleset(game) == nil || len(p.Values) != 1 || vw.Library.Face(game, p.Lang, p.Values[0]).ID == "" {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	return vw.showCard(ctx, p, game, p.Values[0])
}

// sheet shows a page of cards, counted from 0. Beyond the ends it shows the nearest page.
func (vw *Views) sheet(
	ctx context.Context, p route.Place, of sheetOf, page int, show reply.Show,
) error {
	game, all := of.game, vw.Library.Cards(of.game)
	if of.filter != "" {
		ids, ok := vw.Library.Filter(game, ui.Clip(of.filter, maxFilter))
		if part := vw.Library.Unread(game, of.filter); !ok && part != "" {
			return show(p.Call, api.Message{Content: p.Text("sheet.unread", engine.A("text", ui.Typed(part)))})
		}
		if !ok || len(ids) == 0 {
			return show(p.Call, api.Message{Content: p.Text("sheet.nothing", engine.A("text", ui.Typed(of.filter)))})
		}
		all = ids
	}
	if len(all) == 0 {
		return show(p.Call, api.Message{Content: p.Text("sheet.none")})
	}
	pages := (len(all) + sheetSize - 1) / sheetSize
	page = min(max(page, 0), pages-1)
	ids := all[page*sheetSize : min(len(all), (page+1)*sheetSize)]
	code := "sheet.title"
	if of.filter != "" {
		code = "sheet.filtered"
	}
	title := p.Text(code, engine.A("game", ui.Plain(vw.GameName(game, p.Lang))), engine.A("text", ui.Typed(of.filter)),
		engine.A("n", engine.Int(len(all))), engine.A("page", engine.Int(page+1)), engine.A("pages", engine.Int(pages)))
	m := vw.sheetMessage(p.Lang, of, title, ids, page, pages)
	if err := show(p.Call, m); err != nil {
		return err
	}
	pic := p.Drawn(ctx, func(ctx context.Context) (port.Picture, error) {
		return vw.Painter.Sheet(ctx, game, p.Lang, title, ids)
	})
	if len(pic.PNG) > 0 {
		m = reply.Illustrated(m, pic.File("cards-"+strconv.Itoa(page+1)+".png"))
	}
	return p.Complete(ctx, m) // even without a picture: the one of the page before goes then
}

// maxSheetWords is how many characters of a card's name, and of what is said about it, a page shows.
const maxSheetWords = 60

// sheetMessage makes a page in words, with a menu of its cards and buttons to the pages beside it.
func (vw *Views) sheetMessage(lang string, of sheetOf, title string, ids []string, page, pages int) api.Message {
	game := of.game
	var options []discordgo.SelectMenuOption
	var lines []string
	for _, id := range ids {
		f := vw.Library.Face(game, lang, id)
		about := f.TypeName
		if !f.NoCost {
			about = strings.TrimPrefix(about+" · "+vw.Label(lang, game, "cost", f.Cost), " · ")
		}
		lines = append(lines, "• "+ui.Clip(f.Name, maxSheetWords)+" · "+ui.Clip(about, maxSheetWords))
		options = append(options, ui.Option(f.Name, id, about))
	}
	pick := ui.ID{Action: ui.ActSheetCard, Arg: game}
	m := api.Message{
		Embeds:     []*discordgo.MessageEmbed{ui.Embed(title, strings.Join(lines, "\n"))},
		Components: []discordgo.MessageComponent{ui.Menu(pick, vw.Text(lang, "button.sheetcard"), options)},
	}
	if pages > 1 {
		turn := func(code string, to int) discordgo.MessageComponent {
			id := ui.ID{Action: ui.ActSheet, Arg: game + "/" + strconv.Itoa(to)}
			if of.filter != "" {
				id.Arg += "/" + ui.Clip(of.filter, maxFilter)
			}
			return ui.ButtonIf(to >= 0 && to < pages, vw.Text(lang, code), discordgo.SecondaryButton, id)
		}
		pages := ui.Row(turn("button.sheetback", page-1), turn("button.sheetnext", page+1))
		m.Components = append(m.Components, pages...)
	}
	return m
}
