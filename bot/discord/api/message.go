package api

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"

	"github.com/bwmarrin/discordgo"
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
	// Silent sends without a notification.
	Silent bool
	// Nonce, at most 25 characters, has Discord return the first message if one with the same nonce is sent again to
	// the channel within minutes. Edits ignore it.
	Nonce string
	// KeepFiles has an edit leave the attachments as they are. Without it Files replace them.
	KeepFiles bool
}

type attachment struct {
	ID          string `json:"id"`
	Filename    string `json:"filename"`
	Description string `json:"description,omitempty"`
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

func (m Message) payload(edit bool) payload {
	p := payload{Content: m.Content, Embeds: m.Embeds, Components: m.Components,
		Allowed: &discordgo.MessageAllowedMentions{Users: m.Mentions}}
	if p.Embeds == nil {
		p.Embeds = []*discordgo.MessageEmbed{}
	}
	if p.Components == nil {
		p.Components = []discordgo.MessageComponent{}
	}
	if len(m.Mentions) == 0 {
		p.Allowed.Parse = []discordgo.AllowedMentionType{}
	}
	if !(edit && m.KeepFiles) && (edit || len(m.Files) > 0) {
		list := []attachment{}
		for i, f := range m.Files {
			list = append(list, attachment{strconv.Itoa(i), f.Name, f.Alt})
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

// Send posts a message and returns its id.
func (c *Client) Send(ctx context.Context, channel string, m Message) (string, error) {
	out, err := c.do(ctx, http.MethodPost, discordgo.EndpointChannelMessages(channel),
		discordgo.EndpointChannelMessages(channel), m.payload(false), m.Files)
	if err != nil {
		return "", fmt.Errorf("send to channel %s: %w", channel, err)
	}
	return out.ID, nil
}

// Edit changes a message of the bot's own.
func (c *Client) Edit(ctx context.Context, channel, id string, m Message) error {
	_, err := c.do(ctx, http.MethodPatch, discordgo.EndpointChannelMessage(channel, id),
		discordgo.EndpointChannelMessage(channel, ""), m.payload(true), m.Files)
	if err != nil {
		return fmt.Errorf("edit message %s in channel %s: %w", id, channel, err)
	}
	return nil
}

// EditReply changes the first answer to an interaction, within 15 minutes.
func (c *Client) EditReply(ctx context.Context, i *discordgo.Interaction, m Message) error {
	url := discordgo.EndpointWebhookMessage(i.AppID, i.Token, "@original")
	_, err := c.do(ctx, http.MethodPatch, url, shard("edit", i.ID), m.payload(true), m.Files)
	if err != nil {
		return fmt.Errorf("edit the answer to interaction %s: %w", i.ID, err)
	}
	return nil
}

// AttachReply makes a file the only attachment of the first answer to an interaction. It leaves everything else as it
// is, also what an edit has changed meanwhile.
func (c *Client) AttachReply(ctx context.Context, i *discordgo.Interaction, f File) error {
	url := discordgo.EndpointWebhookMessage(i.AppID, i.Token, "@original")
	p := map[string]any{"attachments": []attachment{{"0", f.Name, f.Alt}}}
	if _, err := c.do(ctx, http.MethodPatch, url, shard("edit", i.ID), p, []File{f}); err != nil {
		return fmt.Errorf("attach %s to the answer to interaction %s: %w", f.Name, i.ID, err)
	}
	return nil
}

// do makes a request with a payload and files, and reads the message that it answers.
func (c *Client) do(ctx context.Context, method, url, bucket string, p any, files []File) (*discordgo.Message, error) {
	contentType, raw, err := body(p, files)
	if err != nil {
		return nil, err
	}
	answer, err := c.RequestRaw(method, url, contentType, raw, bucket, 0, discordgo.WithContext(ctx))
	if err != nil {
		return nil, err
	}
	var m discordgo.Message
	if err := json.Unmarshal(answer, &m); err != nil {
		return nil, fmt.Errorf("read Discord's answer: %w", err)
	}
	return &m, nil
}

// Strip takes the buttons off a message and leaves everything else as it is.
func (c *Client) Strip(ctx context.Context, channel, id string) error {
	p := map[string]any{"components": []any{}}
	_, err := c.do(ctx, http.MethodPatch, discordgo.EndpointChannelMessage(channel, id),
		discordgo.EndpointChannelMessage(channel, ""), p, nil)
	if err != nil {
		return fmt.Errorf("take the buttons off message %s in channel %s: %w", id, channel, err)
	}
	return nil
}

// Attach makes a file the only attachment of a message and leaves everything else as it is.
func (c *Client) Attach(ctx context.Context, channel, id string, f File) error {
	p := map[string]any{"attachments": []attachment{{"0", f.Name, f.Alt}}}
	_, err := c.do(ctx, http.MethodPatch, discordgo.EndpointChannelMessage(channel, id),
		discordgo.EndpointChannelMessage(channel, ""), p, []File{f})
	if err != nil {
		return fmt.Errorf("attach %s to message %s in channel %s: %w", f.Name, id, channel, err)
	}
	return nil
}
