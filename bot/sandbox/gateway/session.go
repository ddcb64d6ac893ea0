package gateway

import (
	"encoding/json"
	"fmt"
)

// session is what the bot began by identifying. It outlives its connection.
type session struct {
	id      string
	intents int
	seq     int64   // of the last event
	past    []frame // the last events, for a resume
	held    *event  // waits for the next one, which goes before it; nil for none
	conn    *conn   // nil while the bot is away
}

// frame is an event as it was sent.
type frame struct {
	seq int64
	raw []byte
}

// event is what is to be sent, before it has its number.
type event struct {
	name string
	body json.RawMessage
}

// maxReplay is how many events a session can replay.
const maxReplay = 5000

// Dispatch sends an event to the bot's session if the session has its intent; 0 stands for events without one. While
// the bot is away the event waits for a resume; without a session it is lost. Duplicate and Swap say when it comes
// twice or after the next one.
func (g *Gateway) Dispatch(intent int, name string, data any) {
	ss := g.session
	if ss == nil || intent != 0 && ss.intents&intent == 0 {
		return
	}
	body, err := json.Marshal(data)
	if err != nil {
		g.w.Fail(fmt.Errorf("sandbox: encode event %s: %w", name, err))
		return
	}
	g.order(ss, event{name, body})
}

// send gives an event the next number and sends it.
func (g *Gateway) send(ss *session, e event) {
	ss.seq++
	seq := ss.seq
	raw, err := json.Marshal(packet{Op: opDispatch, Data: e.body, Seq: &seq, Type: &e.name})
	if err != nil {
		g.w.Fail(fmt.Errorf("sandbox: encode event %s: %w", e.name, err))
		return
	}
	ss.past = append(ss.past, frame{seq, raw})
	if len(ss.past) > maxReplay {
		ss.past = ss.past[len(ss.past)-maxReplay:]
	}
	if ss.conn != nil && !g.mute {
		ss.conn.Send(raw)
	}
}
