package lobby_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/storage"
)

// TestChooseDeck ensures that both sides may bring decks of their own, see why others cannot be played, and change
// their minds until the match begins; the match is dealt with the chosen ones, keeps its copy, and names them to
// others only when it is over.
func TestChooseDeck(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara := w.Ada, w.Bruno, w.Chiara
	ada.PastesDeck("Glow *worm*", "12 Spark")
	ada.PastesDeck("Sketch", "1 Spark")
	bruno.PastesDeck("Luce", "11 Vampa")
	bruno.PastesDeck("Abbozzo", "3 Rocia")
	got := ada.Completions("match new", "deck", "")
	if want := "Bright, Calm, Glow *worm* · 12 cards, " +
		"Sketch · 1 card · cannot be played yet: 1 fault, Wide"; discordtest.Names(got) != want {
		t.Errorf("offered: %s", discordtest.Names(got))
	}
	m := ada.Command("match new", discordtest.Opt("opponent", bruno.ID()), discordtest.Opt("deck", "Sketch"))
	w.Says("a deck that cannot be played", m, "Sketch cannot be played yet", "needs 10 cards")
	invite := ada.Invites(bruno, discordtest.Opt("deck", "glow *WORM*"))
	if !invite.Shows("(Play Calm accept:calm) (Choose deck decks) (Decline decline)") {
		t.Errorf("the buttons: %s", invite)
	}
	w.Says("a stranger", chiara.Press(invite, "decks"), "altr") // or qualcun altro
	m = bruno.Press(invite, "decks")
	w.Says("the choice", m, "Abbozzo", "Rocia", "Rock?", "(riga 1)")
	if opts := m.Options(); opts["Luce"] != "own:Luce" || opts["Abbozzo"] != "" || len(opts) != 4 {
		t.Errorf("the menu: %v", opts)
	}
	m = bruno.Press(m, "deckpick=ready:wide")
	w.Says("picked", m, "Largo", "40")
	m = bruno.Press(m, "decks", "deckpick=own:Luce")
	w.Says("picked", m, "Luce", "legal, 11")
	// Who invited may still change, silently.
	again := ada.Press(invite, "decks", "deckpick=ready:bright")
	w.Says("changed", ada.Press(again, "deckbring"), "now with Bright")
	back := ada.Press(invite, "decks", "deckpick=own:Glow *worm*")
	kept := ada.Press(invite, "decks", "deckpick=ready:bright")
	w.Says("changed back", ada.Press(back, "deckbring"), `now with Glow \*worm\*`)
	w.Says("accepted", bruno.Press(m, "deckbring"), "Luce")
	w.Delivered()
	pos, err := w.Table.Position(w.Ctx, "m1")
	w.OK(err)
	for p, want := range map[*discordtest.Member]string{ada: "spark", bruno: "flare"} {
		v, err := pos.View(pos.Seat(p.ID()))
		w.OK(err)
		for _, c := range v.Zone("hand", v.Viewer).Cards {
			if c.Card != want {
				t.Errorf("%s holds %s, want only %s", p, c.Card, want)
			}
		}
	}
	// The decks are locked now, and what is saved may go.
	const locked = "The match has begun; its Memory cannot be changed"
	w.Says("after the beginning", ada.Press(kept, "deckbring"), locked) // FW-017
	w.Says("choosing after the beginning", ada.Press(kept, "decks"), locked)
	ada.Press(ada.Deck("delete", discordtest.Opt("name", "Glow *worm*")), "deckdelete")
	bruno.PastesDeck("Luce", "10 Falena")
	now, err := w.Table.Position(w.Ctx, "m1")
	w.OK(err)
	if !slices.EqualFunc(now.Seats, pos.Seats,
		func(a, b storage.Seat) bool { return a.Deck == b.Deck && a.DeckName == b.DeckName }) {
		t.Error("the match's decks have changed")
	}
	w.Secret("Glow", "Luce")
	log := chiara.CommandIn(ada.Handover().ChannelID, "match log")
	if strings.Contains(log.Text(), "Luce") || strings.Contains(log.Text(), "Glow") {
		t.Errorf("the log of a match that goes on: %s", log.Text())
	}
	ada.Open("more")
	bruno.Does("more", "concede", "concede:sure")
	result := chiara.Await("the result", func(m discordtest.Message) bool {
		return m.Describes("Nobody else was left")
	})
	w.Says("the result", result, ada.Mention()+`: Glow \*worm\*`, bruno.Mention()+": Luce")
	w.Says("the log", chiara.CommandIn(result.ChannelID, "match log"), `Ada: Glow \*worm\*`)
	w.Quiet()
}

// TestNoDeckLeft ensures that a deck that cannot be played any more when the match is to begin is told by its
// player's name, and that another choice mends it.
func TestNoDeckLeft(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	invite := ada.Invites(bruno, discordtest.Opt("deck", "bright"))
	w.Table.Games = lacking{w.Table.Games, "rock"}
	w.Says("to who accepts", bruno.Press(invite, "accept:calm"), "Ada")
	ada.Press(invite, "decks", "deckpick=ready:wide", "deckbring")
	bruno.Press(invite, "accept:calm")
	bruno.Handover()
	w.Quiet()
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
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	ada.PastesDeck("Mine", "12 Spark")
	invite := ada.Invites(bruno, discordtest.Opt("deck", "Mine"), discordtest.Opt("rules", "life=9"))
	m := bruno.Press(invite, "decks")
	w.Restart()
	w.Says("the decks", ada.Deck("list"), "Mine")
	bruno.Press(m, "deckpick=ready:calm", "deckbring")
	w.Says("the board", bruno.CommandIn(bruno.Handover().ChannelID, "match board"), "9")
	w.Quiet()
}

// TestManyDecks ensures that who has sixty decks reaches each of them when they choose one for an invitation.
func TestManyDecks(t *testing.T) {
	const many = 60
	w := discordtest.New(t)
	w.OK(w.Store.Update(w.Ctx, func(tx storage.Tx) error {
		for n := range many {
			err := tx.PutDeck(storage.Deck{Owner: w.Bruno.ID(), Game: tally.Name, Name: fmt.Sprintf("Deck %02d", n),
				List: "12 moth", Updated: discordtest.Noon})
			if err != nil {
				return err
			}
		}
		return nil
	}))
	m := w.Bruno.Press(w.Ada.Invites(w.Bruno), "decks")
	seen := map[string]bool{}
	for range 4 {
		for _, value := range m.Options() {
			seen[value] = true
		}
		m = w.Bruno.Press(m, "decks")
	}
	if len(seen) < many {
		t.Errorf("%d of %d decks are reached", len(seen), many)
	}
	w.Quiet()
}
