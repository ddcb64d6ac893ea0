package gateway

import (
	"encoding/json"
	"strings"

	"farpost/bot/sandbox/resource"
)

// resume gives a session back to a bot that connected anew, and replays what it missed. A session that is unknown, or
// whose events are no longer there, is refused by op 9.
func (g *Gateway) resume(c *conn, data json.RawMessage) {
	var d struct {
		Token     string `json:"token"`
		SessionID string `json:"session_id"`
		Seq       int64  `json:"seq"`
	}
	if err := json.Unmarshal(data, &d); err != nil {
		c.Close(4002, "Error while decoding payload.")
		return
	}
	if !g.cfg.Knows(strings.TrimPrefix(d.Token, "Bot ")) {
		c.Close(4004, "Authentication failed.")
		return
	}
	ss := g.session
	if ss == nil || ss.id != d.SessionID || d.Seq > ss.seq || len(ss.past) > 0 && d.Seq < ss.past[0].seq-1 {
		c.sendPacket(opInvalid, false)
		return
	}
	if ss.conn != nil && ss.conn != c {
		ss.conn.session = nil
		ss.conn.Close(4000, "Resumed elsewhere.")
	}
	g.release(ss)
	ss.conn, c.session = c, ss
	for _, f := range ss.past {
		if f.seq > d.Seq {
			c.Send(f.raw)
		}
	}
	g.Dispatch(0, "RESUMED", resource.Object{})
	g.changed()
}
