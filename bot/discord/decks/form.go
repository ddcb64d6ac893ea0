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
	"farpost/storage"
)

// edit opens the list of a saved deck in a form.
func (ds *Decks) edit(_ context.Context, p route.Place, game string, d Deck) error {
	return ds.form(p, game, d.Name, ds.Library.ShowDeck(game, p.Lang, d.List))
}

// inputList is the custom id of the form's input.
const inputList = "list"

// form opens a form with a list in it. A list that is too long for a form is left out: only a file can replace it.
func (ds *Decks) form(p route.Place, game, name, list string) error {
	if utf8.RuneCountInString(list) > ui.MaxFormText {
		list = ""
	}
	input := discordgo.TextInput{
		CustomID:    inputList,
		Style:       discordgo.TextInputParagraph,
		Label:       ui.Clip(p.Text("deck.label"), ui.MaxFormTitle),
		Placeholder: ui.Clip(p.Text("deck.hint"), ui.MaxFormHint),
		Value:       list,
		Required:    true,
		MaxLength:   ui.MaxFormText,
	}
	return p.Form(&discordgo.InteractionResponseData{
		CustomID:   ui.ID{Action: ui.ActDeckText, Arg: game + "/" + name}.String(),
		Title:      ui.Clip(ui.Tidy(p.Text("deck.form", engine.A("name", ui.Typed(name)))), ui.MaxFormTitle),
		Components: ui.Row(input),
	})
}

// submitted saves the list of a form that was sent. A name that no form of ours has is refused.
func (ds *Decks) submitted(ctx context.Context, p route.Place) error {
	game, name, _ := strings.Cut(p.Button.Arg, "/")
	if n := utf8.RuneCountInString(name); n > maxDeckName || name != ui.Tidy(name) || storage.FoldName(name) == "" {
		return badName(n)
	}
	return ds.save(ctx, p, reply.Call.Change, game, name, p.Inputs[inputList])
}
