package table

import (
	"context"
	"slices"

	"farpost/engine"
)

// A standing order is what a player says beforehand for the case that they stay silent: it is used at the
// deadline of a question of its kind, and at once while the player is away, in place of the default. It is part
// of the match (engine.Sealed, Silent), so it replays, and nobody else can tell it from its answer.

// Orders are the kinds of standing order that a seat can give now, with those given.
func (p Position) Orders(seat engine.Seat) ([]engine.SilenceView, error) {
	return engine.SilencesOf(p.Ruleset, p.Book, p.State, seat)
}

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
