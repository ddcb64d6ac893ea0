package scene_test

import (
	"strings"
	"testing"

	"farpost/render/scene"
)

// table is standings of n players.
func table(n int) scene.Standings {
	s := scene.Standings{}
	for i := range n {
		s.Rows = append(s.Rows, scene.Standing{Place: i + 1})
	}
	return s
}

// TestPages ensures that pages have at most sixteen rows, that every row is on one, and that a page that does not exist
// is the nearest that does.
func TestPages(t *testing.T) {
	for _, c := range []struct {
		players, page, pages, first, last int
		word                              string
	}{
		{0, 1, 1, 0, 0, ""}, {1, 1, 1, 1, 1, ""}, {16, 1, 1, 1, 16, ""}, {16, 2, 1, 1, 16, ""},
		{17, 1, 2, 1, 16, "1/2"}, {17, 2, 2, 17, 17, "2/2"}, {17, 9, 2, 17, 17, "2/2"}, {17, -3, 2, 1, 16, "1/2"},
		{64, 3, 4, 33, 48, "3/4"},
	} {
		s := table(c.players)
		rows, before := s.Page(c.page)
		if s.Pages() != c.pages || s.PageWord(c.page) != c.word {
			t.Errorf("%+v: %d pages, %q", c, s.Pages(), s.PageWord(c.page))
		}
		if len(rows) == 0 {
			if c.players > 0 {
				t.Errorf("%+v: no rows", c)
			}
			continue
		}
		if rows[0].Place != c.first || rows[len(rows)-1].Place != c.last || before != c.first-1 {
			t.Errorf("%+v: rows %d to %d, %d before", c, rows[0].Place, rows[len(rows)-1].Place, before)
		}
	}
}

// TestPageOf ensures that the page with the reader's row is found.
func TestPageOf(t *testing.T) {
	for row, want := range map[int]int{-1: 1, 0: 1, 15: 1, 16: 2, 63: 4} {
		s := table(64)
		if row >= 0 {
			s.Rows[row].Marked = true
		}
		if got := s.PageOf(); got != want {
			t.Errorf("row %d is on page %d, want %d", row, got, want)
		}
	}
}

// TestCut ensures that the cut stands below as many rows as it says, and nowhere if nobody is below it.
func TestCut(t *testing.T) {
	for cut, want := range map[int]int{0: -1, 1: 0, 8: 7, 15: 14, 16: -1, 99: -1} {
		s := table(16)
		s.Cut = cut
		got := -1
		for i := range s.Rows {
			if s.CutAfter(i) {
				got = i
			}
		}
		if got != want {
			t.Errorf("a cut to %d stands after row %d, want %d", cut, got, want)
		}
	}
}

// TestDrawable ensures that a name of which nothing could be read is told by the plain one.
func TestDrawable(t *testing.T) {
	ascii := func(s string) string {
		return strings.Map(func(r rune) rune {
			if r > 127 {
				return -1
			}
			return r
		}, s)
	}
	for _, c := range []struct{ name, plain, want string }{
		{"Ada", "ada.1", "Ada"}, {"Ada ★", "ada.1", "Ada ★"}, {"名無し", "ada.1", "ada.1"}, {"★!", "ada.1", "ada.1"},
		{"名無し", "", "?"}, {"7", "", "7"},
	} {
		if got := scene.Drawable(c.name, c.plain, ascii); got != c.want {
			t.Errorf("%q or %q is drawn as %q, want %q", c.name, c.plain, got, c.want)
		}
	}
}
