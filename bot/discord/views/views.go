package views

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/table"
	"farpost/engine"
)

// Views is the feature by which people look at things.
type Views struct {
	*narrate.Narrator
	Table   *table.Table
	Painter port.Painter
	People  *people.Directory
	Find    *route.Finder
	// RefreshCopy brings the copy of a seat's hand in direct messages up to date.
	RefreshCopy func(ctx context.Context, match string, seat engine.Seat)
	// Events is what tournaments ask of a person, with buttons that lead there.
	Events func(ctx context.Context, p route.Place) ([]string, []discordgo.MessageComponent, error)
}
