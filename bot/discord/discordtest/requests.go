package discordtest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"farpost/bot/sandbox"
)

// Routes of Discord's API, as the sandbox names them.
const (
	RouteMessages = "/channels/{channel_id}/messages"
	RouteMessage  = "/channels/{channel_id}/messages/{message_id}"
	RouteCallback = "/interactions/{interaction_id}/{interaction_token}/callback"
	RouteThread   = "/channels/{channel_id}/messages/{message_id}/threads"
)

func inChannel(path string) bool { return strings.Contains(path, "/channels/") }

func (w *World) record(x sandbox.Exchange) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.seen = append(w.seen, x)
}

func (w *World) report(err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.reported = append(w.reported, err)
}

func (w *World) warn(text string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.warned = append(w.warned, text)
	select {
	case w.warns <- struct{}{}:
	default:
	}
}

// AwaitWarned waits until the operator was told something with these words.
func (w *World) AwaitWarned(words string) {
	w.Helper()
	for {
		for _, text := range w.Warned() {
			if strings.Contains(text, words) {
				return
			}
		}
		<-w.warns
	}
}

// Warned is what the operator was told so far.
func (w *World) Warned() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.warned)
}

// Faults are the reports so far.
func (w *World) Faults() []error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.reported)
}

// Quiet checks that nothing was reported but what the words allow for.
func (w *World) Quiet(allowed ...string) {
	w.Helper()
next:
	for _, err := range w.Faults() {
		for _, a := range allowed {
			if strings.Contains(err.Error(), a) {
				continue next
			}
		}
		w.Errorf("reported: %v", err)
	}
}

// Requests tells how many requests to channels there were so far, by method.
func (w *World) Requests() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return fmt.Sprint(w.made)
}

// Exchanges are all requests of the bot so far, with their answers.
func (w *World) Exchanges() []sandbox.Exchange {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.seen)
}

// Count counts the bot's successful requests by method, route and a part of the body.
func (w *World) Count(method, template, body string) int {
	n := 0
	for _, x := range w.Exchanges() {
		if x.Method == method && x.Template == template && x.Status < 300 && bytes.Contains(x.Body, []byte(body)) {
			n++
		}
	}
	return n
}

// Attempts counts the requests to a route that were answered with a status.
func (w *World) Attempts(template string, status int) int {
	n := 0
	for _, x := range w.Exchanges() {
		if x.Template == template && x.Status == status {
			n++
		}
	}
	return n
}

// Secret checks that none of the words was ever sent to a channel.
func (w *World) Secret(words ...string) {
	w.Helper()
	for _, x := range w.Exchanges() {
		for _, s := range words {
			if strings.HasPrefix(x.Template, "/channels/") && strings.Contains(string(x.Body), s) {
				w.Errorf("%q is public in %s %s: %s", s, x.Method, x.Template, x.Body)
			}
		}
	}
}
