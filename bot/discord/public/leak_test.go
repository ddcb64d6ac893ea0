package public_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"sync"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/internal/tally"
	"farpost/bot/table"
)

var snowflake = regexp.MustCompile(`\d{17,20}`)

// observed plays a short match in which member 1 holds a certain card, and gives everything that member 2,
// who watches, sees of it after each act: texts, buttons, pictures' words, edits.
func observed(t *testing.T, card string) []string {
	w := discordtest.New(t)
	ada, bruno, chiara := w.Ada, w.Bruno, w.Chiara
	var out []string
	look := func() {
		w.Delivered()
		v := chiara.View()
		var all []string
		for _, c := range v.Channels {
			for _, m := range v.Messages[c.ID] {
				raw, err := json.Marshal([]any{m.Content, m.Embeds, m.Components, len(m.Mentions), m.Flags,
					m.EditedTimestamp != nil})
				w.OK(err)
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
		out = append(out, fmt.Sprint(all, " requests ", w.Requests()))
	}
	_, err := w.Table.Invite(w.Ctx, table.Invitation{Server: w.Server.GuildID(), Channel: w.Matches(), Game: tally.Name,
		From: ada.ID(), To: []string{bruno.ID()},
		Deck: table.Deck{Name: "a", Cards: tally.Deck("spark", "comet", "flare")}})
	w.OK(err)
	w.Delivered()
	_, err = w.Table.Accept(w.Ctx, "m1", bruno.ID(), table.Deck{Name: "b", Cards: tally.Deck("moth", card)}, "")
	w.OK(err)
	look()
	for _, p := range []*discordtest.Member{ada, bruno} {
		p.Does("move", "done", "confirm")
		look()
	}
	w.Plays("Spark")
	look()
	// Looking at one's own hand and options tells nobody anything, and the picture of what is asked shows the same
	// whatever one holds.
	out = append(out, bruno.AwaitPicture(bruno.Open("move"), "prompt.png"))
	bruno.Does("hand")
	look()
	bruno.Does("pass")
	look()
	ada.Press(w.Declares("Comet"), "ahead", "back") // what is said ahead, or only looked at, is nobody else's to see
	w.Plays("Comet")
	look()
	bruno.Does("ahead:.guard", "back")
	look()
	bruno.Does("offer:.no-guard")
	look()
	ada.Does("move", "verb:spare", "confirm")
	look()
	bruno.Does("pass")
	look()
	w.Clock.Advance(25 * time.Hour)
	_, err = w.Table.Tick(w.Ctx)
	w.OK(err)
	look()
	bruno.EndTurn()
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
