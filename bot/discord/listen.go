package discord

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// workIn bounds the work on one interaction.
const workIn = 20 * time.Second

// Listen begins to answer interactions. The returned function stops it, and waits for those under way.
func (b *Bot) Listen() (stop func()) {
	var busy gate
	remove := b.config.API.AddHandler(func(_ *discordgo.Session, i *discordgo.InteractionCreate) {
		if busy.enter() {
			defer busy.leave()
			b.Handle(i.Interaction)
		}
	})
	return func() {
		remove()
		busy.shut()
	}
}

// gate lets people in until it is shut, which waits for those inside.
type gate struct {
	mu     sync.Mutex
	closed bool
	inside sync.WaitGroup
}

func (g *gate) enter() bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.closed {
		g.inside.Add(1)
	}
	return !g.closed
}

func (g *gate) leave() { g.inside.Done() }

func (g *gate) shut() {
	g.mu.Lock()
	g.closed = true
	g.mu.Unlock()
	g.inside.Wait()
}

// Handle answers one interaction. Whatever goes wrong, the person gets a kind sentence. One that the gateway
// delivers twice is answered once.
func (b *Bot) Handle(i *discordgo.Interaction) {
	if !b.once.First(i.ID) {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), workIn)
	defer cancel()
	c := b.desk.Take(i)
	c.Lang = b.people.Lang(string(i.Locale))
	defer c.Promise().Stop()
	defer func() {
		if p := recover(); p != nil {
			b.config.Report(fmt.Errorf("interaction %s: %v\n%s", i.ID, p, debug.Stack()))
			c.Afterwards(c.Say(api.Message{Content: c.Text("sorry")}))
		}
	}()
	if c.User == nil {
		b.config.Report(fmt.Errorf("interaction %s names no user", i.ID))
		return
	}
	pl, _, err := b.people.Player(ctx, c.User.ID)
	if err == nil && pl.Locale != "" {
		c.Lang = b.people.Lang(pl.Locale)
	}
	if err == nil {
		err = b.people.Remember(ctx, c.User, c.Nick, string(i.Locale))
	}
	if err == nil {
		err = b.dispatch(ctx, c)
	}
	if err != nil {
		b.fail(c, err)
	}
}

// dispatch hands an interaction to the router, by its kind.
func (b *Bot) dispatch(ctx context.Context, c reply.Call) error {
	switch c.Type {
	case discordgo.InteractionApplicationCommand:
		return b.router.Command(ctx, c, c.ApplicationCommandData())
	case discordgo.InteractionApplicationCommandAutocomplete:
		return b.router.Complete(ctx, c, c.ApplicationCommandData())
	case discordgo.InteractionMessageComponent:
		data := c.MessageComponentData()
		id, err := ui.ParseID(data.CustomID)
		if err != nil {
			b.config.Report(err)
			break
		}
		return b.router.Press(ctx, c, id, data.Values)
	case discordgo.InteractionModalSubmit:
		id, err := ui.ParseID(c.ModalSubmitData().CustomID)
		if err != nil {
			b.config.Report(err)
			break
		}
		return b.router.Submit(ctx, c, id)
	}
	return c.Say(api.Message{Content: c.Text("button.unknown")})
}

// fail tells a person why something did not happen: a refusal in the game's words, anything else as a
// sentence that hides the cause, which is reported.
func (b *Bot) fail(c reply.Call, err error) {
	no := engine.IsRefusal(err)
	if no == nil || errors.Is(err, engine.ErrParked) {
		b.config.Report(fmt.Errorf("interaction %s of user %s: %w", c.ID, c.User.ID, err))
	}
	msg := api.Message{Content: c.Text("sorry")}
	if no != nil {
		msg.Content = b.config.Texts.Say(c.Lang, "", no.Phrase, port.Names{})
	}
	if c.Type == discordgo.InteractionApplicationCommandAutocomplete {
		err = c.Choose(nil)
	} else {
		err = c.Say(msg)
	}
	c.Afterwards(err)
}
