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
	conn    *conn   // nil while the bot is away
}

// frame is an event as it was sent.
type frame struct {
	seq int64
	raw []byte
}

// maxReplay is how many events a session can replay.
const maxReplay = 5000

// Dispatch sends an event to the bot's session if the session has its intent; 0 stands for events without one. While
// the bot is away the event waits for a resume; without a session it is lost.
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
	if ss.conn != nil && !g.mute {
		ss.conn.Send(raw)
	}
}
