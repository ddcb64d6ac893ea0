package judging

import (
	"context"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// page shows the page of rulings in place of another.
func (j *Judging) page(ctx context.Context, p route.Place, _ []string) error {
	return j.show(ctx, p, nil, reply.Call.Replace)
}

// givable are the hours that a judge is offered to give.
var givable = []int{1, 6, 12, 24, 48, 72}

// show shows the page of rulings, with news before it: whom the match waits for, and what a judge can decide.
func (j *Judging) show(ctx context.Context, p route.Place, news []string, how reply.Show) error {
	t, err := j.Tell(ctx, p.Pos, engine.NoSeat, p.Lang)
	if err != nil {
		return err
	}
	lines := append(news, fmt.Sprintf("**%s**", t.Title()))
	lines = append(append(lines, t.Awaited()...), p.Text("judge.page"))
	var hands []discordgo.MessageComponent
	for i := range p.Pos.Seats {
		label := p.Text("button.judge.hand", engine.A("player", ui.Plain(t.Player(engine.Seat(i)))))
		hands = append(hands, ui.Button(label, discordgo.SecondaryButton, id(p, "hands", fmt.Sprint(i))))
	}
	hands = append(hands, ui.Button(p.Text("button.log"), discordgo.SecondaryButton,
		ui.ID{Match: p.Pos.Match.ID, Action: ui.ActLog}))
	pick := func(op string, options []discordgo.SelectMenuOption) discordgo.MessageComponent {
		menu := id(p, "why", op)
		menu.Action = ui.ActJudgePick
		return ui.Menu(menu, p.Text("judge."+op), options)
	}
	var hours []discordgo.SelectMenuOption
	for _, n := range givable {
		hours = append(hours, ui.Option(p.Text("span.hours", engine.A("n", engine.Int(n))), fmt.Sprint(n), ""))
	}
	rows := ui.Rows(hands)
	rows = append(rows, pick("time", hours), pick("result", j.results(p, t.Player)))
	rows = append(rows, ui.Rows([]discordgo.MessageComponent{
		ui.Button(p.Text("button.judge.goon"), discordgo.PrimaryButton, id(p, "why", "goon")),
		ui.Button(p.Text("button.judge.back"), discordgo.SecondaryButton, id(p, "back"))})...)
	return how(p.Call, api.Message{Content: ui.Content(lines), Components: rows})
}

// results are the results that a judge can set: each player wins, a draw, nobody wins.
func (j *Judging) results(p route.Place, name func(engine.Seat) string) []discordgo.SelectMenuOption {
	var out []discordgo.SelectMenuOption
	for i, s := range p.Pos.State.Seats {
		if !s.Out {
			out = append(out, ui.Option(p.Text("judge.wins", engine.A("player", ui.Plain(name(engine.Seat(i))))),
				fmt.Sprint(i), ""))
		}
	}
	return append(out, ui.Option(p.Text("judge.draw"), "draw", ""), ui.Option(p.Text("judge.nobody"), "nobody", ""))
}
