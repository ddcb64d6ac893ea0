package scene

import (
	"strconv"
	"strings"
	"unicode"
)

// StandingsRows is the greatest number of players in one picture of standings.
const StandingsRows = 16

// Standings are the table of an event. All its texts are in the reader's language already; Lang is for the renderer's
// own words beside them, such as the heading of the points.
type Standings struct {
	Title   string     // the event's name
	Line    string     // how far it is: "After round 3 of 5 · 16 players"
	Columns []TieBreak // in the order in which they break ties
	Rows    []Standing // the first place first
	// Cut is how many are above the cut: a line stands below that many rows. 0, or a number that leaves nobody below,
	// is none. CutWord is written on the line, such as "Top 8"; "" for nothing.
	Cut     int
	CutWord string
	Lang    string // "en" or "it"; any other means "en"
	// Shown is the Hash of the picture that the reader has before them, as in Scene.
	Shown [32]byte
}

// TieBreak is a column of standings.
type TieBreak struct {
	Short string // the heading, at most about six letters: "OMW"
	Name  string // what it means, for those who read: "opponents' match wins"
}

// Standing is a player's row.
type Standing struct {
	Place int
	Name  string
	// Plain is drawn if the fonts have no letter of Name, such as a user name in Latin letters. Without it a question
	// mark is.
	Plain  string
	Points string
	Record string   // "3-1-0", the wins first
	Ties   []string // what each column has for the player; a missing one is empty
	// Dropped says that the player has left the event: the row is dim, and has a sign.
	Dropped bool
	// Marked rows have a bar at their side and a bright ground: the reader's own, or those who go on.
	Marked bool
}

// Pages returns how many pictures show all rows; at least one.
func (s Standings) Pages() int { return max(1, (len(s.Rows)+StandingsRows-1)/StandingsRows) }

// PageOf returns the page, from 1, that has the first marked row; 1 if none is marked.
func (s Standings) PageOf() int {
	for i, r := range s.Rows {
		if r.Marked {
			return i/StandingsRows + 1
		}
	}
	return 1
}

// Page returns the rows of a page, from 1, and how many rows stand before them. A page that does not exist is the
// nearest that does.
func (s Standings) Page(n int) (rows []Standing, before int) {
	before = StandingsRows * (min(max(n, 1), s.Pages()) - 1)
	return s.Rows[before:min(before+StandingsRows, len(s.Rows))], before
}

// CutAfter reports whether the cut stands below row i, from 0.
func (s Standings) CutAfter(i int) bool { return s.Cut > 0 && s.Cut == i+1 && s.Cut < len(s.Rows) }

// Say returns one of the renderer's own texts in the language of the standings.
func (s Standings) Say(code string, args ...string) string {
	return Scene{Lang: s.Lang}.Say(code, args...)
}

// PageWord says which page this is, such as "2/4"; "" if there is only one.
func (s Standings) PageWord(n int) string {
	if s.Pages() == 1 {
		return ""
	}
	return strconv.Itoa(min(max(n, 1), s.Pages())) + "/" + strconv.Itoa(s.Pages())
}

// Drawable returns name if has can draw a letter or a digit of it, else plain, else a question mark. has says whether
// the fonts have a letter.
func Drawable(name, plain string, has func(string) string) string {
	for _, t := range []string{name, plain} {
		if strings.ContainsFunc(has(t), func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
			return t
		}
	}
	return "?"
}
