package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/engine/thorough"
	"farpost/storage"
)

// ownCards is a set of seventeen cards of a group of its own, enough for a deck.
func ownCards(word string) string {
	var b strings.Builder
	b.WriteString("set: {id: guests, name: {en: Guests, it: Ospiti}, year: 2026, illustrator: Nobody}\n" +
		"groups:\n  - {id: Guest, name: {en: Guest, it: Ospite}, of: {en: Guest, it: degli Ospiti}}\ncards:\n")
	for i := range 17 {
		fmt.Fprintf(&b, `  - id: G%02d
    name: {en: %s %c, it: %s It %c}
    type: evocation
    element: F
    rank: normal
    groups: [Guest]
    cost: 1
    desen: 1
    defen: 1
    statics: [{stats: {all: {side: own, type: evocation, group: Guest, other: true}, defen: 1}}]
`, i, word, 'A'+i, word, 'A'+i)
	}
	return b.String()
}

func ownDeck() string {
	var b strings.Builder
	b.WriteString("id: guests\nname: {en: The Guests, it: Gli Ospiti}\ncards:\n")
	for i := range 17 {
		fmt.Fprintf(&b, "  - {n: 3, id: G%02d}\n", i)
	}
	return b.String()
}

// bring writes files for a game into a folder of own sets.
func bring(t *testing.T, dir, game string, files map[string]string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Join(dir, game), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, game, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// startWith is start with a folder of own sets.
func startWith(t *testing.T, files map[string]string) *world {
	t.Helper()
	dir := t.TempDir()
	bring(t, dir, "farwald", files)
	return start(t, func(w *world) { w.config.CardsDir = dir })
}

// TestOwnSets ensures that the cards and decks of an organiser's folder can be looked up and played with, and
// that a match dealt with them goes on, and shows them as dealt, when they have changed or are gone.
func TestOwnSets(t *testing.T) {
	thorough.Only(t, "it restarts the bot with sets of its own")
	w := startWith(t, map[string]string{"guests.yaml": ownCards("Wanderer"), "deck-guests.yaml": ownDeck()})
	p := w.ada
	card := func(name string) string {
		m := w.said(p, "card", nil, sandbox.OptionValue{Name: "name", Value: name})
		return shownText(m)
	}
	if got := card("Wanderer C"); !strings.Contains(got, "Wanderer C") ||
		!strings.Contains(got, "Other Guest Evocations you control get +1 DefEn.") {
		t.Errorf("/card shows %q", got)
	}
	w.choose(w.bruno, w.invited(sandbox.OptionValue{Name: "deck", Value: "guests"}), "ready:ash-and-briar")
	hand := func() string {
		t.Helper()
		front := w.await(p, "a question", apptest.Asks)
		m, err := p.Press(w.ctx, front, must(t, front, "hand"))
		if err != nil {
			t.Fatal(err)
		}
		return shownText(m)
	}
	before := hand()
	if strings.Count(before, "Wanderer") < 3 {
		t.Fatalf("the hand is %q", before)
	}
	for _, name := range []string{"changed", "gone"} {
		w.shut()
		if name == "changed" {
			bring(t, w.config.CardsDir, "farwald", map[string]string{"guests.yaml": ownCards("Stranger")})
		} else {
			w.config.CardsDir = ""
		}
		w.boot()
		if got := hand(); got != before {
			t.Errorf("%s: the hand was %q, now it is %q", name, before, got)
		}
		for range 12 {
			w.act(w.await(p, "the next question", apptest.Asks))
		}
		for before = hand(); strings.Contains(before, "You hold no cards"); before = hand() {
			w.act(w.await(p, "the next question", apptest.Asks))
		}
		if !strings.Contains(before, "Wanderer") {
			t.Errorf("%s: the hand is %q", name, before)
		}
	}
	if got := card("Wanderer C"); strings.Contains(got, "Guest Evocations") {
		t.Errorf("/card still knows a card that is gone: %q", got)
	}
	w.quiet()
}

// TestGuideInTheSandbox ensures that the files of docs/cards.md come to the table as the page says: the card in
// /card in both languages, the deck by its name in /match new.
func TestGuideInTheSandbox(t *testing.T) {
	thorough.Only(t, "it opens a browser")
	page, err := os.ReadFile("../../docs/cards.md")
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	file := regexp.MustCompile("(?s)`my-cards/farwald/([a-z-]+\\.yaml)`[^`]*?\n\n```yaml\n(.*?)```")
	for _, b := range file.FindAllStringSubmatch(string(page), -1) {
		files[b[1]] = b[2]
	}
	w := startWith(t, files)
	for who, want := range map[string]string{
		"ada":    "Each opponent discharges 1 Energy Card.",
		"chiara": "Ogni avversario scarica 1 Carta Energia.",
	} {
		m := w.said(w.member(who), "card", nil, sandbox.OptionValue{Name: "name", Value: "Emberwing"})
		if got := shownText(m); !strings.Contains(got, want) {
			t.Errorf("/card shows %q, not %q", got, want)
		}
	}
	w.begin(sandbox.OptionValue{Name: "deck", Value: "Lanterns"})
	w.await(w.ada, "the first question", apptest.Asks)
	w.view(func(tx storage.ReadTx, m storage.Match) error {
		seats, err := tx.Seats(m.ID)
		for _, s := range seats {
			if s.Player == w.ada.Member.ID() && (s.DeckName != "Lanterns" || strings.Count(s.Deck, "H01") != 3) {
				t.Errorf("the deck %q is dealt: %s", s.DeckName, s.Deck)
			}
		}
		return err
	})
	w.quiet()
}

// TestOwnDeckGone ensures that a match does not begin with a deck whose cards are gone: who accepts learns who has to
// choose again, but not what they had chosen, and once that is done the match begins.
func TestOwnDeckGone(t *testing.T) {
	w := startWith(t, map[string]string{"guests.yaml": ownCards("Wanderer"), "deck-guests.yaml": ownDeck()})
	a, b := w.ada, w.bruno
	invite := w.invited(sandbox.OptionValue{Name: "deck", Value: "guests"})
	w.shut()
	w.config.CardsDir = ""
	w.boot()
	m, err := b.Accept(w.ctx, invite)
	if err != nil {
		t.Fatal(err)
	}
	got := shownText(m)
	if !strings.Contains(got, "Ada has not chosen a Memory") || strings.Contains(got, "Guests") { // FW-017
		t.Errorf("the answer is %q", got)
	}
	if got := shownText(w.choose(a, invite, "ready:ash-and-briar")); !strings.Contains(got, "now with Ash and Briar") {
		t.Errorf("the answer is %q", got)
	}
	if _, err = b.Accept(w.ctx, invite); err != nil {
		t.Fatal(err)
	}
	w.await(a, "the first question", apptest.Asks)
	w.quiet()
}

// shownText is all the words of a message.
func shownText(m sandbox.Message) string {
	out := m.Content
	for _, e := range m.Embeds {
		out += "\n" + e.Title + "\n" + e.Description
		for _, f := range e.Fields {
			out += "\n" + f.Name + "\n" + f.Value
		}
	}
	return out
}
