package pageapi

import (
	"net/http"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/view"
)

// serveState answers all that a member sees.
func (p *API) serveState(rw http.ResponseWriter, r *http.Request) {
	member, refusal := p.asMember(r.URL.Query().Get("as"))
	if refusal != nil {
		writeRefusal(rw, refusal)
		return
	}
	var v view.State
	p.w.Look(func() { v = p.stream.State(member) })
	writeJSON(rw, http.StatusOK, v)
}

// serveLive answers a page's socket: what a member sees, and every change of it.
func (p *API) serveLive(rw http.ResponseWriter, r *http.Request) {
	member, refusal := p.asMember(r.URL.Query().Get("as"))
	if refusal != nil {
		writeRefusal(rw, refusal)
		return
	}
	p.stream.Serve(rw, r, member)
}

// asMember returns the id of the member to act as; empty is the first.
func (p *API) asMember(id string) (member string, refusal *act.Refusal) {
	p.w.Look(func() {
		switch {
		case id == "":
			member = p.w.Order[0]
		case p.w.Members[id] == nil:
			refusal = act.UnknownMember(id)
		default:
			member = id
		}
	})
	return member, refusal
}
