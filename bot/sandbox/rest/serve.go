package rest

import (
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"farpost/bot/sandbox/fault"
	"farpost/bot/sandbox/form"
	"farpost/bot/sandbox/world"
)

// ServeHTTP answers one request.
func (a *API) ServeHTTP(rw http.ResponseWriter, hr *http.Request) {
	path, ok := apiPath(hr.URL.Path)
	if !ok {
		status, body := encodeAnswer(nil, form.ErrNotFound, 0)
		write(rw, http.Header{}, status, body)
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
	var struck fault.Fault
	hit := false
	if refusal == nil {
		struck, hit = a.faults.Take(rt.method, rt.template, params["channel_id"])
	}
	if hit && struck.Kind == fault.DropBefore {
		a.record(ex)
		hangUp()
	}
	if hit && struck.Kind == fault.Hang {
		a.record(ex)
		<-hr.Context().Done()
		hangUp()
	}
	var answer any
	status := 0
	if hit && (struck.Kind == fault.Status || struck.Kind == fault.RateLimit) {
		refusal = faultAnswer(struck, ex.Header)
	} else if refusal == nil {
		r := &request{Request: hr, params: params, form: form.New(), files: files, status: http.StatusOK}
		answer, refusal = a.handle(rt, r, ex)
		status = r.status
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
	write(rw, ex.Header, ex.Status, ex.Response)
}

// exchangeTemplate returns the operation's template as Discord's OpenAPI description writes it.
func exchangeTemplate(rt route, params map[string]string) string {
	if params["message_id"] == "@original" {
		return strings.Replace(rt.template, "{message_id}", "@original", 1)
	}
	return rt.template
}

// faultAnswer returns what a client gets in place of the true answer.
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
	message := f.Message
	if message == "" {
		message = strconv.Itoa(status) + ": " + http.StatusText(status)
	}
	return form.Refuse(status, cmp.Or(f.Code, form.CodeGeneral), message)
}

// handle runs a route's handler with the world locked, within the rate limits. Its answer is JSON, or nil for 204. It
// adds the limits' headers to the exchange.
func (a *API) handle(rt route, r *request, ex Exchange) (answer any, refusal *form.Error) {
	r.body = r.form.Root(map[string]any{})
	if len(ex.Body) > 0 {
		x, err := form.DecodeJSON(ex.Body)
		if err != nil {
			return nil, form.ErrInvalidJSON
		}
		r.body = r.form.Root(x)
	}
	err := a.w.Do(func() {
		if refusal = a.limit(rt, r.params, ex.Header); refusal != nil {
			return
		}
		if answer, refusal = rt.handle(a, r); refusal != nil || answer == nil {
			return
		}
		// Encoded here, while the world stands still.
		raw, err := json.Marshal(answer)
		if err != nil {
			refusal = form.ServerError(fmt.Errorf("sandbox: encode the answer to %s %s: %w", ex.Method, ex.Path, err))
			return
		}
		answer = json.RawMessage(raw)
	})
	if err != nil {
		return nil, form.ServerError(err)
	}
	return answer, refusal
}

// encodeAnswer returns the status and body of an answer or refusal.
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

// write sends an answer; nil is no body.
func write(rw http.ResponseWriter, h http.Header, status int, body []byte) {
	for key, values := range h {
		rw.Header()[key] = values
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
