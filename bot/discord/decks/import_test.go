package decks_test

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// TestDeckImport ensures that a pasted list is read in both languages and kept, that all faults are told at once
// with their lines in the reader's language, and that what cannot be played yet is kept all the same.
func TestDeckImport(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Says("a legal deck", ada.PastesDeck("Mixed", "# mine\r\n\r\n9 Moth\r\n2x scintilla\n1 Rocc"), "Mixed is saved",
		"legal, 12 cards (11 normal, 0 strong, 1 legendary)")
	bad := "5 Parry\n1 Rok\n2 Roccia\nmoths please\n1 Energy\n1 zzzzzz"
	w.Says("a faulty deck", ada.PastesDeck("Bad", bad), "Bad is saved, but cannot be played yet", "6 things",
		"No card is named Rok. Did you mean Rock? (line 2)", "Line 4: moths please has no usable count",
		"Energy is no card. (line 5)", "No card is named zzzzzz. (line 6)", "At most 2 of Parry, you have 5. (line 1)",
		"Only 1 of Rock, you have 2. (line 3)")
	w.Says("in Italian", bruno.PastesDeck("Male", bad), "Però non si può", "6 cose", "(riga 2)")
	w.Says("many cards", ada.PastesDeck("Big", "40 Moth\n30 Spark"), "70 cards are many")
	w.Says("the list of decks", ada.Deck("list"), "**Mixed** · 12 cards",
		"**Bad** · 7 cards · cannot be played yet: 6 faults", "3 of at most 50", "Bright, Calm and Wide")
	if m := bruno.Deck("list"); strings.Contains(m.Text(), "Mixed") {
		t.Errorf("somebody else's decks: %s", m.Text())
	}
	m := ada.Deck("show", discordtest.Opt("name", "mixed"))
	w.Says("shown", m, "```\n# mine\n\n9 Moth\n2 Spark\n1 Rock\n```", "Curve", " 1 ████████████████ 12")
	w.Says("a ready deck", bruno.Deck("show", discordtest.Opt("name", "calm")), "Calmo", "1 Parata", "38 Falena")
	w.Says("checked", ada.Deck("check", discordtest.Opt("name", "Bad")), "6 things")
	w.Says("none such", ada.Deck("check", discordtest.Opt("name", "**Male**")), `no deck called “\*\*Male\*\*”`)
	// Editing opens the list as it is, and replaces it.
	edit, ok := m.Part("deckedit")
	if !ok {
		t.Fatalf("no way to edit: %s", m)
	}
	out := ada.TryPress(m, edit.CustomID)
	if got := out.Modal.Components[0].Components[0].Value; got != "# mine\n\n9 Moth\n2 Spark\n1 Rock" {
		t.Errorf("the form holds %q", got)
	}
	w.Says("edited", ada.Fills(out, "20 Moth"), "Mixed is saved", "20 cards")
	for want, list := range map[string]string{
		"Mixed is saved, but": "# only a note\n\n",
		"Mixed is not saved":  " \u200b\n",
		"is not understood":   strings.Repeat("1\n", 1999),
	} {
		w.Says("nothing in it", ada.PastesDeck("Mixed", list), want)
	}
	w.Quiet()
}

// TestDeckFiles ensures that lists come as text files in every usual encoding, and that what is no list, too
// large, or not there is refused kindly and keeps nothing.
func TestDeckFiles(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	utf16 := "\xff\xfe"
	for _, r := range "12 Falena\r\n" {
		utf16 += string([]byte{byte(r), byte(r >> 8)})
	}
	for name, f := range map[string]sandbox.File{
		"plain":   {Name: "a.txt", Type: "text/plain; charset=utf-8", Data: []byte("\xef\xbb\xbf12 Moth\n")},
		"windows": {Name: "b.txt", Type: "text/plain", Data: []byte(utf16)},
		"western": {Name: "c.deck", Data: []byte("# perch\xe9\r\n12 moth")},
	} {
		m := ada.AttachesDeck(name, f)
		w.Says(name, m, name+" is saved", "legal, 12 cards")
	}
	w.Says("accents", ada.Deck("show", discordtest.Opt("name", "western")), "# perché")
	// A list that no form holds.
	long := "# " + strings.Repeat("a long note ", 500) + "\n12 Moth"
	m := ada.AttachesDeck("long", sandbox.File{Name: "l.md", Data: []byte(long)})
	w.Says("more than a form holds", m, "long is saved")
	if m.Has("deckedit") {
		t.Error("a list that no form holds can be edited in one")
	}
	m = ada.Deck("show", discordtest.Opt("name", "long"))
	m = ada.AwaitFiles(m, 1)
	if a := m.Attachments[0]; a.Filename != "long.txt" || !m.X.Ephemeral ||
		fetch(t, a.URL) != strings.ReplaceAll(long, " \n", "\n")+"\n" {
		t.Errorf("the file is %+v", a)
	}
	for want, f := range map[string]sandbox.File{
		"no text file. ": {Name: "list.txt", Type: "text/plain", Data: []byte("3 Moth\x00\x01\x02")},
		"no text file":   {Name: "deck.png", Type: "image/png", Data: []byte("12 Moth")},
		"at most 32 KiB": {Name: "big.txt", Type: "text/plain", Data: []byte(strings.Repeat("12 Moth\n", 6000))},
		"is not saved":   {Name: "empty.txt", Type: "text/plain"},
		"Too long: at mos": {Name: "lines.txt", Type: "text/plain",
			Data: []byte(strings.Repeat("\n", 2500) + "12 Moth")},
	} {
		if m := ada.AttachesDeck("Refused", f); !strings.Contains(m.Text(), want) {
			t.Errorf("%s: no %q in %s", f.Name, want, m.Text())
		}
	}
	if m := ada.Deck("list"); strings.Contains(m.Text(), "Refused") {
		t.Errorf("kept: %s", m.Text())
	}
	w.Quiet()
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
