package lobby

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/discord/decks"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
)

// Lobby is the feature of matches that have not begun: invitations, their answers, and rematches.
type Lobby struct {
	narrate.Words
	API    *api.Client
	Table  *table.Table
	People *people.Directory
	Find   *route.Finder
	Decks  *decks.Decks
}

// opponents are the options that name who is invited, in the order of their seats.
var opponents = []string{"opponent", "opponent2", "opponent3"}

// Presses are the buttons of invitations and of results.
func (l *Lobby) Presses() []route.Press {
	return []route.Press{
		{Action: ui.ActAccept, Do: l.accept},
		{Action: ui.ActSame, Do: l.acceptSame},
		{Action: ui.ActDecline, Do: l.decline},
		{Action: ui.ActDeckMenu, Do: l.chooseDeck},
		{Action: ui.ActDeckPick, Do: l.deckPicked},
		{Action: ui.ActDeckBring, Do: l.bring},
		{Action: ui.ActRematch, Needs: route.Seat, Do: l.rematch},
	}
}

// Commands is /match new.
func (l *Lobby) Commands() []route.Command {
	build := route.Builder{Words: l.Words}
	options := []route.Option{
		route.Required(build.User("new", opponents[0])),
		build.Game("new"),
		route.Completed(build.Text("new", "deck")),
		route.Completed(build.Text("new", "clock")),
		route.Completed(build.Text("new", "rules")),
	}
	for _, name := range opponents[1:] {
		options = append(options, build.User("new", name))
	}
	return []route.Command{{Path: "match new", Guild: true, Options: options, Do: l.invite,
		Complete: map[string]route.Completer{"deck": l.completeDeck, "clock": completeClock, "rules": l.completeRules}}}
}

// completeDeck offers the decks of the game that the command names.
func (l *Lobby) completeDeck(ctx context.Context, p route.Place, typed string) (route.Choices, error) {
	return l.Decks.Complete(ctx, p, l.Find.GameOr(p.Options.Text("game")), typed, true)
}
