package sandbox

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// read handles one packet of the bot. The caller holds mu.
func (g *gateway) read(c *gatewayConn, p packet) {
	if _, wait := c.sent.take("packets", packetsPerMinute, time.Minute, g.cfg.RateClock()); wait > 0 {
		c.close(4008, "You are being rate limited.")
		return
	}
	switch p.Op {
	case opHeartbeat:
		c.packet(opAck, nil)
		if !c.beat {
			c.beat = true
			g.w.wake()
		}
	case opIdentify:
		g.identify(c, p.Data)
	case opResume:
		g.resume(c, p.Data)
	case opPresence, opVoice:
		if c.session == nil {
			c.close(4003, "Not authenticated.")
		}
	case opRequestMembers:
		g.sendMembers(c, p.Data)
	default:
		c.close(4001, "Unknown opcode.")
	}
}

func (g *gateway) identify(c *gatewayConn, data json.RawMessage) {
	var d struct {
		Token   string `json:"token"`
		Intents int    `json:"intents"`
		Shard   []int  `json:"shard"`
	}
	if err := json.Unmarshal(data, &d); err != nil {
		c.close(4002, "Error while decoding payload.")
		return
	}
	switch {
	case c.session != nil:
		c.close(4005, "Already authenticated.")
		return
	case !g.cfg.Knows(strings.TrimPrefix(d.Token, "Bot ")):
		c.close(4004, "Authentication failed.")
		return
	case len(d.Shard) == 2 && (d.Shard[0] != 0 || d.Shard[1] != 1):
		c.close(4010, "Invalid shard: the sandbox has one.")
		return
	case d.Intents < 0 || d.Intents >= 1<<26:
		c.close(4013, "Invalid intents.")
		return
	case d.Intents&intentPrivileged&^g.cfg.Intents != 0:
		c.close(4014, "Disallowed intents.")
		return
	}
	if old := g.session; old != nil && old.conn != nil {
		old.conn.session = nil
		old.conn.close(4000, "Another connection identified.")
	}
	g.serial++
	ss := &session{id: fmt.Sprintf("sandbox-%s-%d", g.w.newID(), g.serial), intents: d.Intents, conn: c}
	g.session, c.session = ss, ss
	g.ready(ss)
	g.changed()
	g.w.notify(event{Kind: botIdentified})
}

// ready sends what a fresh session begins with.
func (g *gateway) ready(ss *session) {
	g.dispatch(0, "READY", object{
		"v": 9, "user": g.w.Bot, "session_id": ss.id, "session_type": "normal",
		"resume_gateway_url": g.w.gatewayURL(), "shard": []int{0, 1},
		"guilds":           []object{{"id": g.w.Guild.ID, "unavailable": true}},
		"application":      object{"id": g.w.App, "flags": 0},
		"private_channels": []any{}, "relationships": []any{}, "presences": []any{}, "user_settings": object{},
	})
	guild := g.w.wireGuild()
	channels, threads := []object{}, []object{}
	for _, c := range g.w.sortedChannels() {
		g.w.archiveIfDue(c)
		switch {
		case c.Kind == channelText:
			channels = append(channels, g.w.wireChannel(c))
		case c.isThread() && !c.Archived && g.w.permissions(g.w.Bot.ID, c)&PermissionViewChannel != 0:
			threads = append(threads, g.w.wireChannel(c))
		}
	}
	guild["channels"], guild["threads"] = channels, threads
	guild["members"] = []object{g.w.wireMember(g.w.Bot.ID)}
	if ss.intents&intentMembers != 0 {
		for _, id := range g.w.Order {
			guild["members"] = append(guild["members"].([]object), g.w.wireMember(id))
		}
	}
	guild["member_count"], guild["large"], guild["unavailable"] = len(g.w.members)+1, false, false
	guild["joined_at"] = g.w.wireMember(g.w.Bot.ID)["joined_at"]
	for _, key := range []string{"presences", "voice_states", "stage_instances", "guild_scheduled_events", "soundboard_sounds"} {
		guild[key] = []any{}
	}
	g.dispatch(intentGuilds, "GUILD_CREATE", guild)
}

func (g *gateway) resume(c *gatewayConn, data json.RawMessage) {
	var d struct {
		Token     string `json:"token"`
		SessionID string `json:"session_id"`
		Seq       int64  `json:"seq"`
	}
	if err := json.Unmarshal(data, &d); err != nil {
		c.close(4002, "Error while decoding payload.")
		return
	}
	if !g.cfg.Knows(strings.TrimPrefix(d.Token, "Bot ")) {
		c.close(4004, "Authentication failed.")
		return
	}
	ss := g.session
	if ss == nil || ss.id != d.SessionID || d.Seq > ss.seq || len(ss.past) > 0 && d.Seq < ss.past[0].seq-1 {
		c.packet(opInvalid, false)
		return
	}
	if ss.conn != nil && ss.conn != c {
		ss.conn.session = nil
		ss.conn.close(4000, "Resumed elsewhere.")
	}
	ss.conn, c.session = c, ss
	for _, f := range ss.past {
		if f.seq > d.Seq {
			c.send(f.raw)
		}
	}
	g.dispatch(0, "RESUMED", object{})
	g.changed()
}

// sendMembers answers a request for members with those that were asked for by id, or with all
// when the bot has the privileged intent.
func (g *gateway) sendMembers(c *gatewayConn, data json.RawMessage) {
	var d struct {
		UserIDs []string `json:"user_ids"`
		Nonce   string   `json:"nonce"`
	}
	if c.session == nil {
		c.close(4003, "Not authenticated.")
		return
	}
	if err := json.Unmarshal(data, &d); err != nil {
		c.close(4002, "Error while decoding payload.")
		return
	}
	ids, missing, found := d.UserIDs, []string{}, []object{}
	if len(ids) == 0 && c.session.intents&intentMembers != 0 {
		ids = append([]string{g.w.Bot.ID}, g.w.Order...)
	}
	for _, id := range ids {
		if m := g.w.wireMember(id); m != nil {
			found = append(found, m)
		} else {
			missing = append(missing, id)
		}
	}
	g.dispatch(0, "GUILD_MEMBERS_CHUNK", object{
		"guild_id": g.w.Guild.ID, "members": found, "not_found": missing, "chunk_index": 0, "chunk_count": 1, "nonce": d.Nonce,
	})
}
