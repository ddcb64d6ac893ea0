package standings

// Column is a tiebreaker: a code that is kept in events, and for which the words files have a name.
type Column string

// The columns. Larger is better, but for Tardiness.
const (
	OpponentsMatchWins Column = "omw"      // mean share of points that opponents won
	OwnGameWins        Column = "gw"       // share of game points that the player won
	OpponentsGameWins  Column = "ogw"      // mean of the opponents' gw
	OpponentsOpponents Column = "oomw"     // mean of the opponents' omw
	Schedule           Column = "sos"      // strength of schedule: mean points a match of opponents
	ExtendedSchedule   Column = "esos"     // mean of the opponents' sos
	HeadToHead         Column = "head"     // who beat the other, where exactly two are tied so far
	WinsAmongTied      Column = "tied"     // matches won against those who are tied so far
	MatchWins          Column = "wins"     // matches won
	GameWins           Column = "games"    // games won
	GameDifference     Column = "diff"     // games won less games lost
	Buchholz           Column = "buchholz" // sum of the opponents' points
	MedianBuchholz     Column = "median"   // the same without the best and the worst opponent
	LossRounds         Column = "losses"   // sum of the squares of the rounds that were lost: late losses are better
	Tardiness          Column = "tardy"    // rounds missed by entering late; fewer is better
)

// Columns are all columns, in the order in which to offer them.
func Columns() []Column {
	panic("not written yet")
}

// Show writes a value of the column: "66.67 %" for shares, "4" or "1.67" for numbers. The point is a full stop.
func (c Column) Show(v Ratio) string {
	panic("not written yet")
}
