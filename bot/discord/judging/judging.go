package judging

import (
	"context"
	"strings"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/port"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// Judging is the room of judges.
type Judging struct {
	*narrate.Narrator
	Table   *table.Table
	People  *people.Directory
	Find    *route.Finder
	Painter port.Painter
}

// Presses lists the buttons, menus and forms.
func (j *Judging) Presses() []route.Press {
	return []route.Press{
		{Action: ui.ActJudge, Needs: route.Match, Do: j.press},
		{Action: ui.ActJudgePick, Needs: route.Match, Do: j.press},
		{Action: ui.ActJudgeForm, Needs: route.Match, Form: true, Do: j.press},
	}
}

// Commands lists /match judge.
func (j *Judging) Commands() []route.Command {
	build := route.Builder{Words: j.Words}
	return []route.Command{{Path: "match judge", Guild: true, Needs: route.Match, Do: j.open,
		Options:  []route.Option{build.Match()},
		Complete: map[string]route.Completer{route.OptMatch: j.Find.CompleteMatch}}}
}

// step is what a button does, with the rest of its argument and what was picked.
type step func(ctx context.Context, p route.Place, args []string) error

// press does what a button says. An argument that none of ours has is answered as an unknown button is.
func (j *Judging) press(ctx context.Context, p route.Place) error {
	parts := append(strings.Split(p.Button.Arg, "/"), p.Values...)
	players := map[string]step{"call": j.call, "withdraw": j.withdraw}
	judges := map[string]step{"page": j.page, "hands": j.hands, "view": j.view, "back": j.back, "why": j.why,
		"because": j.because}
	if parts[0] == "" {
		return j.open(ctx, p)
	}
	if do := players[parts[0]]; do != nil {
		return do(ctx, p, parts[1:])
	}
	do := judges[parts[0]]
	if do == nil {
		return engine.Refuse("button.unknown", "")
	}
	if err := j.may(ctx, p); err != nil {
		return err
	}
	return do(ctx, p, parts[1:])
}

// open shows a player what calling a judge means, and a judge the page of rulings.
func (j *Judging) open(ctx context.Context, p route.Place) error {
	if p.Seat != engine.NoSeat {
		return j.offer(ctx, p, reply.Call.Say)
	}
	if err := j.may(ctx, p); err != nil {
		return err
	}
	return j.show(ctx, p, nil, reply.Call.Say)
}

// id is the id of a button that does something in a match.
func id(p route.Place, parts ...string) ui.ID {
	return ui.ID{Match: p.Pos.Match.ID, Action: ui.ActJudge, Arg: strings.Join(parts, "/")}
}
