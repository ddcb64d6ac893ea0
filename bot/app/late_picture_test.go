package app_test

import (
	"context"
	"strings"
	"testing"

	"farpost/bot/discord/port"
	"farpost/bot/discord/reply"
	"farpost/bot/sandbox"
)

// starved is a painter that never comes to the end of a card.
type starved struct{ port.Painter }

func (starved) Card(context.Context, string, string, string) (port.Picture, error) {
	return port.Picture{}, context.DeadlineExceeded
}

// TestLateIsAWarning ensures that a picture which a busy machine does not draw in time is logged as a warning and not
// as an error, and that who asked for it has the words.
func TestLateIsAWarning(t *testing.T) {
	w := start(t, func(w *world) { w.painter = func(own port.Painter) port.Painter { return starved{own} } })
	m := w.said(w.ada, "card", nil, sandbox.OptionValue{Name: "name", Value: "scorchbolt"})
	if len(m.Embeds) != 1 || !strings.Contains(m.Embeds[0].Description, "Shatter 1 fragment") {
		t.Errorf("the card in words: %+v", m)
	}
	if err := w.app.Close(w.ctx); err != nil { // waits until the answer is complete
		t.Fatal(err)
	}
	w.quiet()
	w.mu.Lock()
	defer w.mu.Unlock()
	if log := strings.Join(w.log, ""); strings.Count(log, "level=WARN") != 1 ||
		!strings.Contains(log, reply.ErrLate.Error()) {
		t.Errorf("the log: %s", log)
	}
}
