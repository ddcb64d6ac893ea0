package discord

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/engine"
	"farpost/storage"
)

// answerIn bounds the work on one interaction; Discord waits 3 seconds for the first answer.
const answerIn = 2500 * time.Millisecond

// Listen begins to answer interactions. The returned function stops it.
func (b *Bot) Listen() (stop func()) {
	return b.API.AddHandler(func(_ *discordgo.Session, i *discordgo.InteractionCreate) { b.Handle(i.Interaction) })
}

// call is an interaction that is being answered.
type call struct {
	*discordgo.Interaction
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
	ctx, cancel := context.WithTimeout(context.Background(), answerIn)
	defer cancel()
	c := call{Interaction: i, user: i.User, lang: b.lang(string(i.Locale))}
	if i.Member != nil {
		c.user, c.nick = i.Member.User, i.Member.Nick
	}
	defer func() {
		if p := recover(); p != nil {
			b.Report(fmt.Errorf("interaction %s: %v\n%s", i.ID, p, debug.Stack()))
			b.reply(c, api.Message{Content: b.t(c.lang, "sorry")})
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
		b.fail(ctx, c, err)
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
	}
	return b.reply(c, api.Message{Content: b.t(c.lang, "button.unknown")})
}

// fail tells a person why something did not happen: a refusal in the game's words, anything else as a
// sentence that hides the cause, which is reported.
func (b *Bot) fail(ctx context.Context, c call, err error) {
	no := engine.IsRefusal(err)
	if no == nil || errors.Is(err, engine.ErrParked) {
		b.Report(fmt.Errorf("interaction %s of user %s: %w", c.ID, c.user.ID, err))
	}
	msg := api.Message{Content: b.t(c.lang, "sorry")}
	if no != nil {
		msg.Content = b.Texts.Say(c.lang, "", no.Phrase, Names{})
	}
	if c.Type == discordgo.InteractionApplicationCommandAutocomplete {
		err = b.respond(c, discordgo.InteractionApplicationCommandAutocompleteResult, &discordgo.InteractionResponseData{Choices: []*discordgo.ApplicationCommandOptionChoice{}})
	} else {
		err = b.reply(c, msg)
	}
	if err != nil && ctx.Err() == nil {
		b.Report(err)
	}
}

func (b *Bot) respond(c call, kind discordgo.InteractionResponseType, data *discordgo.InteractionResponseData) error {
	err := b.API.Respond(context.Background(), c.Interaction, &discordgo.InteractionResponse{Type: kind, Data: data})
	switch api.Code(err) {
	case api.UnknownInteraction, api.AlreadyAcknowledged:
		return nil // too late, or a double: what was done stands, and the person sees it in the match
	}
	return err
}

// reply answers privately with a new message.
func (b *Bot) reply(c call, m api.Message) error {
	return b.respond(c, discordgo.InteractionResponseChannelMessageWithSource, data(m))
}

// update changes the private message whose button was pressed.
func (b *Bot) update(c call, m api.Message) error {
	return b.respond(c, discordgo.InteractionResponseUpdateMessage, data(m))
}

func data(m api.Message) *discordgo.InteractionResponseData {
	d := &discordgo.InteractionResponseData{Content: m.Content, Embeds: m.Embeds, Components: m.Components,
		Flags: discordgo.MessageFlagsEphemeral, AllowedMentions: &discordgo.MessageAllowedMentions{Parse: []discordgo.AllowedMentionType{}}}
	if d.Components == nil {
		d.Components = []discordgo.MessageComponent{}
	}
	if d.Embeds == nil {
		d.Embeds = []*discordgo.MessageEmbed{}
	}
	return d
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
