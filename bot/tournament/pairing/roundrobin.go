package pairing

// RoundRobin gives the pairs of one round in which everybody meets everybody, by the circle method. Rounds count from
// 1; there are none for less. n players need n-1 rounds if n is even, else n with a bye for each in turn; see
// RoundRobinRounds. Everybody has the first right as often as not, give or take one. Rounds beyond that are the next
// leg, with the first right the other way around. A bye is last. The order of the ids decides who meets when: shuffle
// them once, then keep them.
//
// Who has dropped stays in ids, so that the rounds of others do not change; the event gives those opponents their win.
func RoundRobin(ids []string, round int) []Pair {
	n := len(ids)
	circle := n - 1 + n%2 // the last of an even number sits in the middle; of an odd number nobody does
	if n < 2 || round < 1 {
		return nil
	}
	turn, back := (round-1)%circle, (round-1)/circle%2 == 1
	var pairs []Pair
	add := func(a, b string) {
		if back {
			a, b = b, a
		}
		pairs = append(pairs, Pair{A: a, B: b})
	}
	if n%2 == 0 {
		a, b := ids[turn], ids[circle]
		if turn%2 == 1 {
			a, b = b, a
		}
		add(a, b)
	}
	for k := 1; k <= (circle-1)/2; k++ {
		add(ids[(turn+k)%circle], ids[(turn-k+circle)%circle])
	}
	if n%2 == 1 {
		pairs = append(pairs, Pair{A: ids[turn]})
	}
	return pairs
}

// RoundRobinRounds is how many rounds it takes that each of n players has met each other once.
func RoundRobinRounds(n int) int {
	if n < 2 {
		return 0
	}
	return n - 1 + n%2
}
