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

// edit opens the list of a saved deck in a form.
func (ds *Decks) edit(_ context.Context, p route.Place, game string, d Deck) error {
	return ds.form(p, game, d.Name, ds.Library.ShowDeck(game, p.Lang, d.List))
}

// form opens a form with a list in it. A list that is too long for a form is left out: only a file can replace it.
func (ds *Decks) form(p route.Place, game, name, list string) error {
	if utf8.RuneCountInString(list) > ui.MaxFormText {
		list = ""
	}
	input := discordgo.TextInput{
		CustomID:    "list",
		Style:       discordgo.TextInputParagraph,
		Label:       ui.Clip(p.Text("deck.label"), ui.MaxFormTitle),
		Placeholder: ui.Clip(p.Text("deck.hint"), ui.MaxFormHint),
		Value:       list,
		Required:    true,
		MaxLength:   ui.MaxFormText,
	}
	return p.Form(&discordgo.InteractionResponseData{
		CustomID:   ui.ID{Action: ui.ActDeckText, Arg: game + "/" + name}.String(),
		Title:      ui.Clip(p.Text("deck.form", engine.A("name", ui.Plain(name))), ui.MaxFormTitle),
		Components: ui.Row(input),
	})
}

// submitted saves the list of a form that was sent.
func (ds *Decks) submitted(ctx context.Context, p route.Place) error {
	game, name, _ := strings.Cut(p.Button.Arg, "/")
	return ds.save(ctx, p, reply.Call.InPlace, game, name, inputOf(p.ModalSubmitData().Components, "list"))
}

// inputOf finds the text of an input among a form's components; "" when there is none.
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
