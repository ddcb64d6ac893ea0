package views

import (
	"cmp"
	"context"

	"farpost/bot/discord/route"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
)

// log tells what happened lately, as this person may know it, with a strip of as many turns as were asked for.
func (vw *Views) log(ctx context.Context, p route.Place) error {
	turns, _ := p.Options.Number("turns")
	t, err := vw.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	hist, err := vw.Table.History(ctx, p.Pos.Match.ID, p.Seat, 40)
	if err != nil {
		return err
	}
	var lines []string
	for _, h := range hist {
		for _, e := range p.Pos.Ruleset.Merge(h.Events) {
			lines = append(lines, t.Say(e))
		}
	}
	body := ui.LastLines(lines, 3900)
	if body == "" {
		body = p.Text("log.empty")
	}
	m := api.Message{Embeds: []*discordgo.MessageEmbed{{Title: p.Text("log.title"), Description: body, Color: ui.MatchColour(p.Pos.Match.ID),
		Fields: vw.DecksPlayed(p.Lang, p.Pos.Match, p.Pos.Seats, t.Names)}}}
	if err := p.Say(m); err != nil {
		return err
	}
	return p.Illustrate(ctx, m, "replay.png", func(ctx context.Context) (port.Picture, error) {
		strip, err := vw.Turns(ctx, t, cmp.Or(turns, narrate.StripTurns))
		if err != nil {
			vw.Report(err) // its acts are told all the same
		}
		if len(strip) == 0 {
			strip = t.Moments(hist)
		}
		return vw.Painter.Replay(ctx, t.Scene(""), strip)
	})
}
