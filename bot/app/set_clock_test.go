package app_test

import (
	"slices"
	"testing"
	"time"

	"farpost/bot/sandbox"
	"farpost/storage"
)

// TestClockSetRight ensures that a limit of Discord's, told while the machine's clock was a day ahead, passes in its
// own time when the clock is set right: the bot is not silent for that day.
func TestClockSetRight(t *testing.T) {
	w := start(t)
	w.clock.Set(20 * time.Hour)
	w.app.Sandbox.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 429, // as the network says it
		Method: "POST", Template: "/channels/{channel_id}/messages"})
	_, err := w.ada.Member.Run(w.ctx, w.app.Sandbox.ChannelID("matches"), "match", []string{"new"},
		sandbox.OptionValue{Name: "opponent", Value: w.bruno.Member.ID()})
	if err != nil {
		t.Fatal(err)
	}
	err = w.commits.until(w.ctx, func() (refused bool, err error) {
		err = w.app.Store.View(w.ctx, func(tx storage.ReadTx) error {
			rows, err := tx.OutboxRows(storage.Pending, 0)
			refused = slices.ContainsFunc(rows, func(r storage.OutboxRow) bool { return r.Attempts > 0 })
			return err
		})
		return refused, err
	})
	if err != nil {
		t.Fatal(err)
	}
	w.clock.Set(-20 * time.Hour)
	w.clock.Advance(2 * time.Minute)
	out, err := w.bruno.Member.Run(w.ctx, w.app.Sandbox.ChannelID("matches"), "help", nil)
	if err != nil || out.Kind != sandbox.OutcomeMessage {
		t.Errorf("two minutes later the bot answers %+v, %v", out, err)
	}
}
