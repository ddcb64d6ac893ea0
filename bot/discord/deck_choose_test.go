package discord_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/storage"
)

// TestChooseDeck ensures that both sides may bring decks of their own, see why others cannot be played, and change
// their minds until the match begins; the match is dealt with the chosen ones, keeps its copy, and names them to
// others only when it is over.
func TestChooseDeck(t *testing.T) {
	w := newWorld(t)
	w.pasted(0, "Glow *worm*", "12 Spark")
	w.pasted(0, "Sketch", "1 Spark")
	w.pasted(1, "Luce", "11 Vampa")
	w.pasted(1, "Abbozzo", "3 Rocia")
	got, err := w.who[0].Complete(w.ctx, w.matches(), "match", []string{"new"}, "deck", "")
	w.ok(err)
	if names(got) != "Bright, Calm, Glow *worm* · 12 cards, Sketch · 1 card · cannot be played yet: 1 fault, Wide" {
		t.Errorf("offered: %s", names(got))
	}
	m := w.command(0, w.matches(), "match", []string{"new"}, opt("opponent", w.who[1].ID()), opt("deck", "Sketch"))
	says(t, "a deck that cannot be played", m, "Sketch cannot be played yet", "needs 10 cards")
	invite := w.invitation(0, 1, opt("deck", "glow *WORM*"))
	if buttons := show(invite); !strings.Contains(buttons, "(Play Calm accept:calm 0) (Choose deck decks 0) (Decline decline 0)") {
		t.Errorf("the buttons: %s", buttons)
	}
	says(t, "a stranger", w.press(2, invite, "decks"), "altr") // or qualcun altro
	m = w.press(1, invite, "decks")
	says(t, "the choice", m, "Abbozzo", "Rocia", "Rock?", "(riga 1)")
	if opts := options(m); opts["Luce"] != "own:Luce" || opts["Abbozzo"] != "" || len(opts) != 4 {
		t.Errorf("the menu: %v", opts)
	}
	m = w.press(1, m, "deckpick", "ready:wide")
	says(t, "picked", m, "Largo", "40")
	m = w.press(1, m, "decks")
	m = w.press(1, m, "deckpick", "own:Luce")
	says(t, "picked", m, "Luce", "legal, 11")
	// Who invited may still change, silently.
	again := w.press(0, invite, "decks")
	again = w.press(0, again, "deckpick", "ready:bright")
	says(t, "changed", w.press(0, again, "deckbring"), "now with Bright")
	back := w.press(0, invite, "decks")
	back = w.press(0, back, "deckpick", "own:Glow *worm*")
	kept := w.press(0, w.press(0, invite, "decks"), "deckpick", "ready:bright")
	says(t, "changed back", w.press(0, back, "deckbring"), `now with Glow \*worm\*`)
	says(t, "accepted", w.press(1, m, "deckbring"), "Luce")
	w.delivered()
	pos, err := w.table.Position(w.ctx, "m1")
	w.ok(err)
	for i, want := range []string{"spark", "flare"} {
		v, err := pos.View(pos.Seat(w.who[i].ID()))
		w.ok(err)
		for _, c := range v.Zone("hand", v.Viewer).Cards {
			if c.Card != want {
				t.Errorf("member %d holds %s, want only %s", i, c.Card, want)
			}
		}
	}
	// The decks are locked now, and what is saved may go.
	says(t, "after the beginning", w.press(0, kept, "deckbring"), "The match has begun; its Memory cannot be changed") // FW-017
	says(t, "choosing after the beginning", w.press(0, kept, "decks"), "The match has begun; its Memory cannot be changed")
	w.press(0, w.deck(0, "delete", opt("name", "Glow *worm*")), "deckdelete")
	w.pasted(1, "Luce", "10 Falena")
	now, err := w.table.Position(w.ctx, "m1")
	w.ok(err)
	if !slices.EqualFunc(now.Seats, pos.Seats, func(a, b storage.Seat) bool { return a.Deck == b.Deck && a.DeckName == b.DeckName }) {
		t.Error("the match's decks have changed")
	}
	w.secret("Glow", "Luce")
	if m := w.command(2, w.front(0).ChannelID, "match", []string{"log"}); strings.Contains(all(m), "Luce") || strings.Contains(all(m), "Glow") {
		t.Errorf("the log of a match that goes on: %s", all(m))
	}
	for who := range 2 {
		m := w.press(who, w.front(who), "more")
		if who == 1 {
			m = w.press(who, m, "concede")
			w.press(who, m, "concede:sure")
		}
	}
	w.delivered()
	result := w.await(2, "the result", func(m sandbox.Message) bool {
		return len(m.Embeds) > 0 && strings.Contains(m.Embeds[0].Description, "Nobody else was left")
	})
	says(t, "the result", result, `<@`+w.who[0].ID()+`>: Glow \*worm\*`, "<@"+w.who[1].ID()+">: Luce")
	says(t, "the log", w.command(2, result.ChannelID, "match", []string{"log"}), `Ada: Glow \*worm\*`)
	w.quiet()
}

// secret checks that nothing was sent to a channel in which the words stand.
func (w *world) secret(words ...string) {
	w.Helper()
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, x := range w.seen {
		for _, s := range words {
			if strings.HasPrefix(x.Template, "/channels/") && strings.Contains(string(x.Body), s) {
				w.Errorf("%q is public in %s %s: %s", s, x.Method, x.Template, x.Body)
			}
		}
	}
}

// TestNoDeckLeft ensures that a deck that cannot be played any more when the match is to begin is told by its
// player's name, and that another choice mends it.
func TestNoDeckLeft(t *testing.T) {
	w := newWorld(t)
	invite := w.invitation(0, 1, opt("deck", "bright"))
	w.table.Games = lacking{w.table.Games, "rock"}
	says(t, "to who accepts", w.press(1, invite, "accept:calm"), "Ada")
	m := w.press(0, invite, "decks")
	m = w.press(0, m, "deckpick", "ready:wide")
	w.press(0, m, "deckbring")
	w.press(1, invite, "accept:calm")
	w.front(1)
	w.quiet()
}

// lacking are games of which a card has gone.
type lacking struct {
	table.Games
	card string
}

func (g lacking) Playable(game string, cards []string) bool {
	return !slices.Contains(cards, g.card) && g.Games.Playable(game, cards)
}

// TestDecksSurvive ensures that decks and settings of an invitation survive a restart.
func TestDecksSurvive(t *testing.T) {
	w := newWorld(t)
	w.pasted(0, "Mine", "12 Spark")
	invite := w.invitation(0, 1, opt("deck", "Mine"), opt("rules", "life=9"))
	m := w.press(1, invite, "decks")
	w.stop()
	w.start()
	says(t, "the decks", w.deck(0, "list"), "Mine")
	m = w.press(1, m, "deckpick", "ready:calm")
	w.press(1, m, "deckbring")
	says(t, "the board", w.command(1, w.front(1).ChannelID, "match", []string{"board"}), "9")
	w.quiet()
}
