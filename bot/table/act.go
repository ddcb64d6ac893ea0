package table

import (
	"context"
	"errors"

	"farpost/engine"
	"farpost/storage"
)

// Act is one thing that a person does in a match.
type Act struct {
	Match  string
	Player string // user id
	// Interaction is Discord's id of the press or command; the same one never counts twice. "" for none.
	Interaction string
	// Kind is engine.InputReply unless it is a concession or the like.
	Kind engine.InputKind
	// Q is the question that a button names; 0 takes the one that offers the verb.
	Q uint64
	engine.Reply
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

// Do carries out an act in one transaction. The error is an *engine.Refusal when it cannot be done, for
// the person's eyes; nothing has changed then, but that who was away is back. A match that this build cannot
// go on with is parked.
func (t *Table) Do(ctx context.Context, a Act) (Receipt, error) {
	return t.act(ctx, a.Match, a.Player, a.Interaction, func(s *sitting, seat engine.Seat) error {
		in := engine.Input{Kind: a.Kind, Seat: seat, Q: a.Q, Reply: a.Reply, Ahead: a.Ahead, About: a.About}
		if in.Kind == "" {
			in.Kind = engine.InputReply
		}
		if in.Kind == engine.InputReply && in.Verb == "" {
			return refuse(engine.CodeNoAsk)
		}
		return s.apply(in, a.Player, a.Interaction)
	})
}

// act lets a player do something in a match, in one transaction, unless that press was carried out before.
func (t *Table) act(ctx context.Context, match, player, interaction string, do func(*sitting, engine.Seat) error) (Receipt, error) {
	var rec Receipt
	var tried engine.Input
	away := false
	err := t.update(ctx, func(tx storage.Tx) error {
		if interaction != "" {
			if _, err := tx.LogByInteraction(interaction); err == nil {
				return refuse(CodeTwice)
			} else if !errors.Is(err, storage.ErrNotFound) {
				return err
			}
		}
		pos, err := t.load(tx, match)
		if err != nil {
			return err
		}
		i := seatOf(pos.Seats, player)
		if i < 0 {
			return refuse(CodeWatching)
		}
		s, err := t.sit(tx, pos)
		if err != nil {
			return err
		}
		s.by, away = i, s.back(i)
		seat := engine.Seat(i)
		err = do(s, seat)
		if tried = s.tried; err != nil {
			return err
		}
		if err := s.close(); err != nil {
			return err
		}
		now := s.pos.State
		rec = Receipt{Position: s.position(), Seat: seat, Events: seen(s.told, seat),
			Open: open(now, seat), Over: now.Result != nil}
		return nil
	})
	if err == nil {
		return rec, nil
	}
	err = t.settleParked(ctx, match, err, tried)
	if away { // a press that is refused shows no less that its player is there
		_, perr := t.Present(ctx, match, player)
		err = errors.Join(err, perr)
	}
	return Receipt{}, err
}

// open reports whether a match still waits for an answer of a seat.
func open(s *engine.State, seat engine.Seat) bool {
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

// seen gives the events that a viewer is told, in their form for that viewer.
func seen(events []engine.Event, viewer engine.Seat) []engine.Phrase {
	var out []engine.Phrase
	for _, e := range events {
		if e.ShownTo(viewer) {
			out = append(out, e.For(viewer))
		}
	}
	return out
}
