package gateway

import (
	"strings"

	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// observe sends an event of the world to the bot, if the bot may know of it.
func (g *Gateway) observe(e world.Event) {
	switch e.Kind {
	case world.MessageCreated:
		g.sendMessage(e, "MESSAGE_CREATE")
	case world.MessageUpdated:
		g.sendMessage(e, "MESSAGE_UPDATE")
	case world.MessageDeleted:
		if e.Message.OnlyFor != "" || !g.hears(e.Channel) {
			return
		}
		data := resource.Object{"id": e.Message.ID, "channel_id": e.Message.Channel}
		if id := g.w.GuildOf(e.Channel); id != "" {
			data["guild_id"] = id
		}
		g.Dispatch(messageIntent(e.Channel), "MESSAGE_DELETE", data)
	case world.ChannelCreated:
		g.sendChannel(e.Channel, "_CREATE")
	case world.ChannelUpdated:
		g.sendChannel(e.Channel, "_UPDATE")
	case world.ChannelDeleted:
		g.sendDeletedChannel(e.Channel)
	case world.MemberLeft:
		g.sendMember(e.Member, "GUILD_MEMBER_REMOVE")
	case world.MemberCame:
		g.sendMember(e.Member, "GUILD_MEMBER_ADD")
	case world.RolesChanged:
		g.sendMember(e.Member, "GUILD_MEMBER_UPDATE")
	case world.GuildChanged:
		if g.hearsGuild() {
			g.Dispatch(resource.IntentGuilds, "GUILD_UPDATE", g.w.GuildObject())
		}
	case world.BotRemoved:
		g.Dispatch(resource.IntentGuilds, "GUILD_DELETE", resource.Object{"id": g.w.Guild.ID})
	case world.BotInvited:
		g.sendGuild()
	}
}

// hearsGuild says whether the bot is in the guild: if not, it hears of nothing there.
func (g *Gateway) hearsGuild() bool { return g.w.IsMember(g.w.Bot.ID) }

// hears says whether the bot is where a channel is.
func (g *Gateway) hears(c *world.Channel) bool { return c.Kind == resource.ChannelDM || g.hearsGuild() }

// sendMessage sends a message that the bot can see.
func (g *Gateway) sendMessage(e world.Event, name string) {
	if e.Message.OnlyFor == "" && g.w.Sees(g.w.Bot.ID, e.Channel) {
		g.Dispatch(messageIntent(e.Channel), name, g.message(e.Message, e.Channel))
	}
}

// sendChannel sends a channel. Text channels are sent also when the bot cannot see them.
func (g *Gateway) sendChannel(c *world.Channel, change string) {
	if !g.hears(c) || !g.w.Sees(g.w.Bot.ID, c) && !c.IsText() {
		return
	}
	switch {
	case c.Kind == resource.ChannelDM: // no intent of discordgo covers it: Discord always sends it
		g.Dispatch(0, "CHANNEL"+change, g.w.ChannelObject(c))
	case c.IsThread():
		g.Dispatch(resource.IntentGuilds, "THREAD"+change, g.w.ChannelObject(c))
	default:
		g.Dispatch(resource.IntentGuilds, "CHANNEL"+change, g.w.ChannelObject(c))
	}
}

// sendDeletedChannel sends that a channel or thread is gone.
func (g *Gateway) sendDeletedChannel(c *world.Channel) {
	if !g.hears(c) {
		return
	}
	if !c.IsThread() {
		g.Dispatch(resource.IntentGuilds, "CHANNEL_DELETE", g.w.ChannelObject(c))
		return
	}
	g.Dispatch(resource.IntentGuilds, "THREAD_DELETE", resource.Object{
		"id": c.ID, "guild_id": g.w.Guild.ID, "parent_id": c.Parent, "type": c.Kind,
	})
}

// messageIntent returns the intent by which a bot hears of a channel's messages.
func messageIntent(c *world.Channel) int {
	if c.Kind == resource.ChannelDM {
		return resource.IntentDirectMessages
	}
	return resource.IntentGuildMessages
}

// message returns a message as the gateway sends it. Without the privileged intent for message content the bot reads
// only its own messages, DMs and what mentions it.
func (g *Gateway) message(m *world.Message, c *world.Channel) resource.Message {
	out := g.w.MessageObject(m)
	out.GuildID = g.w.GuildOf(c)
	if out.GuildID != "" && m.Author != g.w.Bot.ID {
		out.Member = g.w.MemberObject(m.Author)
		delete(out.Member, "user")
	}
	concerns := m.Author == g.w.Bot.ID || c.Kind == resource.ChannelDM || strings.Contains(m.Content, g.w.Bot.ID)
	if !concerns && g.cfg.Intents&resource.IntentMessageContent == 0 {
		out.Content, out.Embeds = "", []resource.Embed{}
		out.Attachments, out.Components = []resource.Attachment{}, []resource.Component{}
	}
	return out
}
