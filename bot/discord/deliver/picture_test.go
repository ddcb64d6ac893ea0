package deliver_test

import (
	"fmt"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/table"
	"farpost/storage"
)

// TestUnchangedNotSent ensures that a picture that shows what the message shows already is planned once, and neither
// drawn nor sent; nor is a hand.
func TestUnchangedNotSent(t *testing.T) {
	w := discordtest.New(t)
	w.Begun()
	w.Delivered()
	before, drawn, planned := w.Requests(), w.Painter.Drawn.Load(), w.Painter.Planned.Load()
	w.OK(w.Table.Redraw(w.Ctx, "m1"))
	w.Wake()
	w.Delivered()
	if got := w.Requests(); got != before || w.Painter.Drawn.Load() != drawn || w.Painter.Planned.Load() != planned+1 {
		t.Errorf("the same board: requests %s, before %s; planned %d times, drawn %d times", got, before,
			w.Painter.Planned.Load()-planned, w.Painter.Drawn.Load()-drawn)
	}
	w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) error {
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
	w.Wake()
	w.Delivered()
	if got := w.Requests(); got != before || w.Painter.Drawn.Load() != drawn {
		t.Errorf("the same hand: requests %s, before %s; drawn %d times", got, before, w.Painter.Drawn.Load()-drawn)
	}
	w.Plays("Spark")
	if w.Requests() == before || w.Painter.Drawn.Load() == drawn {
		t.Error("a board that changed is not sent")
	}
	w.Quiet()
}
