package table

import (
	"context"

	"farpost/engine"
	"farpost/storage"
)

// CallJudge has a player call a judge to a running match: its clocks stand still until a judge has ruled, or the player
// withdraws the call. It is refused with CodeWatching for a person without a seat, with CodeCalled if a judge is called
// already, and with CodeOften if the player has called judges too often in a short time.
func (t *Table) CallJudge(ctx context.Context, match, player, interaction string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		if err := checkTwice(tx, interaction); err != nil {
			return err
		}
		return t.CallJudgeTx(tx, match, player, interaction)
	})
}

// CallJudgeTx is CallJudge within a transaction of Table.Update.
func (t *Table) CallJudgeTx(tx storage.Tx, match, player, interaction string) error {
	pos, err := t.loadRunning(tx, match)
	if err != nil {
		return err
	}
	seat := seatOf(pos.Seats, player)
	if seat < 0 {
		return refuse(CodeWatching)
	}
	if IsJudged(pos.Match) {
		return refuse(CodeCalled)
	}
	s, err := t.newSitting(tx, pos)
	if err != nil {
		return err
	}
	if err := s.spendJudge(seat); err != nil {
		return err
	}
	s.info[seat].Called, s.changed[seat] = true, true
	s.remark(EventJudge, engine.Seat(seat))
	if err := s.logOwn("judge", player, interaction); err != nil {
		return err
	}
	if err := s.putSeats(); err != nil {
		return err
	}
	m := &s.pos.Match
	since := m.Stopped
	if since.IsZero() {
		since = t.Now()
	}
	if err := t.stopAt(tx, m, since, StoppedJudge); err != nil {
		return err
	}
	if err := t.post(tx, *m, Row{Kind: RowJudge, Seats: []int{seat}}); err != nil {
		return err
	}
	if err := t.hands(tx, *m, s.pos.Seats); err != nil {
		return err
	}
	return s.judged(Judged{Called: true, By: player})
}

// IsJudged reports whether a judge is called to a match and has not let it go on.
func IsJudged(m storage.Match) bool { return m.StoppedWhy == StoppedJudge }

// HasCalled reports whether a seat has called the judge for whom a match waits.
func HasCalled(m storage.Match, seat storage.Seat) (bool, error) {
	n, err := infoOf(seat)
	return n.Called && IsJudged(m), err
}

// WithdrawJudge has the player who called a judge take that back. Another player is refused with CodeNotCaller, a
// person without a seat with CodeWatching, and a match to which none is called with CodeNotCalled.
func (t *Table) WithdrawJudge(ctx context.Context, match, player, interaction string) error {
	return t.judge(ctx, Ruling{Match: match, Interaction: interaction}, func(s *sitting) error {
		seat := seatOf(s.pos.Seats, player)
		switch {
		case seat < 0:
			return refuse(CodeWatching)
		case !IsJudged(s.pos.Match):
			return refuse(CodeNotCalled)
		case !s.info[seat].Called:
			return refuse(CodeNotCaller)
		}
		s.remark(EventWithdrawn, engine.Seat(seat))
		return s.goOn(Ruling{Interaction: interaction}, player)
	})
}

// LetGoOn has the match go on to which a judge was called: its clocks run again. It is refused with CodeNotCalled if
// none is.
func (t *Table) LetGoOn(ctx context.Context, r Ruling) error {
	return t.judge(ctx, r, func(s *sitting) error {
		s.ruled(EventGoesOn, r)
		return s.goOn(r, r.By)
	})
}

// LetGoOnTx is LetGoOn within a transaction of Table.Update.
func (t *Table) LetGoOnTx(tx storage.Tx, r Ruling) error {
	return t.judgeTx(tx, r, func(s *sitting) error {
		s.ruled(EventGoesOn, r)
		return s.goOn(r, r.By)
	})
}

// goOn has the clocks run again, and tells who waits for that. By is who did it, for the log.
func (s *sitting) goOn(r Ruling, by string) error {
	if !IsJudged(s.pos.Match) {
		return refuse(CodeNotCalled)
	}
	for i := range s.info {
		if s.info[i].Called {
			s.info[i].Called, s.changed[i] = false, true
		}
	}
	if err := s.logOwn("goes on", by, r.Interaction); err != nil {
		return err
	}
	if err := s.putSeats(); err != nil {
		return err
	}
	if err := s.t.start(s.tx, &s.pos.Match); err != nil {
		return err
	}
	if err := s.t.refreshClocks(s.tx, s.pos.Match); err != nil {
		return err
	}
	return s.judged(Judged{By: r.By, Reason: r.Reason})
}

// judged tells those of Config.Judged.
func (s *sitting) judged(j Judged) error {
	j.Match, j.Settings = s.pos.Match, s.settings
	for _, f := range s.t.Judged {
		if err := f(s.tx, j); err != nil {
			return err
		}
	}
	return nil
}
