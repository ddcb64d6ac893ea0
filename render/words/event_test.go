package words_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"farpost/render"
	"farpost/render/gallery"
	"farpost/render/words"
)

func units(s string) int { return len(utf16.Encode([]rune(s))) }

// rowsOf returns the rows of a page.
func rowsOf(s render.Standings, page int) []render.Standing {
	from := render.StandingsRows * (page - 1)
	return s.Rows[from:min(from+render.StandingsRows, len(s.Rows))]
}

// TestEventAlts ensures that descriptions of standings and brackets have at most 1,000 characters and every name that
// is known, in both languages.
func TestEventAlts(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		for _, e := range gallery.Events(lang) {
			alt, names := "", []string{}
			if e.Bracket != nil {
				alt = words.Bracket(*e.Bracket)
				for _, r := range e.Bracket.Rounds {
					for _, t := range r.Ties {
						names = append(names, t.A.Name, t.B.Name)
					}
				}
			} else {
				alt = words.Standings(*e.Standings, e.Page)
				for _, r := range rowsOf(*e.Standings, e.Page) {
					names = append(names, r.Name)
				}
			}
			if n := units(alt); n > 1000 || n == 0 {
				t.Errorf("%s.%s: %d characters", e.Name, lang, n)
			}
			for _, n := range names {
				if !strings.Contains(alt, n) {
					t.Errorf("%s.%s: %s is not in: %s", e.Name, lang, n, alt)
				}
			}
		}
	}
}

// TestStandingsAlt ensures what is told of standings, and that figures go before names do, the last columns first.
func TestStandingsAlt(t *testing.T) {
	s := gallery.Table("en", "shares", 8, 3)
	s.Cut, s.CutWord = 4, "Top 4"
	plain := func(t string) string { return strings.ReplaceAll(t, "\u00a0", " ") }
	alt := plain(words.Standings(s, 1))
	for _, w := range []string{"After round 3 of 4 · 8 players. 1. Ada  9 · 3-0-0 · 71.00 · 70.53 · 69.06. 2. Bertrand",
		"66.17. Top 4. 5. emil_77", "6. Фёдор Иванов (has left)  "} {
		if !strings.Contains(alt, w) {
			t.Errorf("%q is not in: %s", w, alt)
		}
	}
	for _, c := range []struct {
		name       int // letters
		with, gone string
	}{
		{8, "71.00 · 70.53 · 69.06", "-"}, {22, "5-0-0 · 71.00 · 70.53. 2.", "69.06"}, {36, "15 · 5-0-0. 2.", "71.00"},
		{46, " 15. 2.", "5-0-0"}, {150, "16. ", "5-0-0"},
	} {
		s := gallery.Table("en", "shares", 16, 5)
		for i := range s.Rows {
			s.Rows[i].Name = strings.Repeat(string(rune('A'+i)), c.name)
		}
		alt := plain(words.Standings(s, 1))
		if units(alt) > 1000 || !strings.Contains(alt, c.with) || c.gone != "-" && strings.Contains(alt, c.gone) {
			t.Errorf("names of %d letters, %d characters: %s", c.name, units(alt), alt)
		}
		for i := range s.Rows {
			if !strings.Contains(alt, strings.Repeat(string(rune('A'+i)), min(c.name, 20))) {
				t.Errorf("names of %d letters: number %d is missing in %s", c.name, i+1, alt)
			}
		}
	}
}

// TestCutAlt ensures that the cut is told on its page alone, before the first player below it.
func TestCutAlt(t *testing.T) {
	s := gallery.Table("en", "own", 40, 5)
	s.Cut, s.CutWord = 18, "Top 18"
	for page := 1; page <= 3; page++ {
		alt := words.Standings(s, page)
		if strings.Contains(alt, "Top 18") != (page == 2) || page == 2 && !strings.Contains(alt, ". Top 18. 19.") {
			t.Errorf("page %d: %s", page, alt)
		}
	}
}

