package table

import (
	"context"
	"errors"
	"fmt"

	"farpost/engine"
	"farpost/storage"
)

// inputRollback is the kind of the log's entry with which a judge has taken a match back; its Q is the number of the
// entry after which the match was as it is then. The engine does not know it.
const inputRollback engine.InputKind = "rollback"

// Rollback takes a running match back to how it was after an entry of its log (Logged.Seq). Cards, figures and chance
// are as they were then, and what was asked is asked anew, with whole clocks; total clocks do not get back what was
// used. What people have seen since they have seen. Clocks that stand still go on standing still. Where the past cannot
// be had, because another build played the match otherwise, it is too long, or nobody was asked anything then, it is
// refused with CodeNoPast.
func (t *Table) Rollback(ctx context.Context, r Ruling, to uint64) error {
	past, err := t.stateAt(ctx, r.Match, to)
	if err != nil {
		return err
	}
	if past == nil || past.Ask == nil || past.Result != nil {
		return refuse(CodeNoPast)
	}
	return t.judge(ctx, r, func(s *sitting) error {
		state, err := engine.Restore(past, s.pos.State)
		if err != nil {
			return err
		}
		for i := range s.info { // silence and absence are taken back, too
			s.info[i].Silent, s.info[i].Clock, s.changed[i] = 0, reactionClock{}, true
			s.pos.Seats[i].Away = false
			if !state.Seats[i].Out { // nor was it taken out for good
				s.info[i].Forfeit, s.info[i].Left.Claimed = false, false
			}
		}
		s.ruled(EventRolledBack, r, engine.A("to", engine.Int(int(to))))
		err = s.record(step{from: s.pos.State, to: state, player: r.By, interaction: r.Interaction,
			input: engine.Input{Kind: inputRollback, Seat: engine.NoSeat, Q: to}})
		if err != nil {
			return err
		}
		return s.close()
	})
}

// PositionAt returns how a match was after an entry of its log, with no deadlines. It is refused as Position and
// Rollback are.
func (t *Table) PositionAt(ctx context.Context, match string, seq uint64) (Position, error) {
	pos, err := t.Position(ctx, match)
	if err != nil {
		return pos, err
	}
	past, err := t.stateAt(ctx, match, seq)
	if err != nil {
		return pos, err
	}
	if past == nil {
		return pos, refuse(CodeNoPast)
	}
	pos.State, pos.Asks = past, nil
	return pos, nil
}

// stateAt returns the state of a match after an entry of its log, by replay; nil where that cannot be had.
func (t *Table) stateAt(ctx context.Context, match string, seq uint64) (*engine.State, error) {
	r, err := t.replay(ctx, match, 1, seq)
	if err != nil || r == nil {
		return nil, err
	}
	return r.state, nil
}

// rollback replays an entry with which a match was taken back: the past is replayed up to the entry that it names.
func (r *replayer) rollback(ctx context.Context, to uint64) (bool, error) {
	past := &replayer{t: r.t, pos: r.pos, most: 1}
	ok, err := past.run(ctx, to)
	if err != nil || !ok {
		return false, err
	}
	state, err := engine.Restore(past.state, r.state)
	if err != nil {
		return false, errors.Join(fmt.Errorf("replay match %s", r.pos.Match.ID), err)
	}
	r.state = state
	return true, nil
}

// run replays the log up to an entry. It reports false where this build plays the match otherwise.
func (r *replayer) run(ctx context.Context, last uint64) (bool, error) {
	const page = 200
	for from := uint64(0); from <= last; {
		var entries []storage.Entry
		if err := r.t.Store.View(ctx, func(tx storage.ReadTx) (err error) {
			entries, err = tx.Log(r.pos.Match.ID, from, page)
			return err
		}); err != nil {
			return false, err
		}
		for _, e := range entries {
			if e.Seq > last {
				break // later, or added meanwhile
			}
			if err := ctx.Err(); err != nil {
				return false, err
			}
			if ok, err := r.next(ctx, e); err != nil || !ok {
				return false, err
			}
			from = e.Seq + 1
		}
		if len(entries) < page {
			break
		}
	}
	return r.matchesLog()
}
