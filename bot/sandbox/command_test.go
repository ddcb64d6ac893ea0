package sandbox_test

import (
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestAutocomplete ensures that half-typed options reach the bot and its choices come back in the member's language.
func TestAutocomplete(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		o := i.ApplicationCommandData().Options[0].GetOption("deck")
		if i.Type != discordgo.InteractionApplicationCommandAutocomplete || !o.Focused || o.StringValue() != "ti" {
			t.Errorf("interaction %+v option %+v", i.Interaction, o)
		}
		if err := d.InteractionRespond(i.Interaction, &discordgo.InteractionResponse{
			Type: discordgo.InteractionApplicationCommandAutocompleteResult,
			Data: &discordgo.InteractionResponseData{Choices: []*discordgo.ApplicationCommandOptionChoice{
				{Name: "Tide", NameLocalizations: map[discordgo.Locale]string{discordgo.Italian: "Marea"},
					Value: "tide"},
			}},
		}); err != nil {
			t.Error(err)
		}
	})
	for i, want := range map[int]string{0: "Tide", 2: "Marea"} {
		got := must[[]sandbox.Choice](t)(w.s.Member(i).Complete(w.ctx, w.matches(), "match", []string{"new"}, "deck",
			"ti"))
		if len(got) != 1 || got[0].Name != want || got[0].Value != "tide" {
			t.Errorf("member %d: %+v", i, got)
		}
	}
}

// TestCommandOnMessage ensures that a command on a message reaches discordgo with the message and its text, also
// without the intent for texts; and that it is refused on what one member alone sees, where it is not registered, and
// without a message that the member sees.
func TestCommandOnMessage(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	must[*discordgo.ApplicationCommand](t)(w.bot.ApplicationCommandCreate(w.bot.State.User.ID, w.s.GuildID(),
		&discordgo.ApplicationCommand{Name: "Look up", Type: discordgo.MessageApplicationCommand}))
	got := make(chan *discordgo.Interaction, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		got <- i.Interaction
		if err := d.InteractionRespond(i.Interaction, message("found", discordgo.MessageFlagsEphemeral)); err != nil {
			t.Error(err)
		}
	})
	m := must[sandbox.Message](t)(w.bruno.Send(w.matches(), "What does [[Spark]] do?"))
	out := must[sandbox.Outcome](t)(w.ada.RunOn(w.ctx, m.ID, "Look up"))
	data := (<-got).ApplicationCommandData()
	if data.TargetID != m.ID || data.Resolved.Messages[m.ID].Content != "What does [[Spark]] do?" ||
		data.CommandType != discordgo.MessageApplicationCommand {
		t.Errorf("the bot got %+v", data)
	}
	for _, c := range [][3]string{{out.MessageID, "Look up", "not_permitted"}, {m.ID, "match", "unknown_command"},
		{"1", "Look up", "unknown_message"}} {
		_, err := w.ada.RunOn(w.ctx, c[0], c[1])
		if r, ok := err.(*sandbox.Refusal); !ok || r.Code != c[2] {
			t.Errorf("%s on %s: %v, want %s", c[1], c[0], err, c[2])
		}
	}
}

// TestCommand ensures that a slash command reaches discordgo whole, and that its public answer reaches everybody.
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
	out := must[sandbox.Outcome](t)(w.ada.Run(w.ctx, w.matches(), "match", []string{"new"},
		w.opponent(), sandbox.OptionValue{Name: "hours", Value: 24}))
	if out.Kind != sandbox.OutcomeMessage {
		t.Fatalf("outcome %+v", out)
	}
	i := <-got
	data := i.ApplicationCommandData()
	sub := data.Options[0]
	if sub.Name != "new" || sub.GetOption("opponent").UserValue(nil).ID != w.bruno.ID() ||
		sub.GetOption("hours").IntValue() != 24 {
		t.Errorf("options %+v", sub.Options)
	}
	if i.Member.User.ID != w.ada.ID() || i.GuildID != w.s.GuildID() || i.Locale != discordgo.EnglishUS ||
		i.AppPermissions == 0 {
		t.Errorf("interaction %+v", i)
	}
	if data.Resolved.Users[w.bruno.ID()].Username != "bruno" {
		t.Errorf("resolved %+v", data.Resolved)
	}
	m := w.shown(w.dario, out.MessageID)
	if m.Content != "challenged" || m.X.Used == nil || m.X.Used.Text != "/match new" {
		t.Errorf("message %+v used %+v", m, m.X.Used)
	}
}

// TestAdminCommand ensures that a command for administrators is offered to them only.
func TestAdminCommand(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	manage := int64(discordgo.PermissionManageGuild)
	must[*discordgo.ApplicationCommand](t)(w.bot.ApplicationCommandCreate(w.s.BotID(), w.s.GuildID(),
		&discordgo.ApplicationCommand{
			Name: "setup", Description: "Set up", DefaultMemberPermissions: &manage,
		}))
	for i, want := range []int{1, 0, 0, 0} {
		if got := len(w.s.Member(i).View().Commands); got != want {
			t.Errorf("member %d is offered %d commands, want %d", i, got, want)
		}
	}
	if _, err := w.bruno.Run(w.ctx, w.matches(), "setup", nil); err == nil {
		t.Error("Bruno runs /setup")
	}
}
