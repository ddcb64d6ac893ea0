package reply

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
)

// Show puts a message before a person: Call.Say, Call.Change, Call.Replace or Call.InPlace. Handlers that are reached
// in more than one way take it as a parameter.
type Show func(Call, api.Message) error

// Say answers privately with a new message.
func (c Call) Say(m api.Message) error {
	return c.respond(discordgo.InteractionResponseChannelMessageWithSource, m)
}

// Change changes the message whose button was pressed. A picture on it stays.
func (c Call) Change(m api.Message) error {
	return c.respond(discordgo.InteractionResponseUpdateMessage, m)
}

// Replace changes the message whose button was pressed to something new. A picture on it goes.
func (c Call) Replace(m api.Message) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	if c.answer.promised {
		return c.desk.API.EditReply(context.Background(), c.Interaction, m)
	}
	d := data(m)
	d.Attachments = &[]*discordgo.MessageAttachment{}
	return c.first(discordgo.InteractionResponseUpdateMessage, d)
}

// InPrivate reports whether a button of a private message was pressed.
func (c Call) InPrivate() bool {
	return c.Message != nil && c.Message.Flags&discordgo.MessageFlagsEphemeral != 0
}

// InPlace changes the message that was pressed if it is private, and answers with a new message if it is public.
func (c Call) InPlace(m api.Message) error {
	if c.InPrivate() {
		return c.Change(m)
	}
	return c.Say(m)
}

// Form opens a form. Where an answer was promised meanwhile no form can be opened any more, and the person is asked to
// try again.
func (c Call) Form(d *discordgo.InteractionResponseData) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	if c.answer.promised {
		return c.desk.API.EditReply(context.Background(), c.Interaction, api.Message{Content: c.Text("slow")})
	}
	return c.first(discordgo.InteractionResponseModal, d)
}

// Choose answers an autocompletion. Choices beyond ui.MaxChoices are dropped; nil offers nothing.
func (c Call) Choose(found []*discordgo.ApplicationCommandOptionChoice) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	if found == nil {
		found = []*discordgo.ApplicationCommandOptionChoice{}
	}
	return c.first(discordgo.InteractionApplicationCommandAutocompleteResult,
		&discordgo.InteractionResponseData{Choices: found[:min(ui.MaxChoices, len(found))]})
}

// respond sends a message as the first answer, or fills a promise with it.
func (c Call) respond(kind discordgo.InteractionResponseType, m api.Message) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	if c.answer.promised {
		return c.desk.API.EditReply(context.Background(), c.Interaction, m)
	}
	return c.first(kind, data(m))
}

// first sends the first answer. One that comes too late or twice is no fault: what was done holds, and the person sees
// it in the match. The caller holds the lock.
func (c Call) first(kind discordgo.InteractionResponseType, d *discordgo.InteractionResponseData) error {
	err := c.desk.API.Respond(context.Background(), c.Interaction, &discordgo.InteractionResponse{Type: kind, Data: d})
	switch api.Code(err) {
	case api.UnknownInteraction, api.AlreadyAcknowledged:
		err = nil
	}
	c.answer.sent = c.answer.sent || err == nil
	return err
}

// data makes a message a private first answer. Nothing in it notifies anybody.
func data(m api.Message) *discordgo.InteractionResponseData {
	d := &discordgo.InteractionResponseData{
		Content:         m.Content,
		Embeds:          m.Embeds,
		Components:      m.Components,
		Flags:           discordgo.MessageFlagsEphemeral,
		AllowedMentions: &discordgo.MessageAllowedMentions{Parse: []discordgo.AllowedMentionType{}},
	}
	if d.Components == nil {
		d.Components = []discordgo.MessageComponent{}
	}
	if d.Embeds == nil {
		d.Embeds = []*discordgo.MessageEmbed{}
	}
	return d
}
