package judging

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// offer tells a player what calling a judge means, with the button that does it. While one is called who called is
// offered to withdraw.
func (j *Judging) offer(ctx context.Context, p route.Place, how reply.Show) error {
	if p.Pos.State.Result != nil {
		return engine.Refuse(engine.CodeOver, "")
	}
	called, err := table.HasCalled(p.Pos.Match, p.Pos.Seats[p.Seat])
	if err != nil {
		return err
	}
	if called {
		return how(p.Call, api.Message{Content: p.Text("judge.called"), Components: ui.Row(
			ui.Button(p.Text("button.judge.withdraw"), discordgo.SecondaryButton, id(p, "withdraw")))})
	}
	if table.IsJudged(p.Pos.Match) {
		return engine.Refuse(table.CodeCalled, "")
	}
	some, err := j.People.HasJudges(ctx, p.Pos.Match, p.Pos.Seats)
	if err != nil {
		return err
	}
	if !some {
		return engine.Refuse("judge.none", "")
	}
	return how(p.Call, api.Message{Content: p.Text("judge.call"), Components: ui.Row(
		ui.Button(p.Text("button.judge.call"), discordgo.PrimaryButton, id(p, "call")))})
}

// call calls a judge to the presser's match.
func (j *Judging) call(ctx context.Context, p route.Place, _ []string) error {
	if p.Seat == engine.NoSeat {
		return engine.Refuse(table.CodeWatching, "")
	}
	some, err := j.People.HasJudges(ctx, p.Pos.Match, p.Pos.Seats)
	if err != nil {
		return err
	}
	if !some {
		return engine.Refuse("judge.none", "")
	}
	if err := j.Table.CallJudge(ctx, p.Pos.Match.ID, p.User.ID, p.ID); err != nil {
		return err
	}
	return p.Change(api.Message{Content: p.Text("judge.called"), Components: ui.Row(
		ui.Button(p.Text("button.judge.withdraw"), discordgo.SecondaryButton, id(p, "withdraw")))})
}

// withdraw takes the presser's call back.
func (j *Judging) withdraw(ctx context.Context, p route.Place, _ []string) error {
	if err := j.Table.WithdrawJudge(ctx, p.Pos.Match.ID, p.User.ID, p.ID); err != nil {
		return err
	}
	return p.Change(api.Message{Content: p.Text("judge.withdrawn")})
}
