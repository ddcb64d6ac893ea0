package sandbox

import (
	"net"
	"net/http"
	"sync"
)

// idleConns is the set of connections on which nothing was asked yet. Clients open such in advance;
// http.Server.Shutdown would wait five seconds for them.
type idleConns struct {
	mu     sync.Mutex
	conns  map[net.Conn]bool
	closed bool
}

// watch is an http.Server.ConnState hook.
func (u *idleConns) watch(c net.Conn, state http.ConnState) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if state != http.StateNew {
		delete(u.conns, c)
		return
	}
	if u.closed {
		_ = c.Close() // too late to ask for anything
		return
	}
	if u.conns == nil {
		u.conns = map[net.Conn]bool{}
	}
	u.conns[c] = true
}

func (u *idleConns) closeAll() {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.closed = true
	for c := range u.conns {
		// Nothing was sent over it that could be lost.
		_ = c.Close()
	}
}
