package rest

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"

	"farpost/bot/sandbox/fault"
	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/world"
)

// ServeHTTP answers Discord's REST API.
func (a *API) ServeHTTP(rw http.ResponseWriter, hr *http.Request) {
	path, ok := apiPath(hr.URL.Path)
	if !ok {
		a.write(rw, http.Header{}, nil, form.ErrNotFound, 0)
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
		refusal = form.ErrMethodNotAllowed
	case !found:
		refusal = form.ErrNotFound
	case !rt.open && !a.authorised(hr.Header.Get("Authorization")):
		refusal = form.ErrUnauthorized
	}
	var files map[string]world.Upload
	if refusal == nil {
		ex.Body, files, refusal = a.parseBody(ex.ContentType, raw)
		ex.Files = len(files)
	}
	struck, hit := a.strike(found && refusal == nil, rt, params)
	if hit && struck.Kind == fault.DropBefore {
		a.record(ex)
		hangUp()
	}
	var answer any
	status := 0
	if hit && (struck.Kind == fault.Status || struck.Kind == fault.RateLimit) {
		refusal = faultAnswer(struck, ex.Header)
	} else if refusal == nil {
		answer, status, refusal = a.handle(rt, hr, params, ex, files)
	}
	if hit && struck.Kind == fault.DropAfter {
		a.record(ex)
		hangUp()
	}
	if hit && struck.Kind == fault.StatusAfter {
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

func (a *API) strike(can bool, rt route, params map[string]string) (fault.Fault, bool) {
	if !can {
		return fault.Fault{}, false
	}
	return a.faults.Take(rt.method, rt.template, params["channel_id"])
}

// faultAnswer is what a client gets in place of the true answer.
func faultAnswer(f fault.Fault, h http.Header) *form.Error {
	if f.Kind == fault.RateLimit {
		if f.Global {
			h.Set("X-RateLimit-Global", "true")
		}
		return limited(h, f.RetryAfter, f.Global)
	}
	status := f.Status
	if status == 0 {
		status = http.StatusInternalServerError
	}
	return form.Refuse(status, form.CodeGeneral, strconv.Itoa(status)+": "+http.StatusText(status))
}

func (a *API) handle(rt route, hr *http.Request, params map[string]string, ex Exchange, files map[string]world.Upload) (answer any, status int, refusal *form.Error) {
	r := &request{Request: hr, template: rt.template, params: params, form: form.New(), files: files, status: http.StatusOK}
	r.body = r.form.Root(map[string]any{})
	if len(ex.Body) > 0 {
		x, err := form.DecodeJSON(ex.Body)
		if err != nil {
			return nil, 0, form.ErrInvalidJSON
		}
		r.body = r.form.Root(x)
	}
	err := a.w.Do(func() {
		if refusal = a.limit(rt, params, ex.Header); refusal != nil {
			return
		}
		if answer, refusal = rt.handle(a, r); refusal != nil || answer == nil {
			return
		}
		// Encoded here, while the world stands still.
		raw, err := json.Marshal(answer)
		if err != nil {
			refusal = form.Refuse(http.StatusInternalServerError, form.CodeGeneral, "The sandbox cannot encode its answer: "+err.Error())
			return
		}
		answer = json.RawMessage(raw)
	})
	if err != nil {
		return nil, 0, form.Refuse(http.StatusInternalServerError, form.CodeGeneral, err.Error())
	}
	return answer, r.status, refusal
}

func encodeAnswer(answer any, refusal *form.Error, status int) (int, []byte) {
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

func (a *API) write(rw http.ResponseWriter, h http.Header, body []byte, refusal *form.Error, status int) {
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

// hangUp closes the connection without an answer.
func hangUp() {
	panic(http.ErrAbortHandler)
}
