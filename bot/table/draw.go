package table

import (
	"context"
	"fmt"

	"farpost/engine"
	"farpost/storage"
)

// OfferDraw notes that a player offers a draw; when all who are still in the match do, it ends so.
// It reports whether the match ended.
//
// An offer stands until a question that was put to its seat has been answered, by the player or by the
// deadline: who plays on takes the offer back. The answer counts when the question closes, which everybody
// sees, and not when it is given, which may be a secret as long as others have yet to answer.
func (t *Table) OfferDraw(ctx context.Context, match, player, interaction string) (bool, error) {
	over := false
	err := t.update(ctx, func(tx storage.Tx) error {
		pos, err := t.load(tx, match)
		if err != nil {
			return err
		}
		mine := seatOf(pos.Seats, player)
		if mine < 0 {
			return refuse(CodeWatching)
		}
		if pos.State.Seats[mine].Out {
			return refuse(engine.CodeOut)
		}
		all := true
		for i, s := range pos.Seats {
			n, err := notesOf(s)
			if err != nil {
				return err
			}
			if i == mine && n.Draw {
				return refuse(CodeDraw)
			}
			all = all && (i == mine || n.Draw || pos.State.Seats[i].Out)
		}
		if all {
			over = true
			return t.drawn(tx, pos, player, interaction)
		}
		if err := putNotes(tx, pos.Seats[mine], seatNotes{Draw: true}); err != nil {
			return err
		}
		raw, err := engine.Encode(pos.State)
		if err != nil {
			return err
		}
		if err := t.logPlain(tx, &pos.Match, raw, player, interaction, "offer", nil); err != nil {
			return err
		}
		return t.post(tx, pos.Match, Row{Kind: RowNotice, Word: WordDraw, Seats: []int{mine}})
	})
	return over, t.settleParked(ctx, match, err, engine.Input{Kind: engine.InputDraw, Seat: engine.NoSeat})
}

// drawn ends a match as the draw that everybody has offered.
func (t *Table) drawn(tx storage.Tx, pos Position, player, interaction string) error {
	in := engine.Input{Kind: engine.InputDraw, Seat: engine.NoSeat}
	next, events, err := engine.Apply(pos.Ruleset, pos.Book, pos.State, in)
	if err != nil {
		return err
	}
	return t.save(tx, &pos.Match, pos.Seats, step{from: pos.State, to: next, events: events, input: in,
		player: player, interaction: interaction})
}

// lapse takes back the offers of a draw by seats of whom a question has closed.
func (t *Table) lapse(tx storage.Tx, seats []storage.Seat, st step) error {
	if st.from == nil || st.from.Ask == nil {
		return nil
	}
	for _, sa := range st.from.Ask.Seats {
		if sa.Standing || st.to.Ask.ByQ(sa.Q) != nil || int(sa.Seat) >= len(seats) {
			continue
		}
		n, err := notesOf(seats[sa.Seat])
		if err != nil {
			return err
		}
		if !n.Draw {
			continue
		}
		n.Draw = false
		if err := putNotes(tx, seats[sa.Seat], n); err != nil {
			return fmt.Errorf("take back an offer of a draw: %w", err)
		}
	}
	return nil
}
