package standings

import "slices"

// Column is a tiebreaker: a code that is kept in events, and for which the words files have a name.
type Column string

// The columns. Larger is better, but for Tardiness. What is told of shares (own, opponents') is in points, see Preset:
// 5 wins, 2 losses and a draw of three points a win are 16 of 24.
const (
	OpponentsMatchWins Column = "omw"      // mean of the opponents' own shares of match points
	OwnGameWins        Column = "gw"       // own share of game points: 3 a game won, 1 a draw
	OpponentsGameWins  Column = "ogw"      // mean of the opponents' gw
	OpponentsOpponents Column = "oomw"     // mean of the opponents' omw
	Schedule           Column = "sos"      // strength of schedule: mean of the opponents' points a match
	ExtendedSchedule   Column = "esos"     // mean of the opponents' sos
	HeadToHead         Column = "head"     // matches won against the other, where exactly two are tied so far
	WinsAmongTied      Column = "tied"     // matches won against those who are tied so far
	MatchWins          Column = "wins"     // matches won, without byes
	GameWins           Column = "games"    // games won
	GameDifference     Column = "diff"     // games won less games lost
	Buchholz           Column = "buchholz" // sum of the opponents' points
	MedianBuchholz     Column = "median"   // the same without the best and the worst opponent; 0 with two or fewer
	LossRounds         Column = "losses"   // sum of the squares of the rounds that were lost: late losses are better
	Tardiness          Column = "tardy"    // rounds missed by entering late; fewer is better
)

var columns = []Column{OpponentsMatchWins, OwnGameWins, OpponentsGameWins, OpponentsOpponents, Schedule,
	ExtendedSchedule, HeadToHead, WinsAmongTied, MatchWins, GameWins, GameDifference, Buchholz, MedianBuchholz,
	LossRounds, Tardiness}

// Columns are all columns, in the order in which to offer them.
func Columns() []Column { return slices.Clone(columns) }

// Share reports whether values of the column are shares, which Show writes in hundredths.
func (c Column) Share() bool {
	return slices.Contains([]Column{OpponentsMatchWins, OwnGameWins, OpponentsGameWins, OpponentsOpponents}, c)
}

// Show writes a value of the column: "66.67 %" for shares, "4" or "1.67" for numbers. The point is a full stop.
func (c Column) Show(v Ratio) string {
	if c.Share() {
		return v.percent()
	}
	return v.number()
}

// compare orders two values, the better first.
func (c Column) compare(a, b Ratio) int {
	if c == Tardiness {
		return a.Cmp(b)
	}
	return b.Cmp(a)
}
