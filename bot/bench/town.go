package bench

import (
	"bytes"
	"context"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"farpost/bot/sandbox"
)

// town is the sandbox with all that is known of the matches there: from what the bot requests and what it commits.
type town struct {
	server  *sandbox.Server
	members map[string]*sandbox.Member // by user id
	order   []string                   // their ids
	loose   atomic.Bool                // no limit of requests holds for now, nor the 3 seconds of an interaction

	choosing sync.Mutex // held by whoever looks for a match to answer in

	mu        sync.Mutex // guards all below
	matches   map[string]*match
	committed map[string]time.Time // presses that made an entry of a log
	answered  map[string]time.Time // when the first answer to a press came
	stands    map[prompt]time.Time // since when a question can be read in public
	direct    map[string]bool      // channels of one person
	requests  int
	limited   kinds // requests that Discord counts: all but answers to presses and edits of those
	pictures  int   // requests with a file
	window    *window
	changed   chan struct{}
}

// prompt is a question of a match.
type prompt struct {
	match string
	q     uint64
}

// newTown starts a sandbox. Its limits of requests hold when limits is set; others would only tell of the sandbox.
func newTown(limits bool) (*town, error) {
	t := &town{members: map[string]*sandbox.Member{}, matches: map[string]*match{},
		committed: map[string]time.Time{}, answered: map[string]time.Time{}, stands: map[prompt]time.Time{},
		direct: map[string]bool{}, limited: kinds{}, changed: make(chan struct{})}
	c := sandbox.Config{Token: token, Seed: 1, Record: t.observe, Clock: townClock{t}, RateClock: t.rateClock}
	c.Limits.ActiveThreads, c.Limits.OldEdits, c.Limits.Renames = -1, -1, -1
	if !limits {
		c.Limits.PerSecond = -1
	}
	var err error
	if t.server, err = sandbox.New(c); err != nil {
		return nil, err
	}
	if err := t.server.Start(); err != nil {
		return nil, err
	}
	for i := range 4 {
		m := t.server.Member(i)
		t.members[m.ID()] = m
		t.order = append(t.order, m.ID())
	}
	return t, nil
}

// rateClock is the time of the limits. While the town is loose every request has a second of its own.
func (t *town) rateClock() time.Time {
	if t.loose.Load() {
		return time.Unix(0, 0).Add(time.Duration(time.Now().UnixMicro()) * time.Second)
	}
	return time.Now()
}

// townClock is the computer's. While the town is loose nothing that takes long is ever over, so a machine may be as
// slow as it is to prepare what is measured.
type townClock struct{ t *town }

func (townClock) Now() time.Time { return time.Now() }

func (c townClock) AfterFunc(d time.Duration, f func()) func() bool {
	if c.t.loose.Load() {
		return sandbox.UnhurriedClock{}.AfterFunc(d, f)
	}
	return time.AfterFunc(d, f).Stop
}

// close stops the sandbox, whose bots have ended.
func (t *town) close() error { return t.server.Close(context.Background()) }

// channel is where matches are played.
func (t *town) channel() string { return t.server.ChannelID("matches") }

// observe takes notice of a request and its answer.
func (t *town) observe(x sandbox.Exchange) {
	now := time.Now()
	t.mu.Lock()
	defer t.mu.Unlock()
	t.requests++
	parts := strings.Split(x.Path, "/")
	if !strings.HasPrefix(x.Template, "/interactions/") && !strings.HasPrefix(x.Template, "/webhooks/") {
		t.limited[kindOf(x, len(parts) > 2 && t.direct[parts[2]])]++
	}
	if x.Files > 0 {
		t.pictures++
	}
	switch x.Template {
	case "/interactions/{interaction_id}/{interaction_token}/callback":
		t.answered[parts[2]] = now
	case "/users/@me/channels":
		var c struct{ ID string }
		if json.Unmarshal(x.Response, &c) == nil {
			t.direct[c.ID] = true
		}
	case "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}":
		if x.Status < 300 && (x.Method == "POST" || x.Method == "PATCH") && !t.direct[parts[2]] {
			t.read(x, now)
		}
	}
	t.wake()
}

// read takes notice of a public message of a match.
func (t *town) read(x sandbox.Exchange, now time.Time) {
	id, qs, accept := buttonsOf(x.Body)
	if id == "" {
		return
	}
	m := t.of(id)
	var said struct{ ID string }
	if err := json.Unmarshal(x.Response, &said); err != nil {
		return
	}
	if accept {
		m.invite = said.ID
	}
	if len(qs) == 0 {
		return
	}
	m.front, m.on = said.ID, qs
	for _, q := range qs {
		if _, ok := t.stands[prompt{id, q}]; !ok {
			t.stands[prompt{id, q}] = now
		}
	}
}

