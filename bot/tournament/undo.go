package tournament

import (
	"context"

	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// undo takes a step back. What somebody has played upon it cannot be.
func (s *sitting) undo(a event.Action, r event.Rights) (event.Event, []event.Effect, error) {
	if err := s.e.May(a, r); err != nil {
		return s.e, nil, err
	}
	log, err := readLog(s.tx, s.row.ID)
	if err != nil {
		return s.e, nil, err
	}
	next, todo, err := s.e.Undo(log, a.Step)
	if err != nil {
		return s.e, nil, err
	}
	for _, f := range todo {
		if f.Kind != event.EffectVoid {
			continue
		}
		played, err := playedBy(s.tx, f.Match)
		if err != nil {
			return s.e, nil, err
		}
		if len(played) > 0 {
			return s.e, nil, engine.Refuse(event.CodeRelied, "",
				engine.A("step", engine.Value("raw:"+log[a.Step-1].Kind)))
		}
	}
	return next, todo, nil
}

// Undoable returns the number of the entry that can be taken back next; 0 if none can. What was played meanwhile may
// still be in its way.
func (d *Desk) Undoable(ctx context.Context, id string) (step uint64, err error) {
	err = d.Store.View(ctx, func(tx storage.ReadTx) error {
		v, err := read(tx, id)
		if err != nil {
			return err
		}
		log, err := readLog(tx, id)
		step = v.Event.Undoable(log)
		return err
	})
	return step, err
}

// playedBy returns who has done something in a match, with the last moment at which they did.
func playedBy(tx storage.ReadTx, match string) (map[string]storage.Entry, error) {
	log, err := tx.Log(match, 0, 0)
	if err != nil {
		return nil, err
	}
	out := map[string]storage.Entry{}
	for _, e := range log {
		if e.Seat != storage.NoSeat && e.Player != "" {
			out[e.Player] = e
		}
	}
	return out, nil
}
