package table

import (
	"context"

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
		s, err := t.sit(tx, pos)
		if err != nil {
			return err
		}
		all := true
		for i, n := range s.notes {
			if i == mine && n.Draw {
				return refuse(CodeDraw)
			}
			all = all && (i == mine || n.Draw || pos.State.Seats[i].Out)
		}
		if all {
			over = true
			s.back(mine)
			if err := s.apply(engine.Input{Kind: engine.InputDraw, Seat: engine.NoSeat}, player, interaction); err != nil {
				return err
			}
			return s.close()
		}
		away := s.back(mine)
		s.notes[mine].Draw, s.dirty[mine] = true, true
		if err := s.note(player, interaction, "offer"); err != nil {
			return err
		}
		if err := s.putSeats(); err != nil {
			return err
		}
		if away {
			if err := t.refresh(tx, s.pos.Match, len(pos.Seats)); err != nil {
				return err
			}
		}
		return t.post(tx, s.pos.Match, Row{Kind: RowNotice, Word: WordDraw, Seats: []int{mine}})
	})
	return over, t.settleParked(ctx, match, err, engine.Input{Kind: engine.InputDraw, Seat: engine.NoSeat})
}

// lapse takes back the offers of a draw by seats of whom a question has closed.
func (s *sitting) lapse(st step) {
	if st.from == nil || st.from.Ask == nil {
		return
	}
	for _, sa := range st.from.Ask.Seats {
		if !sa.Optional && st.to.Ask.ByQ(sa.Q) == nil && s.notes[sa.Seat].Draw {
			s.notes[sa.Seat].Draw, s.dirty[sa.Seat] = false, true
		}
	}
}
