package judging

import (
	"context"

	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// hands shows what a player holds to the judge alone: the words at once, the picture as soon as it is drawn.
func (j *Judging) hands(ctx context.Context, p route.Place, args []string) error {
	seat := number(args, 0)
	if seat < 0 || seat >= len(p.Pos.Seats) {
		return engine.Refuse("button.unknown", "")
	}
	t, err := j.Tell(ctx, p.Pos, engine.Seat(seat), p.Lang)
	if err != nil {
		return err
	}
	m := t.Hand()
	m.Content = p.Text("judge.hand", engine.A("player", ui.Plain(t.Player(engine.Seat(seat)))))
	if err := p.Say(m); err != nil {
		return err
	}
	return p.Illustrate(ctx, m, "hand.png", func(ctx context.Context) (port.Picture, error) {
		return j.Painter.Hand(ctx, t.Scene(""), "")
	})
}
