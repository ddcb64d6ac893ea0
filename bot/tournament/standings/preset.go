package standings

import (
	"fmt"
	"slices"
)

// Preset is how a tournament counts.
type Preset struct {
	Name         string   `json:"name"` // "magic", "pokemon", "yugioh", "netrunner", "own"
	Win          int      `json:"win"`  // points for a match that was won
	Draw         int      `json:"draw"`
	Loss         int      `json:"loss"`
	Bye          int      `json:"bye"`
	Places       []int    `json:"places"`                   // points for the places of a pod; see Points
	Floor        int      `json:"floor,omitempty"`          // in hundredths: no own share counts as less; 0 is none
	DropCeiling  int      `json:"drop_ceiling,omitempty"`   // in hundredths: no share of who dropped is more; 0 is none
	HalfDraws    bool     `json:"half_draws,omitempty"`     // in shares a draw is half a win, not Draw of Win
	ByesInShares bool     `json:"byes_in_shares,omitempty"` // a bye is a win in own shares, instead of nothing
	Columns      []Column `json:"columns"`                  // what breaks ties, the gravest first
}

var presets = []Preset{
	{Name: "magic", Win: 3, Draw: 1, Bye: 3, Floor: 33, ByesInShares: true,
		Columns: []Column{OpponentsMatchWins, OwnGameWins, OpponentsGameWins}},
	{Name: "pokemon", Win: 3, Draw: 1, Bye: 3, Floor: 25, DropCeiling: 75, HalfDraws: true,
		Columns: []Column{Tardiness, OpponentsMatchWins, OpponentsOpponents, HeadToHead}},
	{Name: "yugioh", Win: 3, Draw: 1, Bye: 3,
		Columns: []Column{OpponentsMatchWins, OpponentsOpponents, LossRounds}},
	{Name: "netrunner", Win: 3, Draw: 1, Bye: 3, ByesInShares: true,
		Columns: []Column{Schedule, ExtendedSchedule}},
	{Name: "own", Win: 3, Draw: 1, Bye: 3,
		Columns: []Column{WinsAmongTied, MedianBuchholz, GameDifference}},
}

// Named gives a preset by its name.
func Named(name string) (Preset, bool) {
	i := slices.IndexFunc(presets, func(p Preset) bool { return p.Name == name })
	if i < 0 {
		return Preset{}, false
	}
	p := presets[i]
	p.Columns = slices.Clone(p.Columns)
	p.Places = []int{4, 3, 2, 1}
	return p, true
}

// Names are the names of all presets, in the order in which to offer them.
func Names() []string {
	var names []string
	for _, p := range presets {
		names = append(names, p.Name)
	}
	return names
}

// Own is the preset "own" with the columns that an organiser chose, in that order. Unknown and repeated columns fail.
func Own(columns ...Column) (Preset, error) {
	p, _ := Named("own")
	for i, c := range columns {
		if !slices.Contains(Columns(), c) {
			return Preset{}, fmt.Errorf("order of ties: there is no column %q; there are %v", c, Columns())
		}
		if slices.Contains(columns[:i], c) {
			return Preset{}, fmt.Errorf("order of ties: column %q is there twice", c)
		}
	}
	p.Columns = slices.Clone(columns)
	return p, nil
}

// ForPods is the preset for matches of more than two: a bye is worth the first place, and what counts single games or
// two opponents is no column, for it would be the same for all.
func (p Preset) ForPods() Preset {
	p.Win = p.Points(1, 1)
	p.Bye = p.Win
	p.Columns = slices.DeleteFunc(slices.Clone(p.Columns), func(c Column) bool {
		return slices.Contains([]Column{OwnGameWins, OpponentsGameWins, GameWins, GameDifference, HeadToHead}, c)
	})
	return p
}

// Points are the points of each of tied players in a pod who share a place: the mean of what these places give, rounded
// down. Places beyond the list give nothing. With 4, 3, 2, 1 points the first alone has 4, two firsts have 3 each, and
// four who drew have 2 each. A pod of three has the points of its places as well: 4, 3, 2.
func (p Preset) Points(place, tied int) int {
	sum := 0
	for i := place - 1; i < place-1+tied; i++ {
		if i >= 0 && i < len(p.Places) {
			sum += p.Places[i]
		}
	}
	return sum / max(tied, 1)
}

// Number is the number that players of the preset know their rank by, "" where there is none: for yugioh points, then
// thousandths of the first two columns, such as 33726677.
func (p Preset) Number(r Row) string {
	if p.Name != "yugioh" || len(r.Values) < 2 {
		return ""
	}
	return fmt.Sprintf("%02d%03d%03d", r.Points, r.Values[0].thousandths(), r.Values[1].thousandths())
}
