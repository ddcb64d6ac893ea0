package account

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
)

// Account is the feature of /settings and /setup.
type Account struct {
	narrate.Words
	API    *api.Client
	Table  *table.Table
	People *people.Directory
	// Recheck tries at once what waits in a server for something that people may have mended by now.
	Recheck func(ctx context.Context, server string) error
}

// Presses lists the buttons of /settings.
func (a *Account) Presses() []route.Press {
	return []route.Press{
		{Action: ui.ActCallBy, Do: a.callBy},
		{Action: ui.ActTestDMs, Do: a.testDMs},
		{Action: ui.ActMyGame, Do: a.setGame},
	}
}

// Commands lists /setup and /settings.
func (a *Account) Commands() []route.Command {
	build := route.Builder{Words: a.Words}
	return []route.Command{
		{Path: "setup", Guild: true, Needs: route.Administrator, Do: a.setup, Options: []route.Option{
			build.Channel("setup", "channel"), build.Language("setup"),
			build.Number("setup", "silence", 0, table.MaxSilence),
			build.Number("setup", "claim", 1, table.MaxClaim), build.Role("setup", "organisers"),
			build.Role("setup", "judges")}},
		{Path: "settings", Do: a.settings, Options: []route.Option{
			build.User("settings", optBlock), build.User("settings", optUnblock)}},
	}
}
