package api

import (
	"context"
	"io"
	"net"
	"sync"

	"github.com/gorilla/websocket"
)

// gateway makes the connections to the gateway. It remembers the last one, so that Disconnect can wait for its end.
type gateway struct {
	mu   sync.Mutex
	last net.Conn // nil before the first
}

// dialer returns the dialer for discordgo.
func (g *gateway) dialer() *websocket.Dialer {
	d := *websocket.DefaultDialer
	d.NetDialContext = func(ctx context.Context, network, addr string) (net.Conn, error) {
		c, err := new(net.Dialer).DialContext(ctx, network, addr)
		if err == nil {
			g.mu.Lock()
			g.last = c
			g.mu.Unlock()
		}
		return c, err
	}
	return &d
}

// drained throws away what still comes in on the last connection. It returns a channel that is closed when either
// side has closed the connection; nil if there was none.
func (g *gateway) drained() <-chan struct{} {
	g.mu.Lock()
	c := g.last
	g.mu.Unlock()
	if c == nil {
		return nil
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		_, _ = io.Copy(io.Discard, c) // an error is an end as well
	}()
	return done
}
