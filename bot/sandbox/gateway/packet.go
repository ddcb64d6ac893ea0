package gateway

import (
	"encoding/json"
	"fmt"
	"time"
)

// packet is a message of the gateway in either direction: an opcode with its data, and for an event its number and
// name.
type packet struct {
	Op   int             `json:"op"`
	Data json.RawMessage `json:"d"`
	Seq  *int64          `json:"s"`
	Type *string         `json:"t"`
}

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

// sendPacket sends a packet that is no event to the bot, if it is connected.
func (g *Gateway) sendPacket(op int, data any) {
	if g.session != nil && g.session.conn != nil {
		g.session.conn.sendPacket(op, data)
	}
}

// packetsPerMinute is how many packets a bot may send.
const packetsPerMinute = 120

// sendPacket sends a packet that is no event on this connection.
func (c *conn) sendPacket(op int, data any) {
	if c.g.mute {
		return
	}
	body, err := json.Marshal(data)
	if err != nil {
		c.Close(4000, fmt.Sprintf("cannot encode op %d", op))
		return
	}
	raw, err := json.Marshal(packet{Op: op, Data: body})
	if err != nil {
		c.Close(4000, fmt.Sprintf("cannot encode op %d", op))
		return
	}
	c.Send(raw)
}

// read handles one packet of the bot.
func (g *Gateway) read(c *conn, p packet) {
	if g.mute {
		return
	}
	if _, wait := c.sent.Take("packets", packetsPerMinute, time.Minute, g.cfg.RateClock()); wait > 0 {
		c.Close(4008, "You are being rate limited.")
		return
	}
	switch p.Op {
	case opHeartbeat:
		if c.session != nil {
			g.release(c.session)
		}
		c.sendPacket(opAck, nil)
		if !c.beat {
			c.beat = true
			g.w.Wake()
		}
	case opIdentify:
		g.identify(c, p.Data)
	case opResume:
		g.resume(c, p.Data)
	case opPresence, opVoice:
		if c.session == nil {
			c.Close(4003, "Not authenticated.")
		}
	case opRequestMembers:
		g.sendMembers(c, p.Data)
	default:
		c.Close(4001, "Unknown opcode.")
	}
}
