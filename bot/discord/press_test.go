package discord_test

import (
	"strings"
	"sync"
	"testing"
	"time"

	"farpost/bot/sandbox"
)

// TestForeign ensures what people get who press what is not theirs: who watches the board in words, or
// what is for whoever reads along, an opponent a word that somebody else is asked; and that nothing changes.
func TestForeign(t *testing.T) {
	w := newWorld(t)
	w.begun()
	w.playSpark()
	front := w.front(2)
	for _, action := range []string{"move", "pass", "passonce", "hand"} {
		m := w.press(2, front, action)
		if len(m.Embeds) != 1 || !strings.Contains(m.Embeds[0].Description, "life 5") || len(m.Components) != 0 {
			t.Errorf("a watcher presses %s: %s", action, show(m))
		}
	}
	if m := w.press(2, front, "rules"); !strings.Contains(show(m), "A card can be parried") {
		t.Errorf("a watcher presses rules: %s", show(m))
	}
	if m := w.press(0, front, "pass"); !strings.Contains(m.Content, "somebody else") || !strings.Contains(m.Content, "waits for Bruno") {
		t.Errorf("the opponent passes: %s", show(m))
	}
	if m := w.press(0, front, "move"); !strings.Contains(show(m), "Nothing is asked of you") || !strings.Contains(show(m), "waits for Bruno") {
		t.Errorf("the opponent opens the stepper: %s", show(m))
	}
	if got := w.front(2); got.ID != front.ID || got.EditedTimestamp != nil && len(got.Components) == 0 {
		t.Errorf("the front changed: %s", show(got))
	}
	w.quiet()
}

// TestTwice ensures that a button pressed twice, and an interaction delivered twice, count once; the second
// press shows the current question.
func TestTwice(t *testing.T) {
	w := newWorld(t)
	w.begun()
	m := w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:end")
	id, _ := find(m, "confirm")
	w.server.DuplicateInteractions(1)
	first := w.pressID(0, m, id)
	if !strings.Contains(first.Content, "ended the turn") {
		t.Errorf("the first press: %s", show(first))
	}
	w.playAsBruno()
	w.quiet()
}

// playAsBruno has member 1 end their turn, by two presses of the same Confirm in the same moment.
func (w *world) playAsBruno() {
	w.Helper()
	m := w.press(1, w.front(1), "move")
	m = w.press(1, m, "verb:end")
	id, _ := find(m, "confirm")
	var both sync.WaitGroup
	outs := make([]sandbox.Outcome, 2)
	for i := range outs {
		both.Add(1)
		go func() {
			defer both.Done()
			outs[i], _ = w.who[1].Press(w.ctx, m.ID, id) // a failure shows as an empty outcome below
		}()
	}
	both.Wait()
	for _, o := range outs {
		if o.Kind != sandbox.OutcomeUpdated {
			w.Errorf("a double press: %+v", o)
		}
	}
	hist, err := w.table.History(w.ctx, "m1", -1, 0)
	w.ok(err)
	ended := 0
	for _, h := range hist {
		for _, e := range h.Events {
			if e.Code == "ended" {
				ended++
			}
		}
	}
	if ended != 2 {
		w.Errorf("%d turns ended, want 2", ended)
	}
}

// TestLate ensures that a stepper which the timer has overtaken says so and shows what is asked now.
func TestLate(t *testing.T) {
	w := newWorld(t)
	w.begun()
	w.playSpark()
	m := w.press(1, w.front(1), "move")
	m = w.press(1, m, "verb:parry")
	m = w.press(1, m, "pick", options(m)["Parry"])
	w.clock.Advance(13 * time.Hour)
	_, err := w.table.Tick(w.ctx)
	w.ok(err)
	m = w.press(1, m, "confirm")
	if !strings.Contains(m.Content, "scaduta") && !strings.Contains(m.Content, "chius") && !strings.Contains(m.Content, "rispost") {
		t.Errorf("a late confirmation: %s", show(m))
	}
	if got := w.front(0); !strings.Contains(got.Embeds[0].Description, "life 4") {
		t.Errorf("the default was not carried out: %s", show(got))
	}
	w.quiet()
}

// TestForgotten ensures that a stepper from before a restart begins anew instead of failing.
func TestForgotten(t *testing.T) {
	w := newWorld(t)
	w.begun()
	m := w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:play")
	spark := options(m)["Spark"]
	w.stop()
	w.start()
	m = w.press(0, m, "pick", spark)
	if _, ok := find(m, "verb:play"); !ok {
		t.Errorf("after a restart: %s", show(m))
	}
	m = w.press(0, m, "verb:end")
	w.press(0, m, "confirm")
	if got := w.front(1); !got.X.MentionsMe {
		t.Errorf("the turn did not pass on: %s", show(got))
	}
	w.quiet()
}

// TestClosedDMs ensures that closed direct messages are met once, told once, privately, and cost nothing else.
func TestClosedDMs(t *testing.T) {
	w := newWorld(t)
	w.ok(w.who[0].SetDMs(false))
	w.begin()
	front := w.front(0)
	const word = "I can't message you"
	first, second := w.press(0, front, "hand"), w.press(0, front, "hand")
	if !strings.Contains(first.Content, word) || strings.Contains(second.Content, word) {
		t.Errorf("told: %q, then %q", first.Content, second.Content)
	}
	if !strings.Contains(second.Embeds[0].Description, "Flare") {
		t.Errorf("the hand without direct messages: %s", show(second))
	}
	tried := w.attempts("/channels/{channel_id}/messages", 403)
	for who := range 2 {
		m := w.press(who, w.front(who), "move")
		m = w.press(who, m, "done")
		w.press(who, m, "confirm")
	}
	w.delivered()
	if again := w.attempts("/channels/{channel_id}/messages", 403); tried != 1 || again != 1 {
		t.Errorf("closed direct messages were tried %d times, then %d, want once", tried, again)
	}
	v := w.who[1].View()
	for _, list := range v.Messages {
		for _, m := range list {
			if strings.Contains(m.Content, word) {
				t.Errorf("others read of it: %s", m.Content)
			}
		}
	}
	w.quiet()
}

// attempts counts the requests to a route that were answered with a status.
func (w *world) attempts(template string, status int) int {
	w.mu.Lock()
	defer w.mu.Unlock()
	n := 0
	for _, x := range w.seen {
		if x.Template == template && x.Status == status {
			n++
		}
	}
	return n
}

// TestSlow ensures that a person gets a sign within Discord's 3 seconds even when the storage is busy, and the
// answer when it is there.
func TestSlow(t *testing.T) {
	w := newWorld(t)
	w.begun()
	m := w.press(0, w.front(0), "move")
	m = w.press(0, m, "verb:end")
	release, held := make(chan struct{}), make(chan error, 1)
	begun := make(chan struct{})
	go func() { held <- w.holdStorage(begun, release) }()
	<-begun
	id, _ := find(m, "confirm")
	out, err := w.who[0].Press(w.ctx, m.ID, id)
	close(release)
	w.ok(err)
	w.ok(<-held)
	if out.Kind != sandbox.OutcomeThinking {
		t.Fatalf("while the storage was busy: %+v", out)
	}
	w.await(0, "the receipt", func(m sandbox.Message) bool {
		return m.ID == out.MessageID && strings.Contains(m.Content, "ended the turn") && m.X.Ephemeral
	})
	if got := w.front(1); !got.X.MentionsMe {
		t.Errorf("the turn did not pass on: %s", show(got))
	}
	w.quiet()
}
