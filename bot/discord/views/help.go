package views

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// help says how to begin and whose work the games and their cards are, with a button for the story of each game that
// tells one (/help).
func (vw *Views) help(_ context.Context, p route.Place) error {
	m := api.Message{
		Content: ui.Clip(vw.Texts.Word(p.Lang, "", "help", "help"), ui.MaxContent),
		Embeds:  []*discordgo.MessageEmbed{ui.Embed(p.Text("credits.title"), strings.Join(vw.credits(p), "\n"))},
	}
	var stories []discordgo.MessageComponent
	for _, game := range vw.Library.Games() {
		if title, _ := vw.storyOf(game, p.Lang); title != "" {
			stories = append(stories,
				ui.Button(title, discordgo.SecondaryButton, ui.ID{Action: ui.ActStory, Arg: game}))
		}
	}
	m.Components = ui.Rows(stories)
	return p.Say(m)
}

// credits says whose the games are, and for each game which sets there are, of which year and drawn by whom, and what
// else its words owe to others (family "credit"), such as a licence.
func (vw *Views) credits(p route.Place) []string {
	out := []string{p.Text("credits.own")}
	for _, game := range vw.Library.Games() {
		var sets []string
		for _, id := range vw.Library.Cards(game) {
			edge := vw.Library.Face(game, p.Lang, id).Edge()
			if edge != "" && !slices.Contains(sets, edge) {
				sets = append(sets, edge)
			}
		}
		if credit := vw.Texts.Word(p.Lang, game, "credit", "credit"); credit != "" {
			sets = append(sets, credit)
		}
		if len(sets) > 0 {
			out = append(out, "", "**"+vw.GameName(game, p.Lang)+"**", strings.Join(sets, "\n"))
		}
	}
	return out
}

// story tells the story of a game's world.
func (vw *Views) story(_ context.Context, p route.Place) error {
	title, text := vw.storyOf(p.Button.Arg, p.Lang)
	if title == "" {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	e := ui.Embed(title, text)
	e.Footer = ui.FooterText(p.Text("lookup.story", engine.A("game", ui.Plain(vw.GameName(p.Button.Arg, p.Lang)))))
	return p.Say(api.Message{Embeds: []*discordgo.MessageEmbed{e}})
}

// storyOf returns the title and the text of the story that a game's words tell (family "story"); "" for a game
// that tells none.
func (vw *Views) storyOf(game, lang string) (title, text string) {
	if vw.Library.Ruleset(game) == nil {
		return "", ""
	}
	return vw.Texts.Word(lang, game, "story", "story-title"), vw.Texts.Word(lang, game, "story", "story")
}
