package table

import (
	"fmt"
	"slices"
	"time"

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
// not matter: they have entered an event. Whoever is refused must fail the transaction, too: half a match may be there.
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
	for i, p := range players {
		if slices.Contains(players[:i], p) {
			return refuse(CodeSelf, engine.A("player", engine.SeatVal(engine.Seat(i))))
		}
	}
	return nil
}

// EventVoided is an event that the table adds to a match's public log: the match was called off.
const EventVoided = "table.voided"

// VoidTx calls a running or parked match off, within a transaction of Table.Update: its questions and deadlines are
// gone, its players are told, and it counts for nothing. It has no result, and Config.Over is not called. A match at
// another stage stays as it is.
func (t *Table) VoidTx(tx storage.Tx, match string) error {
	m, err := tx.Match(match)
	if err != nil || m.Status != storage.Running && m.Status != storage.Parked {
		return err
	}
	readable := m.Status == storage.Running
	if err := deleteJobs(tx, match); err != nil {
		return err
	}
	if err := tx.SetAsks(match, nil); err != nil {
		return err
	}
	m.Status, m.Result, m.Stopped, m.StoppedWhy = storage.Cancelled, nil, time.Time{}, ""
	if err := tx.UpdateMatch(m); err != nil {
		return err
	}
	state, err := tx.State(match) // as it is: this build may not be able to read it
	if err != nil {
		return err
	}
	entry := ownEntry{kind: "void", events: []engine.Event{{Kind: EventVoided, Seat: engine.NoSeat}}}
	if err := t.logOwn(tx, &m, state, entry); err != nil {
		return err
	}
	return t.tellVoided(tx, m, readable)
}

// tellVoided posts that a match was called off. The copies of its hands, if they can be read, take back what called
// their players.
func (t *Table) tellVoided(tx storage.Tx, m storage.Match, readable bool) error {
	seats, err := tx.Seats(m.ID)
	if err != nil {
		return err
	}
	all := make([]int, len(seats))
	for i, s := range seats {
		all[i] = s.No
	}
	if err := t.post(tx, m, Row{Kind: RowNotice, Word: WordVoided, Mentions: all}); err != nil {
		return err
	}
	if readable {
		if err := t.hands(tx, m, seats); err != nil {
			return err
		}
	}
	set, err := SettingsOf(m)
	if err != nil {
		return err
	}
	return t.postInvite(tx, m, set)
}
