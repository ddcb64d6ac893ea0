package deliver

import (
	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/port"
	"farpost/bot/discord/public"
	"farpost/bot/table"
	"farpost/storage"
)

// Sender turns rows of the outbox into messages.
type Sender struct {
	*narrate.Narrator
	API     *api.Client
	Store   storage.Store
	Table   *table.Table
	Painter port.Painter
	People  *people.Directory
	Public  *public.Public
}
