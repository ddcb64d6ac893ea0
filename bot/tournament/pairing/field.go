package pairing

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
)

// MaxPlayers is the largest field that can be paired.
const MaxPlayers = 512

// Differences beyond these count as this much, so that all costs together fit into 64 bits.
const (
	maxGap  = 63 // in steps of points
	maxMet  = 7  // earlier meetings of the same two
	maxByes = 7
)

// field is the players in a random order that depends on nothing but them and the seed, with what is worked out once.
type field struct {
	players []Player
	at      map[string]int // the index of an id
	met     [][]uint8      // how often two have met, at most maxMet
	step    int            // the largest number that divides all differences of points, 1 if all are the same
	least   int            // the fewest points
	widest  int            // the largest gap, at most maxGap
}

// newField checks the players and shuffles them by the seed.
func newField(players []Player, seed uint64) (field, error) {
	if len(players) > MaxPlayers {
		return field{}, fmt.Errorf("pair %d players: at most %d can be paired at once", len(players), MaxPlayers)
	}
	f := field{players: slices.Clone(players), at: make(map[string]int, len(players)), step: 1}
	slices.SortFunc(f.players, func(a, b Player) int {
		return cmp.Or(cmp.Compare(a.Seed, b.Seed), cmp.Compare(a.ID, b.ID))
	})
	r := rand.New(rand.NewPCG(seed, 0))
	r.Shuffle(len(f.players), func(i, j int) { f.players[i], f.players[j] = f.players[j], f.players[i] })
	for i, p := range f.players {
		if p.ID == "" {
			return field{}, fmt.Errorf("pair players: one with the number %d has no id", p.Seed)
		}
		if _, twice := f.at[p.ID]; twice {
			return field{}, fmt.Errorf("pair players: %s is there twice", p.ID)
		}
		f.at[p.ID] = i
	}
	f.measure()
	return f, nil
}

// measure fills in the meetings and the scale of points.
func (f *field) measure() {
	f.met = make([][]uint8, len(f.players))
	for i, p := range f.players {
		f.met[i] = make([]uint8, len(f.players))
		for _, id := range p.Met {
			if j, here := f.at[id]; here && f.met[i][j] < maxMet {
				f.met[i][j]++
			}
		}
	}
	if len(f.players) == 0 {
		return
	}
	f.least = f.players[0].Points
	most, step := f.least, 0
	for _, p := range f.players {
		f.least, most = min(f.least, p.Points), max(most, p.Points)
		step = divisor(step, p.Points-f.players[0].Points)
	}
	f.step = max(step, 1)
	f.widest = min((most-f.least)/f.step, maxGap)
}

// divisor is the greatest common divisor of two numbers.
func divisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a)
}

// meetings is how often two have met. Either of them may have noted it.
func (f *field) meetings(i, j int) int64 { return int64(max(f.met[i][j], f.met[j][i])) }

// gap is the difference of two numbers of points in steps.
func (f *field) gap(a, b int) int64 { return int64(min(max(a-b, b-a)/f.step, maxGap)) }
