package gateway

import (
	"encoding/json"
	"net/http"

	"github.com/gorilla/websocket"

	"farpost/bot/sandbox/fault"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/socket"
)

// heartbeatInterval is what the hello asks for, in milliseconds.
const heartbeatInterval = 41250

// maxPacket is how many bytes a packet of the bot may have.
const maxPacket = 4096 * 4

// conn is one connection of the bot, with or without a session.
type conn struct {
	*socket.Socket
	g       *Gateway
	session *session    // nil before it identified
	beat    bool        // whether a heartbeat has come in
	sent    fault.Rates // packets, against packetsPerMinute
}

// ServeHTTP serves one connection of the bot until it ends.
func (g *Gateway) ServeHTTP(rw http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	if e := q.Get("encoding"); e != "" && e != "json" {
		http.Error(rw, "the sandbox's gateway speaks encoding=json only", http.StatusBadRequest)
		return
	}
	if q.Get("compress") != "" {
		http.Error(rw, "the sandbox's gateway has no transport compression", http.StatusBadRequest)
		return
	}
	sock, err := socket.Upgrade(rw, r, 0)
	if err != nil {
		return
	}
	defer sock.Finish()
	c := &conn{Socket: sock, g: g}
	if !g.w.Enter(func() { g.conns[c] = true }) {
		return
	}
	g.w.Look(func() { c.sendPacket(opHello, resource.Object{"heartbeat_interval": heartbeatInterval}) })
	code := c.Receive(maxPacket, func(raw []byte) {
		var p packet
		if err := json.Unmarshal(raw, &p); err != nil {
			c.Close(4002, "Error while decoding payload.")
			return
		}
		g.w.Look(func() { g.read(c, p) })
	})
	g.w.Look(func() { g.leave(c, code) })
}

// leave takes the session from a connection that ended with a close code. A bot that closed with 1000 or 1001 gave its
// session up.
func (g *Gateway) leave(c *conn, code int) {
	delete(g.conns, c)
	ss := g.session
	if ss == nil || ss.conn != c {
		return
	}
	ss.conn = nil
	if code == websocket.CloseNormalClosure || code == websocket.CloseGoingAway {
		g.session = nil
	}
	g.changed()
}
