package sandbox

import (
	"encoding/json"
	"fmt"
	"time"
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

// gateway is the gateway of one bot, which has at most one session. The world's lock guards it.
type gateway struct {
	w       *world
	cfg     gatewayConfig
	session *session
	conns   map[*gatewayConn]bool
	serial  int // of session names
}

// gatewayConfig says whom the gateway lets in.
type gatewayConfig struct {
	Intents   int                     // privileged intents that the application may ask for
	RateClock func() time.Time        // time of the limit on packets
	Knows     func(token string) bool // whether a token is the bot's
}

// newGateway returns the gateway of a world; every event of the world goes out by it.
func newGateway(w *world, cfg gatewayConfig) *gateway {
	g := &gateway{w: w, cfg: cfg, conns: map[*gatewayConn]bool{}}
	w.observe(g.tell)
	return g
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
func (g *gateway) dispatch(intent int, event string, data any) {
	ss := g.session
	if ss == nil || intent != 0 && ss.intents&intent == 0 {
		return
	}
	body, err := json.Marshal(data)
	if err != nil {
		g.w.fail(fmt.Errorf("sandbox: encode event %s: %w", event, err))
		return
	}
	ss.seq++
	seq := ss.seq
	raw, err := json.Marshal(packet{Op: opDispatch, Data: body, Seq: &seq, Type: &event})
	if err != nil {
		g.w.fail(fmt.Errorf("sandbox: encode event %s: %w", event, err))
		return
	}
	ss.past = append(ss.past, frame{seq, raw})
	if len(ss.past) > maxReplay {
		ss.past = ss.past[len(ss.past)-maxReplay:]
	}
	if ss.conn != nil {
		ss.conn.send(raw)
	}
}

// packet sends a packet that is no event to the connected bot.
func (g *gateway) packet(op int, data any) {
	if g.session != nil && g.session.conn != nil {
		g.session.conn.packet(op, data)
	}
}

// drop cuts the connection as a broken network would.
func (g *gateway) drop() {
	if g.session != nil && g.session.conn != nil {
		conn := g.session.conn
		g.session.conn = nil
		conn.cut()
	}
	g.changed()
}

// askReconnect asks the bot to connect anew and resume.
func (g *gateway) askReconnect() { g.packet(opReconnect, nil) }

// invalidate ends the session; the bot must identify again.
func (g *gateway) invalidate() {
	if g.session == nil {
		return
	}
	conn := g.session.conn
	g.session = nil
	if conn != nil {
		conn.session = nil
		conn.packet(opInvalid, false)
	}
	g.changed()
}

func (g *gateway) closeAll(code int) {
	for conn := range g.conns {
		conn.close(code, "going away")
	}
}

// connected says whether a bot is connected and identified.
func (g *gateway) connected() bool { return g.session != nil && g.session.conn != nil }

// beating says whether the bot has sent a heartbeat on the connection that it has now.
func (g *gateway) beating() bool { return g.connected() && g.session.conn.beat }

// changed tells the world where the bot is now.
func (g *gateway) changed() {
	switch {
	case g.session == nil:
		g.w.setPresence(botAway)
	case g.session.conn == nil:
		g.w.setPresence(botCutOff)
	default:
		g.w.setPresence(botConnected)
	}
}
