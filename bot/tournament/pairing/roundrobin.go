package pairing

// RoundRobin gives the pairs of one round in which everybody meets everybody, by the circle method. Rounds count from 1.
// n players need n-1 rounds if n is even, else n with a bye for each in turn; see RoundRobinRounds. Everybody has the
// first right as often as not, give or take one. Rounds beyond that are the next leg, with the first right the other way
// around. The order of the ids decides who meets when: shuffle them once, then keep them.
//
// Who has dropped stays in ids, so that the rounds of others do not change; the event gives those opponents their win.
func RoundRobin(ids []string, round int) []Pair {
	panic("not written yet")
}

// RoundRobinRounds is how many rounds it takes that each of n players has met each other once.
func RoundRobinRounds(n int) int {
	panic("not written yet")
}
