package discord_test

import (
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"

	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/storage"
)

// pasted imports a deck through the form and gives the answer.
func (w *world) pasted(who int, name, list string) sandbox.Message {
	w.Helper()
	out, err := w.who[who].Run(w.ctx, w.matches(), "deck", []string{"import"}, opt("name", name))
	w.ok(err)
	return w.filled(who, out, list)
}

// filled fills in a form that an outcome opened.
func (w *world) filled(who int, out sandbox.Outcome, list string) sandbox.Message {
	w.Helper()
	if out.Kind != sandbox.OutcomeModal {
		w.Fatalf("no form opened: %+v; %v", out, w.faults())
	}
	out, err := w.who[who].Submit(w.ctx, out.InteractionID, map[string]string{"list": list})
	w.ok(err)
	return w.answer(who, out)
}

// deck uses a subcommand of /deck.
func (w *world) deck(who int, sub string, opts ...sandbox.OptionValue) sandbox.Message {
	w.Helper()
	return w.command(who, w.matches(), "deck", []string{sub}, opts...)
}

// attached imports a deck from a file.
func (w *world) attached(who int, name string, f sandbox.File) sandbox.Message {
	w.Helper()
	return w.deck(who, "import", opt("name", name), opt("file", f))
}

// all is everything that a message says.
func all(m sandbox.Message) string {
	out := m.Content
	for _, e := range m.Embeds {
		out += " | " + e.Title + " | " + e.Description
		for _, f := range e.Fields {
			out += " | " + f.Name + ": " + f.Value
		}
		if e.Footer != nil {
			out += " | " + e.Footer.Text
		}
	}
	return out
}

// says checks that a message says all of this.
func says(t *testing.T, what string, m sandbox.Message, want ...string) {
	t.Helper()
	for _, s := range want {
		if !strings.Contains(all(m), s) {
			t.Errorf("%s: no %q in %s", what, s, all(m))
		}
	}
}

// TestDeckImport ensures that a pasted list is read in both languages and kept, that all faults are told at once
// with their lines in the reader's language, and that what cannot be played yet is kept all the same.
func TestDeckImport(t *testing.T) {
	w := newWorld(t)
	says(t, "a legal deck", w.pasted(0, "Mixed", "# mine\r\n\r\n9 Moth\r\n2x scintilla\n1 Rocc"),
		"Mixed is saved", "legal, 12 cards (11 normal, 0 strong, 1 legendary)")
	bad := "5 Parry\n1 Rok\n2 Roccia\nmoths please\n1 Energy\n1 zzzzzz"
	says(t, "a faulty deck", w.pasted(0, "Bad", bad), "Bad is saved, but cannot be played yet", "6 things",
		"No card is named Rok. Did you mean Rock? (line 2)", "Line 4: moths please has no usable count", "Energy is no card. (line 5)",
		"No card is named zzzzzz. (line 6)", "At most 2 of Parry, you have 5. (line 1)", "Only 1 of Rock, you have 2. (line 3)")
	says(t, "in Italian", w.pasted(1, "Male", bad), "è salvato, ma", "6 cose", "(riga 2)")
	says(t, "many cards", w.pasted(0, "Big", "40 Moth\n30 Spark"), "70 cards are many")
	says(t, "the list of decks", w.deck(0, "list"), "**Mixed** · 12 cards", "**Bad** · 7 cards · cannot be played yet: 6 faults", "3 of at most 50", "Bright, Calm and Wide")
	if m := w.deck(1, "list"); strings.Contains(all(m), "Mixed") {
		t.Errorf("somebody else's decks: %s", all(m))
	}
	m := w.deck(0, "show", opt("name", "mixed"))
	says(t, "shown", m, "```\n# mine\n\n9 Moth\n2 Spark\n1 Rock\n```", "Curve", " 1 ████████████████ 12")
	says(t, "a ready deck", w.deck(1, "show", opt("name", "calm")), "Calmo", "1 Parata", "38 Falena")
	says(t, "checked", w.deck(0, "check", opt("name", "Bad")), "6 things")
	says(t, "none such", w.deck(0, "check", opt("name", "**Male**")), `no deck called “\*\*Male\*\*”`)
	// Editing opens the list as it is, and replaces it.
	id, ok := find(m, "deckedit")
	if !ok {
		t.Fatalf("no way to edit: %s", show(m))
	}
	out, err := w.who[0].Press(w.ctx, m.ID, id)
	w.ok(err)
	if got := out.Modal.Components[0].Components[0].Value; got != "# mine\n\n9 Moth\n2 Spark\n1 Rock" {
		t.Errorf("the form holds %q", got)
	}
	says(t, "edited", w.filled(0, out, "20 Moth"), "Mixed is saved", "20 cards")
	for want, list := range map[string]string{"Mixed is saved, but": "# only a note\n\n", "Mixed is not saved": " \u200b\n", "is not understood": strings.Repeat("1\n", 1999)} {
		says(t, "nothing in it", w.pasted(0, "Mixed", list), want)
	}
	w.quiet()
}

