package table

import (
	"context"
	"errors"

	"farpost/engine"
	"farpost/storage"
)

// Act is one thing that a player does in a match.
type Act struct {
	Match  string
	Player string // user id
	// Interaction is Discord's id of the press or command. The same one counts once; "" for none.
	Interaction string
	// Kind is engine.InputReply if it is empty.
	Kind engine.InputKind
	// Q is the question that a button names; 0 for the one that offers the verb.
	Q uint64
	engine.Reply
	// Ahead and About are those of engine.Input.
	Ahead []engine.Sealed
	About engine.Value
}

// Receipt is what became of an accepted act.
type Receipt struct {
	Position // after the act, as Table.Position would load it
	// Seat is the seat of the person who acted.
	Seat engine.Seat
	// Events are what the person may know of what followed.
	Events []engine.Phrase
	// Open says that the match still waits for this person.
	Open bool
	// Over says that the match has ended.
	Over bool
}

// Do carries out an act in one transaction. An act that cannot be done is an *engine.Refusal, worded for the person,
// and changes nothing; but a player who was away is back. A match that this build cannot go on with is parked.
func (t *Table) Do(ctx context.Context, a Act) (Receipt, error) {
	return t.transact(ctx, a.Match, a.Player, a.Interaction, func(s *sitting, seat engine.Seat) error {
		in := engine.Input{Kind: a.Kind, Seat: seat, Q: a.Q, Reply: a.Reply, Ahead: a.Ahead, About: a.About}
		if in.Kind == "" {
			in.Kind = engine.InputReply
		}
		return s.apply(in, a.Player, a.Interaction)
	})
}

// transact has a player do something in a match, in one transaction. It is refused with CodeTwice if the press was
// carried out before.
func (t *Table) transact(ctx context.Context, match, player, interaction string,
	do func(*sitting, engine.Seat) error) (Receipt, error) {
	var rec Receipt
	var tried engine.Input
	away := false
	err := t.update(ctx, func(tx storage.Tx) error {
		if err := checkTwice(tx, interaction); err != nil {
			return err
		}
		pos, err := t.loadRunning(tx, match)
		if err != nil {
			return err
		}
		i := seatOf(pos.Seats, player)
		if i < 0 {
			return refuse(CodeWatching)
		}
		s, err := t.newSitting(tx, pos)
		if err != nil {
			return err
		}
		s.by, away = i, s.markBack(i)
		seat := engine.Seat(i)
		err = do(s, seat)
		if tried = s.tried; err != nil {
			return err
		}
		if err := s.close(); err != nil {
			return err
		}
		now := s.pos.State
		rec = Receipt{Position: s.position(), Seat: seat, Events: engine.ToldTo(s.events, seat),
			Open: isAwaited(now, seat), Over: now.Result != nil}
		return nil
	})
	if err == nil {
		t.keepState(rec.Match, rec.State)
		return rec, nil
	}
	err = t.settleParked(ctx, match, err, tried)
	if away { // a refused press shows all the same that its player is there
		_, perr := t.Present(ctx, match, player)
		err = errors.Join(err, perr)
	}
	return Receipt{}, err
}

// isAwaited reports whether a match waits for an answer of a seat.
func isAwaited(s *engine.State, seat engine.Seat) bool {
	if s.Ask == nil {
		return false
	}
	for _, sa := range s.Ask.Seats {
		if sa.Seat == seat && !sa.Optional && sa.Got == nil {
			return true
		}
	}
	return false
}
