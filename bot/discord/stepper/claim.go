package stepper

import (
	"context"
	"strconv"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// claim takes a player who has left the server out of the match, if Discord says at this moment that they are gone
// still. If they are back that is said, and there is nothing to claim any more; if Discord does not say, nothing
// happens.
func (st *Stepper) claim(ctx context.Context, p route.Place) error {
	seat, err := strconv.Atoi(p.Button.Arg)
	if err != nil {
		return engine.Refuse("button.unknown", "")
	}
	if err := st.Table.MayClaim(p.Pos, p.User.ID, seat); err != nil {
		return err
	}
	if err := p.Acknowledge(); err != nil {
		return err
	}
	m := p.Pos.Match
	player := engine.A("player", ui.Plain(st.Names(ctx, p.Pos.Seats)[seat]))
	there, err := st.Membership(ctx, m.Server, p.Pos.Seats[seat].Player)
	switch {
	case err != nil || there == api.MembershipUnknown:
		if err != nil && api.RetryAfter(err) == 0 && !api.Unsure(err) { // what passes is no news
			st.Report(err)
		}
		return p.Say(api.Message{Content: p.Text("claim.unsure", player)})
	case !there.IsGone():
		if err := st.Table.Looked(ctx, m.ID, seat, false); err != nil {
			return err
		}
		return p.Say(api.Message{Content: p.Text("claim.back", player)})
	}
	if _, err := st.Table.Claim(ctx, m.ID, p.User.ID, seat, p.ID); err != nil {
		return err
	}
	return p.Say(api.Message{Content: p.Text("claim.done", player)})
}
