package sandbox_test

import (
	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// message is an answer with a message.
func message(
	text string, flags discordgo.MessageFlags, rows ...discordgo.MessageComponent,
) *discordgo.InteractionResponse {
	return &discordgo.InteractionResponse{
		Type: discordgo.InteractionResponseChannelMessageWithSource,
		Data: &discordgo.InteractionResponseData{Content: text, Flags: flags, Components: rows},
	}
}

// row is a row of buttons or of one menu.
func row(list ...discordgo.MessageComponent) discordgo.ActionsRow {
	return discordgo.ActionsRow{Components: list}
}

// button is an enabled button.
func button(id, label string, style discordgo.ButtonStyle) discordgo.Button {
	return discordgo.Button{CustomID: id, Label: label, Style: style}
}

// register gives the bot a command /match new opponent [deck] [turns].
func (w *fixture) register() {
	w.t.Helper()
	least := 1.0
	_, err := w.bot.ApplicationCommandBulkOverwrite(w.s.BotID(), "", []*discordgo.ApplicationCommand{{
		Name: "match", Description: "Play matches",
		NameLocalizations: &map[discordgo.Locale]string{discordgo.Italian: "partita"},
		Options: []*discordgo.ApplicationCommandOption{{
			Type: discordgo.ApplicationCommandOptionSubCommand, Name: "new", Description: "Challenge somebody",
			Options: []*discordgo.ApplicationCommandOption{
				{Type: discordgo.ApplicationCommandOptionUser, Name: "opponent", Description: "Whom", Required: true},
				{Type: discordgo.ApplicationCommandOptionString, Name: "deck", Description: "With what",
					Autocomplete: true},
				{Type: discordgo.ApplicationCommandOptionInteger, Name: "hours", Description: "For a turn",
					MinValue: &least, MaxValue: 72},
				{Type: discordgo.ApplicationCommandOptionString, Name: "game", Description: "Which",
					Choices: []*discordgo.ApplicationCommandOptionChoice{
						{Name: "Farwald", Value: "farwald"},
					}},
			},
		}},
	}})
	if err != nil {
		w.t.Fatal(err)
	}
}

// opponent is the option that challenges Bruno.
func (w *fixture) opponent() sandbox.OptionValue {
	return sandbox.OptionValue{Name: "opponent", Value: w.bruno.ID()}
}

// pending sends a command that the bot does not answer and returns its interaction.
func (w *fixture) pending() *discordgo.Interaction {
	w.t.Helper()
	got := make(chan *discordgo.Interaction, 1)
	w.on(func(_ *discordgo.Session, i *discordgo.InteractionCreate) { got <- i.Interaction })
	go func() {
		// The test answers, or ends, in its own way.
		_, _ = w.ada.Run(w.ctx, w.matches(), "match", []string{"new"}, w.opponent())
	}()
	select {
	case i := <-got:
		return i
	case <-w.ctx.Done():
		w.t.Fatal("no interaction came")
		return nil
	}
}

// run sends /match new as Ada.
func (w *fixture) run() sandbox.Outcome {
	w.t.Helper()
	return must[sandbox.Outcome](w.t)(w.ada.Run(w.ctx, w.matches(), "match", []string{"new"}, w.opponent()))
}
