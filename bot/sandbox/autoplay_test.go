package sandbox_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

func choice(kind int, style int, id string) sandbox.Component {
	c := sandbox.Component{Type: kind, Style: style, CustomID: id}
	if kind == sandbox.TypeStringSelect {
		c.MinValues, c.MaxValues = 2, 3
		for _, v := range []string{"a", "b", "c", "d"} {
			c.Options = append(c.Options, sandbox.SelectOption{Label: v, Value: v})
		}
	}
	return c
}

func line(list ...sandbox.Component) sandbox.Component {
	return sandbox.Component{Type: sandbox.TypeRow, Components: list}
}

// TestDefaultStrategy ensures the order of preference, and that presses in one message end.
func TestDefaultStrategy(t *testing.T) {
	t.Parallel()
	const b = sandbox.TypeButton
	green, blue, grey, red := choice(b, 3, "green"), choice(b, 1, "blue"), choice(b, 2, "grey"), choice(b, 4, "red")
	disabled := choice(b, 3, "off")
	disabled.Disabled = true
	for _, c := range []struct {
		name    string
		rows    []sandbox.Component
		presses int
		want    string
	}{
		{"green first", []sandbox.Component{line(red, grey, blue), line(green)}, 0, "green"},
		{"blue before grey", []sandbox.Component{line(red, grey, blue)}, 0, "blue"},
		{"grey before red", []sandbox.Component{line(red, grey)}, 0, "grey"},
		{"red alone", []sandbox.Component{line(red)}, 0, "red"},
		{"not the disabled one", []sandbox.Component{line(disabled, grey)}, 0, "grey"},
		{"menu before its button", []sandbox.Component{line(choice(sandbox.TypeStringSelect, 0, "menu")), line(blue)}, 0, "menu"},
		{"last row after many", []sandbox.Component{line(green), line(blue, grey, red)}, 8, "grey"},
		{"nothing after too many", []sandbox.Component{line(green)}, 24, ""},
		{"nothing to press", nil, 0, ""},
	} {
		m, ok := sandbox.DefaultStrategy(sandbox.Prompt{
			Message: sandbox.Message{Components: c.rows}, Presses: c.presses, Rand: rand.New(rand.NewPCG(1, 1)),
		})
		if m.CustomID != c.want || ok != (c.want != "") {
			t.Errorf("%s: %+v", c.name, m)
		}
		if m.CustomID == "menu" && len(m.Values) != 2 {
			t.Errorf("%s: values %v", c.name, m.Values)
		}
	}
}

// TestAutoplay ensures that a member left to itself answers a mention, walks through the private
// steps that follow, returns to the message that they came from, and leaves others' alone.
func TestAutoplay(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	bruno := w.s.Member(1)
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
			r = message("which?", discordgo.MessageFlagsEphemeral, row(button("step", "Play", discordgo.SecondaryButton)))
		case "step":
			if rounds++; rounds == 2 {
				if _, err := d.ChannelMessageEditComplex(&discordgo.MessageEdit{
					Channel: i.ChannelID, ID: i.Message.MessageReference.MessageID, Components: &[]discordgo.MessageComponent{},
				}); err != nil {
					t.Error(err)
				}
			}
			r.Type = discordgo.InteractionResponseUpdateMessage
		}
		pressed <- id
		answered <- d.InteractionRespond(i.Interaction, r)
	})
	send := func(who string) {
		must[*discordgo.Message](t)(w.bot.ChannelMessageSendComplex(w.matches(), &discordgo.MessageSend{
			Content: "<@" + who + "> your turn", Components: []discordgo.MessageComponent{row(button("move", "My move", discordgo.PrimaryButton))},
		}))
	}
	send(w.s.Member(0).ID())
	send(bruno.ID())
	for i, want := range []string{"move", "step", "move", "step"} {
		if got := <-pressed; got != want {
			t.Errorf("press %d is %s, want %s", i, got, want)
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

// TestDemo ensures that the demo runs its command with ids filled in and that the opponent
// accepts by the green button.
func TestDemo(t *testing.T) {
	t.Parallel()
	w := start(t, func(c *sandbox.Config) {
		c.Demo = sandbox.DemoCommand{Name: "match", Path: []string{"new"}, Options: []sandbox.OptionValue{{Name: "opponent", Value: "{2}"}}}
	})
	w.register()
	accepted := make(chan string, 1)
	w.on(func(d *discordgo.Session, i *discordgo.InteractionCreate) {
		if i.Type == discordgo.InteractionMessageComponent {
			accepted <- i.Member.User.ID + " " + i.MessageComponentData().CustomID
			if err := d.InteractionRespond(i.Interaction, &discordgo.InteractionResponse{Type: discordgo.InteractionResponseDeferredMessageUpdate}); err != nil {
				t.Error(err)
			}
			return
		}
		if err := d.InteractionRespond(i.Interaction, message("invited", discordgo.MessageFlagsEphemeral)); err != nil {
			t.Error(err)
		}
		opponent := i.ApplicationCommandData().Options[0].GetOption("opponent").UserValue(nil).ID
		if _, err := d.ChannelMessageSendComplex(i.ChannelID, &discordgo.MessageSend{
			Content:    "<@" + opponent + "> you are invited",
			Components: []discordgo.MessageComponent{row(button("no", "Decline", discordgo.DangerButton), button("yes", "Accept", discordgo.SuccessButton))},
		}); err != nil {
			t.Error(err)
		}
	})
	d := must[sandbox.Demo](t)(w.s.StartDemo(w.ctx))
	if d.As != w.s.Member(0).ID() || d.ChannelID != w.matches() {
		t.Errorf("demo %+v", d)
	}
	if got := <-accepted; got != w.s.Member(1).ID()+" yes" {
		t.Errorf("accepted %s", got)
	}
}
