package table

import (
	"context"
	"farpost/engine"
	"slices"
)

// Order gives a player's standing order for a kind of question: the values in their order, none for "not at
// all". It takes the place of the one before. A value that the player cannot name is refused.
func (t *Table) Order(ctx context.Context, match, player, kind string, vals []engine.Value, interaction string) (Receipt, error) {
	return t.act(ctx, match, player, interaction, func(s *sitting, seat engine.Seat) error {
		orders, err := s.pos.Orders(seat)
		if err != nil {
			return err
		}
		i := slices.IndexFunc(orders, func(v engine.SilenceView) bool { return v.Kind == kind })
		if i < 0 {
			return refuse(engine.CodeSeal)
		}
		for n, val := range vals {
			known := slices.ContainsFunc(orders[i].Options, func(o engine.Option) bool { return o.Key == val && o.Refusal == nil })
			if !known || slices.Contains(vals[:n], val) {
				return refuse(engine.CodeChoice, engine.A("given", val))
			}
		}
		return s.apply(engine.Input{Kind: engine.InputSeal, Seat: seat, Ahead: []engine.Sealed{orders[i].Seal(seat, vals)}}, player, interaction)
	})
}

// Withdraw takes a player's standing order for a kind of question back: the rules' default counts again.
func (t *Table) Withdraw(ctx context.Context, match, player, kind, interaction string) (Receipt, error) {
	return t.act(ctx, match, player, interaction, func(s *sitting, seat engine.Seat) error {
		var rest []engine.Sealed
		for _, x := range s.pos.State.Sealed {
			if x.Seat == seat && x.Silent && x.About == engine.Always && x.Window != kind {
				rest = append(rest, x)
			}
		}
		err := s.apply(engine.Input{Kind: engine.InputUnseal, Seat: seat, About: engine.Always}, player, interaction)
		if err != nil || len(rest) == 0 {
			return err
		}
		return s.apply(engine.Input{Kind: engine.InputSeal, Seat: seat, Ahead: rest}, player, "")
	})
}

// Stand sets a player's standing pass in a matter that the ruleset declares, or takes it back with the empty mode.
// What is open for the player is passed at once where it says so. It is part of the match (engine.Stand), so it
// replays, and nobody else is told.
func (t *Table) Stand(ctx context.Context, match, player, of, mode, interaction string) (Receipt, error) {
	return t.act(ctx, match, player, interaction, func(s *sitting, seat engine.Seat) error {
		return s.apply(engine.Input{Kind: engine.InputStand, Seat: seat,
			Stands: []engine.Stand{{Seat: seat, Of: of, Mode: mode}}}, player, interaction)
	})
}
