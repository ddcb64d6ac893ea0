package table

import (
	"context"
	"fmt"
	"time"

	"farpost/storage"
)

// InviteLasts is how long an invitation can be answered.
const InviteLasts = 7 * 24 * time.Hour

// JobInvite is the kind of the job that ends an invitation.
const JobInvite = "invite"

func inviteKey(match string) string { return JobInvite + ":" + match }

// putInviteEnd keeps the job that ends an invitation.
func putInviteEnd(tx storage.Tx, m storage.Match) error {
	return tx.PutJob(storage.Job{Key: inviteKey(m.ID), Kind: JobInvite, Due: m.Created.Add(InviteLasts), Match: m.ID})
}

// lapseInvite ends an invitation that not everybody has accepted in time, and says so where it stands. One
// that has been answered meanwhile stays as it is: the answer came first.
func (t *Table) lapseInvite(ctx context.Context, match string) error {
	err := t.update(ctx, func(tx storage.Tx) error {
		if err := tx.DeleteJob(inviteKey(match)); err != nil {
			return err
		}
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Invited {
			return err
		}
		m.Status, m.Updated = storage.Lapsed, t.Now()
		if err := tx.UpdateMatch(m); err != nil {
			return err
		}
		if err := t.logPlain(tx, &m, nil, "", "", "lapse", nil); err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowInvite})
	})
	if err != nil {
		return fmt.Errorf("end of invitation %s: %w", match, err)
	}
	return nil
}

// keepInviteEnds gives every open invitation its end; those of before there were ends have none. It is part of
// Boot.
func (t *Table) keepInviteEnds(tx storage.Tx) error {
	open, err := tx.Matches(storage.MatchFilter{Statuses: []storage.Status{storage.Invited}})
	if err != nil {
		return err
	}
	for _, m := range open {
		jobs, err := tx.JobsOf(m.ID)
		if err != nil {
			return err
		}
		if len(jobs) == 0 {
			if err := putInviteEnd(tx, m); err != nil {
				return err
			}
		}
	}
	return nil
}