// TestDeckFiles ensures that lists come as text files in every usual encoding, and that what is no list, too
// large, or not there is refused kindly and keeps nothing.
func TestDeckFiles(t *testing.T) {
	w := newWorld(t)
	utf16 := "\xff\xfe"
	for _, r := range "12 Falena\r\n" {
		utf16 += string([]byte{byte(r), byte(r >> 8)})
	}
	for name, f := range map[string]sandbox.File{
		"plain":   {Name: "a.txt", Type: "text/plain; charset=utf-8", Data: []byte("\xef\xbb\xbf12 Moth\n")},
		"windows": {Name: "b.txt", Type: "text/plain", Data: []byte(utf16)},
		"western": {Name: "c.deck", Data: []byte("# perch\xe9\r\n12 moth")},
	} {
		m := w.attached(0, name, f)
		says(t, name, m, name+" is saved", "legal, 12 cards")
	}
	says(t, "accents", w.deck(0, "show", opt("name", "western")), "# perché")
	long := "# " + strings.Repeat("a long note ", 500) + "\n12 Moth"
	m := w.attached(0, "long", sandbox.File{Name: "l.md", Data: []byte(long)})
	says(t, "more than a form holds", m, "long is saved")
	if _, ok := find(m, "deckedit"); ok {
		t.Error("a list that no form holds can be edited in one")
	}
	m = w.deck(0, "show", opt("name", "long"))
	m = w.await(0, "the list as a file", func(x sandbox.Message) bool { return x.ID == m.ID && len(x.Attachments) == 1 })
	if a := m.Attachments[0]; a.Filename != "long.txt" || !m.X.Ephemeral || fetch(t, a.URL) != strings.ReplaceAll(long, " \n", "\n")+"\n" {
		t.Errorf("the file is %+v", a)
	}
	for want, f := range map[string]sandbox.File{
		"no text file. ":   {Name: "list.txt", Type: "text/plain", Data: []byte("3 Moth\x00\x01\x02")},
		"no text file":     {Name: "deck.png", Type: "image/png", Data: []byte("12 Moth")},
		"at most 32 KiB":   {Name: "big.txt", Type: "text/plain", Data: []byte(strings.Repeat("12 Moth\n", 6000))},
		"is not saved":     {Name: "empty.txt", Type: "text/plain"},
		"Too long: at mos": {Name: "lines.txt", Type: "text/plain", Data: []byte(strings.Repeat("\n", 2500) + "12 Moth")},
	} {
		if m := w.attached(0, "Refused", f); !strings.Contains(all(m), want) {
			t.Errorf("%s: no %q in %s", f.Name, want, all(m))
		}
	}
	if m := w.deck(0, "list"); strings.Contains(all(m), "Refused") {
		t.Errorf("kept: %s", all(m))
	}
	w.quiet()
}