// TestStandingsText ensures that the text has every player once, in order, with every figure, the cut, and on each page
// of at most 1,900 characters the event and the meaning of every column.
func TestStandingsText(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		s := gallery.Table(lang, "late", 64, 6)
		s.Cut, s.Rows[40].Marked = 8, true
		pages := words.StandingsText(s)
		var lines []string
		for i, p := range pages {
			if units(p) > 1900 || !strings.HasPrefix(p, s.Title+"\n"+s.Line+"\n") {
				t.Errorf("page %d has %d characters: %s", i+1, units(p), p)
			}
			all := strings.Split(p, "\n")
			for _, c := range s.Columns {
				if !strings.Contains(all[len(all)-1], c.Short+": "+c.Name) {
					t.Errorf("page %d does not say what %s is", i+1, c.Short)
				}
			}
			lines = append(lines, all[2:len(all)-1]...)
		}
		if len(pages) < 2 {
			t.Error("64 players are on one page")
		}
		at := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "—") })
		if at != 8 {
			t.Fatalf("the cut is line %d", at)
		}
		lines = slices.Delete(lines, at, at+1)
		if len(lines) != len(s.Rows) {
			t.Fatalf("%d lines for %d players", len(lines), len(s.Rows))
		}
		for i, r := range s.Rows {
			want := append([]string{fmt.Sprintf("%d.\u00a0%s", r.Place, r.Name), r.Points, r.Record}, r.Ties...)
			for _, w := range want {
				if !strings.Contains(lines[i], w) {
					t.Errorf("%q is not in %q", w, lines[i])
				}
			}
			if strings.Contains(lines[i], "(") != r.Dropped || strings.HasPrefix(lines[i], "▸") != r.Marked {
				t.Errorf("%+v is told as %q", r, lines[i])
			}
		}
	}
}

// TestTextPages ensures that pages have room for the longest title, columns and names.
func TestTextPages(t *testing.T) {
	s := gallery.Table("en", "own", 30, 5)
	s.Title = strings.Repeat("Title ", 500)
	for i := range s.Columns {
		s.Columns[i].Name = strings.Repeat("meaning ", 400)
	}
	for i := range s.Rows {
		s.Rows[i].Name = strings.Repeat("🔥", 4000-100*i)
	}
	b := gallery.Elimination("en", 16, false, 11, true, false)
	for i := range b.Rounds[0].Ties {
		b.Rounds[0].Ties[i].A.Name = strings.Repeat("🔥", 2000)
	}
	b.Line = s.Title
	for _, p := range append(words.StandingsText(s), words.BracketText(b)...) {
		if n := units(p); n > 1900 || n == 0 {
			t.Errorf("a page of %d characters", n)
		}
	}
	if pages := words.StandingsText(s); len(pages) != len(s.Rows) || !strings.Contains(pages[0], "\n1.\u00a0🔥") {
		t.Errorf("%d players whose lines fill a page are on %d", len(s.Rows), len(pages))
	}
	for _, alt := range []string{words.Bracket(b), words.Standings(s, 1)} {
		if n := units(alt); n > 1000 {
			t.Errorf("a description of %d characters", n)
		}
	}
}

// TestBracketWords ensures how matches are told: decided, by a walkover, to be played, half known, a bye; and that of a
// large bracket everybody is told once, with their last match.
func TestBracketWords(t *testing.T) {
	small := gallery.Elimination("en", 6, false, 3, false, false)
	small.Rounds[0].Ties[1].B.Dropped, small.Rounds[0].Ties[1].A.Score, small.Rounds[0].Ties[1].B.Score = true, "", ""
	text := strings.Join(words.BracketText(small), "\n")
	want := `The Autumn Open of the Lantern Guild
Top 6 · until Sunday
Quarterfinals:
• Ada: bye
• ✓ Dörte Maximiliane von Überwald – emil_77 (has left)
• Bertrand du Lac: bye
• ✓ Chiara 2–0 Фёдор Иванов
Semifinals:
• Ada 1–2 ✓ Dörte Maximiliane von Überwald
• Bertrand du Lac – Chiara
Final:
• Dörte Maximiliane von Überwald – ?`
	if text != want {
		t.Errorf("got\n%s\nwant\n%s", text, want)
	}
	played := gallery.Elimination("en", 32, false, 27, false, false)
	half := &played.Rounds[3].Ties[1]
	half.A, half.B = half.B, half.A
	large := words.Bracket(played)
	for _, w := range []string{"Semifinals: Ada – Dörte Maximiliane von Überwald; ? – emil_77 2",
		"Quarterfinals: Chiara – Ada 2. Quarterfinals, out: Yara, ", "Round of 32, out: Фёдор Иванов 2, Quirin, "} {
		if !strings.Contains(large, w) {
			t.Errorf("%q is not in: %s", w, large)
		}
	}
	if strings.Count(large, "Yara") != 1 {
		t.Errorf("Yara is told twice: %s", large)
	}
}
