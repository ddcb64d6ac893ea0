package laws

import (
	"fmt"

	"farpost/bot/discord/ui"
	"farpost/bot/simulate/world"
)

// OneCall: a question stands on one message that calls somebody. A second one would ask them again what they are asked
// already. Another may take the place of one that was deleted, calls whom the first one did not, such as somebody who
// was to be called by a direct message and turns out not to be reached so, or comes when the question is asked again
// after what came between, or nobody can tell of the first one (Unknowable). What comes to a message by an edit calls
// nobody.
func OneCall(e Evidence) (broken []string) {
	on := map[string]world.Post{} // the message on which somebody is called to a question
	for _, p := range e.World.Posted() {
		if p.Deleted || p.Silent {
			continue
		}
		called := p.Mentions
		if p.DM != "" {
			called = []string{p.DM}
		}
		for _, custom := range p.Begun {
			id, err := ui.ParseID(custom)
			if err != nil || id.Action != ui.ActMove && id.Action != ui.ActPass {
				continue
			}
			for _, q := range id.Qs {
				for _, who := range called {
					what := fmt.Sprintf("question %d of match %s calls %s", q, id.Match, who)
					had, ok := on[what]
					if ok && had.ID != p.ID && !p.Unknowable(had) &&
						!e.World.Ledger.Asked.Again(id.Match, q, had.At, p.At) {
						broken = append(broken, fmt.Sprintf("%s on messages %s and %s", what, had.ID, p.ID))
					}
					on[what] = p
				}
			}
		}
	}
	return broken
}
