package laws

import (
	"fmt"
	"slices"

	"farpost/bot/simulate/world"
)

// Twice: of each row of the outbox one message was posted. A second one would call people again. One that was deleted
// may be made again, and nobody can tell of one that is Unknowable.
func Twice(e Evidence) (broken []string) {
	first := map[string]world.Post{}
	var marks []string
	for _, p := range e.World.Posted() {
		if p.Deleted {
			continue
		}
		for _, m := range p.Marks {
			if had, ok := first[m]; ok && had.ID != p.ID && !p.Unknowable(had) {
				marks = append(marks, m)
			}
			first[m] = p
		}
	}
	slices.Sort(marks)
	for _, m := range slices.Compact(marks) {
		broken = append(broken, fmt.Sprintf("what %s stands for was posted more than once", m))
	}
	return broken
}
