package gateway

// Duplicate sends the next n events twice. Interactions have a fault of their own for that; READY and RESUMED, with
// which a session goes on, come once.
func (g *Gateway) Duplicate(n int) { g.twice = n }

// Swap sends each of the next n events only after the one that follows it. None is held longer than to the bot's next
// heartbeat or resume. READY, RESUMED and interactions are not held. 0 sends what is held.
func (g *Gateway) Swap(n int) {
	g.swaps = n
	if n == 0 && g.session != nil {
		g.release(g.session)
	}
}

// order sends an event as Duplicate and Swap say, and then the one that waited for it.
func (g *Gateway) order(ss *session, e event) {
	if e.isUsual() && ss.held == nil && g.swaps > 0 {
		g.swaps--
		ss.held = &e
		return
	}
	g.sendOften(ss, e)
	g.release(ss)
}

// release sends the event that waits for the next one, if any does.
func (g *Gateway) release(ss *session) {
	if e := ss.held; e != nil {
		ss.held = nil
		g.sendOften(ss, *e)
	}
}

// sendOften sends an event once, or twice where Duplicate says so.
func (g *Gateway) sendOften(ss *session, e event) {
	g.send(ss, e)
	if e.isUsual() && g.twice > 0 {
		g.twice--
		g.send(ss, e)
	}
}

// isUsual says whether an event may come twice or late.
func (e event) isUsual() bool {
	return e.name != "READY" && e.name != "RESUMED" && e.name != "INTERACTION_CREATE"
}