// buttonsOf says to which match the buttons of a message belong, which questions they answer, and whether they accept
// an invitation. Custom ids are v1:MATCH:Q.Q:ACTION:ARG.
func buttonsOf(body []byte) (match string, qs []uint64, accept bool) {
	const begins = `"custom_id":"v1:`
	for {
		at := bytes.Index(body, []byte(begins))
		if at < 0 {
			return match, qs, accept
		}
		body = body[at+len(begins):]
		end := bytes.IndexByte(body, '"')
		if end < 0 {
			return match, qs, accept
		}
		parts := strings.SplitN(string(body[:end]), ":", 4)
		if len(parts) != 4 || parts[0] == "" {
			continue
		}
		match, _, _ = strings.Cut(parts[0], "#") // behind it stands the message's mark
		accept = accept || parts[2] == "accept"
		for _, text := range strings.Split(parts[1], ".") {
			q, err := strconv.ParseUint(text, 36, 64)
			if err == nil && !slices.Contains(qs, q) {
				qs = append(qs, q)
			}
		}
	}
}

// learn takes notice of what the bot committed.
func (t *town) learn(c Commit) {
	t.mu.Lock()
	defer t.mu.Unlock()
	m := t.of(c.Match)
	for _, press := range c.Presses {
		t.committed[press] = c.At
	}
	for no, player := range c.Players {
		m.players[no] = player
	}
	m.over = m.over || c.Over
	if c.Asks != nil {
		m.asks = c.Asks
	}
	for _, a := range c.Asks {
		if !m.asked[a.Q] && t.window != nil && len(c.Presses) > 0 && a.Seat != c.By {
			t.window.prompts = append(t.window.prompts, expected{prompt{m.id, a.Q}, c.At})
		}
		m.asked[a.Q] = true
	}
	if len(c.Presses) > 0 {
		m.inputs++
	}
	t.wake()
}

// of returns a match, a new one if nothing is known of it.
func (t *town) of(id string) *match {
	m := t.matches[id]
	if m == nil {
		m = &match{id: id, players: map[int]string{}, given: map[uint64]bool{}, asked: map[uint64]bool{}}
		t.matches[id] = m
	}
	return m
}

// wake lets everybody who waits look again.
func (t *town) wake() {
	close(t.changed)
	t.changed = make(chan struct{})
}

// until returns when ok, called with the lock, is true. It is called now and after each change.
func (t *town) until(ctx context.Context, ok func() bool) error {
	for {
		t.mu.Lock()
		done, changed := ok(), t.changed
		t.mu.Unlock()
		if done {
			return nil
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
}

// stillness is how long no request has to come for nothing to be left to send.
const stillness = 2 * time.Second

// still waits until no request has come for a while.
func (t *town) still(ctx context.Context) error {
	for ctx.Err() == nil {
		t.mu.Lock()
		before := t.requests
		t.mu.Unlock()
		pause, done := context.WithTimeout(ctx, stillness)
		err := t.until(pause, func() bool { return t.requests > before })
		done()
		if err != nil {
			break
		}
	}
	return context.Cause(ctx)
}

// next waits until a match asks somebody in public, and takes it. Of those who wait only one looks at a time.
func (t *town) next(ctx context.Context) (m *match, ask Ask, err error) {
	t.choosing.Lock()
	defer t.choosing.Unlock()
	err = t.until(ctx, func() (ok bool) {
		m, ask, ok = t.pick()
		return ok
	})
	return m, ask, err
}

// pick takes the match that was left alone for longest, of those that ask somebody in public; ok is false for none. The
// match is busy until leave.
func (t *town) pick() (m *match, ask Ask, ok bool) {
	for _, other := range t.matches {
		if !other.busy && !other.over && (m == nil || other.last.Before(m.last)) {
			if a := other.ready(&ask); a != nil {
				m = other
			}
		}
	}
	if m == nil {
		return nil, Ask{}, false
	}
	m.ready(&ask)
	m.busy = true
	return m, ask, true
}

// open begins to measure.
func (t *town) open() *window {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.window = &window{from: time.Now(), requests: t.requests, limited: maps.Clone(t.limited), pictures: t.pictures}
	return t.window
}

// shut ends a window. Prompts of its commits may still come.
func (t *town) shut(w *window) {
	t.mu.Lock()
	defer t.mu.Unlock()
	w.to, t.window = time.Now(), nil
}

// isOpen reports whether a match still waits for an answer.
func (t *town) isOpen(p prompt) bool {
	m := t.matches[p.match]
	return m != nil && !m.over && slices.ContainsFunc(m.asks, func(a Ask) bool { return a.Q == p.q })
}
