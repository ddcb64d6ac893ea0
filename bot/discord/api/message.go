package api

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
)

// File is an attachment with its alt text (at most 1,024 characters).
type File struct {
	Name string
	Alt  string
	Type string // MIME type
	Data []byte
}

// Message is the content of a message to send, or of one after an edit.
type Message struct {
	Content    string
	Embeds     []*discordgo.MessageEmbed
	Components []discordgo.MessageComponent
	Files      []File
	// Mentions are the users that the content may notify. Others that it names are not notified.
	Mentions []string
	// Roles are the roles that the content may notify.
	Roles []string
	// Silent sends without a notification.
	Silent bool
	// Nonce, at most 25 characters, has Discord return the first message if one with the same nonce is sent again to
	// the channel within minutes. Edits ignore it.
	Nonce string
	// Unpictured takes the picture's place, at the end of the content, where files are not permitted.
	Unpictured string
	// KeepFiles has an edit leave the attachments as they are. Without it Files replace them.
	KeepFiles bool
}

type attachment struct {
	ID          string `json:"id"`
	Filename    string `json:"filename"`
	Description string `json:"description,omitempty"`
}

// attachment describes the file that is the n-th part of a request.
func (f File) attachment(n int) attachment {
	return attachment{strconv.Itoa(n), f.Name, ui.Clip(ui.Bare(f.Alt), ui.MaxAlt)}
}

type payload struct {
	Content     string                            `json:"content"`
	Embeds      []*discordgo.MessageEmbed         `json:"embeds"`
	Components  []discordgo.MessageComponent      `json:"components"`
	Allowed     *discordgo.MessageAllowedMentions `json:"allowed_mentions"`
	Attachments *[]attachment                     `json:"attachments,omitempty"`
	Flags       int                               `json:"flags,omitempty"`
	Nonce       string                            `json:"nonce,omitempty"`
	Enforce     bool                              `json:"enforce_nonce,omitempty"`
}

// Fit returns the message cut to Discord's limits. Every message is, on its way out.
func (m Message) Fit() Message {
	m.Content, m.Embeds, m.Components = ui.FitContent(m.Content), ui.FitEmbeds(m.Embeds), ui.FitRows(m.Components)
	return m
}

func (m Message) payload(edit bool) payload {
	m = m.shown().Fit()
	p := payload{Content: m.Content, Embeds: m.Embeds, Components: m.Components,
		Allowed: &discordgo.MessageAllowedMentions{Users: m.Mentions, Roles: m.Roles}}
	if len(m.Mentions)+len(m.Roles) == 0 {
		p.Allowed.Parse = []discordgo.AllowedMentionType{}
	}
	if !(edit && m.KeepFiles) && (edit || len(m.Files) > 0) {
		list := []attachment{}
		for i, f := range m.Files {
			list = append(list, f.attachment(i))
		}
		p.Attachments = &list
	}
	if !edit {
		if m.Silent {
			p.Flags = int(discordgo.MessageFlagsSuppressNotifications)
		}
		p.Nonce, p.Enforce = m.Nonce, m.Nonce != ""
	}
	return p
}

// body encodes a payload, as multipart when there are files.
func body(p any, files []File) (contentType string, raw []byte, err error) {
	if len(files) == 0 {
		raw, err = json.Marshal(p)
		return "application/json", raw, err
	}
	var parts []*discordgo.File
	for _, f := range files {
		parts = append(parts, &discordgo.File{Name: f.Name, ContentType: f.Type, Reader: bytes.NewReader(f.Data)})
	}
	return discordgo.MultipartBodyWithJSON(p, parts)
}

// Send posts a message and returns it as Discord has it: by its nonce that may be the one of an earlier attempt.
func (c *Client) Send(ctx context.Context, channel string, m Message) (*discordgo.Message, error) {
	out, err := c.do(ctx, http.MethodPost, discordgo.EndpointChannelMessages(channel), m.payload(false), m.Files)
	if err != nil {
		return nil, fmt.Errorf("send to channel %s: %w", channel, err)
	}
	return out, nil
}

