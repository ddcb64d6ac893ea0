package sandbox

import (
	"context"
)

// AwaitBot returns when the bot is connected and identified.
func (s *Server) AwaitBot(ctx context.Context) error {
	return s.w.Await(ctx, s.gateway.Connected)
}

// AwaitHeartbeat returns when the bot is connected, identified, and has sent a heartbeat on that connection. A test
// that cuts a connection waits for this first: discordgo sends its first heartbeat from a goroutine of its own, and
// when that fails because the connection ended, it closes the next connection and gives the session up.
func (s *Server) AwaitHeartbeat(ctx context.Context) error {
	return s.w.Await(ctx, s.gateway.Beating)
}

// AwaitPending returns when at least n interactions wait for the bot's first answer. A test awaits them before it moves
// the clock.
func (s *Server) AwaitPending(ctx context.Context, n int) error {
	return s.w.Await(ctx, func() bool { return s.interactions.Pending() >= n })
}

// BotConnected says whether the bot is connected to the gateway and identified.
func (s *Server) BotConnected() (connected bool) {
	s.w.Look(func() { connected = s.gateway.Connected() })
	return connected
}
