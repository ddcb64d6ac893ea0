package sandbox

import "strings"

// tell turns an event of the world into events of the gateway, as far as the bot may know of it.
func (g *gateway) tell(e event) {
	switch e.Kind {
	case messageCreated:
		g.tellMessage(e, "MESSAGE_CREATE")
	case messageUpdated:
		g.tellMessage(e, "MESSAGE_UPDATE")
	case messageDeleted:
		if e.Message.OnlyFor != "" {
			return
		}
		data := object{"id": e.Message.ID, "channel_id": e.Message.Channel}
		if id := g.w.guildOf(e.Channel); id != "" {
			data["guild_id"] = id
		}
		g.dispatch(messageIntent(e.Channel), "MESSAGE_DELETE", data)
	case channelCreated:
		g.tellChannel(e.Channel, "_CREATE")
	case channelUpdated:
		g.tellChannel(e.Channel, "_UPDATE")
	case channelDeleted:
		g.tellDeletedChannel(e.Channel)
	}
}

func (g *gateway) tellMessage(e event, name string) {
	if e.Message.OnlyFor == "" && g.w.sees(g.w.Bot.ID, e.Channel) {
		g.dispatch(messageIntent(e.Channel), name, g.message(e.Message, e.Channel))
	}
}

func (g *gateway) tellChannel(c *channel, change string) {
	if !g.w.sees(g.w.Bot.ID, c) && c.Kind != channelText {
		return
	}
	switch {
	case c.Kind == channelDM: // no intent of discordgo covers it: Discord always sends it
		g.dispatch(0, "CHANNEL"+change, g.w.wireChannel(c))
	case c.isThread():
		g.dispatch(intentGuilds, "THREAD"+change, g.w.wireChannel(c))
	default:
		g.dispatch(intentGuilds, "CHANNEL"+change, g.w.wireChannel(c))
	}
}

func (g *gateway) tellDeletedChannel(c *channel) {
	if !c.isThread() {
		g.dispatch(intentGuilds, "CHANNEL_DELETE", g.w.wireChannel(c))
		return
	}
	g.dispatch(intentGuilds, "THREAD_DELETE", object{
		"id": c.ID, "guild_id": g.w.Guild.ID, "parent_id": c.Parent, "type": c.Kind,
	})
}

// messageIntent returns the intent by which a bot hears of a channel's messages.
func messageIntent(c *channel) int {
	if c.Kind == channelDM {
		return intentDirectMessages
	}
	return intentGuildMessages
}

// message returns a message as the gateway sends it: without the privileged intent for message content, the bot
// reads only its own messages, DMs and what mentions it.
func (g *gateway) message(m *message, c *channel) Message {
	out := g.w.wireMessage(m)
	out.GuildID = g.w.guildOf(c)
	if out.GuildID != "" && m.Author != g.w.Bot.ID {
		out.Member = g.w.wireMember(m.Author)
		delete(out.Member, "user")
	}
	readable := g.cfg.Intents&intentMessageContent != 0 || m.Author == g.w.Bot.ID || c.Kind == channelDM ||
		strings.Contains(m.Content, g.w.Bot.ID)
	if !readable {
		out.Content, out.Embeds, out.Attachments, out.Components = "", []Embed{}, []Attachment{}, []Component{}
	}
	return out
}
