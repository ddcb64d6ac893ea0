package page

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/table"
	"farpost/engine"
)

// Open makes the page of what a player may do now. If that is one thing only, or a verb is named, it is the page of its
// first question.
func (pg *Pages) Open(
	ctx context.Context, pos table.Position, seat engine.Seat, lang, verb string,
) (api.Message, error) {
	sa := onlyChoice(pos, seat)
	if verb != "" {
		sa = pos.State.Ask.Seat(seat, verb)
	} else if sa != nil {
		verb = sa.Verbs[0]
	}
	if sa != nil && !sa.Settled() {
		return pg.Step(ctx, pos, seat, lang, draft.Draft{
			Match:  pos.Match.ID,
			Player: pos.Seats[seat].Player,
			Q:      sa.Q,
			Reply:  engine.Reply{Verb: verb},
		})
	}
	return pg.Verbs(ctx, pos, seat, lang)
}

// onlyChoice returns the one question that a seat can answer, if there is one verb to answer it with; else nil.
func onlyChoice(pos table.Position, seat engine.Seat) *engine.SeatAsk {
	if pos.State.Ask == nil {
		return nil
	}
	var only *engine.SeatAsk
	for i := range pos.State.Ask.Seats {
		sa := &pos.State.Ask.Seats[i]
		if sa.Seat != seat {
			continue
		}
		if only != nil || len(sa.Verbs) != 1 || sa.Optional {
			return nil
		}
		only = sa
	}
	return only
}
