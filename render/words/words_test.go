package words_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
	"farpost/render/words"
)

// TestAlt ensures that descriptions stay within Discord's limit and begin with what matters most, and that a card's
// says its group, its supergroup and its set.
func TestAlt(t *testing.T) {
	for name, v := range gallery.Boards() {
		for _, lang := range []string{"en", "it"} {
			if n := len(utf16.Encode([]rune(words.Board(gallery.Scene(lang, v))))); n == 0 || n > 1024 {
				t.Errorf("%s: %d characters", name, n)
			}
		}
	}
	epic := engine.Face{Name: "Moth", TypeName: "Being", Element: "mind", Groups: []string{"Ninth Hall", "Epic"},
		Rank: "Normal", Marks: []string{"swift"}, Cost: 3, Set: "The First Tide", Year: 2026, Illustrator: "Ada"}
	for _, c := range []struct {
		name string
		alt  string
		want []string
	}{
		{"normal", words.Board(gallery.Scene("en", gallery.Normal())), []string{
			"Turn 7", "Waiting for Bertrand du Lac – response",
			"1. Scorchbolt, by Annalisa, → Tidewright (Bertrand du Lac)",
			"Crystal 0-5-2-5", "Energy 7 of 10", "Tidewright (spent, disabled)",
		}},
		{"italian", words.Board(gallery.Scene("it", gallery.Normal())), []string{
			"Turno 7", "In attesa di Bertrand du Lac – risposta", "Dardo Rovente, di Annalisa", "Cristallo 5-3-5-5",
			"Energia 7 su 10",
		}},
		{"crowded", words.Board(gallery.Scene("en", gallery.Crowded())), []string{
			"Waiting for Annalisa", "1. Undertow", "2. Quiet Archivist (ability)", "3. Assault", "…",
		}},
		{"over", words.Board(gallery.Scene("it", gallery.Over())),
			[]string{"Vince Bertrand du Lac – ultimo Cristallo in piedi"}},
		{"card", words.Card(gallery.Scene("en", engine.View{}), epic), []string{
			"Card: Moth. Being, Mind, Ninth Hall, Epic, Normal, Swift, Cost 3. The First Tide · 2026 · ill. Ada.",
		}},
	} {
		for _, w := range c.want {
			if !strings.Contains(c.alt, w) {
				t.Errorf("%s: %q is not in: %s", c.name, w, c.alt)
			}
		}
	}
}

// TestAltFull ensures that a description stays within the limit if it is nearly or wholly full and more would follow.
func TestAltFull(t *testing.T) {
	for n := range 12 {
		f := engine.Face{Name: "Moth", Text: []string{strings.Repeat("x", 990+n) + ".", "More."}}
		alt := words.Card(gallery.Scene("en", engine.View{}), f)
		if got := len(utf16.Encode([]rune(alt))); got > 1024 || got < 1000 {
			t.Errorf("%d characters: %s", got, alt[len(alt)-20:])
		}
	}
}

