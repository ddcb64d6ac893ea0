package sandbox

import (
	"encoding/json"
	"net/http"
	"strings"
)

// serveAPI answers Discord's REST API.
func (s *Server) serveAPI(rw http.ResponseWriter, hr *http.Request) {
	path, ok := apiPath(hr.URL.Path)
	if !ok {
		s.write(rw, http.Header{}, nil, errNotFound, 0)
		return
	}
	rt, params, found, other := match(hr.Method, path)
	ex := Exchange{
		Method: hr.Method, Path: path, Query: hr.URL.RawQuery, ContentType: hr.Header.Get("Content-Type"),
		Template: exchangeTemplate(rt, params), Header: http.Header{},
	}
	raw, refusal := s.readBody(hr)
	switch {
	case refusal != nil:
	case !found && other:
		refusal = errMethodNotAllowed
	case !found:
		refusal = errNotFound
	case !rt.open && !s.authorised(hr.Header.Get("Authorization")):
		refusal = errUnauthorized
	}
	var files map[string]upload
	if refusal == nil {
		ex.Body, files, refusal = s.parseBody(ex.ContentType, raw)
		ex.Files = len(files)
	}
	fault, struck := s.strike(found && refusal == nil, rt, params)
	if struck && fault.Kind == FaultDropBefore {
		s.record(ex)
		hangUp()
	}
	var answer any
	status := 0
	if struck && (fault.Kind == FaultStatus || fault.Kind == FaultRateLimit) {
		refusal = fault.answer(ex.Header)
	} else if refusal == nil {
		answer, status, refusal = s.handle(rt, hr, params, ex, files)
	}
	if struck && fault.Kind == FaultDropAfter {
		s.record(ex)
		hangUp()
	}
	if struck && fault.Kind == FaultStatusAfter {
		refusal = fault.answer(ex.Header)
	}
	ex.Status, ex.Response = encodeAnswer(answer, refusal, status)
	s.record(ex)
	s.write(rw, ex.Header, ex.Response, refusal, ex.Status)
}

// exchangeTemplate names the operation as Discord's description does.
func exchangeTemplate(rt route, params map[string]string) string {
	if params["message_id"] == "@original" {
		return strings.Replace(rt.template, "{message_id}", "@original", 1)
	}
	return rt.template
}

func (s *Server) strike(can bool, rt route, params map[string]string) (Fault, bool) {
	if !can {
		return Fault{}, false
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.faults.take(rt.method, rt.template, params["channel_id"])
}

func (f Fault) answer(h http.Header) *apiError {
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
	return refuse(status, codeGeneral, itoa(status)+": "+http.StatusText(status))
}

func (s *Server) handle(rt route, hr *http.Request, params map[string]string, ex Exchange, files map[string]upload) (answer any, status int, refusal *apiError) {
	r := &request{Request: hr, template: rt.template, params: params, form: newForm(), files: files, status: http.StatusOK}
	r.body = r.form.root(map[string]any{})
	if len(ex.Body) > 0 {
		x, err := decodeJSON(ex.Body)
		if err != nil {
			return nil, 0, errInvalidJSON
		}
		r.body = r.form.root(x)
	}
	refusal = s.locked(func() *apiError {
		if limit := s.limit(rt, params, ex.Header); limit != nil {
			return limit
		}
		var no *apiError
		if answer, no = rt.handle(s, r); no != nil {
			return no
		}
		// Encoded here, while the world stands still.
		if answer != nil {
			raw, err := json.Marshal(answer)
			if err != nil {
				return refuse(http.StatusInternalServerError, codeGeneral, "The sandbox cannot encode its answer: "+err.Error())
			}
			answer = json.RawMessage(raw)
		}
		return nil
	})
	return answer, r.status, refusal
}

// authorised checks the bot's token.
func (s *Server) authorised(header string) bool {
	token, ok := strings.CutPrefix(header, "Bot ")
	return ok && s.rightToken(token)
}

func (s *Server) rightToken(token string) bool {
	return token != "" && (s.cfg.Token == "" || token == s.cfg.Token)
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

func (s *Server) write(rw http.ResponseWriter, h http.Header, body []byte, refusal *apiError, status int) {
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

func (s *Server) record(ex Exchange) {
	if s.cfg.Record == nil {
		return
	}
	s.recordMu.Lock()
	defer s.recordMu.Unlock()
	s.cfg.Record(ex)
}

// hangUp closes the connection without an answer.
func hangUp() {
	panic(http.ErrAbortHandler)
}
