package stepper

import (
	"context"

	"farpost/bot/discord/api"
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
	// Membership asks Discord whether a person is in a server.
	Membership func(ctx context.Context, server, person string) (api.Membership, error)
}
