package table

import (
	"fmt"

	"farpost/engine"
	"farpost/storage"
)

// Arranged is a match that somebody else has arranged for its players, such as a tournament.
type Arranged struct {
	Server, Channel string
	Game            string
	Players         []string // in the order of the seats; the first begins where the game lets the first seat begin
	Decks           []Deck   // of each of them
	Settings        Settings // zero fields take their defaults
}

// ArrangeTx deals a match without an invitation, within a transaction of Table.Update. Its thread is opened and the
// first question posted as after an invitation. It is refused with CodeGame, CodePlayers, CodeSelf, CodeNoDeck, which
// names the seat, or a code of the settings. How many invitations somebody may make, and whom they have blocked, does
// not matter: they have entered an event.
func (t *Table) ArrangeTx(tx storage.Tx, a Arranged) (storage.Match, error) {
	g := t.Games.Ruleset(a.Game)
	if g == nil {
		return storage.Match{}, refuse(CodeGame, engine.A("game", engine.Value("typed:"+a.Game)))
	}
	if err := checkPlayers(g, a.Players); err != nil {
		return storage.Match{}, err
	}
	if len(a.Decks) != len(a.Players) {
		return storage.Match{}, fmt.Errorf("arrange a match of %d players with %d decks", len(a.Players), len(a.Decks))
	}
	if err := a.Settings.check(g); err != nil {
		return storage.Match{}, err
	}
	var err error
	if a.Settings.Number, err = countMatches(tx, a.Players); err != nil {
		return storage.Match{}, err
	}
	now := t.Now()
	m := storage.Match{ID: t.ID(), Server: a.Server, Channel: a.Channel, Game: a.Game,
		Settings: written(a.Settings), Status: storage.Setup, Created: now, Updated: now}
	if err := tx.CreateMatch(m, nil); err != nil {
		return m, err
	}
	seats := make([]storage.Seat, len(a.Players))
	for i, p := range a.Players {
		if seats[i], err = t.withDeck(m, storage.Seat{Match: m.ID, No: i, Player: p}, a.Decks[i]); err != nil {
			return m, err
		}
	}
	if err := t.logOwn(tx, &m, nil, ownEntry{kind: "arrange", detail: a.Players}); err != nil {
		return m, err
	}
	err = t.dealSeated(tx, &m, seats, t.Seed())
	return m, err
}

// checkPlayers refuses a number of players that a game is not for, and somebody who is there twice.
func checkPlayers(g *engine.Ruleset, players []string) error {
	if n := len(players); n < g.MinSeats || n > g.MaxSeats {
		return refuse(CodePlayers,
			engine.A("min", engine.Int(g.MinSeats)), engine.A("max", engine.Int(g.MaxSeats)))
	}
	seen := map[string]bool{}
	for _, p := range players {
		if seen[p] {
			return refuse(CodeSelf)
		}
		seen[p] = true
	}
	return nil
}

// VoidTx calls a running or parked match off, within a transaction of Table.Update: its questions and deadlines are
// gone, its players are told, and it counts for nothing. A match at another stage stays as it is.
func (t *Table) VoidTx(tx storage.Tx, match string) error {
	m, err := tx.Match(match)
	if err != nil || m.Status != storage.Running && m.Status != storage.Parked {
		return err
	}
	seats, err := tx.Seats(match)
	if err != nil {
		return err
	}
	jobs, err := tx.JobsOf(match)
	if err != nil {
		return err
	}
	for _, j := range jobs {
		if err := tx.DeleteJob(j.Key); err != nil {
			return err
		}
	}
	if err := tx.SetAsks(match, nil); err != nil {
		return err
	}
	m.Status, m.Updated = storage.Cancelled, t.Now()
	if err := tx.UpdateMatch(m); err != nil {
		return err
	}
	state, err := tx.State(match)
	if err != nil {
		return err
	}
	if err := t.logOwn(tx, &m, state, ownEntry{kind: "void"}); err != nil {
		return err
	}
	all := make([]int, len(seats))
	for i, s := range seats {
		all[i] = s.No
	}
	return t.post(tx, m, Row{Kind: RowNotice, Word: WordVoided, Seats: all[:1], Mentions: all})
}
