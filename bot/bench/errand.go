package bench

import (
	"context"
	"math/rand/v2"
	"time"

	"farpost/bot/sandbox"
)

// answer has the player who is asked answer by presses, as members do who play by themselves: from the public message
// through the private ones, until an input is committed or there is nothing left to press.
func answer(ctx context.Context, t *town, m *match, ask Ask, r *rand.Rand) {
	t.mu.Lock()
	root, had, who := m.front, m.inputs, t.members[m.players[ask.Seat]]
	t.mu.Unlock()
	tried, on := map[string]int{}, ""
	for presses := 0; ctx.Err() == nil; presses++ {
		msg, move, ok := choose(who, []string{on, root}, tried, presses, r)
		if !ok {
			break
		}
		tried[move.CustomID]++
		for _, v := range move.Values {
			tried[v]++
		}
		on = pressOn(ctx, t, who, msg, move)
		t.mu.Lock()
		done := m.inputs > had || m.front != root || m.over
		m.given[ask.Q] = m.given[ask.Q] || m.inputs > had
		t.mu.Unlock()
		if done {
			break
		}
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	m.busy, m.last = false, time.Now()
	t.wake()
}

// choose is what a member presses: in the first of these messages in which there is anything.
func choose(who *sandbox.Member, in []string, tried map[string]int, presses int, r *rand.Rand) (
	id string, move sandbox.Move, ok bool) {
	for _, id = range in {
		if id == "" {
			continue
		}
		m, err := who.Message(id)
		if err != nil {
			continue // it was taken away
		}
		move, ok = sandbox.DefaultStrategy(sandbox.Prompt{Message: m, Tried: tried, Presses: presses, Rand: r})
		if ok {
			return id, move, true
		}
	}
	return "", sandbox.Move{}, false
}

// pressOn does it, and returns the message that came of it, when it is there; "" for none.
func pressOn(ctx context.Context, t *town, who *sandbox.Member, on string, move sandbox.Move) string {
	at := time.Now()
	out, err := who.Press(ctx, on, move.CustomID, move.Values...)
	if err != nil {
		return "" // the message has changed meanwhile
	}
	t.mu.Lock()
	if t.window != nil {
		t.window.presses = append(t.window.presses,
			press{id: out.InteractionID, at: at, failed: out.Kind == sandbox.OutcomeFailed})
	}
	t.mu.Unlock()
	if out.MessageID == "" {
		return ""
	}
	for ctx.Err() == nil {
		t.mu.Lock()
		changed := t.changed
		t.mu.Unlock()
		m, err := who.Message(out.MessageID)
		if err != nil || m.X == nil || !m.X.Thinking && !m.X.Promised {
			break
		}
		select {
		case <-changed:
		case <-ctx.Done():
		}
	}
	return out.MessageID
}
