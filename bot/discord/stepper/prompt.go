package stepper

import (
	"context"
	"slices"

	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/table"
	"farpost/engine"
)

// illustrate adds to a private answer the picture of what its player is asked: the thing, large with its text, and what
// it is aimed at. A question about nothing that the player can see has one if it lets them look into a deck of theirs:
// the cards of it that they can choose. The picture is drawn from the player's own view. That there is one follows from
// the question, which is public.
func (st *Stepper) illustrate(ctx context.Context, p route.Place, pos table.Position) error {
	return p.Attach(ctx, "prompt.png", func(ctx context.Context) (port.Picture, error) {
		t, err := st.Tell(ctx, pos, p.Seat, p.Lang)
		if err != nil {
			return port.Picture{}, err
		}
		about := narrate.FirstThing(t.View, narrate.OwnWaiting(t.View, p.Seat))
		if about != "" {
			return st.Painter.Prompt(ctx, t.Scene(""), about)
		}
		zone, cards := opened(pos.Ruleset, t.View, p.Seat)
		if len(cards) == 0 {
			return port.Picture{}, nil
		}
		return st.Painter.Sheet(ctx, pos.Ruleset.Name, p.Lang, t.Word("zones", zone), cards)
	})
}

// opened is the zone of a seat of which only the number of cards is drawn, such as its deck, and the cards in it that
// the seat can see now: a question lets it choose from them.
func opened(rules *engine.Ruleset, v engine.View, s engine.Seat) (zone string, cards []string) {
	for _, z := range v.Zones {
		if z.Seat != s || len(z.Cards) == 0 || !slices.ContainsFunc(rules.Layout.Zones, func(l engine.ZoneLayout) bool {
			return l.Kind == z.Kind && l.Place == engine.PlaceCount
		}) {
			continue
		}
		for _, c := range z.Cards {
			if c.Card != "" {
				cards = append(cards, c.Card)
			}
		}
		return z.Kind, cards
	}
	return "", nil
}
