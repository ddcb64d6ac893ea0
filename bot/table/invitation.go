package table

import (
	"context"
	"encoding/json"
	"errors"
	"farpost/engine"
	"farpost/storage"
	"fmt"
	"time"
)

// Invitation asks people to a match.
type Invitation struct {
	Server, Channel string
	Game            string
	From            string   // user id; sits in the match as soon as it is made
	To              []string // user ids of the others
	Deck            Deck     // of From
	Settings        Settings // zero fields take their defaults
	Interaction     string   // the press that made it; "" for none
}

// InviteLasts is how long an invitation can be answered.
const InviteLasts = 7 * 24 * time.Hour

// JobInvite is the kind of the job that ends an invitation.
const JobInvite = "invite"

// Invite makes a match that waits for the others to accept, for InviteLasts, and puts the invitation into the outbox.
func (t *Table) Invite(ctx context.Context, in Invitation) (storage.Match, error) {
	var m storage.Match
	err := t.update(ctx, func(tx storage.Tx) error {
		var err error
		m, err = t.invite(tx, in)
		return err
	})
	return m, err
}

func (t *Table) invite(tx storage.Tx, in Invitation) (storage.Match, error) {
	g := t.Games.Ruleset(in.Game)
	if g == nil {
		return storage.Match{}, refuse(CodeGame, engine.A("game", engine.Value("raw:"+in.Game)))
	}
	players := append([]string{in.From}, in.To...)
	if n := len(players); n < g.MinSeats || n > g.MaxSeats {
		return storage.Match{}, refuse(CodePlayers, engine.A("min", engine.Int(g.MinSeats)), engine.A("max", engine.Int(g.MaxSeats)))
	}
	seen := map[string]bool{}
	for _, p := range players {
		if seen[p] {
			return storage.Match{}, refuse(CodeSelf)
		}
		seen[p] = true
	}
	if err := in.Settings.check(g); err != nil {
		return storage.Match{}, err
	}
	settings, err := json.Marshal(in.Settings)
	if err != nil {
		return storage.Match{}, fmt.Errorf("settings of a new match: %w", err)
	}
	now := t.Now()
	m := storage.Match{ID: t.ID(), Server: in.Server, Channel: in.Channel, Game: in.Game, Settings: settings,
		Status: storage.Invited, Created: now, Updated: now}
	if err := tx.CreateMatch(m, nil); err != nil {
		return m, err
	}
	for i, p := range players {
		seat := storage.Seat{Match: m.ID, No: i, Player: p}
		if i == 0 {
			if seat, err = t.withDeck(m, seat, in.Deck); err != nil {
				return m, err
			}
		}
		if err := putNotes(tx, &seat, seatNotes{Accepted: i == 0}); err != nil {
			return m, err
		}
	}
	if err := t.logPlain(tx, &m, nil, in.From, in.Interaction, "invite", players); err != nil {
		return m, err
	}
	if err := putInviteEnd(tx, m); err != nil {
		return m, err
	}
	return m, t.post(tx, m, Row{Kind: RowInvite})
}

// invited loads a match that still waits for acceptance.
func (t *Table) invited(tx storage.Tx, match string) (storage.Match, []storage.Seat, error) {
	m, err := tx.Match(match)
	if errors.Is(err, storage.ErrNotFound) {
		return m, nil, refuse(CodeUnknown)
	}
	if err != nil {
		return m, nil, err
	}
	switch m.Status {
	case storage.Invited:
	case storage.Lapsed:
		return m, nil, refuse(CodeLapsed, engine.A("days", engine.Int(int(InviteLasts/(24*time.Hour)))))
	default:
		return m, nil, refuse(CodeAnswered)
	}
	seats, err := tx.Seats(match)
	return m, seats, err
}

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
