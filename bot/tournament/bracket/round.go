package bracket

import (
	"fmt"
	"strconv"
	"strings"
)

// Round is a round of one side of a bracket.
type Round struct {
	Side  Side
	No    int   // within its side, from 1
	Of    int   // how many rounds its side has
	Slots int   // places for ties in it, byes or not: of a first round of eight four
	Ties  []Tie // from above
	Byes  []Bye // of the upper first round: who goes on without playing
}

// Bye is a seed who does not play in the upper first round.
type Bye struct {
	Slot   int // as Tie.Slot
	Player string
}

// Slot is the place of a tie in its round, from 0, from above: the winners of slots 0 and 1 meet in slot 0 of the next
// round of the upper side.
func (t Tie) Slot() int {
	_, slot, ok := strings.Cut(t.ID, "-")
	n, err := strconv.Atoi(slot)
	if !ok || err != nil {
		return 0
	}
	return n - 1
}

// Rounds are all rounds in the order in which they can be played, those among them in which nobody plays because
// everybody has a bye. A final's reset is among them once it is needed.
func (b Bracket) Rounds() []Round {
	var out []Round
	of := map[Side]int{}
	at := map[string]int{}
	for _, n := range b.nodes() {
		name := fmt.Sprint(n.side, n.round)
		i, ok := at[name]
		if !ok {
			i = len(out)
			at[name], of[n.side] = i, max(of[n.side], n.round)
			out = append(out, Round{Side: n.side, No: n.round})
		}
		r := &out[i]
		if n.side == Upper && n.round == 1 && (n.a.seed == 0 || n.b.seed == 0) {
			r.Byes = append(r.Byes, Bye{Slot: r.Slots, Player: b.Seeds[max(n.a.seed, n.b.seed)-1]})
		}
		r.Slots++
	}
	for _, t := range b.Ties() {
		r := &out[at[fmt.Sprint(t.Side, t.Round)]]
		r.Ties = append(r.Ties, t)
	}
	if last := len(out) - 1; last >= 0 && out[last].Side == Final && len(out[last].Ties) == 0 {
		out, of[Final] = out[:last], 1 // the reset is not needed
	}
	for i := range out {
		out[i].Of = of[out[i].Side]
	}
	return out
}
