// Package pairing decides who plays whom in a round of a tournament. It is pure: the same players and the same seed
// give the same round, in whatever order the players come. It knows no storage and no clock.
//
//	draft, err := pairing.Swiss([]pairing.Player{
//		{ID: "ada", Points: 3, Met: []string{"bruno"}},
//		{ID: "bruno", Points: 0, Met: []string{"ada"}},
//		{ID: "chiara", Points: 3, Byes: 1, ByeBefore: true},
//	}, seed)
//	// draft.Pairs: ada and chiara; bruno has the bye (Pair.Bye)
//
// The players are those who are to be paired. Who has dropped, and who has a bye as a prize in this round, is left out.
// An organiser swaps two players by editing the pairs; Review then says what that costs.
//
// Pods does the same for games with three or four seats, RoundRobin for everybody against everybody, and Rounds and Cut
// recommend how many rounds a field needs. DESIGN.md has the cost of a pair and why.
package pairing
