package table

import (
	"context"
	"math"

	"farpost/engine"
	"farpost/storage"
)

// MayClaim refuses a player's claim of a match from a seat: with CodeWatching for a person without a seat, as Do for a
// match that is not running, with engine.CodeOut for who is out, CodeNotLeft unless the seat's player has left the
// server, is in the match still, and the match is none of a tournament, CodeCalled while a judge is called, and
// CodeNotYet, with the hours to wait, before the agreed time.
func (t *Table) MayClaim(pos Position, player string, seat int) error {
	set, err := SettingsOf(pos.Match)
	if err != nil {
		return err
	}
	mine := seatOf(pos.Seats, player)
	switch {
	case mine < 0:
		return refuse(CodeWatching)
	case pos.Match.Status == storage.Over:
		return refuse(engine.CodeOver)
	case pos.Match.Status == storage.Parked:
		return refuse(CodeParked)
	case pos.Match.Status != storage.Running:
		return refuse(CodeNotRunning)
	case pos.State.Seats[mine].Out:
		return refuse(engine.CodeOut)
	case seat < 0 || seat >= len(pos.Seats) || seat == mine || pos.State.Seats[seat].Out || set.Event != "":
		return refuse(CodeNotLeft)
	}
	n, err := infoOf(pos.Seats[seat])
	if err != nil {
		return err
	}
	if n.Left.Since == 0 {
		return refuse(CodeNotLeft)
	}
	if IsJudged(pos.Match) {
		return refuse(CodeCalled)
	}
	if wait := t.wall(n.Left.Since).Add(set.ClaimWait()).Sub(t.Now()); wait > 0 {
		return refuse(CodeNotYet, engine.A("hours", engine.Int(int(math.Ceil(wait.Hours())))))
	}
	return nil
}

// Claim has a player claim a match from a seat whose player has left the server: that seat is out as by conceding, and
// the log and the result say why. It is refused as MayClaim does. Whether the player is gone still is for the caller to
// ask before.
func (t *Table) Claim(ctx context.Context, match, player string, seat int, interaction string) (Receipt, error) {
	return t.transact(ctx, match, player, interaction, func(s *sitting, by engine.Seat) error {
		if err := s.t.MayClaim(s.pos, player, seat); err != nil {
			return err
		}
		s.info[seat].Left.Since, s.info[seat].Left.Claimed, s.changed[seat] = 0, true, true
		s.remark(EventClaimed, engine.Seat(seat), engine.A("by", engine.SeatVal(by)))
		return s.apply(engine.Input{Kind: engine.InputConcede, Seat: engine.Seat(seat)}, "", interaction)
	})
}
