package lookup_test

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"

	"farpost/cards"
	"farpost/cards/lookup"
)

var langs = []string{"en", "it"}

// indexes are made once, as nothing can change them.
var indexes = map[string]*lookup.Index{}

func index(t testing.TB, lang string) *lookup.Index { return indexOf(t, "farwald", lang) }

func indexOf(t testing.TB, game, lang string) *lookup.Index {
	t.Helper()
	key := game + " " + lang
	if indexes[key] == nil {
		set, err := cards.Load(game)
		if err != nil {
			t.Fatal(err)
		}
		indexes[key] = lookup.New(set, lang)
	}
	return indexes[key]
}

var farwald = sync.OnceValues(func() (*cards.Set, error) { return cards.Load("farwald") })

func load(t testing.TB) *cards.Set {
	t.Helper()
	set, err := farwald()
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// ids lists the ids of hits.
func ids(hits []lookup.Hit) string {
	var out []string
	for _, h := range hits {
		out = append(out, h.ID)
	}
	return strings.Join(out, " ")
}

// allIDs lists everything there is, with its kind.
func allIDs(set *cards.Set) map[string]lookup.Kind {
	out := map[string]lookup.Kind{}
	for _, c := range set.Cards {
		out[c.ID] = lookup.Card
	}
	for _, c := range set.Clauses() {
		out[c.ID] = lookup.Clause
	}
	for _, r := range set.Rulings() {
		out[r.ID] = lookup.Ruling
	}
	return out
}

// An id finds what has it and nothing else, however it is spelt.
func TestEveryID(t *testing.T) {
	all := allIDs(load(t))
	for _, lang := range langs {
		x := index(t, lang)
		for id, kind := range all {
			letters, number, _ := strings.Cut(id, "-")
			bare := strings.TrimLeft(number, "0")
			for _, q := range []string{id, strings.ToLower(id), " " + id + " ", letters + number,
				letters + " " + number, letters + bare,
				strings.ToLower(letters) + " " + bare, letters + ":" + number} {
				got := x.Find(q, 5)
				if len(got) != 1 || got[0].ID != id || got[0].Kind != kind {
					t.Fatalf("%s: %q gives %s, want %s alone", lang, q, ids(got), id)
				}
				if s := x.Suggest(q, 5); len(s) == 0 || s[0].ID != id {
					t.Fatalf("%s: %q suggests %s, want %s first", lang, q, ids(s), id)
				}
			}
		}
	}
}

// A name in any language finds its card first. The hit is in the language of the index.
func TestEveryName(t *testing.T) {
	set := load(t)
	for _, lang := range langs {
		x := index(t, lang)
		for _, c := range set.Cards {
			for _, n := range c.Names {
				for _, q := range []string{n, strings.ToUpper(n), strings.ReplaceAll(n, " ", "")} {
					got := x.Find(q, 1)
					if len(got) != 1 || got[0].ID != c.ID || got[0].Title != c.Names[lang] {
						t.Errorf("%s: %q gives %v, want %s", lang, q, got, c.ID)
					}
				}
			}
		}
	}
}

// misspell changes, drops, doubles or swaps a letter of a word, as fingers do.
func misspell(rng *rand.Rand, s string) string {
	r := []rune(s)
	i := 1 + rng.Intn(len(r)-2)
	switch rng.Intn(4) {
	case 0:
		r[i], r[i+1] = r[i+1], r[i]
	case 1:
		r = slices.Delete(r, i, i+1)
	case 2:
		r = slices.Insert(r, i, r[i])
	case 3:
		r[i] = 'a' + rune(rng.Intn(26))
	}
	return string(r)
}

// A name with one or two slips of the fingers still finds its card, nearly always first.
func TestMisspelt(t *testing.T) {
	set := load(t)
	rng := rand.New(rand.NewSource(1))
	for slips, least := range map[int]float64{1: 0.99, 2: 0.97} {
		asked, first := 0, 0
		for _, lang := range langs {
			x := index(t, lang)
			for _, c := range set.Cards {
				for range 20 {
					q := c.Names[lang]
					for range slips {
						q = misspell(rng, q)
					}
					asked++
					got := x.Find(q, 3, lookup.Card)
					if len(got) > 0 && got[0].ID == c.ID {
						first++
					} else if slips == 1 && !slices.ContainsFunc(got, func(h lookup.Hit) bool { return h.ID == c.ID }) {
						t.Errorf("%s: %q gives %s, without %s", lang, q, ids(got), c.ID)
					}
				}
			}
		}
		if float64(first) < least*float64(asked) {
			t.Errorf("%d slips: %d of %d in the first place", slips, first, asked)
		}
	}
}

// Plain words find the rule or the card that a person looks for, among the first three hits.
func TestWords(t *testing.T) {
	for _, c := range []struct{ lang, query, want string }{
		{"en", "hand limit fatigue", "FW-059"},
		{"en", "first player recall", "FW-023"},
		{"en", "can an unleash be dissipated", "FR-44"},
		{"en", "frangible shatter", "FW-194"},
		{"en", "gate closed declaration window", "FW-127"},
		{"en", "lost DefEn end of turn", "FR-77"},
		{"en", "lst DefEn end of trun", "FR-77"},
		{"en", "empty memory", "FW-230"},
		{"en", "legendary copies", "FW-011"},
		{"en", "scorch", "A07"},
		{"en", "wearer leaves", "FW-145"},
		{"it", "limite di mano fatica", "FW-059"},
		{"it", "dissolvere un attacco scatenato", "FW-134"},
		{"it", "Memoria vuota", "FW-230"},
		{"it", "carta Leggendaria copia", "FW-011"},
		{"it", "più Evocazioni insieme", "FW-167"},
		{"it", "piu evocazione insieme", "FW-167"},
		{"it", "perché DesEn oltre l'ultimo frammento", "FR-67"},
		{"it", "disabilitata due volte", "FR-22"},
		{"it", "chi sceglie il cristalo", "FR-66"},
		{"it", "Ripensamento rimescolare", "FW-030"},
		{"it", "squarcia", "A20"},
	} {
		got := index(t, c.lang).Find(c.query, 3)
		if !strings.Contains(ids(got), c.want) {
			t.Errorf("%s: %q gives %s, want %s", c.lang, c.query, ids(got), c.want)
		}
	}
}

// TestStates ensures that the words for what is shown of Groovebound's cards find the terms that explain them, which
// are called alike.
func TestStates(t *testing.T) {
	for _, c := range []struct{ lang, word, want, clause string }{
		{"en", "cannot attack this turn", "Waiting a turn to attack", "GR-056"},
		{"it", "non può attaccare in questo turno", "Attendere un turno per attaccare", "GR-056"},
		{"en", "Exhausted", "Exhausted", "GR-064"},
		{"it", "Esausta", "Esausta", "GR-064"},
		{"en", "Spent", "Spent crystal", "GR-008"},
		{"it", "Speso", "Cristallo speso", "GR-008"},
	} {
		x := indexOf(t, "groove", c.lang)
		a := lookup.AskAll([]*lookup.Index{x}, c.word, 1)
		if len(a.Terms) == 0 || a.Terms[0].Name != c.want {
			t.Errorf("%s: %q gives %+v, want %s", c.lang, c.word, a.Terms, c.want)
			continue
		}
		if got := x.Find(a.Terms[0].ID, 1); len(got) == 0 || got[0].ID != c.clause {
			t.Errorf("%s: %q is explained by %s, want %s", c.lang, c.word, ids(got), c.clause)
		}
	}
}

// Accents, capitals and punctuation of a query do not matter.
func TestFolding(t *testing.T) {
	x := index(t, "it")
	for _, pair := range [][2]string{{"più energia", "piu energia"}, {"PIÙ ENERGIA!", "più energia"}, {"metà", "meta"},
		{"pie\u0300 d'acqua", "piè d acqua"}, {"Etere", "ètère"}} {
		if a, b := ids(x.Find(pair[0], 10)), ids(x.Find(pair[1], 10)); a != b {
			t.Errorf("%q gives %s, %q gives %s", pair[0], a, pair[1], b)
		}
	}
}

// Only the kinds asked for are found, and a bare number means a rule.
func TestKinds(t *testing.T) {
	x := index(t, "en")
	for _, h := range append(x.Find("crystal fragment", 500, lookup.Card), x.Suggest("a", 25, lookup.Card)...) {
		if h.Kind != lookup.Card {
			t.Errorf("%+v is no card", h)
		}
	}
	rules := x.Find("crystal fragment", 500, lookup.Rules...)
	if len(rules) < 10 || slices.ContainsFunc(rules, func(h lookup.Hit) bool { return h.Kind == lookup.Card }) {
		t.Errorf("%d rules: %s", len(rules), ids(rules))
	}
	if got := ids(x.Find("82", 5)); got != "FW-082 FR-82" {
		t.Error(got)
	}
	if got := ids(x.Find("101", 5)); got != "FW-101" {
		t.Error(got)
	}
	if got := x.Find("FW-101", 5, lookup.Card); len(got) > 0 && got[0].Kind != lookup.Card {
		t.Errorf("a clause among the cards: %v", got)
	}
}

// Suggestions begin with what was typed so far. There are never more than the limits.
func TestSuggest(t *testing.T) {
	x := index(t, "en")
	for _, c := range []struct {
		prefix string
		limit  int
		want   string
	}{
		{"", 3, "A01 A02 A03"},
		{"FW-10", 12, "FW-010 FW-100 FW-101 FW-102 FW-103 FW-104 FW-105 FW-106 FW-107 FW-108 FW-109"},
		{"fr 9", 4, "FR-09 FR-90 FR-91 FR-92"},
		{"scor", 1, "A07"},
		{"mirror ac", 1, "B04"},
		{"zzzzzz", 5, ""},
	} {
		if got := ids(x.Suggest(c.prefix, c.limit)); !strings.HasPrefix(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%q: %s, want %s", c.prefix, got, c.want)
		}
	}
	for _, n := range []int{-1, 0, 1, 25, 26, 1000} {
		if got := len(x.Suggest("cr", n)); got != max(0, min(n, lookup.MaxSuggestions)) {
			t.Errorf("limit %d gives %d", n, got)
		}
	}
}

// Every hit has a title, a short enough label, and a text, except cards without one.
func TestHits(t *testing.T) {
	for _, lang := range langs {
		x := index(t, lang)
		for id, kind := range allIDs(load(t)) {
			h := x.Find(id, 1)[0]
			if h.Title == "" || kind != lookup.Card && (h.Text == "" || h.Section == "") {
				t.Errorf("%s: %+v", lang, h)
			}
			if l := h.Label(); l == "" || utf8.RuneCountInString(l) > 100 ||
				kind != lookup.Card && !strings.HasSuffix(l, " · "+id) {
				t.Errorf("%s: label %q", lang, l)
			}
		}
	}
}

// hostile are queries that try to break something.
var hostile = []string{"", " ", "\t\n", "?!", "\x00", "\xff\xfe", "-", "0", "000000", "fw", "fw-", "fw-999", "fw-0",
	"FR 00", "\u0301\u0301\u0301",
	"🂡", "'; DROP TABLE cards; --", "%s%n", "@everyone", "a", "١٠١"}

// Empty and hostile queries are answered quickly and without a panic. The same query has the same answer.
func TestHostile(t *testing.T) {
	long := []string{strings.Repeat("a", 1<<20), strings.Repeat("frammento ", 1<<16), strings.Repeat("\u0301", 1<<18),
		strings.Repeat("0", 1<<20),
		strings.Repeat("ab ", 1<<18), strings.Repeat("\xff", 1<<20)}
	x := index(t, "it")
	for _, q := range append(long, hostile...) {
		a, b := x.Find(q, 7), x.Find(q, 7)
		if len(a) > 7 || fmt.Sprint(a) != fmt.Sprint(b) {
			t.Errorf("%.20q: %d hits, then %d", q, len(a), len(b))
		}
		if s := x.Suggest(q, 100); len(s) > lookup.MaxSuggestions {
			t.Errorf("%.20q: %d suggestions", q, len(s))
		}
	}
	for _, q := range []string{"", "   ", "?!", "\x00"} {
		if got := x.Find(q, 5); got != nil {
			t.Errorf("%q gives %s", q, ids(got))
		}
	}
	if x.Find("frammento", 0) != nil || x.Find("frammento", -1) != nil {
		t.Error("hits beyond a limit of none")
	}
}

// Every query finds different things, of the kinds asked for.
func FuzzFind(f *testing.F) {
	for _, q := range hostile {
		f.Add(q)
	}
	x := index(f, "it")
	f.Fuzz(func(t *testing.T, q string) {
		for _, hits := range [][]lookup.Hit{x.Find(q, 30, lookup.Rules...), x.Suggest(q, 30, lookup.Rules...)} {
			seen := map[string]bool{}
			for _, h := range hits {
				if h.Kind == lookup.Card || seen[h.ID] {
					t.Errorf("%q: %s of kind %s, seen %v", q, h.ID, h.Kind, seen[h.ID])
				}
				seen[h.ID] = true
			}
		}
	})
}
