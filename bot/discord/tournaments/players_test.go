package tournaments_test

import (
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/tournament/event"
)

// TestDeckDoors ensures for each choice of who sees decks, at each stage and for everybody, by every door of an event
// which shows what of a player's deck: the list opens at the moment that the plan names and not before, and nothing
// else ever tells its name.
func TestDeckDoors(t *testing.T) {
	const secret = "Zebra"
	for _, x := range []struct {
		decks string
		opens event.Stage // from when on others see lists; "" for never
	}{{event.DecksHidden, ""}, {event.DecksOpen, event.Running}, {event.DecksAfter, event.Over}} {
		t.Run(x.decks, func(t *testing.T) {
			w := opened(t, "format=single", "decks="+x.decks)
			joined(w, w.Bruno)
			w.Chiara.PastesDeck(secret, "12 Moth")
			w.press(w.Chiara, w.Chiara.Command("tournament join"), "/bring", "own:"+secret)
			w.Says("one's own", w.Chiara.Command("tournament show"), secret)
			look := func(stage event.Stage) {
				t.Helper()
				open := x.opens == stage || x.opens == event.Running && stage == event.Over
				for _, p := range []*discordtest.Member{w.Bruno, w.Dario} {
					for _, op := range doors(w) {
						m := w.forgeAny(p, op)
						want := open && (strings.HasPrefix(op, "players") || strings.HasPrefix(op, "list"))
						if got := strings.Contains(whole(m), secret); got != want {
							t.Errorf("%s, %s presses %s: the deck is seen %v, want %v: %s", stage, p, op, got, want, m)
						}
						if strings.HasPrefix(op, "list") && m.Shows("12 ") != open {
							t.Errorf("%s: the list is %s", stage, m)
						}
					}
				}
				list, err := w.Desk.List(w.Ctx, anyEvent0)
				w.OK(err)
				export, err := w.Desk.Export(w.Ctx, list[0].Row.ID, nil)
				w.OK(err)
				if got := strings.Contains(string(export.JSON())+string(export.CSV()), secret); got != open {
					t.Errorf("%s: the export has the deck %v, want %v", stage, got, open)
				}
				for _, m := range w.Dario.Sees() {
					if m.X != nil && !m.X.Ephemeral && strings.Contains(whole(m), secret) {
						t.Errorf("%s: everybody reads %s", stage, m)
					}
				}
			}
			look(event.Registration)
			w.panel("ask/start", "do/start")
			look(event.Running)
			w.round()
			look(event.Running)
			w.finish()
			w.panel("ask/finish", "do/finish")
			w.Delivered()
			look(event.Over)
			w.Quiet()
		})
	}
}

// TestEntered ensures that an organiser enters people while planning who never used the bot, that they have names
// wherever they are shown, that they are told once registration opens, and that who is no member is refused without
// anything of the page being taken away.
func TestEntered(t *testing.T) {
	w := desk{discordtest.New(t)}
	m := w.Ada.Command("tournament new", discordtest.Opt("name", "Spring Cup"))
	page := m.ID
	ids := map[string]string{"name": "Spring Cup", "players": w.Bruno.Mention() + " " + w.Chiara.ID()}
	bad := w.submit(w.Ada, w.Ada.TryPress(m, w.control(m, "m1/form")), map[string]string{"name": "Spring Cup",
		"players": "<@99999999999999999>"})
	w.Says("a stranger", bad, "99999999999999999")
	if now := w.Ada.Message(page); bad.ID == page || !now.Shows("Being planned") {
		t.Errorf("the page is %s", now)
	}
	m = w.submit(w.Ada, w.Ada.TryPress(w.Ada.Message(page), w.control(m, "m1/form")), ids)
	w.Says("the plan", m, "Being planned", "With 2 players")
	if got := len(w.event().Players); got != 2 {
		t.Errorf("%d players are entered", got)
	}
	w.press(w.Ada, w.press(w.Ada, m, "ask/open"), "do/open")
	w.Delivered()
	w.Says("the players", w.panel("/people"), "Bruno", "Chiara")
	w.Bruno.Await("the word to the player", func(m discordtest.Message) bool {
		return m.Shows("Spring Cup: ") && m.Shows("/tournament drop")
	})
	w.press(w.Ada, w.press(w.Ada, w.panel("ask/start"), "/lend/", "ready:calm"), "do/start")
	w.Says("the draft", w.panel("do/draft"), "Bruno", "Chiara")
	w.panel("ask/publish", "do/publish")
	w.Delivered()
	for _, m := range append(w.Ada.Sees(), w.Bruno.Sees()...) {
		if m.Shows("Somebody") || m.Shows("Qualcuno") {
			t.Errorf("somebody has no name: %s", m)
		}
	}
	w.Quiet()
}

// doors are the ops that show something of an event.
func doors(w desk) []string {
	return []string{"show", "players", "players/p1", "list/" + w.Chiara.ID(), "standings", "table/0", "match", "log",
		"panel", "people", "person/" + w.Chiara.ID(), "swap", "round", "pairing/1/0/1", "tree/0"}
}

// whole is all that can be read on a message, what its menus say of their options included.
func whole(m discordtest.Message) string {
	s := m.String()
	for _, row := range m.Components {
		for _, c := range row.Components {
			for _, o := range c.Options {
				s += "\n" + o.Description
			}
		}
	}
	return s
}
