package gateway

import (
	"encoding/json"
	"fmt"
)

// session is a gateway session: it outlives its connection until it is invalidated.
type session struct {
	id      string
	intents int
	seq     int64
	past    []frame // the last events, for a resume
	conn    *conn
}

type frame struct {
	seq int64
	raw []byte
}

// maxReplay is how many events a session keeps for a resume.
const maxReplay = 5000

// Dispatch sends an event to the bot's session, when its intents cover it; intent 0 is always
// covered. Without a connection the event waits for a resume.
func (g *Gateway) Dispatch(intent int, event string, data any) {
	ss := g.session
	if ss == nil || intent != 0 && ss.intents&intent == 0 {
		return
	}
	body, err := json.Marshal(data)
	if err != nil {
		g.w.Fail(fmt.Errorf("sandbox: encode event %s: %w", event, err))
		return
	}
	ss.seq++
	seq := ss.seq
	raw, err := json.Marshal(packet{Op: opDispatch, Data: body, Seq: &seq, Type: &event})
	if err != nil {
		g.w.Fail(fmt.Errorf("sandbox: encode event %s: %w", event, err))
		return
	}
	ss.past = append(ss.past, frame{seq, raw})
	if len(ss.past) > maxReplay {
		ss.past = ss.past[len(ss.past)-maxReplay:]
	}
	if ss.conn != nil {
		ss.conn.Send(raw)
	}
}

// packet sends a packet that is no event to the connected bot.
func (g *Gateway) packet(op int, data any) {
	if g.session != nil && g.session.conn != nil {
		g.session.conn.packet(op, data)
	}
}
