package pairing

// PodDraft is a round of pods that is proposed, with what could not be avoided.
type PodDraft struct {
	Pods       [][]string // in order of seats, the first begins; those of the highest points first
	Byes       []string   // who plays in no pod
	Rematches  int        // how often two who met before are in one pod
	SecondByes int        // byes to somebody who had one before
}

// Pods groups the players for games with more than two seats into pods of least to most players, such as 3 and 4. Byes
// are as few as the sizes allow (5 players in pods of 3 or 4: one), to the fewest points among those with the fewest
// byes. Pods are as large as they can be without more byes. Players of like points sit together, but two meet again only
// where the search found no other way; unlike Swiss it promises no optimum, for that problem has no fast exact answer.
//
// It fails if least is below 2 or above most, ids are empty or not unique, or for more than MaxPlayers.
func Pods(players []Player, least, most int, seed uint64) (PodDraft, error) {
	panic("not written yet")
}
