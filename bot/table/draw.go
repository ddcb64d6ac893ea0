package table

import (
	"context"

	"farpost/engine"
	"farpost/storage"
)

// OfferDraw makes a player offer a draw. The match ends in a draw when all who are still in it offer one; OfferDraw
// reports whether it ended. A second offer while the first holds is refused with CodeDraw.
//
// An offer is withdrawn when a question that was put to its seat closes, answered by the player or by the deadline:
// who plays on takes the offer back. The moment is the closing, which everybody sees. The answer may come earlier, in
// secret until others have answered.
func (t *Table) OfferDraw(ctx context.Context, match, player, interaction string) (bool, error) {
	over := false
	err := t.update(ctx, func(tx storage.Tx) error {
		pos, err := t.loadRunning(tx, match)
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
		s, err := t.newSitting(tx, pos)
		if err != nil {
			return err
		}
		all := true
		for i, n := range s.info {
			if i == mine && n.Draw {
				return refuse(CodeDraw)
			}
			all = all && (i == mine || n.Draw || pos.State.Seats[i].Out)
		}
		if all {
			over = true
			s.markBack(mine)
			in := engine.Input{Kind: engine.InputDraw, Seat: engine.NoSeat}
			if err := s.apply(in, player, interaction); err != nil {
				return err
			}
			return s.close()
		}
		away := s.markBack(mine)
		s.info[mine].Draw, s.changed[mine] = true, true
		if err := s.logOwn("offer", player, interaction); err != nil {
			return err
		}
		if err := s.putSeats(); err != nil {
			return err
		}
		if away {
			if err := t.refresh(tx, s.pos.Match, pos.Seats); err != nil {
				return err
			}
		}
		return t.post(tx, s.pos.Match, Row{Kind: RowNotice, Word: WordDraw, Seats: []int{mine}})
	})
	return over, t.settleParked(ctx, match, err, engine.Input{Kind: engine.InputDraw, Seat: engine.NoSeat})
}
