package sandbox

import (
	"encoding/json"
	"fmt"
	"net/http"

	"github.com/gorilla/websocket"
)

// heartbeatInterval is what the hello asks for, in milliseconds.
const heartbeatInterval = 41250

// packetsPerMinute is how many packets a bot may send.
const packetsPerMinute = 120

// maxPacket is how many bytes a packet of the bot may have.
const maxPacket = 4096 * 4

// gatewayConn is one connection of the bot, with or without a session.
type gatewayConn struct {
	*socket
	session *session // guarded by Server.mu
	beat    bool     // whether a heartbeat has come in; guarded by Server.mu
	sent    rates    // packets, against packetsPerMinute
}

func (c *gatewayConn) packet(op int, data any) {
	body, err := json.Marshal(data)
	if err != nil {
		c.close(4000, fmt.Sprintf("cannot encode op %d", op))
		return
	}
	raw, err := json.Marshal(packet{Op: op, Data: body})
	if err != nil {
		c.close(4000, fmt.Sprintf("cannot encode op %d", op))
		return
	}
	c.send(raw)
}

// ServeHTTP answers the gateway's socket.
func (g *gateway) ServeHTTP(rw http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	if e := q.Get("encoding"); e != "" && e != "json" {
		http.Error(rw, "the sandbox's gateway speaks encoding=json only", http.StatusBadRequest)
		return
	}
	if q.Get("compress") != "" {
		http.Error(rw, "the sandbox's gateway has no transport compression", http.StatusBadRequest)
		return
	}
	sock, err := upgradeSocket(rw, r, 0)
	if err != nil {
		return
	}
	defer sock.finish()
	c := &gatewayConn{socket: sock}
	if !g.w.enter(func() { g.conns[c] = true }) {
		return
	}
	c.packet(opHello, object{"heartbeat_interval": heartbeatInterval})
	code := c.receive(maxPacket, func(raw []byte) {
		var p packet
		if err := json.Unmarshal(raw, &p); err != nil {
			c.close(4002, "Error while decoding payload.")
			return
		}
		g.w.look(func() { g.read(c, p) })
	})
	g.w.look(func() { g.leave(c, code) })
}

// leave takes the session from a connection that ended. A bot that closed with 1000 or 1001
// gave its session up.
func (g *gateway) leave(c *gatewayConn, code int) {
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
