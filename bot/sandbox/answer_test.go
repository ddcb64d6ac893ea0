package sandbox_test

import (
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// run sends /match new as Ada.
func (w *world) run() sandbox.Outcome {
	w.t.Helper()
	return must[sandbox.Outcome](w.t)(w.s.Member(0).Run(w.ctx, w.matches(), "match", []string{"new"}, w.opponent()))
}

// TestEphemeral ensures that a private answer reaches its member only, hides from the bot's own
// channel calls, is edited by its token, and goes away when it is dismissed.
func TestEphemeral(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	w.reply(message("for you", discordgo.MessageFlagsEphemeral))
	out := w.run()
	ada, bruno := w.s.Member(0), w.s.Member(1)
	if m := must[sandbox.Message](t)(ada.Message(out.MessageID)); !m.X.Ephemeral {
		t.Errorf("message %+v", m)
	}
	if _, err := bruno.Message(out.MessageID); err == nil {
		t.Error("Bruno sees Ada's private answer")
	}
	if _, err := w.bot.ChannelMessage(w.matches(), out.MessageID); code(err) != 10008 {
		t.Errorf("the channel shows it: %v", err)
	}
	if err := bruno.Dismiss(out.MessageID); err == nil {
		t.Error("Bruno dismisses Ada's answer")
	}
	if err := ada.Dismiss(out.MessageID); err != nil {
		t.Fatal(err)
	}
	if _, err := ada.Message(out.MessageID); err == nil {
		t.Error("still there after Dismiss")
	}
}

// TestPressAndUpdate ensures that a button's interaction carries its message, and that types 6
// and 7 and an edit of @original change that message.
func TestPressAndUpdate(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	w.reply(message("pick", 0, row(button("go", "Go", discordgo.SuccessButton), discordgo.Button{CustomID: "off", Label: "Off", Style: discordgo.DangerButton, Disabled: true})))
	first := w.run()
	bruno := w.s.Member(1)
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
	m := must[sandbox.Message](t)(bruno.Message(first.MessageID))
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
	w.reply(message("pick", 0, row(button("go", "Go", discordgo.PrimaryButton), discordgo.Button{CustomID: "off", Label: "Off", Style: discordgo.DangerButton, Disabled: true})))
	first := w.run()
	edited, looked := make(chan error, 1), make(chan bool)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if err := d.InteractionRespond(i.Interaction, &discordgo.InteractionResponse{Type: discordgo.InteractionResponseDeferredMessageUpdate}); err != nil {
			t.Error(err)
		}
		<-looked
		text := "later"
		_, err := d.InteractionResponseEdit(i.Interaction, &discordgo.WebhookEdit{Content: &text})
		edited <- err
	})
	ada := w.s.Member(0)
	if _, err := ada.Press(w.ctx, first.MessageID, "off"); err == nil {
		t.Error("a disabled button can be pressed")
	}
	out := must[sandbox.Outcome](t)(ada.Press(w.ctx, first.MessageID, "go"))
	if m := must[sandbox.Message](t)(ada.Message(first.MessageID)); m.Content != "pick" || !m.X.Promised {
		t.Errorf("before the answer: %+v %+v", m, m.X)
	}
	close(looked)
	if err := <-edited; err != nil || out.Kind != sandbox.OutcomeDeferred {
		t.Fatalf("outcome %+v, edit %v", out, err)
	}
	if m := must[sandbox.Message](t)(ada.Message(first.MessageID)); m.Content != "later" || len(m.Components) != 1 || m.X.Promised {
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
		Options: []discordgo.SelectMenuOption{{Label: "A", Value: "a"}, {Label: "B", Value: "b"}, {Label: "C", Value: "c"}},
	}), row(discordgo.SelectMenu{MenuType: discordgo.UserSelectMenu, CustomID: "who"})))
	first := w.run()
	got := make(chan discordgo.MessageComponentInteractionData, 2)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		got <- i.MessageComponentData()
		if err := d.InteractionRespond(i.Interaction, message("ok", discordgo.MessageFlagsEphemeral)); err != nil {
			t.Error(err)
		}
	})
	ada := w.s.Member(0)
	for _, bad := range [][]string{nil, {"a"}, {"a", "a"}, {"a", "x"}, {"a", "b", "c"}} {
		if _, err := ada.Press(w.ctx, first.MessageID, "menu", bad...); err == nil {
			t.Errorf("values %v are taken", bad)
		}
	}
	must[sandbox.Outcome](t)(ada.Press(w.ctx, first.MessageID, "menu", "c", "a"))
	if d := <-got; len(d.Values) != 2 || d.Values[0] != "c" || d.ComponentType != discordgo.SelectMenuComponent {
		t.Errorf("data %+v", d)
	}
	bruno := w.s.Member(1).ID()
	must[sandbox.Outcome](t)(ada.Press(w.ctx, first.MessageID, "who", bruno))
	if d := <-got; d.Resolved.Users[bruno] == nil {
		t.Errorf("data %+v", d)
	}
}

