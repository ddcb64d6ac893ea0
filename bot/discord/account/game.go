package account

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/people"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
	"farpost/storage"
)

// lastPlayed is the choice of the menu of games that sets none.
const lastPlayed = "last"

// gameLine says which game a person's look-ups mean outside of matches.
func (a *Account) gameLine(p route.Place, game string) string {
	if a.Library.Ruleset(game) == nil {
		return p.Text("settings.lastgame")
	}
	return p.Text("settings.game", engine.A("game", ui.Plain(a.GameName(game, p.Lang))))
}

// gameMenu makes the menu of games, with what was played last as the first choice.
func (a *Account) gameMenu(p route.Place) discordgo.MessageComponent {
	options := []discordgo.SelectMenuOption{ui.Option(p.Text("settings.last"), lastPlayed, "")}
	for _, game := range a.Library.Games() {
		options = append(options, ui.Option(a.GameName(game, p.Lang), game, ""))
	}
	return ui.Menu(ui.ID{Action: ui.ActMyGame}, p.Text("button.mygame"), options)
}

// setGame sets the game that a person's look-ups mean outside of matches, or the one that they played last.
func (a *Account) setGame(ctx context.Context, p route.Place) error {
	if len(p.Values) != 1 || p.Values[0] != lastPlayed && a.Library.Ruleset(p.Values[0]) == nil {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	err := a.People.Change(ctx, p.User.ID, func(_ *storage.Player, who *people.Person) {
		if who.Game = p.Values[0]; who.Game == lastPlayed {
			who.Game = ""
		}
	})
	if err != nil {
		return err
	}
	return a.showSettings(ctx, p, reply.Call.Change)
}
