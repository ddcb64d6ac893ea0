package api

import (
	"fmt"
	"sync"
	"time"
)

// Refusals (401, 403, 429) that Discord counts: at 10,000 in ten minutes it bans the machine's address for a while.
// The bot stops far below that.
const (
	refusalWindow = 10 * time.Minute
	mostRefusals  = 500
)

// halts stop requests of all routes. The zero value stops none.
type halts struct {
	mu      sync.Mutex
	bot     time.Time // no request but answers to interactions until then
	address time.Time // no request at all until then
	refused []time.Time
	spent   bool // the refusals are used up, and that was said
	silent  int  // requests in a row that had no answer
	warn    func(string)
}

// mostSilent is how many requests in a row have no answer before that is said.
const mostSilent = 5

// wait returns how long a request has to wait, and for what; zero for not at all. Answers to interactions wait only
// for a limit on the address.
func (h *halts) wait(interaction bool, now time.Time) (time.Duration, Scope) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if d := h.address.Sub(now); d > 0 {
		return d, OnAddress
	}
	if interaction {
		return 0, ""
	}
	if d := h.bot.Sub(now); d > 0 {
		return d, OnBot
	}
	h.forget(now)
	if len(h.refused) >= mostRefusals {
		return h.refused[len(h.refused)-mostRefusals].Add(refusalWindow).Sub(now), OnRefusals
	}
	h.spent = false
	return 0, ""
}

// forget drops the refusals that count no more.
func (h *halts) forget(now time.Time) {
	for len(h.refused) > 0 && now.Sub(h.refused[0]) >= refusalWindow {
		h.refused = h.refused[1:]
	}
}

// refuse counts a refusal.
func (h *halts) refuse(status int, now time.Time) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.forget(now)
	h.refused = append(h.refused, now)
	if len(h.refused) >= mostRefusals && !h.spent {
		h.spent = true
		h.warn(fmt.Sprintf("Discord has refused %d requests within %v, the last with status %d: nothing but answers is "+
			"sent until that is less. Look at the bot's permissions and its token", mostRefusals, refusalWindow, status))
	}
}

// answered notes whether a request had an answer, and says when that begins to fail and when it works again.
func (h *halts) answered(err error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	was := h.silent
	if h.silent++; err == nil {
		h.silent = 0
	}
	switch {
	case err == nil && was >= mostSilent:
		h.warn("Discord answers again")
	case h.silent == mostSilent:
		h.warn(fmt.Sprintf("Discord does not answer: %d requests in a row had no answer, the last: %s", mostSilent,
			Redact(err.Error())))
	}
}

// stop stops requests for a while.
func (h *halts) stop(scope Scope, until time.Time, after time.Duration) {
	h.mu.Lock()
	defer h.mu.Unlock()
	switch scope {
	case OnAddress:
		h.address = until
		h.warn(fmt.Sprintf("Discord's network refuses everything from this machine: nothing is sent for %v",
			after.Round(time.Second)))
	case OnBot:
		h.bot = until
		h.warn(fmt.Sprintf("Discord's limit on all requests of the bot is used up: nothing but answers is sent for %v",
			after.Round(time.Millisecond)))
	}
}

// until returns when requests can go again that are no answers; the zero time for now.
func (h *halts) until(now time.Time) time.Time {
	d, _ := h.wait(false, now)
	if d <= 0 {
		return time.Time{}
	}
	return now.Add(d)
}
