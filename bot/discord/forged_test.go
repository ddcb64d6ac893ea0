package discord_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
	"farpost/engine/thorough"
)

// forgery is a press that somebody makes up: a custom id, and what was chosen.
type forgery struct {
	id     string
	values []string
}

// TestForgedPresses ensures that no press, whoever makes it up, changes a message that others can read, or the outbox's
// own direct message: whatever stands on private pages, and whatever press there is, is answered privately there. A
// private message of one's own is still changed in its place.
func TestForgedPresses(t *testing.T) {
	thorough.Only(t, "it forges presses of all kinds")
	w := discordtest.New(t)
	handover := w.Begun()
	ada, bruno := w.Ada, w.Bruno
	ada.PastesDeck("Mine", "12 Moth")
	invitation := bruno.Invites(w.Chiara)
	forged := forgeries(t, w, handover, invitation)
	w.Delivered()
	dm, ok := ada.HandCopy()
	if !ok {
		t.Fatal("no direct message with a hand")
	}
	w.Halt() // what acts cause is the outbox's
	who, _ := people(w)
	who = append(who, bruno.Visit())
	public := map[string][]discordtest.Visitor{handover.ID: who, invitation.ID: who, dm.ID: {ada.Visit()}}
	for on, who := range public {
		before := ada.Message(on)
		for _, f := range forged {
			for i, v := range who {
				v.On = on
				out := v.TrySend(sandbox.InteractionComponent, f.data())
				if out.Kind == sandbox.OutcomeModal {
					continue
				}
				if out.Kind == sandbox.OutcomeUpdated || out.MessageID == on {
					t.Errorf("%s by %d is answered on %s: %+v", f.id, i, before, out)
				} else if m := v.Answer(out); m.Flags&64 == 0 {
					t.Errorf("%s by %d is answered publicly: %s", f.id, i, m)
				}
			}
		}
		w.Answered()
		if after := ada.Message(on); after.String() != before.String() || edited(after) != edited(before) {
			t.Errorf("%s was changed to %s", before, after)
		}
	}
	page := ada.Command("settings")
	v := ada.Visit()
	v.On = page.ID
	if m := v.PressesID(ui.ID{Action: ui.ActCallBy}); m.ID != page.ID {
		t.Errorf("a private page is answered by another: %s", m)
	}
	w.Quiet()
}

// edited is when a message was last edited, "" for never.
func edited(m discordtest.Message) string {
	if m.EditedTimestamp == nil {
		return ""
	}
	return *m.EditedTimestamp
}

// data is a forged press as an event has it.
func (f forgery) data() map[string]any {
	d := map[string]any{"custom_id": f.id, "component_type": sandbox.TypeButton}
	if len(f.values) > 0 {
		d["component_type"], d["values"] = sandbox.TypeStringSelect, f.values
	}
	return d
}

// forgeries are all presses that there are, and all that Ada finds on private pages.
func forgeries(t *testing.T, w *discordtest.World, handover, invitation discordtest.Message) []forgery {
	t.Helper()
	var out []forgery
	add := func(id string, values ...string) {
		if !slices.ContainsFunc(out, func(f forgery) bool { return f.id == id }) {
			out = append(out, forgery{id, values})
		}
	}
	order, _ := rows(t, access)
	for _, row := range order {
		id, value, menu := strings.Cut(row, "=")
		action, arg, _ := strings.Cut(id, ":")
		var values []string
		if menu {
			values = []string{value}
		}
		for _, match := range []string{"", "m1", "m2"} {
			add(ui.ID{Match: match, Action: action, Arg: arg}.String(), values...)
		}
	}
	ada := w.Ada
	pages := []discordtest.Message{
		ada.Open("move"), ada.Open("hand"), ada.Open("more"), ada.Open("more", "orders"), ada.Open("move", "verb:play"),
		w.Declares("Spark"), ada.Open("move", "verb:end"), ada.Command("settings"), ada.Command("cards"),
		ada.Command("leaderboard"), ada.Command("profile"), ada.Command("season"),
		ada.Deck("show", discordtest.Opt("name", "Mine")), ada.Deck("delete", discordtest.Opt("name", "Mine")),
		w.Chiara.Press(invitation, "decks"), w.Chiara.Press(invitation, "decks", "deckpick=ready:calm"),
	}
	for _, m := range pages {
		for _, row := range m.Components {
			for _, c := range row.Components {
				if len(c.Options) > 0 {
					add(c.CustomID, c.Options[0].Value)
				} else if c.URL == "" {
					add(c.CustomID)
				}
			}
		}
	}
	if len(out) < 60 {
		t.Fatal(fmt.Sprint("only ", len(out), " presses"))
	}
	return out
}
