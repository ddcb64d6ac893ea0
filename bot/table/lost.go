package table

import (
	"context"

	"farpost/storage"
)

// Lost posts the row that makes a match's message again which was deleted: its invitation, as long as that can be
// answered, or else the message of its last handover. id is the deleted message.
func (t *Table) Lost(ctx context.Context, match string, invitation bool, id string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		switch {
		case invitation && m.Status == storage.Invited:
			return t.post(tx, m, Row{Kind: RowInvite})
		case !invitation && m.Status == storage.Running:
			return t.post(tx, m, Row{Kind: RowRefresh, Of: id})
		}
		return nil
	})
}

// LostThread has a match's thread opened again that was deleted, and its message with it. A match that is not running
// any more, or is played in another thread by now, is left alone.
func (t *Table) LostThread(ctx context.Context, match, thread string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running || m.Thread != thread {
			return err
		}
		// The match keeps it until then: what is sent before that row finds the thread gone and opens another.
		if err := t.post(tx, m, Row{Kind: RowThread, Of: m.Thread}); err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowRefresh, Of: m.Thread})
	})
}

// Thread has a running match that is played in its channel get a thread after all. What it shows already stays where it
// is; the next message comes in the thread.
func (t *Table) Thread(ctx context.Context, match string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running || m.Thread != "" {
			return err
		}
		return t.post(tx, m, Row{Kind: RowThread})
	})
}

// Tell posts a direct message to each of some people that nothing of a match can be sent to a door, and why.
func (t *Table) Tell(ctx context.Context, match, door, reason string, who []string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		for _, p := range who {
			if err := t.post(tx, m, Row{Kind: RowTrouble, Word: reason, Of: door, Person: p}); err != nil {
				return err
			}
		}
		return nil
	})
}

// Back posts that a running match's channel can be written in again.
func (t *Table) Back(ctx context.Context, match string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Running {
			return err
		}
		return t.post(tx, m, Row{Kind: RowNotice, Word: WordBack})
	})
}
