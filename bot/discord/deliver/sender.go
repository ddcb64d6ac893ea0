package deliver

import (
	"context"

	"farpost/bot/clock"
	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/port"
	"farpost/bot/discord/public"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/storage"
)

// Sender turns rows of the outbox into requests to Discord.
type Sender struct {
	*narrate.Narrator
	API     *api.Client
	Store   storage.Store
	Table   *table.Table
	Painter port.Painter
	// Patience is the clock by which doubts are cleared up.
	Patience clock.Clock
	People   *people.Directory
	// Events are told whether their matches have threads.
	Events *tournament.Desk
	Public *public.Public
	// Warn takes a sentence for the operator about what only people can mend. It must not wait.
	Warn func(string)
	// Open ends the pause of a door ([outbox.Outbox.Open]).
	Open func(ctx context.Context, door string) error
	// Hasten has what waits at a door tried at once ([outbox.Outbox.Hasten]).
	Hasten func(ctx context.Context, door string) error

	arrivals arrivals
	copies   *turns // of hands
	doubts   *doubts
	crowded  *crowded
}

// New makes a Sender of its parts; Warn, Open and Hasten may be nil, which drops what they would be told.
func New(se Sender) *Sender {
	if se.Warn == nil {
		se.Warn = func(string) {}
	}
	if se.Open == nil {
		se.Open = func(context.Context, string) error { return nil }
	}
	if se.Hasten == nil {
		se.Hasten = func(context.Context, string) error { return nil }
	}
	se.arrivals, se.copies, se.doubts, se.crowded = newArrivals(), newTurns(), newDoubts(), newCrowded()
	return &se
}

// spectate tells what everybody may know of a match, in its server's language.
func (se *Sender) spectate(ctx context.Context, pos table.Position) (*narrate.Spectator, error) {
	return se.Spectate(ctx, pos, se.People.ServerLang(ctx, pos.Match.Server))
}
