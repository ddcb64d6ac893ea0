package sandbox_test

import (
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestPressAndUpdate ensures that a button's interaction carries its message, and that types 6 and 7 and an edit of
// @original change that message.
func TestPressAndUpdate(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	w.reply(message("pick", 0,
		row(button("go", "Go", discordgo.SuccessButton),
			discordgo.Button{CustomID: "off", Label: "Off", Style: discordgo.DangerButton, Disabled: true})))
	first := w.run()
	bruno := w.bruno
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if i.Message == nil || i.Message.ID != first.MessageID || i.MessageComponentData().CustomID != "go" {
			t.Errorf("interaction %+v", i.Interaction)
		}
		if err := d.InteractionRespond(i.Interaction, &discordgo.InteractionResponse{
			Type: discordgo.InteractionResponseUpdateMessage,
			Data: &discordgo.InteractionResponseData{Content: "gone"},
		}); err != nil {
			t.Error(err)
		}
	})
	out := must[sandbox.Outcome](t)(bruno.PressLabel(w.ctx, first.MessageID, "Go"))
	m := w.shown(bruno, first.MessageID)
	if out.Kind != sandbox.OutcomeUpdated || m.Content != "gone" || len(m.Components) != 0 || m.EditedTimestamp == nil {
		t.Errorf("outcome %+v, message %+v", out, m)
	}
	if _, err := bruno.Press(w.ctx, first.MessageID, "go"); err == nil {
		t.Error("a button that is gone can be pressed")
	}
}

// TestDeferUpdate ensures that a press acknowledged with type 6 edits its message later.
func TestDeferUpdate(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	w.reply(message("pick", 0,
		row(button("go", "Go", discordgo.PrimaryButton),
			discordgo.Button{CustomID: "off", Label: "Off", Style: discordgo.DangerButton, Disabled: true})))
	first := w.run()
	edited, looked := make(chan error, 1), make(chan bool)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if err := d.InteractionRespond(i.Interaction,
			&discordgo.InteractionResponse{Type: discordgo.InteractionResponseDeferredMessageUpdate}); err != nil {
			t.Error(err)
		}
		<-looked
		text := "later"
		_, err := d.InteractionResponseEdit(i.Interaction, &discordgo.WebhookEdit{Content: &text})
		edited <- err
	})
	ada := w.ada
	if _, err := ada.Press(w.ctx, first.MessageID, "off"); err == nil {
		t.Error("a disabled button can be pressed")
	}
	out := must[sandbox.Outcome](t)(ada.Press(w.ctx, first.MessageID, "go"))
	if m := w.shown(ada, first.MessageID); m.Content != "pick" || !m.X.Promised {
		t.Errorf("before the answer: %+v %+v", m, m.X)
	}
	close(looked)
	if err := <-edited; err != nil || out.Kind != sandbox.OutcomeDeferred {
		t.Fatalf("outcome %+v, edit %v", out, err)
	}
	if m := w.shown(ada, first.MessageID); m.Content != "later" || len(m.Components) != 1 || m.X.Promised {
		t.Errorf("message %+v", m)
	}
}

// TestMenu ensures that the values of a menu arrive, and only such as it offers.
func TestMenu(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	two := 2
	w.reply(message("pick", 0, row(discordgo.SelectMenu{
		MenuType: discordgo.StringSelectMenu, CustomID: "menu", MinValues: &two, MaxValues: 2,
		Options: []discordgo.SelectMenuOption{{Label: "A", Value: "a"}, {Label: "B", Value: "b"},
			{Label: "C", Value: "c"}},
	}), row(discordgo.SelectMenu{MenuType: discordgo.UserSelectMenu, CustomID: "who"})))
	first := w.run()
	got := make(chan discordgo.MessageComponentInteractionData, 2)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		got <- i.MessageComponentData()
		if err := d.InteractionRespond(i.Interaction, message("ok", discordgo.MessageFlagsEphemeral)); err != nil {
			t.Error(err)
		}
	})
	ada := w.ada
	for _, bad := range [][]string{nil, {"a"}, {"a", "a"}, {"a", "x"}, {"a", "b", "c"}} {
		if _, err := ada.Press(w.ctx, first.MessageID, "menu", bad...); err == nil {
			t.Errorf("values %v are taken", bad)
		}
	}
	must[sandbox.Outcome](t)(ada.Press(w.ctx, first.MessageID, "menu", "c", "a"))
	if d := <-got; len(d.Values) != 2 || d.Values[0] != "c" || d.ComponentType != discordgo.SelectMenuComponent {
		t.Errorf("data %+v", d)
	}
	bruno := w.bruno.ID()
	must[sandbox.Outcome](t)(ada.Press(w.ctx, first.MessageID, "who", bruno))
	if d := <-got; d.Resolved.Users[bruno] == nil {
		t.Errorf("data %+v", d)
	}
}
