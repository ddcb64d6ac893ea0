package pageapi

import (
	"context"
	"net/http"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/page"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/view"
	"farpost/bot/sandbox/world"
)

// API is what the page needs of the server: its files, and the API by which it acts for members.
type API struct {
	*Guard
	w    *world.World
	acts *act.Acts
	live *view.Live
}

// New returns the API for the page.
func New(g *Guard, a *act.Acts, l *view.Live) *API {
	return &API{Guard: g, w: a.W, acts: a, live: l}
}

// Register adds the page's files and its API.
func (p *API) Register(mux *http.ServeMux) {
	mux.Handle("/", p.pageOnly(http.FileServerFS(page.FS)))
	mux.Handle("GET /_sandbox/state", p.pageOnly(http.HandlerFunc(p.serveState)))
	mux.Handle("GET /_sandbox/live", p.pageOnly(http.HandlerFunc(p.serveLive)))
	mux.Handle("GET /attachments/{channel}/{attachment}/{name}", p.pageOnly(http.HandlerFunc(p.serveAttachment)))
	mux.Handle("POST /_sandbox/command", actionOf(p, maxFileBody, func(ctx context.Context, c act.CommandCall) (any, error) { return p.acts.Run(ctx, c) }))
	mux.Handle("POST /_sandbox/autocomplete", action(p, func(ctx context.Context, c act.CommandCall) (any, error) {
		choices, err := p.acts.Complete(ctx, c)
		return resource.Object{"choices": choices}, err
	}))
	mux.Handle("POST /_sandbox/component", action(p, func(ctx context.Context, press act.Press) (any, error) { return p.acts.Press(ctx, press) }))
	mux.Handle("POST /_sandbox/modal", action(p, func(ctx context.Context, sub act.Submission) (any, error) { return p.acts.Submit(ctx, sub) }))
	mux.Handle("POST /_sandbox/message", action(p, func(_ context.Context, w act.Say) (any, error) {
		m, err := p.acts.Say(w)
		return resource.Object{"message": m}, err
	}))
	mux.Handle("POST /_sandbox/dismiss", action(p, func(_ context.Context, d act.Removal) (any, error) { return resource.Object{}, p.acts.Dismiss(d) }))
	mux.Handle("POST /_sandbox/delete", action(p, func(_ context.Context, d act.Removal) (any, error) { return resource.Object{}, p.acts.Remove(d) }))
	mux.Handle("POST /_sandbox/dm", action(p, func(_ context.Context, c act.Settings) (any, error) {
		v, err := p.acts.MemberDM(c.As)
		return resource.Object{"channel": v}, err
	}))
	mux.Handle("POST /_sandbox/member", action(p, func(_ context.Context, c act.Settings) (any, error) {
		v, err := p.acts.Configure(c)
		return resource.Object{"member": v}, err
	}))
	mux.Handle("POST /_sandbox/demo", action(p, func(ctx context.Context, _ struct{}) (any, error) { return p.acts.StartDemo(ctx) }))
}
