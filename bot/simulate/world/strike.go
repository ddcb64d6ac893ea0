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

// Strike makes the next requests that fit go wrong. An empty Method fits any.
type Strike struct {
	Fault  sandbox.Fault // what happens; its own fields about what it fits are not looked at
	Method string
	Times  int
	// Page has the network in front of Discord answer 429 with a page, in place of Fault.
	Page bool
}

// Strike adds a fault that waits for requests. spare takes back what of it has not happened.
func (w *World) Strike(s Strike) (spare func()) {
	w.strikes = append(w.strikes, &s)
	return func() { s.Times = 0 }
}

// struckBy takes the fault that strikes a request; false for none.
func (w *World) struckBy(req *http.Request) (Strike, bool) {
	for _, s := range w.strikes {
		if s.Times > 0 && (s.Method == "" || s.Method == req.Method) {
			s.Times--
			return *s, true
		}
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
			w.wrong = append(w.wrong, fmt.Sprintf("%s %s came %v before its time", req.Method, place(req.URL.Path),
				h.until.Sub(sent)))
		}
	}
}

// Wrong are the requests that Discord would not have, each in a sentence: they came before the time that it had named,
// or are not as it describes them.
func (w *World) Wrong() []string { return w.wrong }

// page is what the network in front of Discord answers when it has had enough.
func page(req *http.Request) *http.Response {
	const text = "<html><body>error code: 1015</body></html>"
	return &http.Response{StatusCode: http.StatusTooManyRequests, Status: "429 Too Many Requests", Proto: "HTTP/1.1",
		ProtoMajor: 1, ProtoMinor: 1, Header: http.Header{"Content-Type": {"text/html"}, "Retry-After": {"30"}},
		Body: io.NopCloser(bytes.NewReader([]byte(text))), ContentLength: int64(len(text)), Request: req}
}
