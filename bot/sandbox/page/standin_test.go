package page_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"path"
	"sync"
	"testing"

	page "farpost/bot/sandbox/page"

	"github.com/gorilla/websocket"
)

// obj is a JSON object.
type obj = map[string]any

// standIn stands in for the sandbox at the edge of the page: it serves the page's files and its API, shows what a test
// puts into it, and keeps what the page asks of it.
type standIn struct {
	*httptest.Server
	t *testing.T

	mu      sync.Mutex
	world   obj               // the state that every member sees, "as" apart
	sockets map[string][]conn // by member
	calls   []call
	answers map[string]func(obj) (int, any)
	arrived chan struct{} // closed and renewed at each call
}

type conn struct {
	*websocket.Conn
	mu *sync.Mutex
}

type call struct {
	path string
	body obj
}

// newStandIn serves the page with a world to show, for the time of a test.
func newStandIn(t *testing.T, world obj) *standIn {
	d := &standIn{t: t, world: world, sockets: map[string][]conn{}, answers: map[string]func(obj) (int, any){},
		arrived: make(chan struct{})}
	mux := http.NewServeMux()
	mux.Handle("GET /", http.FileServerFS(page.FS))
	mux.HandleFunc("GET /attachments/", d.picture)
	mux.HandleFunc("GET /emojis/", d.picture)
	mux.HandleFunc("GET /_sandbox/state",
		func(w http.ResponseWriter, r *http.Request) { d.write(w, 200, d.state(r.FormValue("as"))) })
	mux.HandleFunc("GET /_sandbox/live", d.live)
	mux.HandleFunc("POST /_sandbox/{path}", d.act)
	d.Server = httptest.NewServer(mux)
	t.Cleanup(func() {
		d.drop()
		d.CloseClientConnections()
		d.Close()
	})
	return d
}

func (d *standIn) state(as string) obj {
	d.mu.Lock()
	defer d.mu.Unlock()
	out := obj{"as": as}
	for k, v := range d.world {
		out[k] = v
	}
	return out
}

func (d *standIn) write(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	if err := json.NewEncoder(w).Encode(v); err != nil {
		d.t.Errorf("stand-in: write answer: %v", err)
	}
}

func (d *standIn) live(w http.ResponseWriter, r *http.Request) {
	as := r.FormValue("as")
	up := websocket.Upgrader{}
	ws, err := up.Upgrade(w, r, nil)
	if errors.Is(err, net.ErrClosed) {
		return // the test has ended meanwhile
	}
	if err != nil {
		d.t.Errorf("stand-in: upgrade: %v", err)
		return
	}
	c := conn{ws, &sync.Mutex{}}
	hello := obj{"type": "hello", "state": d.state(as)}
	d.mu.Lock()
	d.sockets[as] = append(d.sockets[as], c)
	d.mu.Unlock()
	c.send(hello)
	for {
		if _, _, err := ws.ReadMessage(); err != nil {
			return
		}
	}
}

// send writes a frame; a socket that the page has closed takes it without a word.
func (c conn) send(frame obj) {
	c.mu.Lock()
	defer c.mu.Unlock()
	_ = c.WriteJSON(frame)
}

// push sends a frame to one member's sockets, or to all members for an empty id.
func (d *standIn) push(member string, frame obj) {
	d.mu.Lock()
	var to []conn
	for id, list := range d.sockets {
		if member == "" || member == id {
			to = append(to, list...)
		}
	}
	d.mu.Unlock()
	for _, c := range to {
		c.send(frame)
	}
}

// say pushes a message.
func (d *standIn) say(member string, message obj) {
	d.push(member, obj{"type": "message", "message": message})
}

// drop ends all sockets, as a stopping server does.
func (d *standIn) drop() {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, list := range d.sockets {
		for _, c := range list {
			c.Close()
		}
	}
	d.sockets = map[string][]conn{}
}

// on sets the answer to a request's path. Without one the answer is 200 {}.
func (d *standIn) on(path string, answer func(body obj) (int, any)) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.answers[path] = answer
}

func (d *standIn) act(w http.ResponseWriter, r *http.Request) {
	var body obj
	if err := json.NewDecoder(r.Body).Decode(&body); err != nil || r.Header.Get("Content-Type") != "application/json" {
		d.t.Errorf("stand-in: %s: not a JSON request (%v, %q)", r.URL.Path, err, r.Header.Get("Content-Type"))
	}
	path := r.PathValue("path")
	d.mu.Lock()
	d.calls = append(d.calls, call{path, body})
	answer := d.answers[path]
	close(d.arrived)
	d.arrived = make(chan struct{})
	d.mu.Unlock()
	status, out := 200, any(obj{})
	if answer != nil {
		status, out = answer(body)
	}
	d.write(w, status, out)
}

// asked waits for the n-th request (from 1) to a path and returns its body.
func (d *standIn) asked(path string, n int) obj {
	d.t.Helper()
	for {
		d.mu.Lock()
		seen := 0
		for _, c := range d.calls {
			if c.path == path {
				if seen++; seen == n {
					d.mu.Unlock()
					return c.body
				}
			}
		}
		more := d.arrived
		d.mu.Unlock()
		select {
		case <-more:
		case <-d.t.Context().Done():
			d.t.Fatalf("the page never made request %d to %s, only %d", n, path, seen)
		}
	}
}

// count is how often a path was asked for so far.
func (d *standIn) count(path string) int {
	d.mu.Lock()
	defer d.mu.Unlock()
	n := 0
	for _, c := range d.calls {
		if c.path == path {
			n++
		}
	}
	return n
}

// picture is a small drawing instead of an uploaded file.
func (d *standIn) picture(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "image/svg+xml")
	wide, high := 720, 1080
	if _, err := fmt.Sscanf(path.Base(r.URL.Path), "%dx%d.png", &wide, &high); err != nil {
		wide, high = 720, 1080 // the name does not say how large it is
	}
	fmt.Fprintf(w,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 1080" preserveAspectRatio="none" width="%d" height="%d"><rect width="720" height="1080" fill="#27406b"/><g fill="#f2b45a"><rect x="60" y="120" width="180" height="250" rx="14"/><rect x="270" y="120" width="180" height="250" rx="14"/><rect x="480" y="120" width="180" height="250" rx="14"/><rect x="60" y="700" width="180" height="250" rx="14"/><rect x="270" y="700" width="180" height="250" rx="14"/></g></svg>`,
		wide, high)
}
