package tournament

import (
	"context"
	"errors"
	"slices"

	"farpost/bot/tournament/event"
	"farpost/storage"
)

// Why a match has no thread ([farpost/bot/tournament/event.Trouble]).
const (
	ThreadForbidden = "forbidden" // the bot may not create threads, or not write in them: it is played in the channel
	ThreadsFull     = "full"      // the server has as many active threads as it may: the match waits
)

// Threaded notes whether a match of an event has a thread: why is "" if it has one. The first trouble is told to
// whoever made the event, all of them stand among its needs until they are mended.
func (d *Desk) Threaded(ctx context.Context, id, match, why string) error {
	v, err := d.Look(ctx, id)
	if refused(err) {
		return nil // it was deleted
	}
	if err != nil {
		return err
	}
	round, p, ok := v.Event.PairingOfMatch(match)
	if !ok {
		return nil // its pairing was taken back
	}
	t := event.Trouble{Kind: event.TroubleThread, Round: round, Pairing: p.No, Why: why}
	i := slices.IndexFunc(v.Event.Trouble, t.Same)
	switch {
	case i < 0 && why == "", i >= 0 && v.Event.Trouble[i].Why == why:
		return nil
	case why == "":
		return d.Note(ctx, id, event.Action{Kind: event.Mended, Trouble: &t})
	}
	return d.Note(ctx, id, event.Action{Kind: event.Failed, Trouble: &t})
}

// Rethread has the matches of a server's events that may not have had a thread try again to get one.
func (d *Desk) Rethread(ctx context.Context, server string) error {
	open, err := d.List(ctx, storage.EventFilter{Server: server, Open: true})
	for _, v := range open {
		for _, t := range v.Event.Trouble {
			p, ok := v.Event.Pairing(t.Round, t.Pairing)
			if !ok || t.Kind != event.TroubleThread || t.Why != ThreadForbidden {
				continue // a match that waits tries again by itself
			}
			for _, g := range p.Games {
				err = errors.Join(err, d.Table.Thread(ctx, g.Match))
			}
		}
	}
	return err
}
