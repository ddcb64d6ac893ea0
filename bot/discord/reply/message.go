package reply

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
)

// Say answers privately with a new message.
func (c Call) Say(m api.Message) error {
	return c.respond(discordgo.InteractionResponseChannelMessageWithSource, m)
}

// Change changes the private message whose button was pressed. A picture on it stays.
func (c Call) Change(m api.Message) error {
	return c.respond(discordgo.InteractionResponseUpdateMessage, m)
}

// Replace is Change for something new: a picture on the message goes.
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

// InPrivate reports whether the button of a private message was pressed.
func (c Call) InPrivate() bool {
	return c.Message != nil && c.Message.Flags&discordgo.MessageFlagsEphemeral != 0
}

// InPlace changes the private message that was pressed; behind a press on a public message it says a new one.
func (c Call) InPlace(m api.Message) error {
	if c.InPrivate() {
		return c.Change(m)
	}
	return c.Say(m)
}

// Form opens a form. An answer that was promised meanwhile cannot become one: the person is asked to try again.
func (c Call) Form(d *discordgo.InteractionResponseData) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	if c.answer.promised {
		return c.desk.API.EditReply(context.Background(), c.Interaction, api.Message{Content: c.Text("slow")})
	}
	return c.first(discordgo.InteractionResponseModal, d)
}

// mostChoices is how many completions Discord shows.
const mostChoices = 25

// Choose answers an autocompletion. Choices beyond Discord's 25 are dropped.
func (c Call) Choose(found []*discordgo.ApplicationCommandOptionChoice) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	if found == nil {
		found = []*discordgo.ApplicationCommandOptionChoice{}
	}
	return c.first(discordgo.InteractionApplicationCommandAutocompleteResult,
		&discordgo.InteractionResponseData{Choices: found[:min(mostChoices, len(found))]})
}

func (c Call) respond(kind discordgo.InteractionResponseType, m api.Message) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	if c.answer.promised {
		return c.desk.API.EditReply(context.Background(), c.Interaction, m)
	}
	return c.first(kind, data(m))
}

// first sends the first answer. One that comes too late, or twice, is no fault: what was done stands, and
// the person sees it in the match. The caller holds the lock.
func (c Call) first(kind discordgo.InteractionResponseType, d *discordgo.InteractionResponseData) error {
	err := c.desk.API.Respond(context.Background(), c.Interaction, &discordgo.InteractionResponse{Type: kind, Data: d})
	switch api.Code(err) {
	case api.UnknownInteraction, api.AlreadyAcknowledged:
		err = nil
	}
	c.answer.sent = c.answer.sent || err == nil
	return err
}

// data is a message as a private first answer. Nothing in it mentions anybody.
func data(m api.Message) *discordgo.InteractionResponseData {
	d := &discordgo.InteractionResponseData{Content: m.Content, Embeds: m.Embeds, Components: m.Components,
		Flags:           discordgo.MessageFlagsEphemeral,
		AllowedMentions: &discordgo.MessageAllowedMentions{Parse: []discordgo.AllowedMentionType{}}}
	if d.Components == nil {
		d.Components = []discordgo.MessageComponent{}
	}
	if d.Embeds == nil {
		d.Embeds = []*discordgo.MessageEmbed{}
	}
	return d
}
