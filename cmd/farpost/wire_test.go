package main_test

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"

	"farpost/bot/sandbox"
)

// wire sees every request of the bot before its answer goes out.
type wire struct {
	mu   sync.Mutex
	acks []string
	trap func(sandbox.Exchange) bool
	snap func()
}

// done are the first words of an answer to an act that was carried out, in the languages of the members.
var done = []string{"Done.", "Fatto."}

const callback = "/interactions/{interaction_id}/{interaction_token}/callback"

// record is the sandbox's Config.Record.
func (w *wire) record(x sandbox.Exchange) {
	w.mu.Lock()
	if id, ok := acknowledged(x); ok {
		w.acks = append(w.acks, id)
	}
	var snap func()
	if w.trap != nil && w.trap(x) {
		snap, w.trap = w.snap, nil
	}
	w.mu.Unlock()
	if snap != nil {
		snap()
	}
}

// acknowledged tells which interaction an exchange answers by saying that the act was carried out.
func acknowledged(x sandbox.Exchange) (id string, ok bool) {
	if x.Template != callback || x.Status < 200 || x.Status > 299 {
		return "", false
	}
	var body struct{ Data struct{ Content string } }
	if json.Unmarshal(x.Body, &body) != nil {
		return "", false
	}
	id, _, _ = strings.Cut(strings.TrimPrefix(x.Path, "/interactions/"), "/")
	return id, slices.ContainsFunc(done, func(word string) bool { return strings.HasPrefix(body.Data.Content, word) })
}

// set arms a trap: at the first request that fits, and before its answer goes out, snap is called.
func (w *wire) set(fits func(sandbox.Exchange) bool, snap func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.trap, w.snap = fits, snap
}

// clear takes the trap away, and gives the interactions that were acknowledged so far.
func (w *wire) clear() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.trap = nil
	return slices.Clone(w.acks)
}
