package table

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"farpost/storage"
)

// Waiting is an invitation that waits for a person's answer.
type Waiting struct {
	Match storage.Match
	Seats []storage.Seat // seat 0 invited
	Ends  time.Time      // when it times out
	// Channel and Message are where it stands; empty until it was posted.
	Channel, Message string
}

// invitationNote is the purpose under which the deliverer notes the message of an invitation.
const invitationNote = "invite"

// Invitations returns the invitations that a player has not answered, the one that times out first in front.
func (t *Table) Invitations(ctx context.Context, player string) ([]Waiting, error) {
	var out []Waiting
	err := t.Store.View(ctx, func(tx storage.ReadTx) error {
		open, err := tx.Matches(storage.MatchFilter{Player: player, Statuses: []storage.Status{storage.Invited}})
		if err != nil {
			return err
		}
		for _, m := range open {
			w, mine, err := waitingFor(tx, m, player)
			if err != nil {
				return err
			}
			if mine {
				out = append(out, w)
			}
		}
		return nil
	})
	slices.SortFunc(out, func(a, b Waiting) int {
		return cmp.Or(a.Ends.Compare(b.Ends), cmp.Compare(a.Match.ID, b.Match.ID))
	})
	return out, err
}

// waitingFor loads an open invitation in which a player has a seat; mine says that it waits for that player.
func waitingFor(tx storage.ReadTx, m storage.Match, player string) (w Waiting, mine bool, err error) {
	w = Waiting{Match: m, Ends: m.Created.Add(InviteLasts)}
	if w.Seats, err = tx.Seats(m.ID); err != nil {
		return w, false, err
	}
	info, err := infoOf(w.Seats[seatOf(w.Seats, player)])
	if err != nil || info.Accepted {
		return w, false, err
	}
	jobs, err := tx.JobsOf(m.ID)
	if err != nil {
		return w, false, err
	}
	for _, j := range jobs {
		if j.Kind == JobInvite {
			w.Ends = j.Due
		}
	}
	note, err := tx.Message(m.ID, invitationNote)
	if err != nil && !errors.Is(err, storage.ErrNotFound) {
		return w, false, err
	}
	w.Channel, w.Message = note.Channel, note.ID
	return w, true, nil
}