// TestModal ensures that a form opens, checks its texts, arrives once, and is bound to its member.
func TestModal(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	w.reply(&discordgo.InteractionResponse{Type: discordgo.InteractionResponseModal, Data: &discordgo.InteractionResponseData{
		CustomID: "note", Title: "A note", Components: []discordgo.MessageComponent{
			row(discordgo.TextInput{CustomID: "text", Label: "Text", Style: discordgo.TextInputShort, Required: true, MaxLength: 5}),
			row(discordgo.TextInput{CustomID: "more", Label: "More", Style: discordgo.TextInputParagraph}),
		},
	}})
	out := w.run()
	if out.Kind != sandbox.OutcomeModal || out.Modal.Title != "A note" || len(out.Modal.Components) != 2 {
		t.Fatalf("outcome %+v", out)
	}
	got := make(chan discordgo.ModalSubmitInteractionData, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		got <- i.ModalSubmitData()
		if err := d.InteractionRespond(i.Interaction, message("noted", discordgo.MessageFlagsEphemeral)); err != nil {
			t.Error(err)
		}
	})
	ada, bruno := w.s.Member(0), w.s.Member(1)
	for name, values := range map[string]map[string]string{
		"nothing": {}, "too long": {"text": "abcdef"}, "unknown": {"text": "a", "x": "y"},
	} {
		if _, err := ada.Submit(w.ctx, out.InteractionID, values); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	values := map[string]string{"text": "abc"}
	if _, err := bruno.Submit(w.ctx, out.InteractionID, values); err == nil {
		t.Error("Bruno sends Ada's form")
	}
	must[sandbox.Outcome](t)(ada.Submit(w.ctx, out.InteractionID, values))
	d := <-got
	in := d.Components[0].(*discordgo.ActionsRow).Components[0].(*discordgo.TextInput)
	if d.CustomID != "note" || in.CustomID != "text" || in.Value != "abc" {
		t.Errorf("data %+v %+v", d, in)
	}
	if _, err := ada.Submit(w.ctx, out.InteractionID, values); err == nil {
		t.Error("the form is sent twice")
	}
}

// TestAutocomplete ensures that half-typed options reach the bot and its choices come back in
// the member's language.
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
				{Name: "Tide", NameLocalizations: map[discordgo.Locale]string{discordgo.Italian: "Marea"}, Value: "tide"},
			}},
		}); err != nil {
			t.Error(err)
		}
	})
	for i, want := range map[int]string{0: "Tide", 2: "Marea"} {
		got := must[[]sandbox.Choice](t)(w.s.Member(i).Complete(w.ctx, w.matches(), "match", []string{"new"}, "deck", "ti"))
		if len(got) != 1 || got[0].Name != want || got[0].Value != "tide" {
			t.Errorf("member %d: %+v", i, got)
		}
	}
}

