package sandbox

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
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

// pageAPI is what the page needs of the server: its files, and the API by which it acts for members.
type pageAPI struct {
	*guard
	w    *world
	acts *acts
	live *live
}

// newPageAPI returns the API for the page.
func newPageAPI(g *guard, a *acts, l *live) *pageAPI {
	return &pageAPI{guard: g, w: a.w, acts: a, live: l}
}

// register adds the page's files and its API.
func (p *pageAPI) register(mux *http.ServeMux) {
	mux.Handle("/", p.pageOnly(http.FileServerFS(page.FS)))
	mux.Handle("GET /_sandbox/state", p.pageOnly(http.HandlerFunc(p.serveState)))
	mux.Handle("GET /_sandbox/live", p.pageOnly(http.HandlerFunc(p.serveLive)))
	mux.Handle("GET /attachments/{channel}/{attachment}/{name}", p.pageOnly(http.HandlerFunc(p.serveAttachment)))
	mux.Handle("POST /_sandbox/command", actionOf(p, maxFileBody, func(ctx context.Context, c CommandCall) (any, error) { return p.acts.runCommand(ctx, c) }))
	mux.Handle("POST /_sandbox/autocomplete", action(p, func(ctx context.Context, c CommandCall) (any, error) {
		choices, err := p.acts.complete(ctx, c)
		return object{"choices": choices}, err
	}))
	mux.Handle("POST /_sandbox/component", action(p, func(ctx context.Context, press Press) (any, error) { return p.acts.press(ctx, press) }))
	mux.Handle("POST /_sandbox/modal", action(p, func(ctx context.Context, sub Submission) (any, error) { return p.acts.submit(ctx, sub) }))
	mux.Handle("POST /_sandbox/message", action(p, func(_ context.Context, w Say) (any, error) {
		m, err := p.acts.say(w)
		return object{"message": m}, err
	}))
	mux.Handle("POST /_sandbox/dismiss", action(p, func(_ context.Context, d Removal) (any, error) { return object{}, p.acts.dismiss(d) }))
	mux.Handle("POST /_sandbox/delete", action(p, func(_ context.Context, d Removal) (any, error) { return object{}, p.acts.remove(d) }))
	mux.Handle("POST /_sandbox/dm", action(p, func(_ context.Context, c Settings) (any, error) {
		v, err := p.acts.memberDM(c.As)
		return object{"channel": v}, err
	}))
	mux.Handle("POST /_sandbox/member", action(p, func(_ context.Context, c Settings) (any, error) {
		v, err := p.acts.configure(c)
		return object{"member": v}, err
	}))
	mux.Handle("POST /_sandbox/demo", action(p, func(ctx context.Context, _ struct{}) (any, error) { return p.acts.startDemo(ctx) }))
}

func (p *pageAPI) serveState(rw http.ResponseWriter, r *http.Request) {
	member, refusal := p.asMember(r.URL.Query().Get("as"))
	if refusal != nil {
		writeRefusal(rw, refusal)
		return
	}
	var v State
	p.w.look(func() { v = p.live.view(member) })
	writeJSON(rw, http.StatusOK, v)
}

// action is a POST with a JSON body of type T.
func action[T any](p *pageAPI, do func(context.Context, T) (any, error)) http.Handler {
	return actionOf(p, maxPageBody, do)
}

// actionOf is action with a body of at most so many bytes.
func actionOf[T any](p *pageAPI, most int64, do func(context.Context, T) (any, error)) http.Handler {
	return p.pageOnly(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
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

// serveLive answers a page's socket.
func (p *pageAPI) serveLive(rw http.ResponseWriter, r *http.Request) {
	member, refusal := p.asMember(r.URL.Query().Get("as"))
	if refusal != nil {
		writeRefusal(rw, refusal)
		return
	}
	p.live.serve(rw, r, member)
}

// asMember returns the id of the member to act as; empty is the first.
func (p *pageAPI) asMember(id string) (member string, refusal *Refusal) {
	p.w.look(func() {
		switch {
		case id == "":
			member = p.w.Order[0]
		case p.w.members[id] == nil:
			refusal = no(http.StatusNotFound, "unknown_member", "There is no member with the id "+id+".")
		default:
			member = id
		}
	})
	return member, refusal
}

func writeRefusal(rw http.ResponseWriter, r *Refusal) {
	writeJSON(rw, r.Status, object{"error": r})
}

func writeJSON(rw http.ResponseWriter, status int, v any) {
	raw, err := json.Marshal(v)
	if err != nil {
		status, raw = http.StatusInternalServerError, []byte(`{"error":{"code":"bad_request","message":"The sandbox cannot encode its answer."}}`)
	}
	rw.Header().Set("Content-Type", "application/json")
	rw.Header().Set("Cache-Control", "no-store")
	rw.WriteHeader(status)
	// A page that went away cannot be told so.
	_, _ = rw.Write(raw)
}
