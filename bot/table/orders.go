package table

import (
	"context"
	"slices"

	"farpost/engine"
)

// Order sets what a player answers to a kind of question by silence: these values in this order, nothing if vals is
// empty. It takes the place of the order before. At the question's deadline, and at once while the player is away,
// the order is used in place of the default; values that are impossible by then are left out.
//
// A kind without orders is refused with engine.CodeSeal, a value that the player cannot name with engine.CodeChoice. An
// order is an answer ahead in the engine's state (engine.Sealed, Silent), so it replays, and nobody else is told.
func (t *Table) Order(ctx context.Context, match, player, kind string, vals []engine.Value,
	interaction string) (Receipt, error) {
	return t.transact(ctx, match, player, interaction, func(s *sitting, seat engine.Seat) error {
		orders, err := s.pos.Orders(seat)
		if err != nil {
			return err
		}
		i := slices.IndexFunc(orders, func(v engine.SilenceView) bool { return v.Kind == kind })
		if i < 0 {
			return refuse(engine.CodeSeal)
		}
		for n, val := range vals {
			known := slices.ContainsFunc(orders[i].Options, func(o engine.Option) bool {
				return o.Key == val && o.Refusal == nil
			})
			if !known || slices.Contains(vals[:n], val) {
				return refuse(engine.CodeChoice, engine.A("given", val))
			}
		}
		in := engine.Input{Kind: engine.InputSeal, Seat: seat, Ahead: []engine.Sealed{orders[i].Seal(seat, vals)}}
		return s.apply(in, player, interaction)
	})
}

// WithdrawOrder takes a player's order for a kind of question back, so that the default counts again. A player who has
// given no order at all is refused with engine.CodeSeal.
func (t *Table) WithdrawOrder(ctx context.Context, match, player, kind, interaction string) (Receipt, error) {
	return t.transact(ctx, match, player, interaction, func(s *sitting, seat engine.Seat) error {
		var rest []engine.Sealed
		for _, x := range s.pos.State.Sealed {
			if x.Seat == seat && x.About == engine.Always && x.Window != kind {
				rest = append(rest, x)
			}
		}
		// The engine takes all orders of a seat back at once; the others are given anew.
		err := s.apply(engine.Input{Kind: engine.InputUnseal, Seat: seat, About: engine.Always}, player, interaction)
		if err != nil || len(rest) == 0 {
			return err
		}
		return s.apply(engine.Input{Kind: engine.InputSeal, Seat: seat, Ahead: rest}, player, "")
	})
}

// Stage keeps what a player has put together so far of an answer to their open question: it is used at the deadline in
// place of the default, if the question's verbs are Staged. Nothing happens for others, and for a question that is not
// open any more. What the player confirms goes first. Nobody else is told.
func (t *Table) Stage(ctx context.Context, match, player string, draft engine.Input, interaction string) error {
	_, err := t.transact(ctx, match, player, interaction, func(s *sitting, seat engine.Seat) error {
		sa := s.pos.State.Ask.ByQ(draft.Q)
		if sa == nil || sa.Seat != seat || sa.Settled() {
			return nil
		}
		x, ok := s.pos.Ruleset.Stage(sa, draft.Reply, draft.Ahead)
		if !ok {
			return nil
		}
		in := engine.Input{Kind: engine.InputSeal, Seat: seat, Ahead: []engine.Sealed{x}}
		return s.apply(in, player, interaction)
	})
	return err
}

// SetStandingPass sets a player's standing pass: of and mode are codes that the ruleset declares
// (engine.StandingPass). The empty mode takes it back. Questions that are open to the player and covered by it are
// passed at once. A standing pass is part of the engine's state, so it replays, and nobody else is told.
func (t *Table) SetStandingPass(ctx context.Context, match, player, of, mode, interaction string) (Receipt, error) {
	return t.transact(ctx, match, player, interaction, func(s *sitting, seat engine.Seat) error {
		return s.apply(engine.Input{Kind: engine.InputStandingPass, Seat: seat,
			StandingPasses: []engine.StandingPass{{Seat: seat, Of: of, Mode: mode}}}, player, interaction)
	})
}
