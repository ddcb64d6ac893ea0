package pairing

// Rounds is the usual number of Swiss rounds for n players: 3 up to 8, 5 up to 32, then one more each time the field
// doubles, 10 at most; 1 for two and none for fewer. Count a player with a bye as a prize as 2 players, one with two
// byes as 4. (Magic's recommendations, DTR appendix C.)
func Rounds(n int) int {
	switch {
	case n < 2:
		return 0
	case n == 2:
		return 1
	case n <= 8:
		return 3
	case n <= 32:
		return 5
	}
	rounds := 6
	for most := 64; n > most && rounds < 10; most *= 2 {
		rounds++
	}
	return rounds
}

// Cut is the usual number of players of the final rounds after a Swiss of n: 0 (none) up to 8 players, 4 up to 16, 8 up
// to 216, then 16. (The same source.)
func Cut(n int) int {
	switch {
	case n <= 8:
		return 0
	case n <= 16:
		return 4
	case n <= 216:
		return 8
	}
	return 16
}
