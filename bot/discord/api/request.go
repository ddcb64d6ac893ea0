package api

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/ui"
)

// The requests that discordgo can make by itself. Each makes its errors fit to be logged; that is why the session's own
// methods are not a Client's.

// AddHandler has f called for events of its type; the result undoes that.
func (c *Client) AddHandler(f any) (remove func()) { return c.session.AddHandler(f) }

// Channel loads a channel or thread.
func (c *Client) Channel(id string, how ...discordgo.RequestOption) (*discordgo.Channel, error) {
	ch, err := c.session.Channel(id, how...)
	return ch, c.clean(err)
}

// ChannelMessages loads at most limit messages of a channel, the newest first: those before, after or around a message.
func (c *Client) ChannelMessages(
	channel string, limit int, before, after, around string, how ...discordgo.RequestOption,
) ([]*discordgo.Message, error) {
	list, err := c.session.ChannelMessages(channel, limit, before, after, around, how...)
	return list, c.clean(err)
}

// ChannelMessageDelete deletes a message.
func (c *Client) ChannelMessageDelete(channel, id string, how ...discordgo.RequestOption) error {
	return c.clean(c.session.ChannelMessageDelete(channel, id, how...))
}

// ChannelEditComplex changes a channel or thread.
func (c *Client) ChannelEditComplex(
	id string, edit *discordgo.ChannelEdit, how ...discordgo.RequestOption,
) (*discordgo.Channel, error) {
	ch, err := c.session.ChannelEditComplex(id, edit, how...)
	return ch, c.clean(err)
}

// MessageThreadStartComplex starts a thread from a message. Its name has one line without markdown.
func (c *Client) MessageThreadStartComplex(
	channel, message string, start *discordgo.ThreadStart, how ...discordgo.RequestOption,
) (*discordgo.Channel, error) {
	named := *start
	named.Name = ThreadName(start.Name)
	ch, err := c.session.MessageThreadStartComplex(channel, message, &named, how...)
	return ch, c.clean(err)
}

// ThreadStartComplex starts a thread in a channel, without a message to start from. Its name has one line without
// markdown.
func (c *Client) ThreadStartComplex(
	channel string, start *discordgo.ThreadStart, how ...discordgo.RequestOption,
) (*discordgo.Channel, error) {
	named := *start
	named.Name = ThreadName(start.Name)
	ch, err := c.session.ThreadStartComplex(channel, &named, how...)
	return ch, c.clean(err)
}

// ThreadName is the name that a thread gets of this one: one line without markdown, as long as Discord permits.
func ThreadName(name string) string { return ui.Clip(ui.Tidy(name), ui.MaxThreadName) }

// GuildThreadsActive lists the threads of a server that are not archived and that the bot sees.
func (c *Client) GuildThreadsActive(server string, how ...discordgo.RequestOption) (*discordgo.ThreadsList, error) {
	list, err := c.session.GuildThreadsActive(server, how...)
	return list, c.clean(err)
}

// UserChannelCreate opens the direct channel with a user.
func (c *Client) UserChannelCreate(user string, how ...discordgo.RequestOption) (*discordgo.Channel, error) {
	ch, err := c.session.UserChannelCreate(user, how...)
	return ch, c.clean(err)
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

// raw makes a request with a body as it is. Own are secrets that stand in its address.
func (c *Client) raw(
	ctx context.Context, method, url, contentType string, body []byte, bucket string, own ...string,
) ([]byte, error) {
	answer, err := c.session.RequestRaw(method, url, contentType, body, bucket, 0, discordgo.WithContext(ctx))
	return answer, c.clean(err, own...)
}
