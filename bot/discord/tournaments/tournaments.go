package tournaments

import (
	"context"
	"strings"
	"sync"

	"farpost/bot/discord/decks"
	"farpost/bot/discord/deliver"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
)

// Tournaments is the feature of /tournament, and sends what is posted of events.
type Tournaments struct {
	narrate.Words
	Desk   *tournament.Desk
	People *people.Directory
	Find   *route.Finder
	Decks  *decks.Decks
	Clock  port.Clock
	// Painter draws the standings.
	Painter port.Painter
	Sender  *deliver.Sender
	// Warn takes a sentence for the operator about what only people can mend. It must not wait.
	Warn func(string)

	nameless sync.Map // ids of those whom Discord does not know either
}

// handler answers a press about an event. args are what stands behind the op.
type handler func(ctx context.Context, p route.Place, v tournament.View, args []string) error

// id is the button that does an op of an event.
func id(v tournament.View, op ...string) ui.ID {
	return ui.ID{Action: ui.ActEvent, Arg: strings.Join(append([]string{v.Row.ID}, op...), "/")}
}
