package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/selfplay/sense"
)

// counter is what a side gains in its next turn: it attacks as pays, or with everybody if that is better. What it could
// win then is a danger, not yet a loss.
func counter(a, d army, player engine.Value) int {
	a, d = a.copy(), d.copy()
	a.rested()
	d.ended()
	first, second := a.copy(), d.copy()
	gain := assault(&first, &second, player, false)
	return min(ofDanger, max(gain, assault(&a, &d, player, true)))
}

// mostFree is how many attackers are thought of one by one; further ones do as the last of these.
const mostFree = 5

// raid is who attacks, and what that gains when the other side has struck back.
type raid struct {
	who  []fighter
	gain int
}

// raids finds the best attacks of the seat's turn on a board: nobody attacks whom the answer makes regret it.
func (b *board) raid(on *sense.Board) (best raid) {
	mine, theirs := b.army(on, b.Me), b.army(on, b.foe)
	list := mine.attackers()
	slices.Reverse(list)
	for mask := range 1 << min(len(list), mostFree) {
		a, d, x := mine.copy(), theirs.copy(), raid{}
		for i := len(list) - 1; i >= 0 && x.gain < ofMatch/2; i-- {
			if mask>>min(i, mostFree-1)&1 == 0 {
				continue
			}
			o := aim(&list[i], &d, engine.SeatVal(b.foe))
			carry(&a, &d, list[i].key, o)
			x.who, x.gain = append(x.who, list[i]), x.gain+o.gain
		}
		if x.gain < ofMatch/2 {
			x.gain -= counter(d, a, engine.SeatVal(b.Me))
		}
		if mask == 0 || x.gain > best.gain {
			best = x
		}
	}
	return best
}

// siege is what the seat can expect in the other's turn: what attacks still come, and its own next turn.
func (b *board) siege(mine, theirs army) int {
	me := engine.SeatVal(b.Me)
	var best int
	for i, all := range []bool{false, true} {
		a, d := theirs.copy(), mine.copy()
		n := assault(&a, &d, me, all)
		if n < ofMatch/2 {
			n -= counter(d, a, engine.SeatVal(b.foe)) / 2
		}
		if i == 0 || n > best {
			best = n
		}
	}
	return -best
}

// outlook is what is expected of the fights beyond what stands on a board.
func (b *board) outlook(on *sense.Board) int {
	if b.View.Active == b.Me {
		return b.raid(on).gain
	}
	return b.siege(b.army(on, b.Me), b.army(on, b.foe))
}
