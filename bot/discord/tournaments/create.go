package tournaments

import (
	"cmp"
	"context"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
)

// create makes an event with the default plan and opens its panel (/tournament new). Nobody else sees it until its
// registration is opened. It is announced in the channel, thread or forum post that was chosen, else where the command
// was used.
func (t *Tournaments) create(ctx context.Context, p route.Place) error {
	r, err := t.rights(ctx, p)
	if err != nil {
		return err
	}
	game := t.Find.GameOr(p.Options.Text("game"))
	plan := event.DefaultPlan(game).Fitting(t.handovers(game))
	plan.Name = ui.Tidy(p.Options.Text("name"))
	made := tournament.New{Server: p.GuildID, Channel: cmp.Or(p.Options.Text("channel"), p.ChannelID), Plan: plan,
		By: p.User.ID, Interaction: p.ID}
	if err := (event.Event{}).May(event.Action{Kind: event.Create}, r); err != nil {
		return err
	}
	if made.Matches, err = t.matchesOf(ctx, p, made.Channel); err != nil {
		return err
	}
	v, err := t.Desk.Create(ctx, made, r)
	if err != nil {
		return err
	}
	return t.showPlan(p, v, 0, reply.Call.Say)
}

// matchesOf is the channel in which matches of an event get their threads: "" for the event's own. Threads start from
// channels of texts only. Those of a thread are played in its channel, those of a forum post in the server's channel
// (/setup).
func (t *Tournaments) matchesOf(ctx context.Context, p route.Place, channel string) (string, error) {
	ch := p.Channel
	if ch == nil || ch.ID != channel {
		if err := p.Acknowledge(); err != nil {
			return "", err
		}
		var err error
		if ch, err = t.Sender.API.Channel(channel, discordgo.WithContext(ctx)); err != nil {
			return "", engine.Refuse("event.noplace", "", engine.A("channel", ui.Plain(ui.Channel(channel))))
		}
	}
	if isText(ch) {
		return "", nil
	}
	if !ch.IsThread() {
		return "", engine.Refuse("event.noplace", "", engine.A("channel", ui.Plain(ui.Channel(channel))))
	}
	if err := p.Acknowledge(); err != nil {
		return "", err
	}
	if parent, err := t.Sender.API.Channel(ch.ParentID, discordgo.WithContext(ctx)); err == nil && isText(parent) {
		return parent.ID, nil
	}
	server, err := t.People.Server(ctx, p.GuildID)
	if err != nil {
		return "", fmt.Errorf("find where matches of %s are played: %w", channel, err)
	}
	if server.Channel == "" {
		return "", engine.Refuse("event.nohome", "")
	}
	return server.Channel, nil
}

// isText reports whether threads can start from a channel.
func isText(c *discordgo.Channel) bool {
	return c.Type == discordgo.ChannelTypeGuildText || c.Type == discordgo.ChannelTypeGuildNews
}
