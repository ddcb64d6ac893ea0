package stepper

import (
	"context"

	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/draft"
	"farpost/engine"
)

// stage keeps a draft of an answer whose verb is Staged, so that it counts if the deadline passes before it is
// confirmed. A refusal is none of the person's concern: the page that comes next says how things are.
func (st *Stepper) stage(ctx context.Context, p route.Place, d draft.Draft) error {
	in := d.Given(p.Seat)
	sa := p.Pos.State.Ask.ByQ(in.Q)
	if _, ok := p.Pos.Ruleset.Stage(sa, in.Reply, in.Ahead); !ok {
		return nil
	}
	if len(d.Picks) > 0 && d.Outer == nil {
		out, err := p.Pos.Draft(p.Seat, d.Q, d.Reply)
		if err != nil {
			return err
		}
		if q := out.Question; q != nil {
			in.Answers = append(append([]engine.Answer{}, in.Answers...), engine.Answer{Name: q.Name, Vals: d.Picks})
		}
	}
	err := st.Table.Stage(ctx, p.Pos.Match.ID, p.User.ID, in, p.ID)
	if engine.IsRefusal(err) != nil {
		return nil
	}
	return err
}
