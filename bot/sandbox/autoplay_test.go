package sandbox_test

import (
	"slices"
	"testing"

	"github.com/bwmarrin/discordgo"
)

// TestAutoplay ensures that a member left to itself answers a mention, walks through the private steps that follow,
// answers again when the message asks something else, and leaves others' alone.
func TestAutoplay(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	bruno := w.bruno
	if err := bruno.SetAutoplay(true); err != nil {
		t.Fatal(err)
	}
	pressed, answered := make(chan string, 50), make(chan error, 50)
	rounds := 0
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		id := i.MessageComponentData().CustomID
		if i.Member.User.ID != bruno.ID() {
			t.Errorf("%s presses", i.Member.User.Username)
		}
		r := message("chosen", discordgo.MessageFlagsEphemeral)
		switch id {
		case "move":
			r = message("which?", discordgo.MessageFlagsEphemeral,
				row(button("step", "Play", discordgo.SecondaryButton)))
		case "step":
			edit := &discordgo.MessageEdit{Channel: i.ChannelID, ID: i.Message.MessageReference.MessageID}
			if rounds++; rounds == 2 {
				edit.Components = &[]discordgo.MessageComponent{}
			} else {
				again := "<@" + bruno.ID() + "> your turn again"
				edit.Content = &again
			}
			if _, err := d.ChannelMessageEditComplex(edit); err != nil {
				t.Error(err)
			}
			r.Type = discordgo.InteractionResponseUpdateMessage
		}
		pressed <- id
		answered <- d.InteractionRespond(i.Interaction, r)
	})
	send := func(who string) {
		must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(w.matches(), &discordgo.MessageSend{
			Content: "<@" + who + "> your turn", Components: []discordgo.MessageComponent{row(button("move", "My move",
				discordgo.PrimaryButton))},
		}))
	}
	send(w.ada.ID())
	send(bruno.ID())
	for i, want := range []string{"move", "step", "move", "step"} {
		select {
		case got := <-pressed:
			if got != want {
				t.Errorf("press %d is %s, want %s", i, got, want)
			}
		case <-w.ctx.Done():
			t.Fatalf("press %d, of %s, does not come", i, want)
		}
		if err := <-answered; err != nil {
			t.Errorf("press %d: %v", i, err)
		}
	}
	if err := bruno.SetAutoplay(false); err != nil {
		t.Fatal(err)
	}
	select {
	case id := <-pressed:
		t.Errorf("presses %s after all is done", id)
	default:
	}
}

// TestAutoplayComesBack ensures that a member left to itself looks again at a message that stays as it is, for it may
// have lost its way, and does not do so for ever, nor where it was offered nothing.
func TestAutoplayComesBack(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	if err := w.bruno.SetAutoplay(true); err != nil {
		t.Fatal(err)
	}
	pressed, answered := make(chan string, 50), make(chan error, 50)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		id := i.MessageComponentData().CustomID
		r := message("nothing", discordgo.MessageFlagsEphemeral)
		if id == "maze" {
			r = message("which?", discordgo.MessageFlagsEphemeral, row(button("way", "A way", discordgo.PrimaryButton)))
		}
		pressed <- id // before the answer, behind which the next press may come
		answered <- d.InteractionRespond(i.Interaction, r)
	})
	for _, id := range []string{"maze", "nothing", "last"} {
		must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(w.matches(), &discordgo.MessageSend{
			Content:    "<@" + w.bruno.ID() + "> your turn",
			Components: []discordgo.MessageComponent{row(button(id, "My move", discordgo.PrimaryButton))},
		}))
		want := []string{id}
		if id == "maze" {
			want = slices.Repeat([]string{"maze", "way"}, 12)
		}
		for n, want := range want {
			select {
			case got := <-pressed:
				if got != want {
					t.Errorf("press %d is %s, want %s", n, got, want)
				}
			case <-w.ctx.Done():
				t.Fatalf("press %d, of %s, does not come", n, want)
			}
			if err := <-answered; err != nil {
				t.Errorf("press %d: %v", n, err)
			}
		}
	}
}
