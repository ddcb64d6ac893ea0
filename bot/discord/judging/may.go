package judging

import (
	"context"

	"farpost/bot/discord/people"
	"farpost/bot/discord/route"
	"farpost/bot/table"
	"farpost/engine"
)

// may refuses whoever cannot rule in a match: its players, people of other servers, who is neither judge nor organiser,
// and everybody while no judge is called.
func (j *Judging) may(ctx context.Context, p route.Place) error {
	if p.Seat != engine.NoSeat {
		return engine.Refuse(table.CodeOwn, "")
	}
	server, err := j.People.Server(ctx, p.Pos.Match.Server)
	if err != nil {
		return err
	}
	set := people.SetupOf(server)
	if p.GuildID != p.Pos.Match.Server || !set.Judge(p.Member) && !set.Organises(p.Member) {
		return engine.Refuse("judge.right", "")
	}
	if !table.IsJudged(p.Pos.Match) {
		return engine.Refuse(table.CodeNotCalled, "")
	}
	return nil
}
