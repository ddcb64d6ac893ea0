package account_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/storage"
)

// TestBlock ensures that /settings lists whom a member has blocked, keeps each once, blocks nobody but others, and no
// more than fit into its answer; and that running matches and the other settings stay.
func TestBlock(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	if m := ada.Command("settings"); !m.Tells("from everybody") {
		t.Errorf("at first: %s", m)
	}
	for range 2 {
		ada.Command("settings", discordtest.Opt("block", bruno.ID()))
	}
	if m := ada.Command("settings", discordtest.Opt("block", ada.ID())); !m.Tells("yourself") {
		t.Errorf("oneself: %s", m)
	}
	if m := ada.Command("settings"); strings.Count(m.Content, bruno.Mention()) != 1 {
		t.Errorf("blocked twice: %s", m)
	}
	var m discordtest.Message
	for i := range 50 {
		m = ada.Visit().RunsCommand("settings", map[string]string{"block": fmt.Sprintf("%019d", i)})
	}
	if !m.Tells("50 people") {
		t.Errorf("more than fit: %s", m)
	}
	w.Within(ada.Command("settings"))
	ada.EndTurn()
	running, err := w.Table.Find(w.Ctx, bruno.ID(), "", storage.Running)
	w.OK(err)
	if len(running) != 1 {
		t.Errorf("%d matches are running", len(running))
	}
	w.Quiet("visit")
}
