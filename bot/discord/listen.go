package discord

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"runtime/pprof"
	"strconv"
	"sync"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/clock"
	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/ui"
	"farpost/engine"
	"farpost/storage"
)

// workIn bounds the work on one interaction.
const workIn = 20 * time.Second

// Listen begins to answer interactions, and to follow what happens to messages and channels. The returned function
// stops it, and waits for what is under way.
func (b *Bot) Listen() (stop func()) {
	var busy gate
	unfollow := b.config.API.AddHandler(func(_ *discordgo.Session, e *discordgo.Event) {
		if busy.enter() {
			defer busy.leave()
			b.follow(e)
		}
	})
	remove := b.config.API.OnInteraction(func(i *api.Interaction, err error) {
		switch {
		case err != nil:
			b.config.Report(err)
		case busy.enter():
			defer busy.leave()
			b.Handle(i)
		}
	})
	clearing, end := context.WithCancel(because("doubts"))
	cleared := make(chan struct{})
	go func() {
		defer close(cleared)
		b.sender.ClearUp(clearing)
	}()
	return func() {
		remove()
		unfollow()
		end()
		<-cleared
		busy.shut()
	}
}

// follow hands an event of the gateway to whom it concerns.
func (b *Bot) follow(e *discordgo.Event) {
	ctx, cancel := clock.WithTimeout(because("event "+strconv.FormatInt(e.Sequence, 10)), b.config.Patience, workIn)
	defer cancel()
	if err := b.sender.Event(ctx, e); err != nil {
		b.config.Report(fmt.Errorf("event %s of the gateway: %w", e.Type, err))
	}
	if g, ok := e.Struct.(*discordgo.GuildCreate); ok {
		if err := b.registerAgain(ctx, g.Guild); err != nil {
			b.config.Report(fmt.Errorf("the bot was invited again: %w", err))
		}
	}
	if m, ok := e.Struct.(*discordgo.MessageCreate); ok {
		if err := b.mentioned(ctx, m); err != nil {
			b.config.Report(fmt.Errorf("message %s mentions the bot: %w", m.ID, err))
		}
	}
}

// because makes a context that says of what the work comes (the label "cause"), for profiles and simulations.
func because(cause string) context.Context {
	return pprof.WithLabels(context.Background(), pprof.Labels("cause", cause))
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
func (b *Bot) Handle(i *api.Interaction) {
	if !b.once.First(i.ID) {
		return
	}
	ctx, cancel := clock.WithTimeout(because("interaction "+i.ID), b.config.Patience, workIn)
	defer cancel()
	c := b.desk.Take(i)
	c.Lang = b.people.Lang(string(i.Locale))
	defer c.Promise()()
	defer func() {
		if p := recover(); p != nil {
			b.config.Report(fmt.Errorf("interaction %s: %v\n%s", i.ID, p, debug.Stack()))
			c.Afterwards(c.Say(api.Message{Content: c.Text("sorry")}))
		}
	}()
	if i.Fault == nil && c.User == nil {
		i.Fault = fmt.Errorf("interaction %s names no user", i.ID)
	}
	if i.Fault != nil {
		b.fail(c, i.Fault)
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
		if err != nil { // of another version, or made up
			break
		}
		return b.router.Press(ctx, c, id, data.Values)
	case discordgo.InteractionModalSubmit:
		id, err := ui.ParseID(c.ModalSubmitData().CustomID)
		if err != nil {
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
		who := "nobody"
		if c.User != nil {
			who = c.User.ID
		}
		b.config.Report(fmt.Errorf("interaction %s of user %s: %w", c.ID, who, err))
	}
	msg := api.Message{Content: c.Text("sorry")}
	if errors.Is(err, storage.ErrDamaged) {
		msg.Content = c.Text("damaged")
	}
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
