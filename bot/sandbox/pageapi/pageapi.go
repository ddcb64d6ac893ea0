package pageapi

import (
	"net/http"

	"farpost/bot/sandbox/act"
	files "farpost/bot/sandbox/page"
	"farpost/bot/sandbox/view"
	"farpost/bot/sandbox/world"
)

// API is what the page needs of the server: its files, and the API by which it acts for members.
type API struct {
	*OriginCheck
	w      *world.World
	acts   *act.Acts
	stream *view.Stream
}

// New returns the API for the page.
func New(o *OriginCheck, w *world.World, a *act.Acts, s *view.Stream) *API {
	return &API{OriginCheck: o, w: w, acts: a, stream: s}
}

// Register adds the page's files, attachments, and the API.
func (p *API) Register(mux *http.ServeMux) {
	page := func(pattern string, h http.Handler) { mux.Handle(pattern, p.pageOnly(h)) }
	page("/", http.FileServerFS(files.FS))
	page("GET /_sandbox/state", http.HandlerFunc(p.serveState))
	page("GET /_sandbox/live", http.HandlerFunc(p.serveLive))
	page("GET /attachments/{channel}/{attachment}/{name}", http.HandlerFunc(p.serveAttachment))
	page("GET /emojis/{emoji}", http.HandlerFunc(p.serveEmoji))

	page("POST /_sandbox/command", action(maxCommandBody, p.command))
	page("POST /_sandbox/autocomplete", action(maxBody, p.autocomplete))
	page("POST /_sandbox/component", action(maxBody, p.component))
	page("POST /_sandbox/modal", action(maxBody, p.modal))
	page("POST /_sandbox/message", action(maxBody, p.message))
	page("POST /_sandbox/dismiss", action(maxBody, p.dismiss))
	page("POST /_sandbox/delete", action(maxBody, p.delete))
	page("POST /_sandbox/dm", action(maxBody, p.dm))
	page("POST /_sandbox/member", action(maxBody, p.member))
	page("POST /_sandbox/demo", action(maxBody, p.demo))
}
