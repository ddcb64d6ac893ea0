package pairing

// MaxPlayers is the largest field that Swiss pairs.
const MaxPlayers = 1024

// Swiss pairs the players for the next round of a Swiss tournament: the best of all possible rounds. What matters more
// comes first; what is below only decides between rounds that are equal in all that is above:
//
//  1. nobody has a second bye
//  2. nobody meets the same opponent again (a third meeting is worse than two second ones)
//  3. the bye of an odd field goes to the fewest points
//  4. the sum of the squares of the differences in points is least
//  5. two who had a bye just before do not meet, and who had the first right more often meets one who had it less
//
// What is still open is drawn by the seed; so is the whole first round, where all have the same points.
//
// It fails if ids are empty or not unique, or for more than MaxPlayers. One player has a bye; none gives no pairs.
func Swiss(players []Player, seed uint64) (Draft, error) {
	panic("not written yet")
}

// Review counts what pairs made by hand cost, such as those of a draft in which an organiser swapped two players. It
// fails unless everybody of the field is in exactly one pair. The pairs stay as they are, in their order.
func Review(players []Player, pairs []Pair) (Draft, error) {
	panic("not written yet")
}
