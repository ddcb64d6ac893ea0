package views

import (
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/table"
)

// Views is the feature by which people look at things.
type Views struct {
	*narrate.Narrator
	Table   *table.Table
	Painter port.Painter
	People  *people.Directory
	Find    *route.Finder
}
