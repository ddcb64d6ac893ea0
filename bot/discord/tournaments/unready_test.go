package tournaments_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/tournament/event"
)

// TestCheckIn ensures that everybody is told when the check-in begins, that organisers see who has not checked in, and
// that a start asks about those first: without them, wait, or with them.
func TestCheckIn(t *testing.T) {
	w := opened(t, "format=single")
	joined(w, w.Bruno, w.Chiara, w.Dario)
	w.panel("ask/check", "do/check")
	w.Delivered()
	w.Bruno.Await("the word about the check-in", func(m discordtest.Message) bool {
		return m.Shows("Spring Cup: si conferma la presenza")
	})
	w.Bruno.Command("tournament checkin")
	w.Chiara.Command("tournament checkin")
	w.Says("the panel", w.Ada.Command("tournament panel"), "Not checked in yet (1): Dario")
	people := w.panel("/people")
	w.Says("the players", people, "not checked in", "checked in")
	ask := w.panel("ask/start")
	w.Says("the question", ask, "Dario has not checked in", "Start without them, wait, or start with them?")
	w.Says("to wait", w.press(w.Ada, ask, "/panel"), "Not checked in yet")
	w.Says("without them", w.press(w.Ada, w.panel("ask/start"), "start/without"), "2 players")
	with := forge(w, w.Ada, "ask/start/with")
	w.Says("with them", with, "3 players")
	if m := forge(w, w.Ada, "do/start"); !m.Shows("1 player has not checked in") {
		t.Errorf("an old button starts it: %s", m)
	}
	w.press(w.Ada, w.press(w.Ada, w.panel("ask/start"), "ask/start/without"), "do/start")
	if got := w.event(); got.Stage != event.Running || len(got.Players) != 2 {
		t.Errorf("%s with %d players", got.Stage, len(got.Players))
	}
	w.Delivered()
	w.Dario.Await("the word about the place", func(m discordtest.Message) bool {
		return m.Shows("you have not checked in")
	})
	w.Quiet()
}

// TestNoDecks ensures that one person without a deck does not block a start: a ready deck is brought for all such, or
// they are left out, or the organiser waits.
func TestNoDecks(t *testing.T) {
	for _, x := range []struct {
		name   string
		choose func(w desk, ask discordtest.Message) discordtest.Message
		left   int
		told   string
	}{
		{"lend", func(w desk, ask discordtest.Message) discordtest.Message {
			return w.press(w.Ada, ask, "/lend/", "ready:calm")
		}, 4, "a ready deck for you"},
		{"leave out", func(w desk, ask discordtest.Message) discordtest.Message {
			return w.press(w.Ada, ask, "start/-/without")
		}, 2, "because you had no deck"},
	} {
		t.Run(x.name, func(t *testing.T) {
			w := opened(t, "format=single")
			joined(w, w.Ada, w.Bruno)
			w.Chiara.Command("tournament join")
			w.Dario.Command("tournament join")
			ask := w.panel("ask/start")
			w.Says("the question", ask, "Chiara, Dario have no deck")
			w.press(w.Ada, x.choose(w, ask), "do/start")
			if got := w.event(); got.Stage != event.Running || len(got.Players) != x.left {
				t.Errorf("%s with %d players, want %d", got.Stage, len(got.Players), x.left)
			}
			w.Delivered()
			w.Dario.Await("the word about the deck", func(m discordtest.Message) bool { return m.Shows(x.told) })
			w.Quiet()
		})
	}
}
