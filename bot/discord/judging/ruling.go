package judging

import (
	"context"
	"time"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// why opens the form that asks for the reason of a ruling. The ruling stands in the form's id.
func (j *Judging) why(_ context.Context, p route.Place, args []string) error {
	if _, err := j.ruling(p, args); err != nil {
		return err
	}
	form := id(p, append([]string{"because"}, args...)...)
	form.Action = ui.ActJudgeForm
	return p.Form(ui.ReasonForm(form, p.Text("judge.because."+args[0]), p.Text("event.reason")))
}

// ruling reads a ruling from a button: what the table is to do for it. One that none of ours makes is refused.
func (j *Judging) ruling(p route.Place, args []string) (func(context.Context, table.Ruling) error, error) {
	unknown := engine.Refuse("button.unknown", "")
	if len(args) == 0 {
		return nil, unknown
	}
	n := ui.Number(args, 1)
	switch args[0] {
	case "goon":
		return j.Table.LetGoOn, nil
	case "time":
		return func(ctx context.Context, r table.Ruling) error {
			return j.Table.GiveTime(ctx, r, time.Duration(n)*time.Hour)
		}, nil
	case "back":
		if n < 0 {
			return nil, unknown
		}
		return func(ctx context.Context, r table.Ruling) error { return j.Table.Rollback(ctx, r, uint64(n)) }, nil
	case "result":
		places, err := placesOf(p.Pos, args[1:])
		if err != nil {
			return nil, err
		}
		return func(ctx context.Context, r table.Ruling) error { return j.Table.Rule(ctx, r, places) }, nil
	}
	return nil, unknown
}

// placesOf are the places of a result that was picked: of those who are still in the match the winner is first, all are
// with "draw", nobody with "nobody". Who is out stays behind them, as the game's time rule has it. Anything else is
// refused as an unknown button is.
func placesOf(pos table.Position, args []string) ([]int, error) {
	winner, in := ui.Number(args, 0), pos.State.Seats
	if len(args) != 1 || winner >= len(in) || winner >= 0 && in[winner].Out ||
		winner < 0 && args[0] != "draw" && args[0] != "nobody" {
		return nil, engine.Refuse("button.unknown", "")
	}
	places, err := engine.PlacesByTime(pos.Ruleset, pos.Book, pos.State)
	if err != nil {
		return nil, err
	}
	for i, seat := range in {
		switch {
		case seat.Out:
		case i == winner || args[0] == "draw":
			places[i] = 1
		default:
			places[i] = 2
		}
	}
	return places, nil
}

// because decides what a form's id says, with the reason that was written.
func (j *Judging) because(ctx context.Context, p route.Place, args []string) error {
	do, err := j.ruling(p, args)
	if err != nil {
		return err
	}
	reason := ui.Reason(p.Inputs)
	if reason == "" {
		return engine.Refuse("judge.noreason", "")
	}
	err = do(ctx, table.Ruling{Match: p.Pos.Match.ID, By: p.User.ID, Reason: reason, Interaction: p.ID})
	if err != nil {
		return err
	}
	done := p.Text("judge.done." + args[0])
	if args[0] == "goon" || args[0] == "result" {
		return p.Replace(api.Message{Content: done})
	}
	if p.Pos, err = j.Table.Position(ctx, p.Pos.Match.ID); err != nil {
		return err
	}
	return j.show(ctx, p, []string{"-# " + done, ""}, reply.Call.Replace)
}
