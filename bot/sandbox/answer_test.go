package sandbox_test

import (
	"slices"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestEphemeral ensures that a private answer reaches its member only, hides from the bot's own channel calls, is
// edited by its token, and goes away when it is dismissed.
func TestEphemeral(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	w.reply(message("for you", discordgo.MessageFlagsEphemeral))
	out := w.run()
	ada, bruno := w.ada, w.bruno
	if m := w.shown(ada, out.MessageID); !m.X.Ephemeral {
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

// TestLatest ensures that however many private answers a member gets, they push no message for everybody out of sight,
// and that of many only the last are shown.
func TestLatest(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	said, err := w.bot.ChannelMessageSend(w.matches(), "for everybody")
	if err != nil {
		t.Fatal(err)
	}
	w.reply(message("for you", discordgo.MessageFlagsEphemeral))
	var first sandbox.Outcome
	for i := range 201 {
		if out := w.run(); i == 0 {
			first = out
		}
	}
	list := w.ada.View().Messages[w.matches()]
	has := func(id string) bool {
		return slices.ContainsFunc(list, func(m sandbox.Message) bool { return m.ID == id })
	}
	if all, old := has(said.ID), has(first.MessageID); len(list) != 201 || !all || old {
		t.Errorf("%d messages; that for everybody: %v, the first answer: %v", len(list), all, old)
	}
}

// TestDeferred ensures that a deferred answer shows as thinking until its edit, that the first follow-up fills it, and
// that later ones refer to it.
func TestDeferred(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	tokens := make(chan *discordgo.Interaction, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if err := d.InteractionRespond(i.Interaction, &discordgo.InteractionResponse{
			Type: discordgo.InteractionResponseDeferredChannelMessageWithSource,
		}); err != nil {
			t.Error(err)
		}
		tokens <- i.Interaction
	})
	out := w.run()
	it := <-tokens
	ada := w.ada
	if m := w.shown(ada, out.MessageID); out.Kind != sandbox.OutcomeThinking || !m.X.Thinking {
		t.Fatalf("outcome %+v, message %+v", out, m)
	}
	first := must[*discordgo.Message](t)(w.bot.FollowupMessageCreate(it, true,
		&discordgo.WebhookParams{Content: "done"}))
	if first.ID != out.MessageID {
		t.Error("the first follow-up is a message of its own")
	}
	if m := w.shown(ada, out.MessageID); m.X.Thinking || m.Content != "done" || m.EditedTimestamp != nil {
		t.Errorf("message %+v", m)
	}
	second := must[*discordgo.Message](t)(w.bot.FollowupMessageCreate(it, true,
		&discordgo.WebhookParams{Content: "more", Flags: discordgo.MessageFlagsEphemeral}))
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

// TestAcknowledgeOnce ensures 40060 for a second answer, 10062 for a late one and 50027 for a dead token, and that the
// member is told of a timeout.
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

// TestWithResponse ensures that a callback can answer with the message that it made.
func TestWithResponse(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	for _, body := range []string{
		`{"type":4,"data":{"content":"a"}}`, `{"type":5,"data":{"flags":64}}`,
		`{"type":9,"data":{"custom_id":"m","title":"t","components":[{"type":1,"components":[` +
			`{"type":4,"custom_id":"a","style":1,"label":"l"}]}]}}`,
	} {
		it := w.pending()
		path := "/interactions/" + it.ID + "/" + it.Token + "/callback?with_response=true"
		if status, r := w.call("POST", path, body); status != 200 {
			t.Errorf("%s: %d %+v", body, status, r)
		}
	}
}

// TestDeletedThread ensures that an answer to an interaction in a thread that is gone meanwhile is refused.
func TestDeletedThread(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	th := w.thread("thread")
	m := must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(th.ID, &discordgo.MessageSend{
		Content: "a", Components: []discordgo.MessageComponent{row(button("go", "Go", discordgo.PrimaryButton))},
	}))
	got := make(chan error, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if err := w.s.DeleteChannel(th.ID); err != nil {
			t.Error(err)
		}
		got <- d.InteractionRespond(i.Interaction, message("late", 0))
	})
	done := make(chan struct{})
	go func() {
		defer close(done)
		if o, err := w.ada.Press(w.ctx, m.ID, "go"); err != nil || o.Kind != sandbox.OutcomeFailed {
			t.Errorf("outcome %+v, %v", o, err)
		}
	}()
	if err := <-got; code(err) != 10003 {
		t.Errorf("answer: %v", err)
	}
	w.clock.Advance(3 * time.Second)
	<-done
}
