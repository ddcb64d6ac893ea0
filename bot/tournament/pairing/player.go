package pairing

// Player is somebody who is to be paired, with what counts of the rounds before.
type Player struct {
	ID         string
	Points     int      // match points; only differences count, and negative ones are allowed
	Met        []string // opponents, one for each match played; those who are not in the field do no harm
	Byes       int      // how many byes so far
	ByeBefore  bool     // had a bye in the round just before
	DownBefore bool     // met somebody with fewer points in the round just before
	Starts     int      // how often they had the first right, less how often they had not
	Seed       int      // number in the event; orders the field before it is shuffled
}

// Pair is a match of a round. A has the first right: A begins, or chooses who does. B is "" for a bye.
type Pair struct {
	A, B string
}

// Bye reports whether A plays nobody in this round.
func (p Pair) Bye() bool { return p.B == "" }

// Draft is a round that is proposed, with what could not be avoided.
type Draft struct {
	Pairs      []Pair // by the higher points, those of the first table first; a bye is last
	Rematches  int    // pairs who met before
	SecondByes int    // byes to somebody who had one before
	Uneven     int    // pairs of different points
	AfterByes  int    // pairs of two who both had a bye in the round before
}
