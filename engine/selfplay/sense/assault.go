package sense

import "farpost/engine"

// Assault is an attack: who makes it, at what, and how many points it gains.
type Assault struct {
	Who  []engine.Value
	At   engine.Value
	Gain int
}

// Assaults lists the attacks worth making one after the other, and what they gain together. Best finds the best one on
// a board, of no gain when there is none; do carries one out, so that its attackers cannot attack again.
func (b *Board) Assaults(best func(*Board) Assault, do func(*Board, Assault)) (list []Assault, sum int) {
	b = b.Copy()
	for range len(b.Pieces) {
		x := best(b)
		if x.Gain <= 0 {
			break
		}
		list, sum = append(list, x), sum+x.Gain
		do(b, x)
	}
	return list, sum
}
