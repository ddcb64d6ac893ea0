package gateway

import (
	"farpost/bot/sandbox/resource"
)

// hearsGuild says whether the bot is in the guild: if not, it hears of nothing there.
func (g *Gateway) hearsGuild() bool { return g.w.IsMember(g.w.Bot.ID) }

// sendGuild sends GUILD_CREATE: the guild with everything in it, as it is now.
func (g *Gateway) sendGuild() {
	ss := g.session
	if ss == nil {
		return
	}
	guild := g.w.GuildObject()
	channels, threads := []resource.Object{}, []resource.Object{}
	for _, c := range g.w.SortedChannels() {
		g.w.ArchiveIfDue(c)
		switch {
		case c.IsText():
			channels = append(channels, g.w.ChannelObject(c))
		case c.IsThread() && !c.Archived && g.w.Sees(g.w.Bot.ID, c):
			threads = append(threads, g.w.ChannelObject(c))
		}
	}
	guild["channels"], guild["threads"] = channels, threads
	members := []resource.Object{g.w.MemberObject(g.w.Bot.ID)}
	if ss.intents&resource.IntentMembers != 0 {
		for _, id := range g.w.Order {
			if m := g.w.MemberObject(id); m != nil {
				members = append(members, m)
			}
		}
	}
	guild["members"] = members
	guild["member_count"], guild["large"], guild["unavailable"] = g.w.MemberCount(), false, false
	guild["joined_at"] = members[0]["joined_at"]
	for _, key := range []string{
		"presences", "voice_states", "stage_instances", "guild_scheduled_events", "soundboard_sounds",
	} {
		guild[key] = []any{}
	}
	g.Dispatch(resource.IntentGuilds, "GUILD_CREATE", guild)
}

// sendRemoved sends that the bot is in the guild no more.
func (g *Gateway) sendRemoved() {
	g.Dispatch(resource.IntentGuilds, "GUILD_DELETE", resource.Object{"id": g.w.Guild.ID})
}

// sendMember sends what became of a member, who may be gone, to a bot with the privileged intent.
func (g *Gateway) sendMember(id, event string) {
	if !g.hearsGuild() {
		return
	}
	data := g.w.MemberObject(id)
	if data == nil {
		data = resource.Object{"user": *g.w.User(id)}
	}
	data["guild_id"] = g.w.Guild.ID
	g.Dispatch(resource.IntentMembers, event, data)
}
