package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"farpost/engine"
	"farpost/storage"
)

// Invitation invites people to a match.
type Invitation struct {
	Server, Channel string
	Game            string
	From            string   // user id of the one who invites, who gets seat 0 until the deal
	To              []string // user ids of the others
	Deck            Deck     // of From
	Settings        Settings // zero fields take their defaults
	Interaction     string   // the press that makes it; "" for none
	// Manages says that From manages the server: they may call as many people as they like, each as seldom as others.
	Manages bool
}

// InviteLasts is how long an invitation can be answered. Then it times out.
const InviteLasts = 7 * 24 * time.Hour

// JobInvite is the kind of the job at which an invitation times out.
const JobInvite = "invite"

// Invite makes a match that waits for the others to accept, and posts the invitation. It is refused with CodeGame,
// CodePlayers, CodeSelf, CodeNoDeck, or a code of the settings; with CodeTooMany, CodeOpenTo, CodeBlocked,
// CodeOften or CodeReached if it would be a nuisance. The player of such a refusal is numbered as in To, from 1.
func (t *Table) Invite(ctx context.Context, in Invitation) (storage.Match, error) {
	var m storage.Match
	err := t.update(ctx, func(tx storage.Tx) error {
		var err error
		m, err = t.invite(tx, in, func(player string) int { return 1 + slices.Index(in.To, player) })
		return err
	})
	return m, err
}

// invite is Invite in a transaction. seat numbers the others for refusals.
func (t *Table) invite(tx storage.Tx, in Invitation, seat func(player string) int) (storage.Match, error) {
	g := t.Games.Ruleset(in.Game)
	if g == nil {
		return storage.Match{}, refuse(CodeGame, engine.A("game", engine.Value("typed:"+in.Game)))
	}
	players := append([]string{in.From}, in.To...)
	if err := checkPlayers(g, players); err != nil {
		return storage.Match{}, err
	}
	if err := in.Settings.check(g); err != nil {
		return storage.Match{}, err
	}
	if err := checkTwice(tx, in.Interaction); err != nil {
		return storage.Match{}, err
	}
	if err := t.checkNuisance(tx, in, seat); err != nil {
		return storage.Match{}, err
	}
	in.Settings.Event = "" // whoever takes part in an event is not invited to its matches
	var err error
	if in.Settings.Number, err = countMatches(tx, players); err != nil {
		return storage.Match{}, err
	}
	now := t.Now()
	m := storage.Match{ID: t.ID(), Server: in.Server, Channel: in.Channel, Game: in.Game,
		Settings: written(in.Settings), Status: storage.Invited, Created: now, Updated: now}
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
		if err := putInfo(tx, &seat, seatInfo{Accepted: i == 0}); err != nil {
			return m, err
		}
	}
	entry := ownEntry{kind: "invite", detail: players, player: in.From, interaction: in.Interaction}
	if err := t.logOwn(tx, &m, nil, entry); err != nil {
		return m, err
	}
	if err := putInviteEnd(tx, m); err != nil {
		return m, err
	}
	return m, t.post(tx, m, Row{Kind: RowInvite})
}

// countMatches returns the number of the next match of the same people, in whatever seats.
func countMatches(tx storage.ReadTx, players []string) (int, error) {
	list, err := tx.Matches(storage.MatchFilter{Player: players[0]})
	if err != nil {
		return 0, err
	}
	n := 1
	for _, m := range list {
		seats, err := tx.Seats(m.ID)
		if err != nil {
			return 0, err
		}
		if len(seats) == len(players) && !slices.ContainsFunc(seats, func(s storage.Seat) bool {
			return !slices.Contains(players, s.Player)
		}) {
			n++
		}
	}
	return n, nil
}

// invited loads a match that waits for acceptances. It refuses any other.
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
	case storage.TimedOut:
		return m, nil, refuse(CodeTimedOut, engine.A("days", engine.Int(int(InviteLasts/(24*time.Hour)))))
	default:
		return m, nil, refuse(CodeAnswered)
	}
	seats, err := tx.Seats(match)
	return m, seats, err
}

// inviteKey names the job at which an invitation times out.
func inviteKey(match string) string { return JobInvite + ":" + match }

// putInviteEnd writes the job at which an invitation times out.
func putInviteEnd(tx storage.Tx, m storage.Match) error {
	return tx.PutJob(storage.Job{Key: inviteKey(m.ID), Kind: JobInvite, Due: m.Created.Add(InviteLasts), Match: m.ID})
}

// timeOut ends an invitation that not everybody has accepted in time, and posts how it is now. An invitation that was
// answered meanwhile stays as it is.
func (t *Table) timeOut(ctx context.Context, match string) error {
	err := t.update(ctx, func(tx storage.Tx) error {
		if err := tx.DeleteJob(inviteKey(match)); err != nil {
			return err
		}
		m, err := tx.Match(match)
		if err != nil || m.Status != storage.Invited {
			return err
		}
		m.Status, m.Updated = storage.TimedOut, t.Now()
		if err := tx.UpdateMatch(m); err != nil {
			return err
		}
		if err := t.logOwn(tx, &m, nil, ownEntry{kind: "lapse"}); err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowInvite})
	})
	if err != nil {
		return fmt.Errorf("time out invitation %s: %w", match, err)
	}
	return nil
}
