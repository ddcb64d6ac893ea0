package table

import (
	"context"

	"farpost/engine"
)

// Stand sets a player's standing pass in a matter that the ruleset declares, or takes it back with the empty mode.
// What is open for the player is passed at once where it says so. It is part of the match (engine.Stand), so it
// replays, and nobody else is told.
func (t *Table) Stand(ctx context.Context, match, player, of, mode, interaction string) (Receipt, error) {
	return t.act(ctx, match, player, interaction, func(s *sitting, seat engine.Seat) error {
		return s.apply(engine.Input{Kind: engine.InputStandingPass, Seat: seat,
			StandingPasses: []engine.StandingPass{{Seat: seat, Of: of, Mode: mode}}}, player, interaction)
	})
}