// Edit changes a message of the bot's own.
func (c *Client) Edit(ctx context.Context, channel, id string, m Message) error {
	_, err := c.do(ctx, http.MethodPatch, discordgo.EndpointChannelMessage(channel, id), m.payload(true), m.Files)
	if err != nil {
		return fmt.Errorf("edit message %s in channel %s: %w", id, channel, err)
	}
	return nil
}

// FirstAnswer names the first answer to an interaction, in place of the id of a further one.
const FirstAnswer = "@original"

// EditReply changes an answer to an interaction, FirstAnswer or a further one, within 15 minutes.
func (c *Client) EditReply(ctx context.Context, i *discordgo.Interaction, answer string, m Message) error {
	url := discordgo.EndpointWebhookMessage(i.AppID, i.Token, answer)
	_, err := c.do(ctx, http.MethodPatch, url, m.payload(true), m.Files, i.Token)
	if err != nil {
		return fmt.Errorf("edit the answer to interaction %s: %w", i.ID, err)
	}
	return nil
}

// FollowUp answers an interaction with a further private message, within 15 minutes of it and after its first answer,
// and returns the message's id.
func (c *Client) FollowUp(ctx context.Context, i *discordgo.Interaction, m Message) (string, error) {
	p := m.payload(false)
	p.Flags |= int(discordgo.MessageFlagsEphemeral)
	url := discordgo.EndpointWebhookToken(i.AppID, i.Token)
	out, err := c.do(ctx, http.MethodPost, url, p, m.Files, i.Token)
	if err != nil {
		return "", fmt.Errorf("follow up on interaction %s: %w", i.ID, err)
	}
	return out.ID, nil
}

// AttachReply makes a file the only attachment of an answer to an interaction. It leaves everything else as it is, also
// what an edit has changed meanwhile.
func (c *Client) AttachReply(ctx context.Context, i *discordgo.Interaction, answer string, f File) error {
	url := discordgo.EndpointWebhookMessage(i.AppID, i.Token, answer)
	p := part("attachments", []attachment{f.attachment(0)})
	if _, err := c.do(ctx, http.MethodPatch, url, p, []File{f}, i.Token); err != nil {
		return fmt.Errorf("attach %s to the answer to interaction %s: %w", f.Name, i.ID, err)
	}
	return nil
}

// do makes a request with a payload and files, and reads the message that it answers.
// Own are secrets that stand in its address.
func (c *Client) do(
	ctx context.Context, method, url string, p any, files []File, own ...string,
) (*discordgo.Message, error) {
	contentType, raw, err := body(p, files)
	if err != nil {
		return nil, err
	}
	answer, err := c.raw(ctx, method, url, contentType, raw, own...)
	if err != nil {
		return nil, err
	}
	var m discordgo.Message
	if err := json.Unmarshal(answer, &m); err != nil {
		return nil, fmt.Errorf("read Discord's answer: %w", err)
	}
	return &m, nil
}

// part is an edit of one part of a message. Discord reads anew whom a message names with every edit: without a word on
// that, everybody and roles would count.
func part(name string, to any) map[string]any {
	users := &discordgo.MessageAllowedMentions{Parse: []discordgo.AllowedMentionType{
		discordgo.AllowedMentionTypeUsers}}
	return map[string]any{name: to, "allowed_mentions": users}
}

// Strip takes the buttons off a message and leaves everything else as it is.
func (c *Client) Strip(ctx context.Context, channel, id string) error {
	p := part("components", []any{})
	_, err := c.do(ctx, http.MethodPatch, discordgo.EndpointChannelMessage(channel, id), p, nil)
	if err != nil {
		return fmt.Errorf("take the buttons off message %s in channel %s: %w", id, channel, err)
	}
	return nil
}
