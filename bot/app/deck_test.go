package app_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/storage"
)

// imported pastes a deck into the form of /deck import and gives the answer.
func (w *world) imported(p *player, name, list string) sandbox.Message {
	w.t.Helper()
	out, err := p.Member.Run(w.ctx, w.app.Sandbox.ChannelID("matches"), "deck", []string{"import"},
		sandbox.OptionValue{Name: "name", Value: name})
	if err != nil || out.Kind != sandbox.OutcomeModal {
		w.t.Fatalf("/deck import: %+v, %v", out, err)
	}
	if out, err = p.Member.Submit(w.ctx, out.InteractionID, map[string]string{"list": list}); err != nil ||
		out.MessageID == "" {
		w.t.Fatalf("the form: %+v, %v", out, err)
	}
	return w.await(p, "the answer to the form",
		func(m sandbox.Message) bool { return m.ID == out.MessageID && !m.X.Thinking })
}

// deck uses a subcommand of /deck.
func (w *world) deck(p *player, sub string, options ...sandbox.OptionValue) sandbox.Message {
	w.t.Helper()
	return w.run(p, w.app.Sandbox.ChannelID("matches"), "deck", []string{sub}, options...)
}

func named(name string) sandbox.OptionValue { return sandbox.OptionValue{Name: "name", Value: name} }

// copies writes each of some cards so many times.
func copies(n int, ids string) string {
	var b strings.Builder
	for id := range strings.FieldsSeq(ids) {
		fmt.Fprintf(&b, "%d %s\n", n, id)
	}
	return b.String()
}

// TestDeckMessages ensures that every message about decks reaches a player on Discord, with its numbers and lines.
func TestDeckMessages(t *testing.T) {
	w := start(t)
	ada := w.ada
	for _, test := range []struct {
		list string
		want []string
	}{
		{"4 Cinder Whelp\n3 Pyre Matron\n2 Bramble Colossus\n10 Energy Cards\n1 Token\n4 Crystals of Essence\n" +
			"1 Cinder Welp\n1 qwertyuiop\n1 S\nCinder Whelp\n0 Cinder Whelp\n***", []string{
			"Cinder Whelp is Normal: at most 3 copies, you have 4. (line 1)",               // FW-009
			"Pyre Matron is Strong: at most 2 copies, you have 3. (line 2)",                // FW-010
			"Bramble Colossus is Legendary: only 1 copy, you have 2. (line 3)",             // FW-011
			"Energy Cards are not part of a Memory; every player gets 10 anyway. (line 4)", // FW-015
			"“Token” is a token and cannot be in a Memory. (line 5)",
			"Crystals of Essence are not part of a Memory. (line 6)",
			"No card is named “Cinder Welp”. Did you mean Cinder Whelp? (line 7)", // FW-012
			"No card is named “qwertyuiop”. (line 8)",
			"“S” fits ", "; write the full name. (line 9)",
			"Line 10: “Cinder Whelp” has no usable count.",
			"Line 11: “0 Cinder Whelp” has no usable count.",
			`Line 12 is not understood: “\*\*\*”. Write “3 Card Name”.`,
			"A Memory needs at least 50 cards; this one has 27. Add 23.", // FW-007
			"is saved, but cannot be played yet", "13 things are wrong",
		}},
		{"# only a note", []string{"This Memory is empty."}},
		{copies(3, "A07 A08 A09 B07 B08 B09 X11 X15 X18") +
			copies(2, "A14 A15 A17 A20 B14 B15 B16 B17 B20 X04 X09 X10 X12 X16"), []string{
			// FW-024
			"“Mine”: legal, 55 cards (27 Normal, 28 Strong, 0 Legendary).", "can be declared without Crystallized Energy",
			"No Evocations: no Crystallized Energy, no defence.", "which no Evocation here provides", // FW-077
		}},
		{copies(3, "A01 A02 A03 A04 A05 A06 A07 A08 A09 B01 B02 B03 B04 B05 B06 X01 X03 X05 X08 X11 X15"), []string{
			"63 cards: legal, but each card is found less often.", // FW-008
		}},
		{strings.Repeat("1\n", 1998), []string{"Line 1 is not understood", "more. Mend these first."}},
	} {
		got := shownText(w.imported(ada, "Mine", test.list))
		for _, want := range test.want {
			if !strings.Contains(got, want) {
				t.Errorf("%.40q: no %q in %s", test.list, want, got)
			}
		}
	}
	long := sandbox.File{Name: "long.txt", Type: "text/plain", Data: []byte(strings.Repeat("\n", 2500))}
	if got := shownText(w.deck(ada, "import", named("Mine"),
		sandbox.OptionValue{Name: "file", Value: long})); !strings.Contains(got, "at most 2000 lines") {
		t.Errorf("a long file: %s", got)
	}
	w.quiet()
}

