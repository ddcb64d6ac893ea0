package tournament

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"farpost/bot/table"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// act applies an action, writes it down, and carries out what follows.
func (s *sitting) act(a event.Action, r event.Rights, interaction string) error {
	was := s.e
	next, todo, err := s.apply(a, r)
	if err != nil {
		return err
	}
	s.e = next
	event.Draw(&a, was, next)
	if err := s.save(was, a, interaction); err != nil {
		return err
	}
	if err := s.postStep(was, a); err != nil {
		return err
	}
	if err := s.clocks(a); err != nil {
		return err
	}
	for _, f := range todo {
		if err := s.carryOut(f, a); err != nil {
			return fmt.Errorf("event %s, %s of pairing %d of round %d: %w", s.row.ID, f.Kind, f.Pairing, f.Round, err)
		}
	}
	return s.correct(was)
}

func (s *sitting) apply(a event.Action, r event.Rights) (event.Event, []event.Effect, error) {
	if a.Kind == event.Take {
		return s.undo(a, r)
	}
	return s.e.Apply(a, r)
}

// clocks has a judge be called to a match at the table, too, or the match go on there.
func (s *sitting) clocks(a event.Action) error {
	if a.Kind != event.Dispute && a.Kind != event.Settle {
		return nil
	}
	p, _ := s.e.Pairing(a.Round, a.Pairing)
	for _, g := range p.Games {
		if g.Over {
			continue
		}
		m, _, err := s.match(g.Match)
		switch {
		case err != nil || m.Status != storage.Running || table.IsJudged(m) == (a.Kind == event.Dispute):
		case a.Kind == event.Dispute:
			err = s.d.Table.CallJudgeTx(s.tx, g.Match, a.Player, "")
		default:
			err = s.d.Table.LetGoOnTx(s.tx, table.Ruling{Match: g.Match, By: a.By, Reason: a.Reason})
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// bot has the bot itself do something.
func (s *sitting) bot(a event.Action) error {
	a.At = s.d.Now().UTC().Truncate(time.Millisecond)
	if a.Kind == event.Advance {
		a.Seed = s.d.Seed()
	}
	return s.act(a, event.Bot, "")
}

// carryOut does what follows from an action. It may lead to further actions; then the event is read anew.
func (s *sitting) carryOut(f event.Effect, a event.Action) error {
	switch f.Kind {
	case event.EffectStop:
		return s.stop(f, a)
	case event.EffectVoid:
		return s.void(f.Match)
	case event.EffectTell:
		return s.tell(f)
	case event.EffectNext:
		if err := s.bot(event.Action{Kind: event.Advance}); err != nil && !refused(err) {
			return err
		}
	}
	return nil // a deal is read from the event (deal.go)
}

// stop ends a match with the places that its pairing has got.
func (s *sitting) stop(f event.Effect, a event.Action) error {
	m, seats, err := s.match(f.Match)
	if err != nil {
		return err
	}
	switch m.Status {
	case storage.Running:
	case storage.Parked:
		return s.void(f.Match)
	default:
		return nil
	}
	p, _ := s.e.Pairing(f.Round, f.Pairing)
	places := make([]int, len(seats))
	for i, seat := range seats {
		if j := slices.Index(p.Players, seat.Player); j >= 0 && j < len(f.Places) {
			places[i] = f.Places[j]
		}
	}
	err = s.d.Table.DecideTx(s.tx, f.Match, table.Decision{Places: places, Why: f.Why, By: a.By})
	if errors.Is(err, engine.ErrParked) {
		return s.void(f.Match) // nobody has acted in it since this build cannot go on with it
	}
	if err != nil {
		return err
	}
	return s.reload() // the match's end was written into the event
}

// void calls a match off; one that is over stays.
func (s *sitting) void(match string) error {
	m, _, err := s.match(match)
	if err != nil || m.Status != storage.Running && m.Status != storage.Parked {
		return err
	}
	return s.d.Table.VoidTx(s.tx, match)
}
