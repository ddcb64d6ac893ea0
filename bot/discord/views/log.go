package views

import (
	"cmp"
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
)

// How many acts the log goes back, and how many characters of them it shows.
const (
	logActs = 40
	maxLog  = 3900
)

// log shows what happened lately, as the person may know it, with a strip of as many turns as they asked for. Where
// turns cannot be had the strip shows acts.
func (vw *Views) log(ctx context.Context, p route.Place) error {
	turns, _ := p.Options.Number("turns")
	t, err := vw.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	hist, err := vw.Table.History(ctx, p.Pos.Match.ID, p.Seat, logActs)
	if err != nil {
		return err
	}
	var lines []string
	for _, h := range hist {
		for _, e := range p.Pos.Ruleset.Merge(h.Events) {
			lines = append(lines, t.Say(e))
		}
	}
	body := ui.LastLines(lines, maxLog)
	if body == "" {
		body = p.Text("log.empty")
	}
	embed := ui.MatchEmbed(p.Pos.Match.ID, p.Text("log.title"), body)
	embed.Fields = vw.DecksPlayed(p.Lang, p.Pos.Match, p.Pos.Seats, t.Names)
	m := api.Message{Embeds: []*discordgo.MessageEmbed{embed}}
	if err := p.Say(m); err != nil {
		return err
	}
	return p.Illustrate(ctx, m, "replay.png", func(ctx context.Context) (port.Picture, error) {
		strip, err := vw.Turns(ctx, t, cmp.Or(turns, narrate.StripTurns))
		if err != nil {
			vw.Report(err) // the strip shows acts then
		}
		if len(strip) == 0 {
			strip = t.Moments(hist)
		}
		return vw.Painter.Replay(ctx, t.Scene(""), strip)
	})
}