// TestBoardText ensures that the text board says the whole position.
func TestBoardText(t *testing.T) {
	for _, c := range []struct {
		name string
		text string
		want []string
	}{
		{"normal", words.Text(gallery.Scene("en", gallery.Normal())), []string{
			"Turn 7 · Annalisa · Action\n", "Bertrand du Lac: it is about Scorchbolt (Annalisa)\n",
			"1. Scorchbolt (Rite, Fire, Swift, cost 2, requires Fire), by Annalisa, → Tidewright (Bertrand du Lac)\n",
			"Bertrand du Lac (to act)\n", "Annalisa (in turn)\n",
			"Crystal: #1: broken, #2: 5/5 (wears Salt Oath), #3: 2/5, #4: 5/5\n",
			"Energy 7 of 10\n", "Flux: Mind Water\n", "Hand 4\n", "Memory 39\n",
			"Vortex 2: Second Thoughts, Cinder Imp (on top)\n",
			"Tidewright (Being, Water, Harbour, cost 2, requires Water) – spent, disabled, Strike 1, " +
				"Guard 3 (printed 4), target of 1 Scorchbolt\n",
			"Mossback Elder (Being, Nature, Deepwood, cost 5, requires Nature + 2) – Strike 5 (printed 4), " +
				"Guard 4 (printed 6), wears Ward of the Seventh Ash\n",
			"Ward of the Seventh Ash (Bond, Fire, cost 2, requires Fire) – attached to Mossback Elder\n",
			"Salt Oath (Bond, Water, cost 1) – attached to Crystal 2 of Bertrand du Lac\n",
		}},
		{"crowded in Italian", words.Text(gallery.Scene("it", gallery.Crowded())), []string{
			"2. Archivista Silente (abilità), di Annalisa, " +
				"→ Colosso di Salsedine (Bertrand du Lac), → Bertrand du Lac, non ammette risposta\n",
			"#3: 1/5 (bersaglio di 3 Assalto)", "Bertrand du Lac (di turno, bersaglio di 2 Archivista Silente)\n",
			"Crescita 12", "porta Sigillo della Settima Cenere, porta Giuramento di Sale",
		}},
		{"own hand", words.Text(gallery.Scene("en", gallery.Hand(2))), []string{
			"Hand 2: Scorchbolt (Rite, Fire, Swift, cost 2, requires Fire) – Gate open, " +
				"The Unforgotten Cartographer of Perpetual Dusk (Being, Mind, ",
		}},
		{"four", words.Text(gallery.Scene("en", gallery.Four())), []string{
			"Waiting for Annalisa, you – response\n", "Bertrand du Lac (out)\n", "→ Crystal 1 of Corvo",
		}},
	} {
		for _, w := range c.want {
			if !strings.Contains(c.text+"\n", w) {
				t.Errorf("%s: %q is not in:\n%s", c.name, w, c.text)
			}
		}
	}
}

// TestAgainst ensures that who stands against an attack is not told as its source, even if a ruleset has them among its
// sources.
func TestAgainst(t *testing.T) {
	apart, among := gallery.Fight(), gallery.Fight()
	found := false
	for i := range among.Zones {
		for j := range among.Zones[i].Cards {
			if c := &among.Zones[i].Cards[j]; len(c.Against) > 0 {
				found, c.Of = true, append(slices.Clone(c.Of), c.Against...)
			}
		}
	}
	if !found {
		t.Fatal("nobody stands against the attack")
	}
	pending := func(s render.Scene) (out []string) {
		for _, l := range strings.Split(words.Text(s), "\n") {
			if strings.Contains(l, ", by ") {
				out = append(out, l)
			}
		}
		return out
	}
	a, b := pending(gallery.Scene("en", apart)), pending(gallery.Scene("en", among))
	if len(a) == 0 || !slices.Equal(a, b) {
		t.Errorf("%q is told as %q", a, b)
	}
}

// TestBoardTextIsComplete ensures that every card of the view is in the text, as often as in the view.
func TestBoardTextIsComplete(t *testing.T) {
	for name, v := range gallery.Boards() {
		s := gallery.Scene("en", v)
		text := words.Text(s)
		count := map[string]int{}
		for _, z := range v.Zones {
			for _, c := range z.Cards {
				if c.Card != "" {
					count[s.Face(c.Card).Name]++
				}
			}
		}
		for card, n := range count {
			if got := strings.Count(text, card); got < n {
				t.Errorf("%s: %s is there %d times, told %d times", name, card, n, got)
			}
		}
	}
}

// TestSharedZones ensures that zones of nobody are told after the seats, once, and that a common battlefield is split
// by controller.
func TestSharedZones(t *testing.T) {
	v := gallery.Empty()
	v.Zones = []engine.ZoneView{{Kind: "field", Seat: engine.NoSeat, Count: 2, Cards: []engine.CardView{
		{Key: "obj:1.1", Card: "s0", Ctrl: 0}, {Key: "obj:2.1", Card: "s1", Ctrl: 1},
	}}}
	text := words.Text(gallery.Scene("en", v))
	if a, b := strings.Index(text, "Tidewright"), strings.Index(text, "Ember Warden"); a < 0 || b < a ||
		strings.Index(text, "Annalisa (") > b {
		t.Errorf("the common field is not divided:\n%s", text)
	}
	v.Zones[0].Cards[0].Ctrl, v.Zones[0].Cards[1].Ctrl = engine.NoSeat, engine.NoSeat
	text = words.Text(gallery.Scene("en", v))
	if strings.Count(text, "Battlefield") != 1 || !strings.Contains(text, "Tidewright") {
		t.Errorf("the shared field is not told once:\n%s", text)
	}
}
