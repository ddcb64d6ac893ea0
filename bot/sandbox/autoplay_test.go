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

// TestDefaultStrategy ensures the order of preference, that nothing is tried for ever, and that what only
// looks like doing something is left alone in public.
func TestDefaultStrategy(t *testing.T) {
	t.Parallel()
	const b = sandbox.TypeButton
	green, blue, grey, red := choice(b, 3, "green"), choice(b, 1, "blue"), choice(b, 2, "grey"), choice(b, 4, "red")
	menu := choice(sandbox.TypeStringSelect, 0, "menu")
	disabled := choice(b, 3, "off")
	disabled.Disabled = true
	for _, c := range []struct {
		name    string
		private bool
		rows    []sandbox.Component
		tried   map[string]int
		presses int
		want    string
	}{
		{name: "green first", rows: []sandbox.Component{line(red, grey, blue), line(green)}, want: "green"},
		{name: "blue before grey", private: true, rows: []sandbox.Component{line(red, grey, blue)}, want: "blue"},
		{name: "grey before red", rows: []sandbox.Component{line(red, grey)}, want: "grey"},
		{name: "red alone", rows: []sandbox.Component{line(red)}, want: "red"},
		{name: "not red, once grey is tried", rows: []sandbox.Component{line(red, grey)}, tried: map[string]int{"grey": 1}},
		{name: "not the disabled one", rows: []sandbox.Component{line(disabled, grey)}, want: "grey"},
		{name: "what is new", private: true, rows: []sandbox.Component{line(green, grey)}, tried: map[string]int{"green": 1}, want: "grey"},
		{name: "no grey one beside blue in public", rows: []sandbox.Component{line(blue, grey)}, tried: map[string]int{"blue": 1}},
		{name: "a menu before grey", rows: []sandbox.Component{line(menu), line(grey)}, want: "menu"},
		{name: "no menu for ever", private: true, rows: []sandbox.Component{line(menu), line(grey)}, tried: map[string]int{"a": 2, "b": 2, "c": 2, "d": 2}, want: "grey"},
		{name: "nothing after too many", rows: []sandbox.Component{line(green)}, presses: 80},
		{name: "nothing to press"},
	} {
		m, ok := sandbox.DefaultStrategy(sandbox.Prompt{
			Message: sandbox.Message{Components: c.rows, X: &sandbox.Extras{Ephemeral: c.private}},
			Tried:   c.tried, Presses: c.presses, Rand: rand.New(rand.NewPCG(1, 1)),
		})
		if m.CustomID != c.want || ok != (c.want != "") {
			t.Errorf("%s: %+v", c.name, m)
		}
		if m.CustomID == "menu" && len(m.Values) != 2 {
			t.Errorf("%s: values %v", c.name, m.Values)
		}
	}
}

// TestDefaultStrategyVaries ensures that now and then a member follows three dots, and that it leaves out
// what need not be chosen.
func TestDefaultStrategyVaries(t *testing.T) {
	t.Parallel()
	more := choice(sandbox.TypeButton, 2, "respond")
	more.Label = "Respond…"
	window := []sandbox.Component{line(more), line(choice(sandbox.TypeButton, 1, "pass"))}
	optional := []sandbox.Component{line(choice(sandbox.TypeStringSelect, 0, "menu")), line(choice(sandbox.TypeButton, 1, "none"))}
	r := rand.New(rand.NewPCG(1, 1))
	seen := map[string]int{}
	for range 200 {
		for _, rows := range [][]sandbox.Component{window, optional} {
			m, ok := sandbox.DefaultStrategy(sandbox.Prompt{Message: sandbox.Message{Components: rows}, Rand: r})
			if !ok {
				t.Fatal("nothing is pressed")
			}
			seen[m.CustomID]++
		}
	}
	for _, id := range []string{"respond", "pass", "menu", "none"} {
		if seen[id] < 30 {
			t.Errorf("%s is chosen %d times of 200", id, seen[id])
		}
	}
}

// TestAutoplay ensures that a member left to itself answers a mention, walks through the private
// steps that follow, answers again when the message asks something else, and leaves others' alone.
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
			Content: "<@" + who + "> your turn", Components: []discordgo.MessageComponent{row(button("move", "My move", discordgo.PrimaryButton))},
		}))
	}
	send(w.s.Member(0).ID())
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
