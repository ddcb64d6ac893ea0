package discordtest_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
	"farpost/bot/sandbox/resource"
)

// message is one with everything that a message of the bot can have.
var message = discordtest.Message{Message: sandbox.Message{ID: "7", Content: "Hello",
	Embeds: []sandbox.Embed{{Title: "Tally", Description: "life 5", Footer: &resource.EmbedFooter{Text: "m1 · #7"},
		Fields: []resource.EmbedField{{Name: "Last", Value: "Ada shouted."}}}},
	Components: []sandbox.Component{
		{Components: []sandbox.Component{
			{Label: "My move", CustomID: "v1:m1:2:move:"}, {Label: "Pass", CustomID: "v1:m1:2:pass:", Disabled: true},
			{Label: "Open", URL: "https://example.com"}}},
		{Components: []sandbox.Component{{Placeholder: "Choose", CustomID: "v1:m1:2:pick:a1",
			Options: []sandbox.SelectOption{
				{Label: "Spark", Value: "obj:1"}, {Label: "Flare", Value: "obj:2", Default: true}}}}},
	},
	Attachments: []sandbox.Attachment{{Filename: "board.png", Description: "the board"}},
}}

// TestString ensures that a message which is printed shows all that a person sees: embeds with fields and footer,
// buttons and menus with their state, and files.
func TestString(t *testing.T) {
	const want = `[7] "Hello" {Tally | life 5 | Last: Ada shouted. | footer: m1 · #7}` +
		` (My move move) (Pass pass dead) (Open https://example.com) (Choose pick:a1: Spark, Flare*) <board.png: the board>`
	if got := message.String(); got != want {
		t.Errorf("a message prints as\n%s\nwant\n%s", got, want)
	}
}

// TestParts ensures that a button or menu is found by its action, with or without the argument, when it can be used.
func TestParts(t *testing.T) {
	for action, want := range map[string]bool{"move": true, "pick": true, "pick:a1": true, "pick:a": false,
		"pass": false,
		"mov":  false, "": false} {
		if got := message.Has(action); got != want {
			t.Errorf("%q is there: %v, want %v", action, got, want)
		}
	}
	if got := message.Layout(); got != "move pass link | pick:a1" {
		t.Errorf("the layout is %q", got)
	}
	if got := message.Options(); got["Spark"] != "obj:1" || got["Flare"] != "obj:2" || len(got) != 2 {
		t.Errorf("the options are %v", got)
	}
}
