package sandbox

import (
	"net"
	"net/http"
	"sync"
)

// idleConns holds the connections on which nothing was asked yet. Browsers open some in advance, and
// http.Server.Shutdown would wait five seconds for them.
type idleConns struct {
	mu     sync.Mutex
	conns  map[net.Conn]bool
	closed bool
}

// watch is to be the ConnState of an http.Server.
func (i *idleConns) watch(c net.Conn, state http.ConnState) {
	i.mu.Lock()
	defer i.mu.Unlock()
	if state != http.StateNew {
		delete(i.conns, c)
		return
	}
	if i.closed {
		_ = c.Close() // it is too late to ask for anything
		return
	}
	if i.conns == nil {
		i.conns = map[net.Conn]bool{}
	}
	i.conns[c] = true
}

// closeAll closes them, and all that come later.
func (i *idleConns) closeAll() {
	i.mu.Lock()
	defer i.mu.Unlock()
	i.closed = true
	for c := range i.conns {
		// Nothing was sent over it that could be lost.
		_ = c.Close()
	}
}
