package discord_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"sync"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
)

var snowflake = regexp.MustCompile(`\d{17,20}`)

// observed plays a short match in which member 1 holds a certain card, and gives everything that member 2,
// who watches, sees of it after each act: texts, buttons, pictures' words, edits.
func observed(t *testing.T, card string) []string {
	w := newWorld(t)
	var out []string
	look := func() {
		w.delivered()
		v := w.who[2].View()
		var all []string
		for _, c := range v.Channels {
			for _, m := range v.Messages[c.ID] {
				raw, err := json.Marshal([]any{m.Content, m.Embeds, m.Components, len(m.Mentions), m.Flags, m.EditedTimestamp != nil})
				w.ok(err)
				text := c.Kind + " " + string(raw)
				for _, a := range m.Attachments {
					text += " picture: " + a.Description
				}
				all = append(all, text)
			}
		}
		// Ids differ from run to run; they are told apart by where they stand first.
		known := map[string]string{}
		for i, s := range all {
			all[i] = snowflake.ReplaceAllStringFunc(s, func(id string) string {
				if known[id] == "" {
					known[id] = fmt.Sprint("id", len(known))
				}
				return known[id]
			})
		}
		out = append(out, fmt.Sprint(all, " requests ", w.requests()))
	}
	_, err := w.table.Invite(w.ctx, table.Invitation{Server: w.server.GuildID(), Channel: w.matches(), Game: tally.Name,
		From: w.who[0].ID(), To: []string{w.who[1].ID()}, Deck: table.Deck{Name: "a", Cards: tally.Deck("spark", "comet", "flare")}})
	w.ok(err)
	w.delivered()
	_, err = w.table.Accept(w.ctx, "m1", w.who[1].ID(), table.Deck{Name: "b", Cards: tally.Deck("moth", card)}, "")
	w.ok(err)
	look()
	for who := range 2 {
		m := w.press(who, w.front(who), "move")
		m = w.press(who, m, "done")
		w.press(who, m, "confirm")
		look()
	}
	w.playSpark()
	look()
	// Looking at one's own hand and options tells nobody anything, and the picture of what is asked shows the same
	// whatever one holds.
	out = append(out, w.pictured(1, w.press(1, w.front(1), "move"), "prompt.png"))
	w.press(1, w.front(1), "hand")
	look()
	w.press(1, w.front(1), "pass")
	look()
	m := w.declare("Comet")
	boost, _ := find(m, "ahead")
	w.press(0, w.pressID(0, m, boost), "back") // what is said ahead, or only looked at, is nobody else's to see
	w.press(0, w.declare("Comet"), "confirm")
	look()
	w.press(1, w.press(1, w.front(1), "ahead:.guard"), "back")
	look()
	w.press(1, w.front(1), "offer:.no-guard")
	look()
	m = w.press(0, w.front(0), "move")
	w.press(0, w.press(0, m, "verb:spare"), "confirm")
	look()
	w.press(1, w.front(1), "pass")
	look()
	w.clock.Advance(25 * time.Hour)
	_, err = w.table.Tick(w.ctx)
	w.ok(err)
	look()
	w.endTurn(1)
	look()
	return out
}

// TestNothingLeaks ensures that what a watcher sees, and how many requests are made, is the same whatever card
// a player hides.
func TestNothingLeaks(t *testing.T) {
	t.Parallel()
	var mu sync.Mutex
	got := map[string][]string{}
	t.Run("play", func(t *testing.T) {
		for _, card := range []string{"moth", "parry", "rock"} {
			t.Run(card, func(t *testing.T) {
				seen := observed(t, card)
				mu.Lock()
				defer mu.Unlock()
				got[card] = seen
			})
		}
	})
	for card, seen := range got {
		for i := range seen {
			if !slices.Equal(seen[:i+1], got["moth"][:i+1]) {
				t.Fatalf("with a %s hidden, after act %d:\n%s\nwith a moth:\n%s", card, i, seen[i], got["moth"][i])
			}
		}
	}
}
