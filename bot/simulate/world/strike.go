package world

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

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

// hold notes that Discord wants no requests for a while: those of a route in one place, or all.
func (w *World) hold(req *http.Request, s Strike) {
	if s.Page || s.Fault.Kind != sandbox.FaultRateLimit {
		return
	}
	what := req.Method + " " + req.URL.Path
	if s.Fault.Global {
		what = everything
	}
	w.holds[what] = held{w.Now(), w.Now().Add(s.Fault.RetryAfter)}
}

// held is from when to when Discord wants no requests.
type held struct{ from, until time.Time }

// everything is what a limit on all requests is kept under.
const everything = "everything"

// early notes a request that was sent after Discord had named a time, and before that time. Answers to interactions are
// exempt from the limit on everything. What the bot of before had been told the next one cannot know.
func (w *World) early(req *http.Request, sent time.Time) {
	exempt := strings.Contains(req.URL.Path, "/interactions/") || strings.Contains(req.URL.Path, "/webhooks/")
	for _, what := range []string{req.Method + " " + req.URL.Path, everything} {
		h, ok := w.holds[what]
		if ok && sent.After(h.from) && sent.Before(h.until) && !(what == everything && exempt) {
			w.soon = append(w.soon, fmt.Sprintf("%s %s came %v before its time", req.Method, place(req.URL.Path),
				h.until.Sub(sent)))
		}
	}
}

// TooSoon are the requests that came before the time that Discord had named, each in a sentence.
func (w *World) TooSoon() []string { return w.soon }

// page is what the network in front of Discord answers when it has had enough.
func page(req *http.Request) *http.Response {
	const text = "<html><body>error code: 1015</body></html>"
	return &http.Response{StatusCode: http.StatusTooManyRequests, Status: "429 Too Many Requests", Proto: "HTTP/1.1",
		ProtoMajor: 1, ProtoMinor: 1, Header: http.Header{"Content-Type": {"text/html"}, "Retry-After": {"30"}},
		Body: io.NopCloser(bytes.NewReader([]byte(text))), ContentLength: int64(len(text)), Request: req}
}
