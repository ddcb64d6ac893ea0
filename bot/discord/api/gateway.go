package api

import (
	"context"
	"io"
	"net"
	"sync"

	"github.com/gorilla/websocket"
)

// gateway makes the gateway's connections and keeps the last one, so that its end can be waited for.
type gateway struct {
	mu   sync.Mutex
	last net.Conn // nil before the first
}

// dialer is for discordgo to connect with.
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

// drained is closed when the other side has ended the last connection, or when that is closed here; what comes in until
// then is thrown away. It is nil when there was no connection.
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
