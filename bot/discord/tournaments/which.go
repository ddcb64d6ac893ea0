package tournaments

import (
	"context"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/engine"
)

// ofAny stands in place of an event's id where which one is meant is still to be chosen.
const ofAny = "*"

// choose asks which of several events is meant, and says of each how it stands, or which match is the person's.
func (t *Tournaments) choose(ctx context.Context, p route.Place, op string, list []tournament.View, page int) error {
	var options []discordgo.SelectMenuOption
	for _, v := range list {
		options = append(options, ui.Option(v.Row.Name, v.Row.ID, t.GameName(v.Event.Plan.Game, p.Lang)))
	}
	lines := []string{p.Text("event.whichone")}
	page = min(max(page, 0), ui.Pages(len(list))-1)
	for _, v := range ui.Page(list, page) {
		line := t.stage(p.Lang, v.Event)
		if round, q, ok := v.Event.PairingOf(p.User.ID); ok && op == "match" {
			line = p.Text("event.match", engine.A("round", engine.Int(round)),
				engine.A("players", ui.Plain(t.names(ctx, p.Lang, q.Players)))) + t.outcome(ctx, p.Lang, q)
		}
		lines = append(lines, fmt.Sprintf("• **%s** %s · %s", ui.Literal(v.Row.Name), ui.Channel(v.Row.Channel), line))
	}
	rows := p.Paged(ui.ID{Action: ui.ActEventPick, Arg: ofAny + "/" + op}, p.Text("button.event.which"), options,
		page, func(n int) ui.ID {
			return ui.ID{Action: ui.ActEvent, Arg: fmt.Sprintf("%s/%s/%s", ofAny, op, route.PageAt(n))}
		})
	return p.Change(api.Message{Content: ui.Content(lines), Components: rows})
}

// split takes the argument of a button apart: the event, the op, and what the op needs.
func split(arg string, values []string) (id string, parts []string) {
	id, rest, _ := strings.Cut(arg, "/")
	if rest == "" {
		return id, nil
	}
	return id, append(strings.Split(rest, "/"), values...)
}
