package gateway

import (
	"time"

	"farpost/bot/sandbox/world"
)

// Gateway is the gateway of one bot, which has at most one session. The world's lock guards it.
type Gateway struct {
	w       *world.World
	cfg     Config
	session *session
	conns   map[*conn]bool
	serial  int // of session names
	mute    bool
	twice   int // events that are still to be sent twice
	swaps   int // events that are still to be held until after the next one
}

// Config says whom the gateway lets in.
type Config struct {
	Intents   int                     // privileged intents that the application may ask for
	RateClock func() time.Time        // time of the limit on packets
	Knows     func(token string) bool // whether a token is the bot's
}

// New returns the gateway of a world. Every event of the world that the bot may know of goes out by it.
func New(w *world.World, cfg Config) *Gateway {
	g := &Gateway{w: w, cfg: cfg, conns: map[*conn]bool{}}
	w.Observe(g.observe)
	return g
}

// Connected says whether a bot is connected and identified.
func (g *Gateway) Connected() bool { return g.session != nil && g.session.conn != nil }

// Beating says whether the bot has sent a heartbeat on the connection that it has now.
func (g *Gateway) Beating() bool { return g.Connected() && g.session.conn.beat }

// changed tells the world where the bot is now.
func (g *Gateway) changed() {
	switch {
	case g.session == nil:
		g.w.SetPresence(world.BotAway)
	case g.session.conn == nil:
		g.w.SetPresence(world.BotCutOff)
	default:
		g.w.SetPresence(world.BotConnected)
	}
}

// Drop cuts the bot's connection as a broken network would. Its session can be resumed.
func (g *Gateway) Drop() {
	if g.session != nil && g.session.conn != nil {
		cut := g.session.conn
		g.session.conn = nil
		cut.Cut()
	}
	g.changed()
}

// Mute makes the gateway accept connections, and then neither say nor heed anything; or ends that. What it was sent
// meanwhile is lost. At the end it cuts the connections on which nobody could identify meanwhile: they would never hear
// of it.
func (g *Gateway) Mute(on bool) {
	was := g.mute
	g.mute = on
	for c := range g.conns {
		if was && !on && c.session == nil {
			c.Cut()
		}
	}
}

// AskReconnect asks the bot to connect anew and resume (op 7).
func (g *Gateway) AskReconnect() { g.sendPacket(opReconnect, nil) }

// Invalidate ends the session and tells the bot so (op 9), which must identify anew.
func (g *Gateway) Invalidate() {
	if g.session == nil {
		return
	}
	open := g.session.conn
	g.session = nil
	if open != nil {
		open.session = nil
		open.sendPacket(opInvalid, false)
	}
	g.changed()
}

// CloseAll closes every connection with a code.
func (g *Gateway) CloseAll(code int) {
	for c := range g.conns {
		c.Close(code, "going away")
	}
}
