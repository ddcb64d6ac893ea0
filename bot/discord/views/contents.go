package views

import (
	"context"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// showContents shows the chapters of a game's rules, what is asked most, and the way to its terms, with buttons to the
// rules of other games.
func (vw *Views) showContents(p route.Place, game string, page int, show reply.Show) error {
	chapters := vw.Library.Contents(game, p.Lang)
	if len(chapters) == 0 {
		return p.Say(api.Message{Content: p.Text("contents.none")})
	}
	var lines []string
	var options []discordgo.SelectMenuOption
	page = min(max(page, 0), ui.Pages(len(chapters))-1)
	for i, c := range chapters {
		n := p.Text("contents.rules", engine.A("n", engine.Int(len(c.Hits))))
		if i/ui.PageSize == page {
			lines = append(lines, "• "+c.Title+" · "+n)
		}
		options = append(options, ui.Option(c.Title, strconv.Itoa(i), n))
	}
	title := p.Text("contents.title", engine.A("game", ui.Plain(vw.GameName(game, p.Lang))))
	m := api.Message{Content: p.Text("contents.hint"),
		Embeds: []*discordgo.MessageEmbed{ui.Embed(title, strings.Join(lines, "\n"))},
		Components: p.Paged(ui.ID{Action: ui.ActChapter, Arg: game}, p.Text("button.chapter"), options, page,
			func(n int) ui.ID { return ui.ID{Action: ui.ActContents, Arg: game + "/" + route.PageAt(n)} })}
	if most := vw.Library.MostAsked(game, p.Lang); len(most) > 0 {
		m.Components = append(m.Components, vw.hitMenu(game, p.Text("button.mostasked"), most))
	}
	var others []discordgo.MessageComponent
	if len(vw.Library.Terms(game, p.Lang)) > 0 {
		id := ui.ID{Action: ui.ActTerms, Arg: game}
		others = append(others, ui.Button(p.Text("button.terms"), discordgo.PrimaryButton, id))
	}
	for _, other := range vw.Find.Games(game)[1:] {
		label := p.Text("button.ingame", engine.A("game", ui.Plain(vw.GameName(other, p.Lang))))
		id := ui.ID{Action: ui.ActContents, Arg: other}
		others = append(others, ui.Button(label, discordgo.SecondaryButton, id))
	}
	m.Components = append(m.Components, ui.Rows(others)...)
	return show(p.Call, m)
}

// contents shows the table of contents of the game that a button names: "game", in a new message, or "game/page".
func (vw *Views) contents(_ context.Context, p route.Place) error {
	args := strings.Split(p.Button.Arg, "/")
	if vw.Library.Ruleset(args[0]) == nil {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	if len(args) > 1 {
		return vw.showContents(p, args[0], route.PageOf(args), reply.Call.Change)
	}
	return vw.showContents(p, args[0], 0, reply.Call.Say)
}

// chapter lists the rules of the chapter that was picked, with a menu to open them. The argument is "game", or for a
// button that turns to a page of them "game/chapter/page".
func (vw *Views) chapter(_ context.Context, p route.Place) error {
	args := strings.Split(p.Button.Arg, "/")
	game, number, show := args[0], "", reply.Call.Say
	switch {
	case len(args) == 3:
		number, show = args[1], reply.Call.Change
	case len(p.Values) == 1:
		number = p.Values[0]
	}
	chapters := vw.Library.Contents(game, p.Lang)
	i, err := strconv.Atoi(number)
	if err != nil || i < 0 || i >= len(chapters) {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	return show(p.Call, vw.listed(p, game, chapters[i].Title, chapters[i].Hits, route.PageOf(args), func(n int) ui.ID {
		return ui.ID{Action: ui.ActChapter, Arg: game + "/" + number + "/" + route.PageAt(n)}
	}))
}

// termsPage is how many words are listed at once: as many as a message has room for with what they mean.
const termsPage = 15

// terms lists a page of a game's words with what they mean, and a menu of the rules that say more. The button's
// argument is the game, for the first page in a new message, or "game/page" to turn to.
func (vw *Views) terms(_ context.Context, p route.Place) error {
	game, number, turns := strings.Cut(p.Button.Arg, "/")
	show, page := reply.Call.Say, 0
	if n, err := strconv.Atoi(number); turns && err == nil {
		show, page = reply.Call.Change, n
	}
	all := vw.Library.Terms(game, p.Lang)
	if len(all) == 0 {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	pages := (len(all) + termsPage - 1) / termsPage
	page = min(max(page, 0), pages-1)
	shown := all[page*termsPage : min((page+1)*termsPage, len(all))]
	var lines []string
	var options []discordgo.SelectMenuOption
	for i, t := range shown {
		title := t.ID
		if hits := vw.Library.Find(game, p.Lang, t.ID, true, 1); len(hits) > 0 {
			title = hits[0].Title
		}
		lines = append(lines, meaning(t))
		options = append(options, ui.Option(t.Name, strconv.Itoa(page*termsPage+i), title))
	}
	title := p.Text("contents.terms", engine.A("game", ui.Plain(vw.GameName(game, p.Lang))),
		engine.A("page", engine.Int(page+1)), engine.A("pages", engine.Int(pages)))
	m := api.Message{Embeds: []*discordgo.MessageEmbed{ui.Embed(title, strings.Join(lines, "\n"))},
		Components: []discordgo.MessageComponent{
			ui.Menu(ui.ID{Action: ui.ActTermPick, Arg: game}, p.Text("button.openrule"), options)}}
	if pages > 1 {
		turn := func(code string, to int) discordgo.MessageComponent {
			id := ui.ID{Action: ui.ActTerms, Arg: game + "/" + strconv.Itoa(to)}
			return ui.ButtonIf(to >= 0 && to < pages, p.Text(code), discordgo.SecondaryButton, id)
		}
		m.Components = append(m.Components,
			ui.Row(turn("button.sheetback", page-1), turn("button.sheetnext", page+1))...)
	}
	return show(p.Call, m)
}

// pickTerm shows what explains the term that was picked. Several terms may have the same clause, so that they are
// picked by their place in the list.
func (vw *Views) pickTerm(_ context.Context, p route.Place) error {
	all := vw.Library.Terms(p.Button.Arg, p.Lang)
	i := -1
	if len(p.Values) == 1 {
		if n, err := strconv.Atoi(p.Values[0]); err == nil {
			i = n
		}
	}
	if i < 0 || i >= len(all) {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	return vw.showMeaning(p, p.Button.Arg, all[i])
}
