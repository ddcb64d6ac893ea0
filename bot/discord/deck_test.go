package discord_test

import (
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"

	"farpost/bot/sandbox"
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
