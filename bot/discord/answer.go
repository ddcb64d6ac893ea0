package discord

import (
	"context"
	"sync"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
)

// patientFor is how long the work on an interaction may take before the person is promised an answer. Discord
// waits 3 seconds for the first sign, on its own clock.
const patientFor = 1800 * time.Millisecond

// answering is how far the answer to an interaction is. Every first answer is private.
type answering struct {
	mu       sync.Mutex
	answered bool
	promised bool // an empty private message stands there, to be filled in
}

// promise tells Discord that an answer will come, unless it has.
func (b *Bot) promise(c call) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.answered {
		return
	}
	err := b.API.Respond(context.Background(), c.Interaction, &discordgo.InteractionResponse{
		Type: discordgo.InteractionResponseDeferredChannelMessageWithSource,
		Data: &discordgo.InteractionResponseData{Flags: discordgo.MessageFlagsEphemeral}})
	if err != nil {
		b.Report(err)
		return
	}
	c.answered, c.promised = true, true
}

// reply answers privately with a new message.
func (b *Bot) reply(c call, m api.Message) error {
	return b.respond(c, discordgo.InteractionResponseChannelMessageWithSource, m)
}

// update changes the private message whose button was pressed. A picture on it stays.
func (b *Bot) update(c call, m api.Message) error {
	return b.respond(c, discordgo.InteractionResponseUpdateMessage, m)
}

// renew is update for something new: a picture on the message goes.
func (b *Bot) renew(c call, m api.Message) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.promised {
		return b.API.EditReply(context.Background(), c.Interaction, m)
	}
	d := data(m)
	d.Attachments = &[]*discordgo.MessageAttachment{}
	return b.first(c, discordgo.InteractionResponseUpdateMessage, d)
}

func (b *Bot) respond(c call, kind discordgo.InteractionResponseType, m api.Message) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.promised {
		return b.API.EditReply(context.Background(), c.Interaction, m)
	}
	return b.first(c, kind, data(m))
}

// form opens a form. An answer that was promised meanwhile cannot become one: the person is asked to try again.
func (b *Bot) form(c call, d *discordgo.InteractionResponseData) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.promised {
		return b.API.EditReply(context.Background(), c.Interaction, api.Message{Content: b.t(c.lang, "slow")})
	}
	return b.first(c, discordgo.InteractionResponseModal, d)
}

// choose answers an autocompletion.
func (b *Bot) choose(c call, found []*discordgo.ApplicationCommandOptionChoice) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if found == nil {
		found = []*discordgo.ApplicationCommandOptionChoice{}
	}
	return b.first(c, discordgo.InteractionApplicationCommandAutocompleteResult,
		&discordgo.InteractionResponseData{Choices: found[:min(25, len(found))]})
}

// first sends the first answer. One that comes too late, or twice, is no fault: what was done stands, and
// the person sees it in the match.
func (b *Bot) first(c call, kind discordgo.InteractionResponseType, d *discordgo.InteractionResponseData) error {
	err := b.API.Respond(context.Background(), c.Interaction, &discordgo.InteractionResponse{Type: kind, Data: d})
	switch api.Code(err) {
	case api.UnknownInteraction, api.AlreadyAcknowledged:
		err = nil
	}
	c.answered = c.answered || err == nil
	return err
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
