package sandbox

import (
	"encoding/json"
	"fmt"
	"net/http"
)

// maxBehind is how many frames a live view may be behind before it is closed.
const maxBehind = 2000

// hub is the set of live views. It is guarded by Server.mu.
type hub struct{ subs map[*subscriber]bool }

// subscriber is one live view: a page's pane.
type subscriber struct {
	*outbox
	member string
	fail   func(error)
}

func (h *hub) each(f func(*subscriber)) {
	for sub := range h.subs {
		f(sub)
	}
}

func (h *hub) closeAll() {
	h.each(func(sub *subscriber) { sub.close(1001, "the sandbox stops") })
}

func (sub *subscriber) send(v any) {
	raw, err := json.Marshal(v)
	if err != nil {
		sub.fail(fmt.Errorf("sandbox: encode live frame: %w", err))
		return
	}
	sub.queue(raw)
}

// serveLive answers a page's socket: the state first, then every change.
func (s *Server) serveLive(rw http.ResponseWriter, r *http.Request) {
	member, refusal := s.asMember(r.URL.Query().Get("as"))
	if refusal != nil {
		writeRefusal(rw, refusal)
		return
	}
	ws, err := upgrader.Upgrade(rw, r, nil)
	if err != nil {
		return // Upgrade answered
	}
	sub := &subscriber{outbox: newOutbox(ws, maxBehind), member: member, fail: s.fail}
	s.mu.Lock()
	if s.closed {
		s.mu.Unlock()
		_ = ws.Close()
		return
	}
	if s.live.subs == nil {
		s.live.subs = map[*subscriber]bool{}
	}
	s.live.subs[sub] = true
	sub.send(object{"type": "hello", "state": s.view(member)})
	s.mu.Unlock()
	gone, written := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(written)
		sub.run(gone)
	}()
	ws.SetReadLimit(4096)
	for {
		if _, _, err := ws.ReadMessage(); err != nil {
			break // the page went away
		}
	}
	s.mu.Lock()
	delete(s.live.subs, sub)
	s.mu.Unlock()
	close(gone)
	<-written
	_ = ws.Close()
}
