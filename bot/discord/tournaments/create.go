package tournaments

import (
	"cmp"
	"context"

	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
)

// create makes an event with the default plan and opens its panel (/tournament new). Nobody else sees it until its
// registration is opened. It is announced where the server's matches are played.
func (t *Tournaments) create(ctx context.Context, p route.Place) error {
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	server, err := t.People.Server(ctx, p.GuildID)
	if err != nil {
		return err
	}
	plan := event.DefaultPlan(t.Find.GameOr(p.Options.Text("game")))
	plan.Name = ui.Tidy(p.Options.Text("name"))
	v, err := t.Desk.Create(ctx, tournament.New{Server: p.GuildID, Channel: cmp.Or(server.Channel, p.Parent()),
		Plan: plan, By: p.User.ID, Interaction: p.ID}, r)
	if err != nil {
		return err
	}
	return t.showPlan(p, v, 0, reply.Call.Say)
}
