package api

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/bwmarrin/discordgo"
)

// Interaction is an interaction as the bot reads it. Of the message that was pressed it has only what the bot uses: id,
// channel, flags, attachments, and which interaction made it.
type Interaction struct {
	*discordgo.Interaction
	// Channel is where the interaction comes from; nil when Discord did not say.
	Channel *discordgo.Channel
	// Inputs are the texts of a form that was sent, by the custom ids of their inputs.
	Inputs map[string]string
	// Fault is what kept a part of the interaction from being read; nil when all was. It can be answered all the same.
	Fault error
}

// OnInteraction has do called with every interaction, each in a goroutine of its own, until remove is called. An event
// that names no interaction comes as an error.
func (c *Client) OnInteraction(do func(*Interaction, error)) (remove func()) {
	return c.AddHandler(func(_ *discordgo.Session, e *discordgo.Event) {
		if e.Type == "INTERACTION_CREATE" {
			do(ReadInteraction(e.RawData))
		}
	})
}

// ReadInteraction reads the event of an interaction. It reads only what the bot uses, part by part, because discordgo
// gives up a whole event over one component of a message or a form that it does not know. If it cannot be read who
// acts, or what they do, that is the interaction's Fault; it is an error only if the interaction cannot even be
// answered.
func ReadInteraction(raw []byte) (*Interaction, error) {
	var in struct {
		ID          string                    `json:"id"`
		App         string                    `json:"application_id"`
		Type        discordgo.InteractionType `json:"type"`
		Token       string                    `json:"token"`
		Guild       string                    `json:"guild_id"`
		ChannelID   string                    `json:"channel_id"`
		Locale      discordgo.Locale          `json:"locale"`
		Permissions int64                     `json:"app_permissions,string"`
		Member      json.RawMessage           `json:"member"`
		User        json.RawMessage           `json:"user"`
		Channel     json.RawMessage           `json:"channel"`
		Message     json.RawMessage           `json:"message"`
		Data        json.RawMessage           `json:"data"`
	}
	err := json.Unmarshal(raw, &in) // goes on behind a field of another type
	if in.ID == "" || in.Token == "" {
		return nil, errors.Join(errors.New("an event of Discord's names no interaction that could be answered"), err)
	}
	i := &Interaction{Interaction: &discordgo.Interaction{ID: in.ID, AppID: in.App, Type: in.Type, Token: in.Token,
		GuildID: in.Guild, ChannelID: in.ChannelID, Locale: in.Locale, AppPermissions: in.Permissions}}
	read := func(what string, part json.RawMessage, into any) {
		if len(part) == 0 {
			return
		}
		if perr := json.Unmarshal(part, into); perr != nil {
			err = errors.Join(err, fmt.Errorf("%s: %w", what, perr))
		}
	}
	read("member", in.Member, &i.Member)
	read("user", in.User, &i.User)
	if ch := (channel{}); json.Unmarshal(in.Channel, &ch) == nil {
		i.Channel = &discordgo.Channel{ID: ch.ID, Type: ch.Type, ParentID: ch.Parent}
	}
	if len(in.Message) > 0 {
		var m pressed
		if json.Unmarshal(in.Message, &m) != nil {
			m = pressed{} // nothing is known of it; so it is not private, and answered by a new message
		}
		i.Message = m.message()
	}
	switch in.Type {
	case discordgo.InteractionApplicationCommand, discordgo.InteractionApplicationCommandAutocomplete:
		var d discordgo.ApplicationCommandInteractionData
		read("data", in.Data, &d)
		i.Data = d
	case discordgo.InteractionMessageComponent:
		var d discordgo.MessageComponentInteractionData
		read("data", in.Data, &d)
		i.Data = d
	case discordgo.InteractionModalSubmit:
		var d component
		read("data", in.Data, &d)
		i.Data = discordgo.ModalSubmitInteractionData{CustomID: d.CustomID}
		i.Inputs = map[string]string{}
		d.inputs(i.Inputs)
	}
	if err != nil {
		i.Fault = fmt.Errorf("read interaction %s: %w", in.ID, err)
	}
	return i, nil
}

// channel is what is read of a channel.
type channel struct {
	ID     string                `json:"id"`
	Type   discordgo.ChannelType `json:"type"`
	Parent string                `json:"parent_id"`
}

// pressed is what is read of a message that was pressed.
type pressed struct {
	ID          string                 `json:"id"`
	Channel     string                 `json:"channel_id"`
	Flags       discordgo.MessageFlags `json:"flags"`
	Attachments []struct {
		ID       string `json:"id"`
		Filename string `json:"filename"`
	} `json:"attachments"`
	Made struct {
		ID string `json:"id"`
	} `json:"interaction_metadata"`
}

// message returns the message in discordgo's form.
func (p pressed) message() *discordgo.Message {
	m := &discordgo.Message{ID: p.ID, ChannelID: p.Channel, Flags: p.Flags}
	for _, a := range p.Attachments {
		m.Attachments = append(m.Attachments, &discordgo.MessageAttachment{ID: a.ID, Filename: a.Filename})
	}
	if p.Made.ID != "" {
		m.InteractionMetadata = &discordgo.MessageInteractionMetadata{ID: p.Made.ID}
	}
	return m
}

// component is a form that was sent, or anything in it: a row, a label, an input.
type component struct {
	CustomID   string      `json:"custom_id"`
	Value      any         `json:"value"`
	Components []component `json:"components"`
	Component  *component  `json:"component"` // of a label
}

// inputs collects the texts of all inputs, by their custom ids.
func (c component) inputs(into map[string]string) {
	if s, ok := c.Value.(string); ok && c.CustomID != "" {
		into[c.CustomID] = s
	}
	if c.Component != nil {
		c.Component.inputs(into)
	}
	for _, inner := range c.Components {
		inner.inputs(into)
	}
}
