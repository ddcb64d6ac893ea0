package laws

import (
	"fmt"
	"strings"

	"farpost/storage"
)

// Called: whom a running match awaits was called to it: mentioned by a message of the match, or written to. That each
// call came once is what Twice says.
func Called(e Evidence) (broken []string) {
	called := map[string]bool{}
	for _, p := range e.World.Posted() {
		if p.Silent {
			continue // such as the copy of a hand
		}
		for _, mark := range p.Marks {
			match, _, _ := strings.Cut(mark, "#")
			for _, player := range p.Mentions {
				called[player+" "+match] = true
			}
			if p.DM != "" {
				called[p.DM+" "+match] = true
			}
		}
	}
	return append(e.view(func(tx storage.ReadTx) error {
		return running(tx, func(m storage.Match, asks []storage.Ask, seats []storage.Seat) error {
			for _, a := range asks {
				if player := seats[a.Seat].Player; !a.Unawaited && m.Stopped.IsZero() && !called[player+" "+m.ID] {
					broken = append(broken, fmt.Sprintf("match %s awaits %s, who was never called", m.ID, player))
				}
			}
			return nil
		})
	}), broken...)
}
