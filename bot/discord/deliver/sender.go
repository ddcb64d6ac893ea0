package deliver

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/port"
	"farpost/bot/discord/public"
	"farpost/bot/table"
	"farpost/storage"
)

// Sender turns rows of the outbox into requests to Discord.
type Sender struct {
	*narrate.Narrator
	API     *api.Client
	Store   storage.Store
	Table   *table.Table
	Painter port.Painter
	People  *people.Directory
	Public  *public.Public
}

// spectate tells what everybody may know of a match, in its server's language.
func (se *Sender) spectate(ctx context.Context, pos table.Position) (*narrate.Spectator, error) {
	return se.Spectate(ctx, pos, se.People.ServerLang(ctx, pos.Match.Server))
}
