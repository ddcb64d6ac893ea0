package sandbox_test

import (
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

func message(text string, flags discordgo.MessageFlags, rows ...discordgo.MessageComponent) *discordgo.InteractionResponse {
	return &discordgo.InteractionResponse{
		Type: discordgo.InteractionResponseChannelMessageWithSource,
		Data: &discordgo.InteractionResponseData{Content: text, Flags: flags, Components: rows},
	}
}

func row(list ...discordgo.MessageComponent) discordgo.ActionsRow {
	return discordgo.ActionsRow{Components: list}
}

func button(id, label string, style discordgo.ButtonStyle) discordgo.Button {
	return discordgo.Button{CustomID: id, Label: label, Style: style}
}

// register gives the bot a command /match new opponent [deck] [turns].
func (w *world) register() {
	w.t.Helper()
	least := 1.0
	_, err := w.bot.ApplicationCommandBulkOverwrite(w.s.BotID(), "", []*discordgo.ApplicationCommand{{
		Name: "match", Description: "Play matches",
		NameLocalizations: &map[discordgo.Locale]string{discordgo.Italian: "partita"},
		Options: []*discordgo.ApplicationCommandOption{{
			Type: discordgo.ApplicationCommandOptionSubCommand, Name: "new", Description: "Challenge somebody",
			Options: []*discordgo.ApplicationCommandOption{
				{Type: discordgo.ApplicationCommandOptionUser, Name: "opponent", Description: "Whom", Required: true},
				{Type: discordgo.ApplicationCommandOptionString, Name: "deck", Description: "With what", Autocomplete: true},
				{Type: discordgo.ApplicationCommandOptionInteger, Name: "hours", Description: "For a turn", MinValue: &least, MaxValue: 72},
				{Type: discordgo.ApplicationCommandOptionString, Name: "game", Description: "Which", Choices: []*discordgo.ApplicationCommandOptionChoice{
					{Name: "Farwald", Value: "farwald"},
				}},
			},
		}},
	}})
	if err != nil {
		w.t.Fatal(err)
	}
}

func (w *world) opponent() sandbox.OptionValue {
	return sandbox.OptionValue{Name: "opponent", Value: w.s.Member(1).ID()}
}

// TestCommand ensures that a slash command reaches discordgo whole, and that its public answer
// reaches everybody.
func TestCommand(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	got := make(chan *discordgo.Interaction, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		got <- i.Interaction
		if err := d.InteractionRespond(i.Interaction, message("challenged", 0)); err != nil {
			t.Error(err)
		}
	})
	out := must[sandbox.Outcome](t)(w.s.Member(0).Run(w.ctx, w.matches(), "match", []string{"new"},
		w.opponent(), sandbox.OptionValue{Name: "hours", Value: 24}))
	if out.Kind != sandbox.OutcomeMessage {
		t.Fatalf("outcome %+v", out)
	}
	i := <-got
	data := i.ApplicationCommandData()
	sub := data.Options[0]
	if sub.Name != "new" || sub.GetOption("opponent").UserValue(nil).ID != w.s.Member(1).ID() || sub.GetOption("hours").IntValue() != 24 {
		t.Errorf("options %+v", sub.Options)
	}
	if i.Member.User.ID != w.s.Member(0).ID() || i.GuildID != w.s.GuildID() || i.Locale != discordgo.EnglishUS || i.AppPermissions == 0 {
		t.Errorf("interaction %+v", i)
	}
	if data.Resolved.Users[w.s.Member(1).ID()].Username != "bruno" {
		t.Errorf("resolved %+v", data.Resolved)
	}
	m := must[sandbox.Message](t)(w.s.Member(3).Message(out.MessageID))
	if m.Content != "challenged" || m.X.Used == nil || m.X.Used.Text != "/match new" {
		t.Errorf("message %+v used %+v", m, m.X.Used)
	}
}

// pending sends a command that the bot does not answer and returns its interaction.
func (w *world) pending() *discordgo.Interaction {
	w.t.Helper()
	got := make(chan *discordgo.Interaction, 1)
	w.on(func(_ *discordgo.Session, i *discordgo.InteractionCreate) { got <- i.Interaction })
	go func() {
		// The test answers, or ends, in its own way.
		_, _ = w.s.Member(0).Run(w.ctx, w.matches(), "match", []string{"new"}, w.opponent())
	}()
	select {
	case i := <-got:
		return i
	case <-w.ctx.Done():
		w.t.Fatal("no interaction came")
		return nil
	}
}
