package sandbox

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// receive handles one packet of the bot. The caller holds mu.
func (s *Server) receive(c *gatewayConn, p packet) {
	now := s.cfg.RateClock()
	fresh := c.sent[:0]
	for _, t := range c.sent {
		if now.Sub(t) < time.Minute {
			fresh = append(fresh, t)
		}
	}
	if c.sent = append(fresh, now); len(c.sent) > sendsPerMinute {
		c.close(4008, "You are being rate limited.")
		return
	}
	switch p.Op {
	case opHeartbeat:
		c.tell(opAck, nil)
		if !c.beat {
			c.beat = true
			s.gateChanged()
		}
	case opIdentify:
		s.identify(c, p.Data)
	case opResume:
		s.resume(c, p.Data)
	case opPresence, opVoice:
		if c.session == nil {
			c.close(4003, "Not authenticated.")
		}
	case opRequestMembers:
		s.sendMembers(c, p.Data)
	default:
		c.close(4001, "Unknown opcode.")
	}
}

func (s *Server) identify(c *gatewayConn, data json.RawMessage) {
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
	case !s.rightToken(strings.TrimPrefix(d.Token, "Bot ")):
		c.close(4004, "Authentication failed.")
		return
	case len(d.Shard) == 2 && (d.Shard[0] != 0 || d.Shard[1] != 1):
		c.close(4010, "Invalid shard: the sandbox has one.")
		return
	case d.Intents < 0 || d.Intents >= 1<<26:
		c.close(4013, "Invalid intents.")
		return
	case d.Intents&intentPrivileged&^s.cfg.Intents != 0:
		c.close(4014, "Disallowed intents.")
		return
	}
	if old := s.gate.session; old != nil && old.conn != nil {
		old.conn.session = nil
		old.conn.close(4000, "Another connection identified.")
	}
	s.ids++
	ss := &session{id: fmt.Sprintf("sandbox-%s-%d", s.newID(), s.ids), intents: d.Intents, conn: c}
	s.gate.session, c.session = ss, ss
	s.ready(ss)
	s.botChanged()
	s.robots.wakeAll(s)
}

// ready sends what a fresh session begins with.
func (s *Server) ready(ss *session) {
	s.dispatch(0, "READY", object{
		"v": 9, "user": s.w.Bot, "session_id": ss.id, "session_type": "normal",
		"resume_gateway_url": s.gatewayURL(), "shard": []int{0, 1},
		"guilds":           []object{{"id": s.w.Guild.ID, "unavailable": true}},
		"application":      object{"id": s.w.App, "flags": 0},
		"private_channels": []any{}, "relationships": []any{}, "presences": []any{}, "user_settings": object{},
	})
	g := s.w.wireGuild()
	channels, threads := []object{}, []object{}
	for _, c := range s.w.sortedChannels() {
		s.archiveIfDue(c)
		switch {
		case c.Kind == channelText:
			channels = append(channels, s.w.wireChannel(c))
		case c.isThread() && !c.Archived && s.w.permissions(s.w.Bot.ID, c)&PermissionViewChannel != 0:
			threads = append(threads, s.w.wireChannel(c))
		}
	}
	g["channels"], g["threads"] = channels, threads
	g["members"] = []object{s.w.wireMember(s.w.Bot.ID)}
	if ss.intents&intentMembers != 0 {
		for _, id := range s.w.Order {
			g["members"] = append(g["members"].([]object), s.w.wireMember(id))
		}
	}
	g["member_count"], g["large"], g["unavailable"] = len(s.w.members)+1, false, false
	g["joined_at"] = s.w.wireMember(s.w.Bot.ID)["joined_at"]
	for _, key := range []string{"presences", "voice_states", "stage_instances", "guild_scheduled_events", "soundboard_sounds"} {
		g[key] = []any{}
	}
	s.dispatch(intentGuilds, "GUILD_CREATE", g)
}

func (s *Server) resume(c *gatewayConn, data json.RawMessage) {
	var d struct {
		Token     string `json:"token"`
		SessionID string `json:"session_id"`
		Seq       int64  `json:"seq"`
	}
	if err := json.Unmarshal(data, &d); err != nil {
		c.close(4002, "Error while decoding payload.")
		return
	}
	if !s.rightToken(strings.TrimPrefix(d.Token, "Bot ")) {
		c.close(4004, "Authentication failed.")
		return
	}
	ss := s.gate.session
	if ss == nil || ss.id != d.SessionID || d.Seq > ss.seq || len(ss.past) > 0 && d.Seq < ss.past[0].seq-1 {
		c.tell(opInvalid, false)
		return
	}
	if ss.conn != nil && ss.conn != c {
		ss.conn.session = nil
		ss.conn.close(4000, "Resumed elsewhere.")
	}
	ss.conn, c.session = c, ss
	for _, f := range ss.past {
		if f.seq > d.Seq {
			c.queue(f.raw)
		}
	}
	s.dispatch(0, "RESUMED", object{})
	s.botChanged()
}

// sendMembers answers a request for members with those that were asked for by id, or with all
// when the bot has the privileged intent.
func (s *Server) sendMembers(c *gatewayConn, data json.RawMessage) {
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
		ids = append([]string{s.w.Bot.ID}, s.w.Order...)
	}
	for _, id := range ids {
		if m := s.w.wireMember(id); m != nil {
			found = append(found, m)
		} else {
			missing = append(missing, id)
		}
	}
	s.dispatch(0, "GUILD_MEMBERS_CHUNK", object{
		"guild_id": s.w.Guild.ID, "members": found, "not_found": missing, "chunk_index": 0, "chunk_count": 1, "nonce": d.Nonce,
	})
}