func fetch(t *testing.T, url string) string {
	t.Helper()
	resp, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	raw, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// hostile are names and lines that try to ping, to break the formatting, or not to be seen.
var hostile = []string{"@everyone <@1000000000000000012>", "**bold** ```code``` ||x||", "[click](https://example.com)", "\u202egnihton\u2066",
	"a\u200b\u200d\ufeffb", "z" + strings.Repeat("\u0301", 30), "<#5> <t:0:R> </match new:5> :smile:", "# big\n> quote\n- list", "own:ready:x", "a/b:c"}

// TestHostileDecks ensures that nothing that a person writes pings, formats, links or hides anything.
func TestHostileDecks(t *testing.T) {
	w := newWorld(t)
	for i, name := range hostile {
		m := w.pasted(0, name, strings.Join(hostile, "\n")+"\n1 "+name)
		if !strings.Contains(m.Content, "is saved") {
			t.Errorf("%q: %s", name, all(m))
		}
		for _, raw := range []string{"<@1", "**bold", "||x", "](http", "<#5", "\u202e", "\u2066", "\u200b", "<t:", "@everyone <", strings.Repeat("\u0301", 3) + "\u0301\u0301\u0301 is", "```code"} {
			if text := m.Content + m.Embeds[0].Title + m.Embeds[0].Description; strings.Contains(text, raw) && !strings.Contains(text, `\`+raw) {
				t.Errorf("%q: %q in %s", name, raw, all(m))
			}
		}
		if len(m.Mentions) > 0 || m.X.MentionsMe {
			t.Errorf("%q pings", name)
		}
		w.deck(0, "list")
		if got, err := w.who[0].Complete(w.ctx, w.matches(), "deck", []string{"show"}, "name", ""); err != nil || len(got) != i+1+3 {
			t.Errorf("suggestions: %v, %v", got, err)
		}
	}
	for _, name := range []string{"\u200b\u200d", "   ", strings.Repeat("x", 41), "Calm", "calmo", "BRIGHT"} {
		out, err := w.who[0].Run(w.ctx, w.matches(), "deck", []string{"import"}, opt("name", name))
		w.ok(err)
		if out.Kind == sandbox.OutcomeModal {
			t.Errorf("%q may be a name", name)
			continue
		}
		if m := w.answer(0, out); !strings.Contains(m.Content, "characters") && !strings.Contains(m.Content, "ready deck") {
			t.Errorf("%q: %s", name, m.Content)
		}
	}
	// All can be shown and deleted by the name that is suggested.
	list, err := w.who[0].Complete(w.ctx, w.matches(), "deck", []string{"delete"}, "name", "")
	w.ok(err)
	for _, c := range list {
		w.deck(0, "show", opt("name", c.Value))
		m := w.deck(0, "delete", opt("name", c.Value))
		w.press(0, m, "deckdelete")
	}
	if m := w.deck(0, "list"); !strings.Contains(all(m), "You have no decks") {
		t.Errorf("left: %s", all(m))
	}
	w.quiet()
}

// TestDeckDelete ensures that deleting asks again, gives the list back, and leaves ready decks alone.
func TestDeckDelete(t *testing.T) {
	w := newWorld(t)
	w.pasted(0, "Gone", "12 Moth")
	m := w.deck(0, "delete", opt("name", "gone"))
	says(t, "the question", m, "Delete Gone")
	says(t, "before the press", w.deck(0, "list"), "Gone")
	says(t, "deleted", w.press(0, m, "deckdelete"), "Gone is deleted", "```\n12 Moth\n```")
	says(t, "twice", w.deck(0, "delete", opt("name", "Gone")), "no deck called")
	says(t, "a ready deck", w.deck(0, "delete", opt("name", "calm")), "ready deck")
	w.quiet()
}

// TestDeckLimit ensures that a person's decks are limited, that the limit is told before anything is written, and
// that replacing one is always possible.
func TestDeckLimit(t *testing.T) {
	w := newWorld(t)
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		for i := range 50 {
			if err := tx.PutDeck(storage.Deck{Owner: w.who[0].ID(), Game: "tally", Name: fmt.Sprintf("Deck %02d", i), List: "12 moth", Updated: noon}); err != nil {
				return err
			}
		}
		return nil
	}))
	says(t, "one more", w.deck(0, "import", opt("name", "More")), "50 decks already")
	says(t, "replaced", w.pasted(0, "deck 07", "20 Moth"), "20 cards")
	if got, err := w.who[0].Complete(w.ctx, w.matches(), "deck", []string{"show"}, "name", "07"); err != nil || len(got) != 1 || got[0].Name != "deck 07 · 20 cards" {
		t.Errorf("suggested: %v, %v", got, err)
	}
	// More than a menu holds: the rest is a page further.
	invite := w.invitation(1, 0)
	m := w.press(0, invite, "decks")
	first := options(m)
	if len(first) != 25 {
		t.Errorf("the first page has %d", len(first))
	}
	m = w.press(0, m, "decks")
	m = w.press(0, m, "decks")
	third := options(m)
	if len(third) != 3 || third["Wide"] != "ready:wide" {
		t.Errorf("the third page: %v", third)
	}
	w.quiet()
}

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

// TestTableRules ensures that table rules are offered in words, refused with numbers, and shown to everybody with
// what was changed in bold.
func TestTableRules(t *testing.T) {
	w := newWorld(t)
	other := opt("opponent", w.who[1].ID())
	complete := func(typed string) string {
		t.Helper()
		list, err := w.who[0].Complete(w.ctx, w.matches(), "match", []string{"new"}, "rules", typed, other)
		w.ok(err)
		return names(list)
	}
	for typed, want := range map[string]string{
		"":         "everybody begins with 10 life (normally “everybody begins with 5 life”)",
		"life=7":   "everybody begins with 7 life (normally “everybody begins with 5 life”)",
		"begins":   "everybody begins with 99 life",
		"life=7, ": "… hands of 40 cards",
	} {
		if got := complete(typed); !strings.Contains(got, want) {
			t.Errorf("%q offers %s, want %s", typed, got, want)
		}
	}
	if got := complete("life=7, "); strings.Contains(got, "life") {
		t.Errorf("a rule is offered twice: %s", got)
	}
	for typed, want := range map[string]string{"life=100": "from 1 to 99; you wrote 100", "speed=2": "“speed”. There are: life and hand", "life=many": "“life=many” is no table rule"} {
		says(t, typed, w.command(0, w.matches(), "match", []string{"new"}, other, opt("rules", typed)), want)
	}
	m := w.invitation(0, 1, opt("rules", "Life = 7,hand=3"))
	says(t, "the invitation", m, "-# **everybody begins with 7 life**", "-# hands of 3 cards")
	w.press(1, m, "accept:calm")
	front := w.front(0)
	says(t, "the board", w.command(3, front.ChannelID, "match", []string{"board"}), "**everybody begins with 7 life**", "Turns 24 hours")
	w.quiet()
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
