package page

import (
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/stepper/draft"
)

// Pages makes the pages of the stepper. The buttons of a page name drafts that it keeps in Drafts.
type Pages struct {
	*narrate.Narrator
	Drafts *draft.Store
}
