package laws

import (
	"fmt"
	"slices"

	"farpost/bot/discord/ui"
)

// OneMessage: a question stands on one message. A second one would ask again what is asked already. Another may take the
// place of one that was deleted, or of one that mentions nobody: who was to be called by a direct message, and turns out
// not to be reached so, is mentioned after all.
func OneMessage(e Evidence) (broken []string) {
	on := map[string]string{} // the message on which a question stands
	for _, p := range e.World.Posted() {
		if p.Deleted || p.Silent {
			continue
		}
		var doubled []string
		for _, custom := range p.Shown {
			id, err := ui.ParseID(custom)
			if err != nil || id.Action != ui.ActMove && id.Action != ui.ActPass {
				continue
			}
			for _, q := range id.Qs {
				what := fmt.Sprintf("question %d of match %s", q, id.Match)
				if had := on[what]; had != "" && had != p.ID && !slices.Contains(doubled, what) {
					doubled = append(doubled, what)
				}
				on[what] = p.ID
			}
		}
		for _, what := range doubled {
			broken = append(broken, what+" stood on two messages")
		}
	}
	return broken
}
