package sandbox_test

import (
	"testing"

	"farpost/bot/sandbox"
)

// TestModeration ensures that members delete their own messages, and administrators others' too.
func TestModeration(t *testing.T) {
	t.Parallel()
	w := start(t, nil)
	ada, bruno := w.ada, w.bruno
	mine := must[sandbox.Message](t)(bruno.Send(w.matches(), "mine"))
	bots := w.send("bot's")
	if err := bruno.Delete(bots.ID); err == nil {
		t.Error("Bruno deletes the bot's message")
	}
	if err := bruno.Delete(mine.ID); err != nil {
		t.Error(err)
	}
	if err := ada.Delete(bots.ID); err != nil {
		t.Error(err)
	}
	if n := len(w.contents()); n != 0 {
		t.Errorf("%d messages are left", n)
	}
	th := w.thread("t")
	for _, c := range []struct {
		as     string
		status int
	}{{bruno.ID(), 403}, {ada.ID(), 200}, {ada.ID(), 404}} {
		if status, code := w.post("delete", m{"as": c.as, "channel_id": th.ID}, nil); status != c.status {
			t.Errorf("%+v: %d %s", c, status, code)
		}
	}
}