// TestDeferred ensures that a deferred answer shows as thinking until its edit, that the first
// follow-up fills it, and that later ones refer to it.
func TestDeferred(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	tokens := make(chan *discordgo.Interaction, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if err := d.InteractionRespond(i.Interaction, &discordgo.InteractionResponse{Type: discordgo.InteractionResponseDeferredChannelMessageWithSource}); err != nil {
			t.Error(err)
		}
		tokens <- i.Interaction
	})
	out := w.run()
	it := <-tokens
	ada := w.s.Member(0)
	if m := must[sandbox.Message](t)(ada.Message(out.MessageID)); out.Kind != sandbox.OutcomeThinking || !m.X.Thinking {
		t.Fatalf("outcome %+v, message %+v", out, m)
	}
	first := must[*discordgo.Message](t)(w.bot.FollowupMessageCreate(it, true, &discordgo.WebhookParams{Content: "done"}))
	if first.ID != out.MessageID {
		t.Error("the first follow-up is a message of its own")
	}
	if m := must[sandbox.Message](t)(ada.Message(out.MessageID)); m.X.Thinking || m.Content != "done" || m.EditedTimestamp != nil {
		t.Errorf("message %+v", m)
	}
	second := must[*discordgo.Message](t)(w.bot.FollowupMessageCreate(it, true, &discordgo.WebhookParams{Content: "more", Flags: discordgo.MessageFlagsEphemeral}))
	if second.ID == first.ID || second.MessageReference.MessageID != first.ID {
		t.Errorf("follow-up %+v", second)
	}
	text := "even more"
	must[*discordgo.Message](t)(w.bot.FollowupMessageEdit(it, second.ID, &discordgo.WebhookEdit{Content: &text}))
	if got := must[*discordgo.Message](t)(w.bot.InteractionResponse(it)); got.Content != "done" {
		t.Errorf("@original is %+v", got)
	}
	if err := w.bot.InteractionResponseDelete(it); err != nil {
		t.Fatal(err)
	}
	if _, err := w.bot.InteractionResponse(it); code(err) != 10008 {
		t.Errorf("after deleting: %v", err)
	}
}

// TestAcknowledgeOnce ensures 40060 for a second answer, 10062 for a late one and 50027 for a
// dead token, and that the member is told of a timeout.
func TestAcknowledgeOnce(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	it := w.pending()
	if _, err := w.bot.InteractionResponse(it); code(err) != 10015 {
		t.Errorf("@original before the answer: %v", err)
	}
	if err := w.bot.InteractionRespond(it, message("one", 0)); err != nil {
		t.Fatal(err)
	}
	if err := w.bot.InteractionRespond(it, message("two", 0)); code(err) != 40060 {
		t.Errorf("second answer: %v", err)
	}
	w.clock.Advance(15*time.Minute + time.Second)
	if _, err := w.bot.FollowupMessageCreate(it, true, &discordgo.WebhookParams{Content: "late"}); code(err) != 50027 {
		t.Errorf("follow-up after 15 minutes: %v", err)
	}
	w.clock.Advance(time.Hour)
	w.pending() // lets go of old tokens
	if _, err := w.bot.InteractionResponse(it); code(err) != 50027 {
		t.Errorf("follow-up after an hour: %v", err)
	}
}

// TestTimeout ensures that an interaction fails after 3 seconds, for the member and the bot.
func TestTimeout(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	got := make(chan *discordgo.Interaction, 1)
	w.on(func(_ *discordgo.Session, i *discordgo.InteractionCreate) { got <- i.Interaction })
	outcomes := make(chan sandbox.Outcome, 1)
	go func() { outcomes <- w.run() }()
	it := <-got
	w.clock.Advance(3*time.Second + time.Millisecond)
	if o := <-outcomes; o.Kind != sandbox.OutcomeFailed || o.Reason != "timeout" {
		t.Errorf("outcome %+v", o)
	}
	if err := w.bot.InteractionRespond(it, message("late", 0)); code(err) != 10062 {
		t.Errorf("late answer: %v", err)
	}
}

// TestWrongCallback ensures that answers which do not fit the interaction are refused.
func TestWrongCallback(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	it := w.pending()
	for _, kind := range []discordgo.InteractionResponseType{
		discordgo.InteractionResponseUpdateMessage, discordgo.InteractionResponseDeferredMessageUpdate,
		discordgo.InteractionApplicationCommandAutocompleteResult,
	} {
		if err := w.bot.InteractionRespond(it, &discordgo.InteractionResponse{Type: kind}); code(err) != 50035 {
			t.Errorf("type %d: %v", kind, err)
		}
	}
	if err := w.bot.InteractionRespond(it, message("", 0)); code(err) != 50006 {
		t.Errorf("an empty message: %v", err)
	}
}
