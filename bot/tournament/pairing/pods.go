package pairing

import (
	"cmp"
	"fmt"
	"slices"
)

// PodDraft is a round of pods that is proposed, with what could not be avoided.
type PodDraft struct {
	Pods       [][]string // in order of seats, the first begins; those of the highest points first
	Byes       []string   // who plays in no pod
	Rematches  int        // how often two who met before are in one pod
	SecondByes int        // byes to somebody who had one before
}

// Pods groups the players for games with more than two seats into pods of least to most players, such as 3 and 4. Byes
// are as few as the sizes allow (5 players in pods of 3 or 4: one), to the fewest byes so far, then the fewest points.
// Pods are as large as they can be without more byes, and differ by one player at most. Players of like points sit
// together, but two meet again only where the search found no other way. Unlike Swiss it promises no optimum, for
// nobody knows a fast exact answer to this problem.
//
// It fails if least is below 2 or above most, ids are empty or not unique, or for more than MaxPlayers.
func Pods(players []Player, least, most int, seed uint64) (PodDraft, error) {
	if least < 2 || least > most {
		return PodDraft{}, fmt.Errorf("make pods of %d to %d: the least is 2, and the most is no less", least, most)
	}
	f, err := newField(players, seed)
	if err != nil {
		return PodDraft{}, err
	}
	var d PodDraft
	sizes, byes := podSizes(len(f.players), least, most)
	order := make([]int, len(f.players))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		a, b := &f.players[i], &f.players[j]
		return cmp.Or(cmp.Compare(a.Byes, b.Byes), cmp.Compare(a.Points, b.Points))
	})
	for _, i := range order[:byes] {
		d.Byes = append(d.Byes, f.players[i].ID)
		d.SecondByes += one(f.players[i].Byes > 0)
	}
	for _, pod := range f.group(order[byes:], sizes, seed) {
		d.Pods = append(d.Pods, f.seatPod(pod))
		for k, i := range pod {
			for _, j := range pod[:k] {
				d.Rematches += one(f.meetings(i, j) > 0)
			}
		}
	}
	return d, nil
}

// podSizes parts n players into the fewest pods after the fewest byes. Larger pods are first.
func podSizes(n, least, most int) (sizes []int, byes int) {
	for byes = 0; byes < n; byes++ {
		playing := n - byes
		pods := (playing + most - 1) / most
		if pods*least > playing {
			continue
		}
		for i := range pods {
			sizes = append(sizes, playing/pods+one(i < playing%pods))
		}
		break
	}
	return sizes, byes
}

// seatPod orders a pod so that who began less often sits first. The shuffle decides between equals.
func (f *field) seatPod(pod []int) []string {
	slices.SortFunc(pod, func(i, j int) int {
		return cmp.Or(cmp.Compare(f.players[i].Starts, f.players[j].Starts), cmp.Compare(i, j))
	})
	ids := make([]string, len(pod))
	for k, i := range pod {
		ids[k] = f.players[i].ID
	}
	return ids
}
