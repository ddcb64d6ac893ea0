package gateway

import (
	"encoding/json"
	"fmt"
	"strings"

	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// identify begins a session, in place of an older one.
func (g *Gateway) identify(c *conn, data json.RawMessage) {
	var d struct {
		Token   string `json:"token"`
		Intents int    `json:"intents"`
		Shard   []int  `json:"shard"`
	}
	if err := json.Unmarshal(data, &d); err != nil {
		c.Close(4002, "Error while decoding payload.")
		return
	}
	switch {
	case c.session != nil:
		c.Close(4005, "Already authenticated.")
		return
	case !g.cfg.Knows(strings.TrimPrefix(d.Token, "Bot ")):
		c.Close(4004, "Authentication failed.")
		return
	case len(d.Shard) == 2 && (d.Shard[0] != 0 || d.Shard[1] != 1):
		c.Close(4010, "Invalid shard: the sandbox has one.")
		return
	case d.Intents < 0 || d.Intents >= 1<<26:
		c.Close(4013, "Invalid intents.")
		return
	case d.Intents&resource.IntentPrivileged&^g.cfg.Intents != 0:
		c.Close(4014, "Disallowed intents.")
		return
	}
	if old := g.session; old != nil && old.conn != nil {
		old.conn.session = nil
		old.conn.Close(4000, "Another connection identified.")
	}
	g.serial++
	ss := &session{id: fmt.Sprintf("sandbox-%s-%d", g.w.NewID(), g.serial), intents: d.Intents, conn: c}
	g.session, c.session = ss, ss
	g.ready(ss)
	g.changed()
	g.w.Notify(world.Event{Kind: world.BotIdentified})
}

// ready sends READY, with which a session begins, and the guild if the bot is in it.
func (g *Gateway) ready(ss *session) {
	guilds := []resource.Object{}
	if g.hearsGuild() {
		guilds = append(guilds, resource.Object{"id": g.w.Guild.ID, "unavailable": true})
	}
	g.Dispatch(0, "READY", resource.Object{
		"v": 9, "user": g.w.Bot, "session_id": ss.id, "session_type": "normal",
		"resume_gateway_url": g.w.GatewayURL(), "shard": []int{0, 1},
		"guilds":           guilds,
		"application":      resource.Object{"id": g.w.App, "flags": 0},
		"private_channels": []any{}, "relationships": []any{}, "presences": []any{}, "user_settings": resource.Object{},
	})
	if g.hearsGuild() {
		g.sendGuild()
	}
}

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
