package sandbox_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// TestDemo ensures that the demo runs its command with ids filled in and that the opponent accepts by the green button.
func TestDemo(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) {
		c.Demo = sandbox.DemoCommand{Name: "match", Path: []string{"new"},
			Options: []sandbox.OptionValue{{Name: "opponent", Value: "{2}"}}}
	})
	w.register()
	accepted := make(chan string, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if i.Type == discordgo.InteractionMessageComponent {
			accepted <- i.Member.User.ID + " " + i.MessageComponentData().CustomID
			if err := d.InteractionRespond(i.Interaction,
				&discordgo.InteractionResponse{Type: discordgo.InteractionResponseDeferredMessageUpdate}); err != nil {
				t.Error(err)
			}
			return
		}
		if err := d.InteractionRespond(i.Interaction, message("invited", discordgo.MessageFlagsEphemeral)); err != nil {
			t.Error(err)
		}
		opponent := i.ApplicationCommandData().Options[0].GetOption("opponent").UserValue(nil).ID
		if _, err := d.ChannelMessageSendComplex(i.ChannelID, &discordgo.MessageSend{
			Content: "<@" + opponent + "> you are invited",
			Components: []discordgo.MessageComponent{row(button("no", "Decline", discordgo.DangerButton),
				button("yes", "Accept", discordgo.SuccessButton))},
		}); err != nil {
			t.Error(err)
		}
	})
	d := must[sandbox.Demo](t)(w.s.StartDemo(w.ctx))
	if d.As != w.ada.ID() || d.ChannelID != w.matches() {
		t.Errorf("demo %+v", d)
	}
	if got := <-accepted; got != w.bruno.ID()+" yes" {
		t.Errorf("accepted %s", got)
	}
}

// TestDemoWithoutInvitation ensures that a demo of which no invitation comes is given up, by the sandbox's clock.
func TestDemoWithoutInvitation(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) {
		c.Demo = sandbox.DemoCommand{Name: "match", Path: []string{"new"},
			Options: []sandbox.OptionValue{{Name: "opponent", Value: "{2}"}}}
	})
	w.register()
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if err := d.InteractionRespond(i.Interaction, message("not now", discordgo.MessageFlagsEphemeral)); err != nil {
			t.Error(err)
		}
		w.clock.Advance(10 * time.Second)
	})
	_, err := w.s.StartDemo(w.ctx)
	if no, ok := errors.AsType[*sandbox.Refusal](err); !ok || no.Code != "demo_unavailable" ||
		!strings.Contains(no.Message, "deadline exceeded") {
		t.Errorf("without an invitation: %v", err)
	}
}
