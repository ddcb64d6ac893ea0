package api

import (
	"cmp"
	"context"
	"fmt"
	"time"
)

// Watch says how patiently the gateway is watched, by the clock of patience. Zero fields mean their defaults.
type Watch struct {
	// Ready is how long a new connection may take to be ready: to READY or RESUMED. Then it is cut. 0 means 30 seconds.
	Ready time.Duration
	// Sign is after how long without a word the gateway is asked for a sign of life. 0 means 10 seconds: a twentieth of
	// the packets that Discord permits.
	Sign time.Duration
	// Answer is how long it may take to give one. Then it counts as gone, from the last sign on. 0 means 5 seconds.
	Answer time.Duration
	// Silence is after how long without that sign the connection is cut. 0 means 80 seconds, about two of Discord's own
	// intervals.
	Silence time.Duration
	// Tell is how long the gateway may be gone until somebody is told (Config.Warn), and again after pauses that grow.
	// 0 means 15 seconds.
	Tell time.Duration
	// Close is how long the other side may take to end the last connection. Then it is cut. 0 means 2 seconds.
	Close time.Duration
}

func (w Watch) filled() Watch {
	w.Ready = cmp.Or(w.Ready, 30*time.Second)
	w.Sign = cmp.Or(w.Sign, 10*time.Second)
	w.Answer = cmp.Or(w.Answer, 5*time.Second)
	w.Silence = cmp.Or(w.Silence, 80*time.Second)
	w.Tell = cmp.Or(w.Tell, 15*time.Second)
	w.Close = cmp.Or(w.Close, 2*time.Second)
	return w
}

// longestPause is the longest between two words about a gateway that is gone.
const longestPause = time.Hour

// run watches the gateway until the end.
func (g *gateway) run() {
	for {
		now := g.patience.Now()
		next, cut := g.look(now)
		if cut != nil {
			_ = cut.Close() // discordgo sees it and connects anew
		}
		if g.patience.Wait(g.life, now.Add(max(next.Sub(now), time.Millisecond)), g.kick) != nil {
			return
		}
	}
}

// look does what is due with the gateway, and returns when to look again. A connection that it returns is to be cut.
func (g *gateway) look(now time.Time) (next time.Time, cut *wire) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if late := now.Sub(g.planned); !g.planned.IsZero() && late > g.watch.Answer { // the process stood still
		g.dialled = g.dialled.Add(late)
		if !g.asked.IsZero() {
			g.asked = g.asked.Add(late)
		}
	}
	next = now.Add(time.Hour)
	defer func() { g.planned = next }()
	due := func(since time.Time, after time.Duration) bool {
		at := since.Add(after)
		if at.After(now) {
			if at.Before(next) {
				next = at
			}
			return false
		}
		return true
	}
	switch {
	case g.wire == nil:
	case !g.ready:
		if due(g.dialled, g.watch.Ready) {
			g.cut, cut = fmt.Sprintf("did not get ready in %v", g.watch.Ready), g.wire
		}
	case g.asked.IsZero():
		switch {
		case !due(g.heard, g.watch.Sign):
		case g.asks.Allow():
			g.asked = now
			due(now, g.watch.Answer)
			go g.ask()
		default:
			due(now, time.Second)
		}
	default:
		if g.there && due(g.asked, g.watch.Answer) {
			g.lose()
			g.signal()
		}
		if due(g.asked, g.watch.Silence) {
			g.cut, cut = fmt.Sprintf("said nothing for %v", now.Sub(g.heard).Round(time.Second)), g.wire
		}
	}
	if cut != nil {
		g.problem("Discord's gateway " + g.cut + "; its connection is cut, and another one made")
	}
	if !g.there && !g.tell.IsZero() && due(g.tell, 0) {
		g.problem(fmt.Sprintf("Discord's gateway has been gone for %v; clocks stand still until it is there again",
			now.Sub(g.gone).Round(time.Second)))
		g.pause = min(2*g.pause, longestPause)
		g.tell = now.Add(g.pause)
		due(g.tell, 0)
	}
	return next, cut
}

// Played says how much time people had in which Discord was there, for the table: for sure, and likely. ran is how long
// the process has run.
func (c *Client) Played(ran time.Duration) (sure, likely time.Duration) {
	c.gateway.mu.Lock()
	defer c.gateway.mu.Unlock()
	return c.gateway.played.Sure(), c.gateway.played.Likely(ran)
}

// IsThere reports whether Discord's gateway is connected, ready, and answers.
func (c *Client) IsThere() bool {
	c.gateway.mu.Lock()
	defer c.gateway.mu.Unlock()
	return c.gateway.there
}

// Await returns nil when Discord's gateway is there, or is not; the context's error when the context ends before.
func (c *Client) Await(ctx context.Context, there bool) error {
	for {
		c.gateway.mu.Lock()
		is, news := c.gateway.there, c.gateway.news
		c.gateway.mu.Unlock()
		if is == there {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-news:
		}
	}
}

// Prove returns true when Discord has been heard after the call, false when it turns out not to be there or ctx ends.
func (c *Client) Prove(ctx context.Context) bool {
	g := c.gateway
	from := g.ran()
	for {
		g.mu.Lock()
		there, heard, news, asked := g.there, g.signed >= from, g.news, !g.asked.IsZero()
		g.mu.Unlock()
		switch {
		case !there || ctx.Err() != nil:
			return false
		case heard:
			return true
		case !asked:
			if g.asks.Wait(ctx) != nil {
				return false
			}
			g.askForSign()
			continue
		}
		select {
		case <-ctx.Done():
		case <-news:
		}
	}
}

// askForSign asks Discord for a sign of life, unless that is under way.
func (g *gateway) askForSign() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !g.there || !g.asked.IsZero() {
		return
	}
	g.asked = g.patience.Now()
	g.signal()
	go g.ask()
}

// heartbeat is what a bot sends to be answered. Discord permits it at any time.
type heartbeat struct {
	Op  int    `json:"op"`
	Seq *int64 `json:"d"`
}
