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
	"farpost/engine"
	"farpost/storage"
)

// workIn bounds the work on one interaction.
const workIn = 20 * time.Second

// Listen begins to answer interactions. The returned function stops it, and waits for those under way.
func (b *Bot) Listen() (stop func()) {
	var busy gate
	remove := b.API.AddHandler(func(_ *discordgo.Session, i *discordgo.InteractionCreate) {
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

// call is an interaction that is being answered.
type call struct {
	*discordgo.Interaction
	*answering
	user *discordgo.User
	nick string
	lang string
}

// Handle answers one interaction. Whatever goes wrong, the person gets a kind sentence. One that the gateway
// delivers twice is answered once.
func (b *Bot) Handle(i *discordgo.Interaction) {
	if !b.met.first(i.ID) {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), workIn)
	defer cancel()
	c := call{Interaction: i, answering: &answering{}, user: i.User, lang: b.lang(string(i.Locale))}
	if i.Member != nil {
		c.user, c.nick = i.Member.User, i.Member.Nick
	}
	if i.Type != discordgo.InteractionApplicationCommandAutocomplete {
		defer time.AfterFunc(patientFor, func() { b.promise(c) }).Stop()
	}
	defer func() {
		if p := recover(); p != nil {
			b.Report(fmt.Errorf("interaction %s: %v\n%s", i.ID, p, debug.Stack()))
			b.afterwards(b.reply(c, api.Message{Content: b.t(c.lang, "sorry")}))
		}
	}()
	if c.user == nil {
		b.Report(fmt.Errorf("interaction %s names no user", i.ID))
		return
	}
	pl, _, err := b.player(ctx, c.user.ID)
	if err == nil && pl.Locale != "" {
		c.lang = b.lang(pl.Locale)
	}
	if err == nil {
		err = b.remember(ctx, c.user, c.nick, string(i.Locale))
	}
	if err == nil {
		err = b.dispatch(ctx, c)
	}
	if err != nil {
		b.fail(c, err)
	}
}

func (b *Bot) dispatch(ctx context.Context, c call) error {
	switch c.Type {
	case discordgo.InteractionApplicationCommand:
		return b.command(ctx, c, c.ApplicationCommandData())
	case discordgo.InteractionApplicationCommandAutocomplete:
		return b.autocomplete(ctx, c, c.ApplicationCommandData())
	case discordgo.InteractionMessageComponent:
		data := c.MessageComponentData()
		id, err := parseButton(data.CustomID)
		if err != nil {
			b.Report(err)
			return b.reply(c, api.Message{Content: b.t(c.lang, "button.unknown")})
		}
		return b.press(ctx, c, id, data.Values)
	case discordgo.InteractionModalSubmit:
		return b.submitted(ctx, c, c.ModalSubmitData())
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, "button.unknown")})
}

// fail tells a person why something did not happen: a refusal in the game's words, anything else as a
// sentence that hides the cause, which is reported.
func (b *Bot) fail(c call, err error) {
	no := engine.IsRefusal(err)
	if no == nil || errors.Is(err, engine.ErrParked) {
		b.Report(fmt.Errorf("interaction %s of user %s: %w", c.ID, c.user.ID, err))
	}
	msg := api.Message{Content: b.t(c.lang, "sorry")}
	if no != nil {
		msg.Content = b.Texts.Say(c.lang, "", no.Phrase, Names{})
	}
	if c.Type == discordgo.InteractionApplicationCommandAutocomplete {
		err = b.choose(c, nil)
	} else {
		err = b.reply(c, msg)
	}
	b.afterwards(err)
}

// closedDMs is a word for a player whose direct messages are closed, said once; "" otherwise.
func (b *Bot) closedDMs(ctx context.Context, c call) (string, error) {
	pl, p, err := b.player(ctx, c.user.ID)
	if err != nil || pl.DMOK || pl.DMChecked.IsZero() || p.Told {
		return "", err
	}
	return "\n" + b.t(c.lang, "dm.closed"), b.change(ctx, c.user.ID, func(_ *storage.Player, p *person) { p.Told = true })
}

// server loads the settings of a server; a zero row when it was never set up.
func (b *Bot) server(ctx context.Context, id string) (storage.Server, error) {
	var s storage.Server
	err := b.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		s, err = tx.Server(id)
		if errors.Is(err, storage.ErrNotFound) {
			s, err = storage.Server{ID: id}, nil
		}
		return err
	})
	return s, err
}
