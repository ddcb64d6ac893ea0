package decks

import (
	"context"
	"strings"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// form opens a form with a list in it.
func (ds *Decks) form(p route.Place, game, name, list string) error {
	if utf8.RuneCountInString(list) > maxDeckText {
		list = "" // only a file is large enough for it
	}
	return p.Form(&discordgo.InteractionResponseData{
		CustomID: ui.ID{Action: ui.ActDeckText, Arg: game + "/" + name}.String(),
		Title:    ui.Clip(p.Text("deck.form", engine.A("name", ui.Plain(name))), 45),
		Components: []discordgo.MessageComponent{discordgo.ActionsRow{Components: []discordgo.MessageComponent{discordgo.TextInput{
			CustomID: "list", Style: discordgo.TextInputParagraph, Required: true, MaxLength: maxDeckText, Value: list,
			Label: ui.Clip(p.Text("deck.label"), 45), Placeholder: ui.Clip(p.Text("deck.hint"), 100)}}}}})
}

// submitted takes a form that was sent.
func (ds *Decks) submitted(ctx context.Context, p route.Place) error {
	game, name, _ := strings.Cut(p.Button.Arg, "/")
	return ds.save(ctx, p, reply.Call.InPlace, game, name, inputOf(p.ModalSubmitData().Components, "list"))
}

// inputOf is the text of an input of a form.
func inputOf(list []discordgo.MessageComponent, id string) string {
	for _, c := range list {
		switch c := c.(type) {
		case *discordgo.ActionsRow:
			if s := inputOf(c.Components, id); s != "" {
				return s
			}
		case *discordgo.TextInput:
			if c.CustomID == id {
				return c.Value
			}
		}
	}
	return ""
}
