package world

import (
	"bytes"
	"io"
	"net/http"
	"strings"

	"farpost/bot/sandbox"
)

// Strike makes the next requests that fit go wrong. An empty Method or Part fits any.
type Strike struct {
	Fault  sandbox.Fault // what happens; its own fields about what it fits are not looked at
	Method string
	Part   string // of the path
	Times  int
	// Page has the network in front of Discord answer 429 with a page, in place of Fault.
	Page bool
}

// Strike adds a fault that waits for requests.
func (w *World) Strike(s Strike) { w.strikes = append(w.strikes, s) }

// Spare takes all faults back that wait for requests.
func (w *World) Spare() { w.strikes = nil }

// struckBy takes the fault that strikes a request; false for none.
func (w *World) struckBy(req *http.Request) (Strike, bool) {
	for i := range w.strikes {
		s := &w.strikes[i]
		if s.Times <= 0 || s.Method != "" && s.Method != req.Method || !strings.Contains(req.URL.Path, s.Part) {
			continue
		}
		s.Times--
		w.Struck++
		return *s, true
	}
	return Strike{}, false
}

// page is what the network in front of Discord answers when it has had enough.
func page(req *http.Request) *http.Response {
	const text = "<html><body>error code: 1015</body></html>"
	return &http.Response{StatusCode: http.StatusTooManyRequests, Status: "429 Too Many Requests", Proto: "HTTP/1.1",
		ProtoMajor: 1, ProtoMinor: 1, Header: http.Header{"Content-Type": {"text/html"}, "Retry-After": {"30"}},
		Body: io.NopCloser(bytes.NewReader([]byte(text))), ContentLength: int64(len(text)), Request: req}
}
