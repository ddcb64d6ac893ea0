package stepper

import (
	"context"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/table"
)

// illustrate adds to a private answer the picture of what its player is asked: the thing, large with its text, and what
// it is aimed at. There is none if the question is about nothing that the player can see. The picture is drawn from the
// player's own view. That there is one follows from the question, which is public.
func (st *Stepper) illustrate(ctx context.Context, p route.Place, pos table.Position) error {
	return p.Attach(ctx, "prompt.png", func(ctx context.Context) (port.Picture, error) {
		t, err := st.Tell(ctx, pos, p.Seat, p.Lang)
		if err != nil {
			return port.Picture{}, err
		}
		about := narrate.FirstThing(t.View, narrate.OwnWaiting(t.View, p.Seat))
		if about == "" {
			return port.Picture{}, nil
		}
		return st.Painter.Prompt(ctx, t.Scene(""), about)
	})
}
