package stepper

import (
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/stepper/page"
	"farpost/bot/table"
)

// Stepper is the feature by which people play.
type Stepper struct {
	*narrate.Narrator
	Table   *table.Table
	Painter port.Painter
	People  *people.Directory
	Find    *route.Finder
	Drafts  *draft.Store
	Pages   *page.Pages
}
