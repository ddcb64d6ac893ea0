package views

import (
	"context"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// showContents shows the chapters of a game's rules, with buttons to those of other games.
func (vw *Views) showContents(p route.Place, game string) error {
	chapters := vw.Library.Contents(game, p.Lang)
	if len(chapters) == 0 {
		return p.Say(api.Message{Content: p.Text("contents.none")})
	}
	var lines []string
	var options []discordgo.SelectMenuOption
	for i, c := range chapters[:min(len(chapters), ui.PageSize)] {
		n := p.Text("contents.rules", engine.A("n", engine.Int(len(c.Hits))))
		lines = append(lines, "• "+c.Title+" · "+n)
		options = append(options, ui.Option(c.Title, strconv.Itoa(i), n))
	}
	title := p.Text("contents.title", engine.A("game", ui.Plain(vw.GameName(game, p.Lang))))
	m := api.Message{Content: p.Text("contents.hint"),
		Embeds: []*discordgo.MessageEmbed{ui.Embed(title, strings.Join(lines, "\n"))},
		Components: []discordgo.MessageComponent{
			ui.Menu(ui.ID{Action: ui.ActChapter, Arg: game}, p.Text("button.chapter"), options)}}
	var others []discordgo.MessageComponent
	for _, other := range vw.Find.Games(game)[1:] {
		label := p.Text("button.ingame", engine.A("game", ui.Plain(vw.GameName(other, p.Lang))))
		id := ui.ID{Action: ui.ActContents, Arg: other}
		others = append(others, ui.Button(label, discordgo.SecondaryButton, id))
	}
	m.Components = append(m.Components, ui.Rows(others)...)
	return p.Say(m)
}

// contents shows the table of contents of the game that a button names.
func (vw *Views) contents(_ context.Context, p route.Place) error {
	if vw.Library.Ruleset(p.Button.Arg) == nil {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	return vw.showContents(p, p.Button.Arg)
}

// chapter lists the rules of the chapter that was picked, with a menu to open them.
func (vw *Views) chapter(_ context.Context, p route.Place) error {
	game := p.Button.Arg
	chapters := vw.Library.Contents(game, p.Lang)
	i := -1
	if len(p.Values) == 1 {
		if n, err := strconv.Atoi(p.Values[0]); err == nil {
			i = n
		}
	}
	if i < 0 || i >= len(chapters) {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	return p.Say(vw.listed(p, game, chapters[i].Title, chapters[i].Hits))
}