// TestOwnDeck ensures that decks written in different languages are saved, shown in the reader's, survive a
// restart, and are what a match is dealt with.
func TestOwnDeck(t *testing.T) {
	w := start(t)
	ada, bruno := w.ada, w.bruno
	list := shownText(w.deck(ada, "show", named("tide-and-silence")))
	_, list, _ = strings.Cut(list, "```\n")
	list, _, _ = strings.Cut(list, "\n```")
	if n := strings.Count(list, "\n") + 1; n != 26 {
		t.Fatalf("a ready deck is shown as %q", list)
	}
	lines := strings.Split(list, "\n")
	for i, l := range shownLines(w.deckIn("it", "tide-and-silence")) {
		if i%2 == 0 {
			lines[i] = l // every second line in Italian
		}
	}
	if got := shownText(w.imported(bruno, "Both", strings.Join(lines, "\r\n"))); !strings.Contains(got,
		"legal, 50 cards") {
		t.Fatalf("imported: %s", got)
	}
	w.shut()
	w.boot()
	if got := shownText(w.deck(bruno, "show", named("both"))); !strings.Contains(got, "```\n"+list+"\n```") ||
		!strings.Contains(got, "Elements provided") {
		t.Errorf("shown: %s", got)
	}
	invite := w.invited(sandbox.OptionValue{Name: "rules", Value: "heal=1, stall_rounds=20"})
	if got := shownText(invite); !strings.Contains(got, "**Lost DefEn comes back at the end of each turn** (FR-77)") ||
		!strings.Contains(got, "**A draw after 20 rounds without progress**") ||
		!strings.Contains(got, "\n-# Otherwise the usual table rules.") {
		t.Errorf("the invitation: %s", got)
	}
	w.choose(bruno, invite, "own:Both")
	front := w.await(ada, "the first question", apptest.Asks)
	if got := shownText(w.run(ada, front.ChannelID, "match", []string{"board"})); !strings.Contains(got,
		"**Lost DefEn comes back") ||
		!strings.Contains(got, "\n-# DesEn beyond a Crystal's last fragment is lost (FR-67)") {
		t.Errorf("the board: %s", got)
	}
	err := w.app.Store.View(w.ctx, func(tx storage.ReadTx) error {
		all, err := tx.Matches(storage.MatchFilter{})
		if err != nil {
			return err
		}
		seats, err := tx.Seats(all[0].ID)
		for _, s := range seats {
			if want := map[string]string{ada.Member.ID(): `"A01"`,
				bruno.Member.ID(): `"B01"`}[s.Player]; strings.Count(s.Deck, want) != 3 {
				t.Errorf("%s plays %s", s.Player, s.Deck)
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
	w.quiet()
}

// deckIn is a ready deck's list in a language.
func (w *world) deckIn(lang, id string) string {
	w.t.Helper()
	for i, p := range w.players {
		if strings.HasPrefix(p.Member.View().Members[i].Locale, lang) {
			return shownText(w.deck(p, "show", named(id)))
		}
	}
	w.t.Fatalf("no member reads %s", lang)
	return ""
}

// shownLines are the lines of the list in a message.
func shownLines(s string) []string {
	_, s, _ = strings.Cut(s, "```\n")
	s, _, _ = strings.Cut(s, "\n```")
	return strings.Split(s, "\n")
}

// TestDeckOfAnotherGame ensures that a list of which the game that is meant has no card is saved for the game that has
// them, and that this is said; and that a ready deck of any game is found by its name.
func TestDeckOfAnotherGame(t *testing.T) {
	w := start(t)
	m := w.imported(w.ada, "Strange", "4 Crag Slinger (KIL) 12\nKiln Pup x4\nSB: 1 Cinder Toss")
	said := m.Content
	for _, e := range m.Embeds {
		said += "\n" + e.Title + "\n" + e.Description
	}
	if !strings.Contains(said, "saved as a deck of Force of Will") {
		t.Errorf("a list of the other game: %s", said)
	}
	m = w.deck(w.ada, "check", named("Strange"))
	if len(m.Embeds) == 0 || !strings.Contains(m.Embeds[0].Description, "Main deck") {
		t.Errorf("its check: %+v", m)
	}
	w.quiet()
}
