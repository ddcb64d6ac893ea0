package reply

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
)

// Show puts a message before a person: Call.Say, Call.Change or Call.Replace. Handlers that are reached in more than
// one way take it as a parameter.
type Show func(Call, api.Message) error

// Say answers privately with a new message.
func (c Call) Say(m api.Message) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	return c.say(m)
}

// Publish answers a press on a private message with one that everybody in the channel reads. Only what somebody asked
// to be shown to all may be published, and nothing of a match. A press on anything else is answered privately, and so
// is one whose answer was promised already.
func (c Call) Publish(m api.Message) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	if c.answer.sent || !c.InPrivate() {
		return c.say(m)
	}
	d := data(m)
	d.Flags = 0
	return c.first(discordgo.InteractionResponseChannelMessageWithSource, d, m.Files...)
}

// say is Say. The caller holds the lock.
func (c Call) say(m api.Message) error {
	if c.answer.promise == byUpdate {
		id, err := c.desk.API.FollowUp(context.Background(), c.Interaction.Interaction, m)
		if err == nil {
			c.answer.further = id
			c.shows(c.ID, m, true)
		}
		return err
	}
	c.shows(c.ID, m, true)
	if c.answer.promise == byMessage {
		return c.edit(m)
	}
	return c.first(discordgo.InteractionResponseChannelMessageWithSource, data(m), m.Files...)
}

// Change changes the message whose button was pressed, if it is private; else it answers with a new message. A picture
// on it stays, unless the message brings files of its own.
func (c Call) Change(m api.Message) error { return c.turn(m, false) }

// Replace changes the message whose button was pressed to something new, if it is private; else it answers with a new
// message. A picture on it goes.
func (c Call) Replace(m api.Message) error { return c.turn(m, true) }

// turn answers in place of the message that was pressed, and only where that message is private. It is the one place
// that decides so: who presses something that was never on a public message must not rewrite it.
func (c Call) turn(m api.Message, replace bool) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	if !c.InPrivate() || c.answer.promise == byMessage {
		return c.say(m)
	}
	c.shows(c.origin(), m, replace)
	if c.answer.promise == byUpdate {
		m.KeepFiles = !replace && len(m.Files) == 0
		return c.edit(m)
	}
	d := data(m)
	if replace {
		d.Attachments = &[]*discordgo.MessageAttachment{}
	}
	return c.first(discordgo.InteractionResponseUpdateMessage, d, m.Files...)
}

// InPrivate reports whether something on a private message was pressed, one that only the presser sees. A direct
// message is none: what stands there is kept up to date by the outbox.
func (c Call) InPrivate() bool {
	return c.Message != nil && c.Message.Flags&discordgo.MessageFlagsEphemeral != 0
}

// Form opens a form. Where an answer was promised meanwhile no form can be opened any more, and the person is asked to
// try again. Nor can one be opened by a form, which no form of ours asks for: that is answered as an unknown button is.
func (c Call) Form(d *discordgo.InteractionResponseData) error {
	c.answer.mu.Lock()
	defer c.answer.mu.Unlock()
	if c.Type == discordgo.InteractionModalSubmit {
		return c.say(api.Message{Content: c.Text("button.unknown")})
	}
	if c.answer.promise != none {
		return c.say(api.Message{Content: c.Text("slow")})
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

// edit fills in the answer that was promised. The caller holds the lock.
func (c Call) edit(m api.Message) error {
	return c.desk.API.EditReply(context.Background(), c.Interaction.Interaction, api.FirstAnswer, m)
}

// first sends the first answer. One that comes too late or twice, or to a place that was deleted meanwhile, is no
// fault: what was done holds, and the person sees it in the match. The caller holds the lock.
func (c Call) first(
	kind discordgo.InteractionResponseType, d *discordgo.InteractionResponseData, files ...api.File,
) error {
	err := c.desk.API.Respond(context.Background(), c.Interaction.Interaction,
		&discordgo.InteractionResponse{Type: kind, Data: d}, files...)
	err = unlessLate(err)
	c.answer.sent = c.answer.sent || err == nil
	return err
}

// unlessLate returns err, or nil if all that it says is that an answer came too late or twice, or that where it belongs
// was deleted.
func unlessLate(err error) error {
	switch api.Code(err) {
	case api.UnknownInteraction, api.AlreadyAcknowledged, api.UnknownChannel:
		return nil
	}
	return err
}

// data makes a message a private first answer; its files go along beside it. Nothing in it notifies anybody.
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
