package lobby

import (
	"farpost/bot/discord/api"
	"farpost/bot/discord/decks"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
)

// Lobby is the feature of matches that have not begun: invitations, their answers, rematches.
type Lobby struct {
	narrate.Words
	API    *api.Client
	Table  *table.Table
	People *people.Directory
	Find   *route.Finder
	Decks  *decks.Decks
}

// Presses lists the buttons of invitations, and that of a result by which people invite again.
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

// Commands lists /match new.
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
