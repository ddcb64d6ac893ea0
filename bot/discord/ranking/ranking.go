package ranking

import (
	"context"
	"strconv"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/port"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/results"
	"farpost/engine"
	"farpost/storage"
)

// Ranking is the feature of /leaderboard, /profile and /season.
type Ranking struct {
	narrate.Words
	Store  storage.Store
	People *people.Directory
	Find   *route.Finder
	Clock  port.Clock
}

// mostSeason is the greatest number of a season that can be asked for.
const mostSeason = 9999

// Presses lists the buttons and menus of the pages.
func (r *Ranking) Presses() []route.Press {
	return []route.Press{
		{Action: ui.ActBoardPage, Do: r.turn},
		{Action: ui.ActBoardSeason, Do: r.pickSeason},
		{Action: ui.ActProfile, Do: r.openProfile},
		{Action: ui.ActSeason, Needs: route.Administrator, Do: r.beginSeason},
	}
}

// Commands lists /leaderboard, /profile and /season.
func (r *Ranking) Commands() []route.Command {
	build := route.Builder{Words: r.Words}
	return []route.Command{
		{Path: "leaderboard", Guild: true, Do: r.leaderboard, Options: []route.Option{
			build.Game("leaderboard"), build.Number("leaderboard", "season", 1, mostSeason)}},
		{Path: "profile", Guild: true, Do: r.profile, Options: []route.Option{
			build.User("profile", "player"), build.Game("profile")}},
		{Path: "season", Guild: true, Needs: route.Administrator, Do: r.season},
	}
}

// name calls a player, whether they were ever seen or not.
func (r *Ranking) name(ctx context.Context, p route.Place, player string) engine.Value {
	if n := r.People.Name(ctx, player); n != "" {
		return ui.Plain(n)
	}
	return ui.Plain(p.Text("rank.somebody"))
}

// ratingOf is a rating as people see it, with a "?" behind a provisional one.
func ratingOf(l results.Line) engine.Value {
	mark := ""
	if l.Provisional {
		mark = "?"
	}
	return ui.Plain(strconv.Itoa(l.Shown) + mark)
}

// unknown answers a press that names what is not there.
func unknown(p route.Place) error { return p.Say(api.Message{Content: p.Text("button.unknown")}) }

// showPage shows an embed with its buttons.
func showPage(
	p route.Place, show reply.Show, e *discordgo.MessageEmbed, rows []discordgo.MessageComponent,
) error {
	return show(p.Call, api.Message{Embeds: []*discordgo.MessageEmbed{e}, Components: rows})
}
