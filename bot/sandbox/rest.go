package sandbox

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"
)

// api is Discord's REST API over a world.
type api struct {
	w            *world
	interactions *interactions
	faults       *faults
	cfg          apiConfig
	rates        rates // the world's lock guards it
	recording    sync.Mutex
}

// apiConfig says whom the API answers, and within what limits.
type apiConfig struct {
	Limits    Limits
	Intents   int                     // privileged intents that the application may use
	RateClock func() time.Time        // time of the rate limits
	Knows     func(token string) bool // whether a token is the bot's
	Record    func(Exchange)          // gets every request with its answer; nil for nobody
}

// newAPI returns the API of a world.
func newAPI(w *world, in *interactions, f *faults, cfg apiConfig) *api {
	return &api{w: w, interactions: in, faults: f, cfg: cfg}
}

// ServeHTTP answers Discord's REST API.
func (a *api) ServeHTTP(rw http.ResponseWriter, hr *http.Request) {
	path, ok := apiPath(hr.URL.Path)
	if !ok {
		a.write(rw, http.Header{}, nil, errNotFound, 0)
		return
	}
	rt, params, found, other := match(hr.Method, path)
	ex := Exchange{
		Method: hr.Method, Path: path, Query: hr.URL.RawQuery, ContentType: hr.Header.Get("Content-Type"),
		Template: exchangeTemplate(rt, params), Header: http.Header{},
	}
	raw, refusal := a.readBody(hr)
	switch {
	case refusal != nil:
	case !found && other:
		refusal = errMethodNotAllowed
	case !found:
		refusal = errNotFound
	case !rt.open && !a.authorised(hr.Header.Get("Authorization")):
		refusal = errUnauthorized
	}
	var files map[string]newFile
	if refusal == nil {
		ex.Body, files, refusal = a.parseBody(ex.ContentType, raw)
		ex.Files = len(files)
	}
	struck, hit := a.strike(found && refusal == nil, rt, params)
	if hit && struck.Kind == FaultDropBefore {
		a.record(ex)
		hangUp()
	}
	var answer any
	status := 0
	if hit && (struck.Kind == FaultStatus || struck.Kind == FaultRateLimit) {
		refusal = faultAnswer(struck, ex.Header)
	} else if refusal == nil {
		answer, status, refusal = a.handle(rt, hr, params, ex, files)
	}
	if hit && struck.Kind == FaultDropAfter {
		a.record(ex)
		hangUp()
	}
	if hit && struck.Kind == FaultStatusAfter {
		refusal = faultAnswer(struck, ex.Header)
	}
	ex.Status, ex.Response = encodeAnswer(answer, refusal, status)
	a.record(ex)
	a.write(rw, ex.Header, ex.Response, refusal, ex.Status)
}

// exchangeTemplate names the operation as Discord's description does.
func exchangeTemplate(rt route, params map[string]string) string {
	if params["message_id"] == "@original" {
		return strings.Replace(rt.template, "{message_id}", "@original", 1)
	}
	return rt.template
}

func (a *api) strike(can bool, rt route, params map[string]string) (Fault, bool) {
	if !can {
		return Fault{}, false
	}
	return a.faults.take(rt.method, rt.template, params["channel_id"])
}

// faultAnswer is what a client gets in place of the true answer.
func faultAnswer(f Fault, h http.Header) *apiError {
	if f.Kind == FaultRateLimit {
		if f.Global {
			h.Set("X-RateLimit-Global", "true")
		}
		return limited(h, f.RetryAfter, f.Global)
	}
	status := f.Status
	if status == 0 {
		status = http.StatusInternalServerError
	}
	return refuse(status, codeGeneral, strconv.Itoa(status)+": "+http.StatusText(status))
}

func (a *api) handle(rt route, hr *http.Request, params map[string]string, ex Exchange, files map[string]newFile) (answer any, status int, refusal *apiError) {
	r := &request{Request: hr, template: rt.template, params: params, form: newForm(), files: files, status: http.StatusOK}
	r.body = r.form.root(map[string]any{})
	if len(ex.Body) > 0 {
		x, err := decodeJSON(ex.Body)
		if err != nil {
			return nil, 0, errInvalidJSON
		}
		r.body = r.form.root(x)
	}
	err := a.w.do(func() {
		if refusal = a.limit(rt, params, ex.Header); refusal != nil {
			return
		}
		if answer, refusal = rt.handle(a, r); refusal != nil || answer == nil {
			return
		}
		// Encoded here, while the world stands still.
		raw, err := json.Marshal(answer)
		if err != nil {
			refusal = refuse(http.StatusInternalServerError, codeGeneral, "The sandbox cannot encode its answer: "+err.Error())
			return
		}
		answer = json.RawMessage(raw)
	})
	if err != nil {
		return nil, 0, refuse(http.StatusInternalServerError, codeGeneral, err.Error())
	}
	return answer, r.status, refusal
}

// authorised checks the bot's token.
func (a *api) authorised(header string) bool {
	token, ok := strings.CutPrefix(header, "Bot ")
	return ok && a.cfg.Knows(token)
}

func encodeAnswer(answer any, refusal *apiError, status int) (int, []byte) {
	if refusal != nil {
		raw, err := json.Marshal(refusal)
		if err != nil {
			return http.StatusInternalServerError, []byte(`{"code":0,"message":"500: Internal Server Error"}`)
		}
		return refusal.Status, raw
	}
	if raw, ok := answer.(json.RawMessage); ok {
		return status, raw
	}
	return http.StatusNoContent, nil
}

func (a *api) write(rw http.ResponseWriter, h http.Header, body []byte, refusal *apiError, status int) {
	for key, values := range h {
		rw.Header()[key] = values
	}
	if body == nil && refusal != nil {
		status, body = encodeAnswer(nil, refusal, 0)
	}
	if body != nil {
		rw.Header().Set("Content-Type", "application/json")
	}
	rw.WriteHeader(status)
	// A client that went away cannot be told so.
	_, _ = rw.Write(body)
}

func (a *api) record(ex Exchange) {
	if a.cfg.Record == nil {
		return
	}
	a.recording.Lock()
	defer a.recording.Unlock()
	a.cfg.Record(ex)
}

// hangUp closes the connection without an answer.
func hangUp() {
	panic(http.ErrAbortHandler)
}
