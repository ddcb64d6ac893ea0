package render_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"farpost/engine"
	"farpost/render"
	"farpost/render/gallery"
)

// TestAlt ensures that descriptions stay within Discord's limit and begin with what matters most, and that a card's
// says its group, its supergroup and its set.
func TestAlt(t *testing.T) {
	for name, v := range boards() {
		for _, lang := range []string{"en", "it"} {
			if n := len(utf16.Encode([]rune(render.BoardAlt(gallery.Scene(lang, v))))); n == 0 || n > 1024 {
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
		{"normal", render.BoardAlt(gallery.Scene("en", gallery.Normal())), []string{
			"Turn 7", "Waiting for Bertrand du Lac – response",
			"1. Scorchbolt, by Annalisa, → Tidewright (Bertrand du Lac)",
			"Crystal 0-5-2-5", "Energy 7 of 10", "Tidewright (spent, disabled)",
		}},
		{"italian", render.BoardAlt(gallery.Scene("it", gallery.Normal())), []string{
			"Turno 7", "In attesa di Bertrand du Lac – risposta", "Dardo Rovente, di Annalisa", "Cristallo 5-3-5-5",
			"Energia 7 su 10",
		}},
		{"crowded", render.BoardAlt(gallery.Scene("en", gallery.Crowded())), []string{
			"Waiting for Annalisa", "1. Undertow", "2. Quiet Archivist (ability)", "3. Assault", "…",
		}},
		{"over", render.BoardAlt(gallery.Scene("it", gallery.Over())),
			[]string{"Vince Bertrand du Lac – ultimo Cristallo in piedi"}},
		{"card", render.CardAlt(gallery.Scene("en", engine.View{}), epic), []string{
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
		alt := render.CardAlt(gallery.Scene("en", engine.View{}), f)
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
		{"normal", render.BoardText(gallery.Scene("en", gallery.Normal())), []string{
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
		{"crowded in Italian", render.BoardText(gallery.Scene("it", gallery.Crowded())), []string{
			"2. Archivista Silente (abilità), di Annalisa, da Archivista Silente, " +
				"→ Colosso di Salsedine (Bertrand du Lac), → Bertrand du Lac, non ammette risposta\n",
			"#3: 1/5 (bersaglio di 3 Assalto)", "Bertrand du Lac (di turno, bersaglio di 2 Archivista Silente)\n",
			"Crescita 12", "porta Sigillo della Settima Cenere, porta Giuramento di Sale",
		}},
		{"own hand", render.BoardText(gallery.Scene("en", gallery.Hand(2))), []string{
			"Hand 2: Scorchbolt (Rite, Fire, Swift, cost 2, requires Fire) – Gate open, " +
				"The Unforgotten Cartographer of Perpetual Dusk (Being, Mind, ",
		}},
		{"four", render.BoardText(gallery.Scene("en", gallery.Four())), []string{
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

// TestAgainst ensures that who stands against an attack is not shown as its source, in words and in the picture, even
// if a ruleset has them among its sources.
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
		for _, l := range strings.Split(render.BoardText(s), "\n") {
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
	for name, v := range boards() {
		s := gallery.Scene("en", v)
		text := render.BoardText(s)
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

// TestSharedZones ensures that zones of nobody are between the seats, in words and in the picture, and that a common
// battlefield is split by controller.
func TestSharedZones(t *testing.T) {
	v := gallery.Empty()
	v.Zones = []engine.ZoneView{{Kind: "field", Seat: engine.NoSeat, Count: 2, Cards: []engine.CardView{
		{Key: "obj:1.1", Card: "s0", Ctrl: 0}, {Key: "obj:2.1", Card: "s1", Ctrl: 1},
	}}}
	text := render.BoardText(gallery.Scene("en", v))
	if a, b := strings.Index(text, "Tidewright"), strings.Index(text, "Ember Warden"); a < 0 || b < a ||
		strings.Index(text, "Annalisa (") > b {
		t.Errorf("the common field is not divided:\n%s", text)
	}
	v.Zones[0].Cards[0].Ctrl, v.Zones[0].Cards[1].Ctrl = engine.NoSeat, engine.NoSeat
	text = render.BoardText(gallery.Scene("en", v))
	if strings.Count(text, "Battlefield") != 1 || !strings.Contains(text, "Tidewright") {
		t.Errorf("the shared field is not told once:\n%s", text)
	}
	r := shared(t)
	rs, size, err := r.BoardRects(gallery.Scene("en", v))
	if err != nil {
		t.Fatal(err)
	}
	check(t, "shared", rs, size)
	tiles := 0
	for _, p := range rs {
		if p.What == "render.tile" {
			tiles++
		}
	}
	if tiles != 2 {
		t.Errorf("%d cards of the shared field are drawn, want 2", tiles)
	}
}

// TestOwnWords ensures that both languages have the same words with the same placeholders.
func TestOwnWords(t *testing.T) {
	place := regexp.MustCompile(`\{\d\}`)
	en, it := render.OwnWords()["en"], render.OwnWords()["it"]
	for code, a := range en {
		b, ok := it[code]
		p, q := place.FindAllString(a, -1), place.FindAllString(b, -1)
		slices.Sort(p)
		slices.Sort(q)
		if !ok || !slices.Equal(p, q) {
			t.Errorf("%s: %q and %q", code, a, b)
		}
	}
	if len(en) != len(it) {
		t.Errorf("%d words in English, %d in Italian", len(en), len(it))
	}
}

// TestFit ensures that fitted lines are never wider than their room, nor more than allowed. A text shrinks before
// anything is left out, and then ends with an ellipsis. A wide word is broken first behind its slashes and hyphens, and
// a plus stays with what it adds.
func TestFit(t *testing.T) {
	r := shared(t)
	for _, c := range []struct {
		in    string
		width int
		most  int
		want  []string
		size  int
	}{
		{"Kiln Adept", 246, 2, []string{"Kiln Adept"}, 36},
		{"Perché No? – Così è", 600, 1, []string{"Perché No? – Così è"}, 36},
		{"  two \n words\t", 600, 1, []string{"two words"}, 36},
		{"Annalisa 🎉", 600, 1, []string{"Annalisa"}, 36},
		{"", 100, 2, nil, 36},
		{"perche\u0301", 400, 1, []string{"perché"}, 36},
		{"Warden/Over-warden of it", 200, 3, []string{"Warden/", "Over-warden", "of it"}, 28},
		{"Overwhelming-ness", 250, 3, []string{"Overwhelming-", "ness"}, 28},
		{"missing Nature + 2", 300, 2, []string{"missing Nature", "+ 2"}, 36},
		{"Warden/Over-warden", 120, 3, []string{"Warden/", "Over-", "warden"}, 28},
	} {
		f, err := r.Fit(c.in, c.width, c.most, 36, 28)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(f.Lines, c.want) || f.Size != c.size {
			t.Errorf("%q: %q at %d, want %q at %d", c.in, f.Lines, f.Size, c.want, c.size)
		}
	}
	long := "Incontrovertibilissimamente straordinaria cartografa del crepuscolo"
	for width := 5; width < 500; width += 7 {
		for most := 1; most < 4; most++ {
			f, err := r.Fit(long, width, most, 36, 28)
			if err != nil {
				t.Fatal(err)
			}
			if len(f.Lines) > most {
				t.Errorf("%d wide: %d lines, at most %d", width, len(f.Lines), most)
			}
			for i, w := range f.Widths {
				if w > width {
					t.Errorf("%q is %d wide, has %d", f.Lines[i], w, width)
				}
			}
			whole := strings.ReplaceAll(strings.Join(f.Lines, " "), "- ", "") == long
			if last := f.Lines[len(f.Lines)-1]; !whole && last != "" && !strings.HasSuffix(last, "…") {
				t.Errorf("%d wide: %q ends without an ellipsis", width, f.Lines)
			}
		}
	}
}
