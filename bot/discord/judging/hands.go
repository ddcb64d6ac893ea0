package judging

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// hands shows what a player holds to the judge alone: the words at once, the picture as soon as it is drawn.
func (j *Judging) hands(ctx context.Context, p route.Place, args []string) error {
	seat := ui.Number(args, 0)
	if seat < 0 || seat >= len(p.Pos.Seats) {
		return engine.Refuse("button.unknown", "")
	}
	t, err := j.Tell(ctx, p.Pos, engine.Seat(seat), p.Lang)
	if err != nil {
		return err
	}
	m := t.Hand()
	m.Content = p.Text("judge.hand", engine.A("player", ui.Plain(t.Player(engine.Seat(seat)))))
	m.Components = ui.Row(ui.Button(p.Text("button.judge.view"), discordgo.SecondaryButton, id(p, "view", args[0])))
	if err := p.Say(m); err != nil {
		return err
	}
	return p.Illustrate(ctx, m, "hand.png", func(ctx context.Context) (port.Picture, error) {
		return j.Painter.Hand(ctx, t.Scene(""), "")
	})
}

// view shows the table as a player sees it to the judge alone: with what lies face down for everybody else.
func (j *Judging) view(ctx context.Context, p route.Place, args []string) error {
	seat := ui.Number(args, 0)
	if seat < 0 || seat >= len(p.Pos.Seats) {
		return engine.Refuse("button.unknown", "")
	}
	t, err := j.Tell(ctx, p.Pos, engine.Seat(seat), p.Lang)
	if err != nil {
		return err
	}
	e := ui.MatchEmbed(p.Pos.Match.ID, t.Title(), p.Text("judge.view",
		engine.A("player", ui.Plain(t.Player(engine.Seat(seat))))))
	m := api.Message{Embeds: []*discordgo.MessageEmbed{e}}
	if err := p.Say(m); err != nil {
		return err
	}
	return p.Illustrate(ctx, m, "view.png", func(ctx context.Context) (port.Picture, error) {
		return j.Painter.Board(ctx, t.Scene(""), "")
	})
}
