package api

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strconv"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
)

// The requests of which Discord's answer is all that matters. Each makes its errors fit to be logged; that is why the
// session's own methods are not a Client's. Those that the bot makes at any time go around discordgo's own queue (see
// raw).

// AddHandler has f called for events of its type; the result undoes that.
func (c *Client) AddHandler(f any) (remove func()) { return c.session.AddHandler(f) }

// Channel loads a channel or thread.
func (c *Client) Channel(id string, how ...discordgo.RequestOption) (*discordgo.Channel, error) {
	return ask[*discordgo.Channel](c, http.MethodGet, discordgo.EndpointChannel(id), nil, how)
}

// ChannelMessages loads at most limit messages of a channel, the newest first: those before, after or around a message.
func (c *Client) ChannelMessages(
	channel string, limit int, before, after, around string, how ...discordgo.RequestOption,
) ([]*discordgo.Message, error) {
	query := url.Values{"limit": {strconv.Itoa(limit)}}
	for name, id := range map[string]string{"before": before, "after": after, "around": around} {
		if id != "" {
			query.Set(name, id)
		}
	}
	return ask[[]*discordgo.Message](c, http.MethodGet, discordgo.EndpointChannelMessages(channel)+"?"+query.Encode(),
		nil, how)
}

// Look asks whether a message is there; an error for which Gone holds says that it is not.
func (c *Client) Look(ctx context.Context, channel, id string) error {
	_, err := c.send(http.MethodGet, discordgo.EndpointChannelMessage(channel, id), nil,
		[]discordgo.RequestOption{discordgo.WithContext(ctx)})
	return err
}

// ChannelMessageDelete deletes a message.
func (c *Client) ChannelMessageDelete(channel, id string, how ...discordgo.RequestOption) error {
	_, err := c.send(http.MethodDelete, discordgo.EndpointChannelMessage(channel, id), nil, how)
	return err
}

// ChannelEditComplex changes a channel or thread.
func (c *Client) ChannelEditComplex(
	id string, edit *discordgo.ChannelEdit, how ...discordgo.RequestOption,
) (*discordgo.Channel, error) {
	return ask[*discordgo.Channel](c, http.MethodPatch, discordgo.EndpointChannel(id), edit, how)
}

// MessageThreadStartComplex starts a thread from a message. Its name has one line without markdown.
func (c *Client) MessageThreadStartComplex(
	channel, message string, start *discordgo.ThreadStart, how ...discordgo.RequestOption,
) (*discordgo.Channel, error) {
	named := *start
	named.Name = ThreadName(start.Name)
	url := discordgo.EndpointChannelMessageThread(channel, message)
	return ask[*discordgo.Channel](c, http.MethodPost, url, named, how)
}

// ThreadStartComplex starts a thread in a channel, without a message to start from. Its name has one line without
// markdown.
func (c *Client) ThreadStartComplex(
	channel string, start *discordgo.ThreadStart, how ...discordgo.RequestOption,
) (*discordgo.Channel, error) {
	named := *start
	named.Name = ThreadName(start.Name)
	return ask[*discordgo.Channel](c, http.MethodPost, discordgo.EndpointChannelThreads(channel), named, how)
}

// ThreadName is the name that a thread gets of this one: one line without markdown, as long as Discord permits.
func ThreadName(name string) string { return ui.Clip(ui.Tidy(name), ui.MaxThreadName) }

// GuildThreadsActive lists the threads of a server that are not archived and that the bot sees.
func (c *Client) GuildThreadsActive(server string, how ...discordgo.RequestOption) (*discordgo.ThreadsList, error) {
	return ask[*discordgo.ThreadsList](c, http.MethodGet, discordgo.EndpointGuildActiveThreads(server), nil, how)
}

// GuildMember loads a member of a server.
func (c *Client) GuildMember(server, user string, how ...discordgo.RequestOption) (*discordgo.Member, error) {
	return ask[*discordgo.Member](c, http.MethodGet, discordgo.EndpointGuildMember(server, user), nil, how)
}

// UserChannelCreate opens the direct channel with a user.
func (c *Client) UserChannelCreate(user string, how ...discordgo.RequestOption) (*discordgo.Channel, error) {
	return ask[*discordgo.Channel](c, http.MethodPost, discordgo.EndpointUserChannels("@me"),
		map[string]string{"recipient_id": user}, how)
}

// UserChannelPermissions returns what a user may do in a channel.
func (c *Client) UserChannelPermissions(user, channel string, how ...discordgo.RequestOption) (int64, error) {
	have, err := c.session.UserChannelPermissions(user, channel, how...)
	return have, c.clean(err)
}

// ApplicationEmojis lists the emojis of an application.
func (c *Client) ApplicationEmojis(app string, how ...discordgo.RequestOption) ([]*discordgo.Emoji, error) {
	list, err := c.session.ApplicationEmojis(app, how...)
	return list, c.clean(err)
}

// ApplicationEmojiCreate makes an emoji of an application.
func (c *Client) ApplicationEmojiCreate(
	app string, p *discordgo.EmojiParams, how ...discordgo.RequestOption,
) (*discordgo.Emoji, error) {
	e, err := c.session.ApplicationEmojiCreate(app, p, how...)
	return e, c.clean(err)
}

// ApplicationEmojiDelete removes an emoji of an application.
func (c *Client) ApplicationEmojiDelete(app, id string, how ...discordgo.RequestOption) error {
	return c.clean(c.session.ApplicationEmojiDelete(app, id, how...))
}

// ApplicationCommandBulkOverwrite makes a list of commands the application's, in a server or everywhere.
func (c *Client) ApplicationCommandBulkOverwrite(
	app, server string, list []*discordgo.ApplicationCommand, how ...discordgo.RequestOption,
) ([]*discordgo.ApplicationCommand, error) {
	out, err := c.session.ApplicationCommandBulkOverwrite(app, server, list, how...)
	return out, c.clean(err)
}

// ask makes a request, with a body unless that is nil, and reads its answer.
func ask[T any](c *Client, method, url string, body any, how []discordgo.RequestOption) (out T, err error) {
	answer, err := c.send(method, url, body, how)
	if err != nil {
		return out, err
	}
	if err := json.Unmarshal(answer, &out); err != nil {
		return out, fmt.Errorf("read Discord's answer: %w", err)
	}
	return out, nil
}

// send makes a request, with a body unless that is nil.
func (c *Client) send(method, url string, body any, how []discordgo.RequestOption) ([]byte, error) {
	var raw []byte
	if body != nil {
		var err error
		if raw, err = json.Marshal(body); err != nil {
			return nil, fmt.Errorf("write a request: %w", err)
		}
	}
	answer, err := c.unqueued(method, url, "application/json", raw, how)
	return answer, c.clean(err)
}

// raw makes a request with a body as it is. Own are secrets that stand in its address.
func (c *Client) raw(ctx context.Context, method, url, contentType string, body []byte, own ...string) ([]byte, error) {
	answer, err := c.unqueued(method, url, contentType, body, []discordgo.RequestOption{discordgo.WithContext(ctx)})
	return answer, c.clean(err, own...)
}

// unqueued makes a request beside all others. discordgo sends those of a bucket one after another, so that one which
// Discord does not answer would keep others waiting until it is given up; all limits are kept by the transport.
func (c *Client) unqueued(method, url, contentType string, body []byte, how []discordgo.RequestOption) ([]byte, error) {
	var own discordgo.Bucket
	own.Lock() // discordgo unlocks it
	return c.session.RequestWithLockedBucket(method, url, contentType, body, &own, 0, how...)
}
