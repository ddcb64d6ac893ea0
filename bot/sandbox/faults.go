package sandbox

import (
	"time"
)

// Inject makes the next requests that fit a fault go wrong. Faults strike in the order in which they were injected, one
// for each request.
func (s *Server) Inject(f Fault) { s.faults.Add(f) }

// FaultsLeft returns how many requests are still to be struck by faults injected so far.
func (s *Server) FaultsLeft() int { return s.faults.Left() }

// DuplicateInteractions delivers the next n interactions twice.
func (s *Server) DuplicateInteractions(n int) { s.delivery.Duplicate(n) }

// DelayInteractions delivers the next n interactions only when d has passed on the sandbox's clock. Their 3 seconds run
// from the member's press.
func (s *Server) DelayInteractions(n int, d time.Duration) { s.delivery.Delay(n, d) }

// DuplicateEvents sends the next n events of the gateway twice, each with a number of its own. Interactions are not
// among them.
func (s *Server) DuplicateEvents(n int) { s.w.Look(func() { s.gateway.Duplicate(n) }) }

// SwapEvents sends each of the next n events of the gateway only after the one that follows it, or at the bot's next
// heartbeat when none does. Interactions are not held. Numbers are in the order of sending. 0 ends it.
func (s *Server) SwapEvents(n int) { s.w.Look(func() { s.gateway.Swap(n) }) }

// DropGateway cuts the bot's gateway connection without a close frame. Its session can be resumed; what happens
// meanwhile is replayed.
func (s *Server) DropGateway() { s.w.Look(s.gateway.Drop) }

// MuteGateway makes the gateway accept connections, and then neither say nor heed anything, not even a heartbeat; or
// ends that. What happens meanwhile a resume replays. At the end it cuts connections that did not get ready.
func (s *Server) MuteGateway(on bool) { s.w.Look(func() { s.gateway.Mute(on) }) }

// AskReconnect sends op 7, upon which the bot should reconnect and resume.
func (s *Server) AskReconnect() { s.w.Look(s.gateway.AskReconnect) }

// InvalidateSession ends the bot's session by op 9, upon which the bot must identify anew.
func (s *Server) InvalidateSession() { s.w.Look(s.gateway.Invalidate) }
