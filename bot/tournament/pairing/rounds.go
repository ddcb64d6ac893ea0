package pairing

// Rounds is the usual number of Swiss rounds for n players: 3 up to 8, 5 up to 32, then one more each time the field
// doubles, 10 at most. Count a player with a bye as a prize as 2 players, one with two byes as 4.
func Rounds(n int) int {
	panic("not written yet")
}

// Cut is the usual number of players of the final rounds after a Swiss of n: 0 (none) up to 8 players, 4 up to 16, 8 up
// to 216, then 16.
func Cut(n int) int {
	panic("not written yet")
}
