package sandbox_test

import (
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestModal ensures that a form opens, checks its texts, arrives once, and is bound to its member.
func TestModal(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	w.register()
	w.reply(&discordgo.InteractionResponse{Type: discordgo.InteractionResponseModal,
		Data: &discordgo.InteractionResponseData{
			CustomID: "note", Title: "A note", Components: []discordgo.MessageComponent{
				row(discordgo.TextInput{
					CustomID: "text", Label: "Text", Style: discordgo.TextInputShort, Required: true, MaxLength: 5,
				}),
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
	ada, bruno := w.ada, w.bruno
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

// TestModalLimits ensures that forms over Discord's limits are refused.
func TestModalLimits(t *testing.T) {
	t.Parallel()
	input := func(id string) string {
		return `{"type":1,"components":[{"type":4,"custom_id":"` + id + `","style":1,"label":"l"}]}`
	}
	w := start(t, nil)
	w.register()
	it := w.pending()
	six := strings.Join([]string{input("a"), input("b"), input("c"), input("d"), input("e"), input("f")}, ",")
	modal := func(rows string) string { return `{"custom_id":"m","title":"t","components":[` + rows + `]}` }
	long := `{"type":4,"custom_id":"a","style":1,"label":"l","value":"` + text(4001) + `"}`
	for _, c := range []struct{ name, data, path, field string }{
		{
			"title",
			`{"custom_id":"m","title":"` + text(46) + `","components":[` + input("a") + `]}`,
			"data.title", "BASE_TYPE_BAD_LENGTH",
		},
		{"rows", modal(six), "data.components", "BASE_TYPE_BAD_LENGTH"},
		{
			"duplicate",
			modal(input("a") + `,` + input("a")),
			"data.components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED",
		},
		{
			"value",
			modal(`{"type":1,"components":[` + long + `]}`),
			"data.components.0.components.0.value", "BASE_TYPE_MAX_LENGTH",
		},
		{
			"button",
			modal(`{"type":1,"components":[` + buttons("a", 1) + `]}`),
			"data.components.0.components.0.type", "UNION_TYPE_CHOICES",
		},
	} {
		status, r := w.call("POST", "/interactions/"+it.ID+"/"+it.Token+"/callback", `{"type":9,"data":`+c.data+`}`)
		if status != 400 || r.Code != 50035 || r.fieldCode(c.path) != c.field {
			t.Errorf("%s: %d %s, want %s at %s", c.name, status, r.Errors, c.field, c.path)
		}
	}
}
