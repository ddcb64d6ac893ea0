package standings

// Row is the line of one player.
type Row struct {
	Rank    int // from 1; no two are the same
	Player  string
	Points  int // match points, penalties taken
	Won     int // matches, without byes
	Lost    int // matches, with missed rounds
	Drawn   int
	Byes    int
	Values  []Ratio // one for each of the preset's columns
	Lot     int     // the last key, drawn by the seed: 1 to the number of players, the smaller is better
	Dropped bool
}

// Table ranks the players: by points, then by each column of the preset, then by lot. Results are in any order; those
// of a round that is not over count too, so pass the results of the rounds that are to count. dropped tells the round
// after which somebody left; they stay in the table. Who is in a result but not in players counts as an opponent and has
// no row.
func Table(p Preset, players []string, dropped map[string]int, results []Result, penalties []Penalty,
	seed uint64) []Row {
	panic("not written yet")
}
