package discord_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/storage"
)

// TestUnchangedNotSent ensures that a picture that shows what the message shows already is planned once, and neither
// drawn nor sent; nor is a hand.
func TestUnchangedNotSent(t *testing.T) {
	w := newWorld(t)
	w.begun()
	w.delivered()
	before, drawn, planned := w.requests(), w.drawn.Load(), w.planned.Load()
	w.ok(w.table.Redraw(w.ctx, "m1"))
	w.outbox.Wake()
	w.delivered()
	if got := w.requests(); got != before || w.drawn.Load() != drawn || w.planned.Load() != planned+1 {
		t.Errorf("the same board: requests %s, before %s; planned %d times, drawn %d times", got, before, w.planned.Load()-planned, w.drawn.Load()-drawn)
	}
	planned = w.planned.Load()
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		rows, err := tx.OutboxRows(storage.Done, 0)
		if err != nil {
			return err
		}
		for _, r := range rows {
			if r.Kind != table.RowHand {
				continue
			}
			r.Nonce += "again"
			_, err := tx.AppendOutbox(r)
			return err
		}
		return fmt.Errorf("no hand was sent")
	}))
	w.outbox.Wake()
	w.delivered()
	if got := w.requests(); got != before || w.drawn.Load() != drawn || w.planned.Load() != planned+1 {
		t.Errorf("the same hand: requests %s, before %s; planned %d times, drawn %d times", got, before, w.planned.Load()-planned, w.drawn.Load()-drawn)
	}
	w.playSpark()
	w.delivered()
	if w.requests() == before || w.drawn.Load() == drawn {
		t.Error("a board that changed is not sent")
	}
	w.quiet()
}

// TestPosition ensures that the position in words tells who must answer until when and, to a player alone, what they
// are asked and can answer; and that one of any length is there whole.
func TestPosition(t *testing.T) {
	w := newWorld(t)
	w.begun()
	show := func(who int) sandbox.Message {
		return w.command(who, w.matches(), "match", []string{"board"}, opt("match", "m1"))
	}
	own := show(0).Embeds[0].Description
	for _, want := range []string{"You are asked: it is your move", "You can: ", "Play", "until <t:"} {
		if !strings.Contains(own, want) {
			t.Errorf("%q is not in the position of who is asked:\n%s", want, own)
		}
	}
	if other := show(1).Embeds[0].Description; strings.Contains(other, "Spark") || !strings.Contains(other, "<t:") {
		t.Errorf("who is not asked reads:\n%s", other)
	}
	for _, lines := range []int{100, 300} {
		w.lines.Store(int64(lines))
		m := show(0)
		within(t, m)
		m = w.await(0, "the files", func(x sandbox.Message) bool { return x.ID == m.ID && len(x.Attachments) > 0 })
		all := ""
		for _, e := range m.Embeds {
			all += e.Description + "\n"
		}
		file := ""
		for _, a := range m.Attachments {
			if a.Filename == "board.txt" {
				file = a.URL
			}
		}
		last := fmt.Sprint("Line ", lines-1, " of")
		if lines == 100 && (file != "" || !strings.Contains(all, last) || len(m.Embeds) != 2) {
			t.Errorf("%d lines do not stand in the message, or there is a file for nothing: %d embeds\n%s", lines, len(m.Embeds), all)
		}
		if lines == 300 && (file == "" || strings.Contains(all, last)) {
			t.Errorf("%d lines: no file, though the message cannot hold all", lines)
		}
	}
	w.lines.Store(300)
	m := show(2)
	if m = w.await(2, "the file", func(x sandbox.Message) bool { return x.ID == m.ID && len(x.Attachments) > 0 }); len(m.Attachments) == 0 {
		t.Error("who watches gets no file")
	}
	w.quiet()
}
