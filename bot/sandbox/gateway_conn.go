package sandbox

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"time"

	"github.com/gorilla/websocket"
)

// heartbeatInterval is what the hello asks for, in milliseconds.
const heartbeatInterval = 41250

// sendsPerMinute is how many packets a bot may send.
const sendsPerMinute = 120

// writeTime bounds a write to a peer that does not read.
const writeTime = 10 * time.Second

var upgrader = websocket.Upgrader{CheckOrigin: func(*http.Request) bool { return true }} // guard checked it

// outbox is the sending side of a socket: frames are queued without waiting and written in
// order by one goroutine.
type outbox struct {
	ws     *websocket.Conn
	mu     sync.Mutex
	frames [][]byte
	wake   chan struct{}
	ending bool
	code   int
	reason string
	limit  int // frames waiting at most; 0 is no limit
}

func newOutbox(ws *websocket.Conn, limit int) *outbox {
	return &outbox{ws: ws, wake: make(chan struct{}, 1), limit: limit}
}

func (o *outbox) queue(raw []byte) {
	o.mu.Lock()
	if !o.ending {
		o.frames = append(o.frames, raw)
		if o.limit > 0 && len(o.frames) > o.limit {
			o.frames, o.ending, o.code, o.reason = nil, true, websocket.CloseTryAgainLater, "reads too slowly"
		}
	}
	o.mu.Unlock()
	o.signal()
}

func (o *outbox) signal() {
	select {
	case o.wake <- struct{}{}:
	default:
	}
}

// close sends what is queued and a close frame.
func (o *outbox) close(code int, reason string) {
	o.mu.Lock()
	if !o.ending {
		o.ending, o.code, o.reason = true, code, reason
	}
	o.mu.Unlock()
	o.signal()
}

// cut breaks the connection without a close frame.
func (o *outbox) cut() {
	o.mu.Lock()
	o.ending, o.frames = true, nil
	o.mu.Unlock()
	// A connection that is broken already is as cut as it can be.
	_ = o.ws.UnderlyingConn().Close()
	o.signal()
}

// run writes until the box is closed or gone is.
func (o *outbox) run(gone <-chan struct{}) {
	for {
		select {
		case <-o.wake:
		case <-gone:
			return
		}
		o.mu.Lock()
		frames, ending, code, reason := o.frames, o.ending, o.code, o.reason
		o.frames = nil
		o.mu.Unlock()
		for _, raw := range frames {
			if o.ws.SetWriteDeadline(time.Now().Add(writeTime)) != nil || o.ws.WriteMessage(websocket.TextMessage, raw) != nil {
				o.cut()
				return
			}
		}
		if ending {
			// The peer may be gone; then nobody needs the close frame.
			_ = o.ws.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(code, reason), time.Now().Add(writeTime))
			return
		}
	}
}

// gatewayConn is one connection of the bot, with or without a session.
type gatewayConn struct {
	*outbox
	session *session // guarded by Server.mu
	beat    bool     // whether a heartbeat has come in; guarded by Server.mu
	sent    []time.Time
}

func (c *gatewayConn) tell(op int, data any) {
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
	c.queue(raw)
}

// serveGateway answers the gateway's socket.
func (s *Server) serveGateway(rw http.ResponseWriter, r *http.Request) {
	q := r.URL.Query()
	if e := q.Get("encoding"); e != "" && e != "json" {
		http.Error(rw, "the sandbox's gateway speaks encoding=json only", http.StatusBadRequest)
		return
	}
	if q.Get("compress") != "" {
		http.Error(rw, "the sandbox's gateway has no transport compression", http.StatusBadRequest)
		return
	}
	ws, err := upgrader.Upgrade(rw, r, nil)
	if err != nil {
		return // Upgrade answered
	}
	c := &gatewayConn{outbox: newOutbox(ws, 0)}
	s.mu.Lock()
	if s.closed {
		s.mu.Unlock()
		_ = ws.Close()
		return
	}
	if s.gate.conns == nil {
		s.gate.conns = map[*gatewayConn]bool{}
	}
	s.gate.conns[c] = true
	s.mu.Unlock()
	gone := make(chan struct{})
	written := make(chan struct{})
	go func() {
		defer close(written)
		c.run(gone)
	}()
	c.tell(opHello, object{"heartbeat_interval": heartbeatInterval})
	code := s.readGateway(c)
	s.leave(c, code)
	close(gone)
	<-written
	_ = ws.Close()
}

// readGateway reads packets until the connection ends and returns the close code of the bot, 0
// for a broken connection.
func (s *Server) readGateway(c *gatewayConn) int {
	c.ws.SetReadLimit(4096 * 4)
	for {
		_, raw, err := c.ws.ReadMessage()
		var end *websocket.CloseError
		if errors.As(err, &end) {
			return end.Code
		}
		if err != nil {
			return 0
		}
		var p packet
		if err := json.Unmarshal(raw, &p); err != nil {
			c.close(4002, "Error while decoding payload.")
			continue
		}
		s.mu.Lock()
		s.receive(c, p)
		s.mu.Unlock()
	}
}

// leave takes the session from a connection that ended. A bot that closed with 1000 or 1001
// gave its session up.
func (s *Server) leave(c *gatewayConn, code int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.gate.conns, c)
	ss := s.gate.session
	if ss == nil || ss.conn != c {
		return
	}
	ss.conn = nil
	if code == websocket.CloseNormalClosure || code == websocket.CloseGoingAway {
		s.gate.session = nil
	}
	s.botChanged()
}
