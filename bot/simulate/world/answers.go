package world

import (
	"fmt"
	"net/http"
	"strings"
)

// answer notes what became of a first answer to an interaction. A second one after one that has arrived, as the bot
// knows, shows that the interaction was carried out twice.
func (p *Process) answer(req *http.Request, resp *http.Response) {
	_, rest, found := strings.Cut(req.URL.Path, "/interactions/")
	id, _, _ := strings.Cut(rest, "/")
	if !found || resp == nil {
		return
	}
	key := fmt.Sprint(p.life, " ", id)
	if p.w.answered[key] {
		p.w.again = append(p.w.again, id)
	}
	p.w.answered[key] = p.w.answered[key] || resp.StatusCode < http.StatusMultipleChoices
}

// Again are the interactions that the bot answered a second time though it knew that it had answered, in their order.
func (w *World) Again() []string { return w.again }
