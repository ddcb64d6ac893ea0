package sandbox

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"strings"

	"farpost/bot/sandbox/page"
)

// maxPageBody is how much a page may send at once. A command may bring files, which JSON makes a third larger.
const (
	maxPageBody = 64 << 10
	maxFileBody = 14 << 20
)

// handler routes everything that the server answers.
func (s *Server) handler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("/", s.pageOnly(http.FileServerFS(pageFiles())))
	mux.Handle("GET /_sandbox/state", s.pageOnly(http.HandlerFunc(s.serveState)))
	mux.Handle("GET /_sandbox/live", s.pageOnly(http.HandlerFunc(s.serveLive)))
	mux.Handle("GET /attachments/{channel}/{attachment}/{name}", s.pageOnly(http.HandlerFunc(s.serveAttachment)))
	mux.Handle("POST /_sandbox/command", actionOf(s, maxFileBody, func(ctx context.Context, c CommandCall) (any, error) { return s.runCommand(ctx, c) }))
	mux.Handle("POST /_sandbox/autocomplete", action(s, func(ctx context.Context, c CommandCall) (any, error) {
		choices, err := s.complete(ctx, c)
		return object{"choices": choices}, err
	}))
	mux.Handle("POST /_sandbox/component", action(s, func(ctx context.Context, p Press) (any, error) { return s.press(ctx, p) }))
	mux.Handle("POST /_sandbox/modal", action(s, func(ctx context.Context, sub Submission) (any, error) { return s.submit(ctx, sub) }))
	mux.Handle("POST /_sandbox/message", action(s, func(_ context.Context, w Say) (any, error) {
		m, err := s.say(w)
		return object{"message": m}, err
	}))
	mux.Handle("POST /_sandbox/dismiss", action(s, func(_ context.Context, d Removal) (any, error) { return object{}, s.dismiss(d) }))
	mux.Handle("POST /_sandbox/delete", action(s, func(_ context.Context, d Removal) (any, error) { return object{}, s.remove(d) }))
	mux.Handle("POST /_sandbox/dm", action(s, func(_ context.Context, c Settings) (any, error) {
		v, err := s.memberDM(c.As)
		return object{"channel": v}, err
	}))
	mux.Handle("POST /_sandbox/member", action(s, func(_ context.Context, c Settings) (any, error) {
		v, err := s.configure(c)
		return object{"member": v}, err
	}))
	mux.Handle("POST /_sandbox/demo", action(s, func(ctx context.Context, _ struct{}) (any, error) { return s.startDemo(ctx) }))
	mux.Handle("/api/", s.ownOrigin(http.HandlerFunc(s.serveAPI)))
	mux.Handle("GET /gateway", s.ownOrigin(http.HandlerFunc(s.serveGateway)))
	mux.Handle("GET /gateway/{$}", s.ownOrigin(http.HandlerFunc(s.serveGateway)))
	return mux
}

func pageFiles() fs.FS { return page.FS }

func (s *Server) serveState(rw http.ResponseWriter, r *http.Request) {
	member, refusal := s.asMember(r.URL.Query().Get("as"))
	if refusal != nil {
		writeRefusal(rw, refusal)
		return
	}
	s.mu.Lock()
	v := s.view(member)
	s.mu.Unlock()
	writeJSON(rw, http.StatusOK, v)
}

// action is a POST with a JSON body of type T.
func action[T any](s *Server, do func(context.Context, T) (any, error)) http.Handler {
	return actionOf(s, maxPageBody, do)
}

// actionOf is action with a body of at most so many bytes.
func actionOf[T any](s *Server, most int64, do func(context.Context, T) (any, error)) http.Handler {
	return s.pageOnly(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		var body T
		if refusal := readAction(r, most, &body); refusal != nil {
			writeRefusal(rw, refusal)
			return
		}
		answer, err := do(r.Context(), body)
		var refusal *Refusal
		switch {
		case errors.As(err, &refusal):
			writeRefusal(rw, refusal)
		case err != nil:
			writeRefusal(rw, no(http.StatusServiceUnavailable, "bad_request", err.Error()))
		default:
			writeJSON(rw, http.StatusOK, answer)
		}
	}))
}

func readAction(r *http.Request, most int64, body any) *Refusal {
	if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
		return no(http.StatusUnsupportedMediaType, "bad_request", "Send Content-Type: application/json.")
	}
	raw, err := io.ReadAll(http.MaxBytesReader(nil, r.Body, most))
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		return no(http.StatusRequestEntityTooLarge, "bad_request", fmt.Sprintf("The request is larger than %d KiB.", most>>10))
	}
	if err != nil {
		return no(http.StatusBadRequest, "bad_request", "The request could not be read: "+err.Error())
	}
	dec := json.NewDecoder(strings.NewReader(string(raw)))
	dec.UseNumber()
	if err := dec.Decode(body); err != nil {
		return no(http.StatusBadRequest, "bad_request", "The request is not the JSON expected here: "+err.Error())
	}
	return nil
}
