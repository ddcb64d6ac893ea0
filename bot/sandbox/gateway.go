package sandbox

import (
	"encoding/json"
	"fmt"
)

// Gateway intents.
const (
	intentGuilds         = 1 << 0
	intentMembers        = 1 << 1
	intentPresences      = 1 << 8
	intentGuildMessages  = 1 << 9
	intentDirectMessages = 1 << 12
	intentMessageContent = 1 << 15
	intentPrivileged     = intentMembers | intentPresences | intentMessageContent
)

// Gateway opcodes.
const (
	opDispatch       = 0
	opHeartbeat      = 1
	opIdentify       = 2
	opPresence       = 3
	opVoice          = 4
	opResume         = 6
	opReconnect      = 7
	opRequestMembers = 8
	opInvalid        = 9
	opHello          = 10
	opAck            = 11
)

// maxReplay is how many events a session keeps for a resume.
const maxReplay = 5000

// gate is the bot's session, of which there is at most one. It is guarded by Server.mu.
type gate struct {
	session *session
	conns   map[*gatewayConn]bool
}

// session is a gateway session: it outlives its connection until it is invalidated.
type session struct {
	id      string
	intents int
	seq     int64
	past    []frame // the last events, for a resume
	conn    *gatewayConn
}

type frame struct {
	seq int64
	raw []byte
}

type packet struct {
	Op   int             `json:"op"`
	Data json.RawMessage `json:"d"`
	Seq  *int64          `json:"s"`
	Type *string         `json:"t"`
}

// dispatch sends an event to the bot's session, when its intents cover it; intent 0 is always
// covered. Without a connection the event waits for a resume.
func (s *Server) dispatch(intent int, event string, data any) {
	ss := s.gate.session
	if ss == nil || intent != 0 && ss.intents&intent == 0 {
		return
	}
	body, err := json.Marshal(data)
	if err != nil {
		s.fail(fmt.Errorf("sandbox: encode event %s: %w", event, err))
		return
	}
	ss.seq++
	seq := ss.seq
	raw, err := json.Marshal(packet{Op: opDispatch, Data: body, Seq: &seq, Type: &event})
	if err != nil {
		s.fail(fmt.Errorf("sandbox: encode event %s: %w", event, err))
		return
	}
	ss.past = append(ss.past, frame{seq, raw})
	if len(ss.past) > maxReplay {
		ss.past = ss.past[len(ss.past)-maxReplay:]
	}
	if ss.conn != nil {
		ss.conn.queue(raw)
	}
}

// tell sends a packet that is no event to the connected bot.
func (g *gate) tell(op int, data any) {
	if g.session != nil && g.session.conn != nil {
		g.session.conn.tell(op, data)
	}
}

// drop cuts the connection as a broken network would.
func (g *gate) drop() {
	if g.session != nil && g.session.conn != nil {
		conn := g.session.conn
		g.session.conn = nil
		conn.cut()
	}
}

// invalidate ends the session; the bot must identify again.
func (g *gate) invalidate() {
	if g.session == nil {
		return
	}
	conn := g.session.conn
	g.session = nil
	if conn != nil {
		conn.session = nil
		conn.tell(opInvalid, false)
	}
}

func (g *gate) closeAll(code int) {
	for conn := range g.conns {
		conn.close(code, "going away")
	}
}

// online says whether a bot is there or could come back to its session.
func (g *gate) online() bool { return g.session != nil }

// connected says whether a bot is connected now.
func (g *gate) connected() bool { return g.session != nil && g.session.conn != nil }

// BotConnected says whether the bot is connected to the gateway and identified.
func (s *Server) BotConnected() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.gate.connected()
}

// beating says whether the bot has sent a heartbeat on the connection that it has now.
func (g *gate) beating() bool { return g.connected() && g.session.conn.beat }

// botChanged tells the page that the bot came or went, and whoever awaits a change.
func (s *Server) botChanged() {
	s.live.each(func(sub *subscriber) { sub.send(object{"type": "bot", "bot": s.botView()}) })
	s.gateChanged()
}

// gateChanged tells whoever awaits a change. The caller holds mu.
func (s *Server) gateChanged() {
	close(s.changed)
	s.changed = make(chan struct{})
}
