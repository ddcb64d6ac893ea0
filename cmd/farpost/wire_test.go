package main_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/sandbox"
)

// wire sees every request of the bot before its answer goes out.
type wire struct {
	mu   sync.Mutex
	acks []string // interactions that were answered by saying that the act was carried out
	// tokens are the interactions by their tokens; promised, whether one still waits for the answer.
	tokens   map[string]string
	promised map[string]bool
	// marks are the marks with which messages were posted, by their ids: a message that becomes the story loses its
	// own.
	marks map[string]string
	// trap is called with mu held.
	trap func(sandbox.Exchange) bool
	snap func()
}

// done are the first words of an answer to an act that was carried out, in the languages of the members.
var done = []string{"Done.", "Fatto."}

// Routes by which an interaction is answered: at once, or into the place that was promised to it.
const (
	callback = "/interactions/{interaction_id}/{interaction_token}/callback"
	fill     = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
)

// bodyMark finds the mark in what is posted: in the custom id of a button, or at the end of a line.
var bodyMark = regexp.MustCompile(`(?:v1:\w+| · )(#\d+[a-z]?)[:"]`)

// markOf is the mark with which a message was posted; "" where that is not known.
func (w *wire) markOf(id string) string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.marks[id]
}

// record is the sandbox's Config.Record.
func (w *wire) record(x sandbox.Exchange) {
	w.mu.Lock()
	if id, ok := w.acknowledged(x); ok {
		w.acks = append(w.acks, id)
	}
	if x.Method == "POST" && x.Template == toChannel && x.Status < 300 {
		var m struct{ ID string }
		if found := bodyMark.FindSubmatch(x.Body); found != nil && json.Unmarshal(x.Response, &m) == nil {
			w.marks[m.ID] = string(found[1])
		}
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
func (w *wire) acknowledged(x sandbox.Exchange) (id string, ok bool) {
	if x.Template != callback && x.Template != fill || x.Status < 200 || x.Status > 299 {
		return "", false
	}
	var body struct {
		Type    discordgo.InteractionResponseType
		Content string
		Data    struct{ Content string }
	}
	if json.Unmarshal(x.Body, &body) != nil {
		return "", false
	}
	steps := strings.Split(x.Path, "/") // empty, route, id, token, and what else
	if x.Template == callback {
		w.tokens[steps[3]] = steps[2]
		w.promised[steps[3]] = body.Type == discordgo.InteractionResponseDeferredMessageUpdate ||
			body.Type == discordgo.InteractionResponseDeferredChannelMessageWithSource
	} else if !w.promised[steps[3]] {
		return "", false // a picture that came late, with the text of a later press on the same message
	} else {
		w.promised[steps[3]] = false
	}
	says := body.Content + body.Data.Content
	return w.tokens[steps[3]], slices.ContainsFunc(done,
		func(word string) bool { return strings.HasPrefix(says, word) })
}

// onAck arms a trap for the next answer that says that an act was carried out.
func (w *wire) onAck(snap func()) {
	had := len(w.clear())
	w.set(func(sandbox.Exchange) bool { return len(w.acks) > had }, snap)
}

// set arms a trap: at the first request that fits, and before its answer goes out, snap is called.
func (w *wire) set(fits func(sandbox.Exchange) bool, snap func()) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.trap, w.snap = fits, snap
}

// clear takes the trap away, and gives the interactions that were acknowledged so far.
func (w *wire) clear() []string {
	w.set(nil, nil)
	return w.answered()
}

// answered are the interactions that were acknowledged so far.
func (w *wire) answered() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.acks)
}
