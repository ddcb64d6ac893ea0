package table

import (
	"context"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Events about judges that the table adds to a match's public log. In all but the first, "by" is who did it and
// "reason" what they wrote.
const (
	// EventJudge: the seat calls a judge. The clocks stand still.
	EventJudge = "table.judge"
	// EventWithdrawn: the seat has withdrawn its call, and the clocks run again.
	EventWithdrawn = "table.judge.withdrawn"
	// EventGoesOn: a judge lets the match go on.
	EventGoesOn = "table.judge.goeson"
	// EventGaveTime: a judge gives "n" hours to everybody who is asked.
	EventGaveTime = "table.judge.time"
	// EventRuled: a judge has set the result, which the next event tells.
	EventRuled = "table.judge.ruled"
	// EventRolledBack: a judge takes the match back to how it was after the log's entry "to".
	EventRolledBack = "table.judge.back"
)

// Ruling is what a judge decides about a running match. Whether its author may is for the caller to know; nobody who
// plays in the match may, which is refused with CodeOwn.
type Ruling struct {
	Match       string
	By          string // user id
	Reason      string // in the judge's words, for everybody to read
	Interaction string // Discord's id of the press that does it, which counts once; "" for none
}

// The bounds of what a judge gives at once.
const (
	MinGiven = time.Hour
	MaxGiven = 30 * 24 * time.Hour
)

// GiveTime gives everybody who is asked in a match so much more time, in whole hours, on their total clocks, too. Out
// of bounds it is refused with CodeGiven.
func (t *Table) GiveTime(ctx context.Context, r Ruling, by time.Duration) error {
	by = by.Truncate(time.Hour)
	if by < MinGiven || by > MaxGiven {
		return refuse(CodeGiven, engine.A("min", engine.Int(int(MinGiven/time.Hour))),
			engine.A("max", engine.Int(int(MaxGiven/time.Hour))))
	}
	return t.judge(ctx, r, func(s *sitting) error {
		s.ruled(EventGaveTime, r, engine.A("n", engine.Int(int(by/time.Hour))))
		if err := s.logOwn("time", r.By, r.Interaction); err != nil {
			return err
		}
		for i := range s.pos.Asks {
			if a := &s.pos.Asks[i]; !a.Deadline.IsZero() {
				a.Deadline = a.Deadline.Add(by)
			}
		}
		for i := range s.ends {
			if !s.ends[i].IsZero() {
				s.ends[i] = s.ends[i].Add(by)
			}
		}
		return s.close()
	})
}

// Rule sets the result of a match: a place for each seat, as in engine.Input.
func (t *Table) Rule(ctx context.Context, r Ruling, places []int) error {
	return t.judge(ctx, r, func(s *sitting) error {
		s.ruled(EventRuled, r)
		in := engine.Input{Kind: engine.InputDecide, Seat: engine.NoSeat, Places: places, Why: engine.WhyJudge}
		if err := s.apply(in, r.By, r.Interaction); err != nil {
			return err
		}
		return s.close()
	})
}

// judge has a judge do something to a running match, in one transaction.
func (t *Table) judge(ctx context.Context, r Ruling, do func(*sitting) error) error {
	var tried engine.Input
	err := t.update(ctx, func(tx storage.Tx) error {
		return t.judgeTx(tx, r, func(s *sitting) error {
			err := do(s)
			tried = s.tried
			return err
		})
	})
	return t.settleParked(ctx, r.Match, err, tried)
}

// judgeTx is judge within a transaction of Table.Update.
func (t *Table) judgeTx(tx storage.Tx, r Ruling, do func(*sitting) error) error {
	if err := checkTwice(tx, r.Interaction); err != nil {
		return err
	}
	pos, err := t.loadRunning(tx, r.Match)
	if err != nil {
		return err
	}
	if seatOf(pos.Seats, r.By) >= 0 {
		return refuse(CodeOwn)
	}
	s, err := t.newSitting(tx, pos)
	if err != nil {
		return err
	}
	return do(s)
}

// ruled remarks what a judge did, with who and why.
func (s *sitting) ruled(kind string, r Ruling, args ...engine.Arg) {
	args = append([]engine.Arg{engine.A("by", engine.Value("user:"+r.By)),
		engine.A("reason", engine.Value("typed:"+r.Reason))}, args...)
	s.remark(kind, engine.NoSeat, args...)
}
