package table

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"farpost/engine"
	"farpost/storage"
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

// Accept takes an invited player's seat with a deck. When everybody has accepted the match is dealt.
func (t *Table) Accept(ctx context.Context, match, player string, deck Deck, interaction string) (storage.Match, error) {
	var m storage.Match
	err := t.update(ctx, func(tx storage.Tx) error {
		var err error
		m, err = t.accept(tx, match, player, &deck, interaction)
		return err
	})
	return m, err
}

// accept takes an invited player's seat with a deck, nil for the one that the player is proposed.
func (t *Table) accept(tx storage.Tx, match, player string, deck *Deck, interaction string) (storage.Match, error) {
	m, seats, err := t.invited(tx, match)
	if err != nil {
		return m, err
	}
	waiting := 0
	mine := -1
	for i, s := range seats {
		n, err := notesOf(s)
		if err != nil {
			return m, err
		}
		switch {
		case s.Player == player && n.Accepted:
			return m, refuse(CodeIn)
		case s.Player == player:
			mine = i
		case !n.Accepted:
			waiting++
		}
	}
	if mine < 0 {
		return m, refuse(CodeInvitee)
	}
	if deck == nil {
		same, err := deckOf(seats[mine])
		if err != nil {
			return m, err
		}
		deck = &same
	}
	if seats[mine], err = t.withDeck(m, seats[mine], *deck); err != nil {
		return m, err
	}
	if err := putNotes(tx, &seats[mine], seatNotes{Accepted: true}); err != nil {
		return m, err
	}
	if err := t.logPlain(tx, &m, nil, player, interaction, "accept", nil); err != nil {
		return m, err
	}
	if waiting > 0 {
		return m, t.post(tx, m, Row{Kind: RowInvite})
	}
	err = t.deal(tx, &m, seats)
	return m, err
}

// Decline calls an invited match off; the one who invited may withdraw it so, too.
func (t *Table) Decline(ctx context.Context, match, player, interaction string) (storage.Match, error) {
	var m storage.Match
	err := t.update(ctx, func(tx storage.Tx) error {
		var seats []storage.Seat
		var err error
		if m, seats, err = t.invited(tx, match); err != nil {
			return err
		}
		mine := seatOf(seats, player)
		if mine < 0 {
			return refuse(CodeInvitee)
		}
		in, err := noteDecline(tx, seats, mine)
		if err != nil {
			return err
		}
		m.Status, m.Updated = storage.Cancelled, t.Now()
		if err := tx.UpdateMatch(m); err != nil {
			return err
		}
		if err := tx.DeleteJob(inviteKey(m.ID)); err != nil {
			return err
		}
		if err := t.logPlain(tx, &m, nil, player, interaction, "decline", nil); err != nil {
			return err
		}
		if len(in) > 0 {
			word := WordDeclined
			if mine == 0 {
				word = WordWithdrawn
			}
			if err := t.post(tx, m, Row{Kind: RowNotice, Word: word, Seats: []int{mine}, Tell: in}); err != nil {
				return err
			}
		}
		return t.post(tx, m, Row{Kind: RowInvite})
	})
	return m, err
}

// noteDecline notes who called an invitation off, and gives the other seats that were in: they counted on the match.
func noteDecline(tx storage.Tx, seats []storage.Seat, who int) (in []int, err error) {
	for i, s := range seats {
		n, err := notesOf(s)
		if err != nil {
			return nil, err
		}
		if i == who {
			n.Declined = true
			if err := putNotes(tx, &s, n); err != nil {
				return nil, err
			}
		} else if n.Accepted {
			in = append(in, i)
		}
	}
	return in, nil
}

// DeclinedBy is the seat that called a cancelled invitation off: 0 withdrew it, others declined. It is -1 when nobody did,
// as in matches that were called off before this was noted.
func DeclinedBy(seats []storage.Seat) (int, error) {
	for i, s := range seats {
		n, err := notesOf(s)
		if err != nil {
			return -1, err
		}
		if n.Declined {
			return i, nil
		}
	}
	return -1, nil
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

// deal begins an accepted match: seats in random order, the engine's first question, clocks, messages.
func (t *Table) deal(tx storage.Tx, m *storage.Match, seats []storage.Seat) error {
	g := t.Games.Ruleset(m.Game)
	if g == nil {
		return refuse(CodeGame, engine.A("game", engine.Value("raw:"+m.Game)))
	}
	book, raw, err := t.Games.Current(m.Game)
	if err != nil {
		return fmt.Errorf("book of %s: %w", m.Game, err)
	}
	if err := tx.PutBook(book.Hash(), raw); err != nil {
		return err
	}
	if err := t.checkDecks(*m, seats); err != nil {
		return err
	}
	seed := t.Seed()
	settings, err := SettingsOf(*m)
	if err != nil {
		return err
	}
	rand.New(rand.NewPCG(seed, uint64(len(seats)))).Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
	setup := engine.Setup{Seed: seed, Options: settings.Rules, StandingPasses: g.Presets(len(seats))}
	for i, s := range seats {
		s.No = i
		cards, err := cardsOf(s)
		if err != nil {
			return err
		}
		setup.Decks = append(setup.Decks, cards)
		if err := putNotes(tx, &s, seatNotes{}); err != nil {
			return err
		}
		seats[i] = s
	}
	state, events, err := engine.New(g, book, setup)
	if err != nil {
		return fmt.Errorf("deal match %s: %w", m.ID, err)
	}
	if err := tx.DeleteJob(inviteKey(m.ID)); err != nil {
		return err
	}
	m.Book, m.Status, m.Updated = book.Hash(), storage.Running, t.Now()
	if err := tx.UpdateMatch(*m); err != nil {
		return err
	}
	if err := t.post(tx, *m, Row{Kind: RowInvite}); err != nil {
		return err
	}
	if err := t.post(tx, *m, Row{Kind: RowThread}); err != nil {
		return err
	}
	s, err := t.sit(tx, Position{Match: *m, Seats: seats, Ruleset: g, Book: book})
	if err != nil {
		return err
	}
	err = s.record(step{to: state, events: events, input: engine.Input{Kind: "deal", Seat: engine.NoSeat, Q: seed}})
	if err != nil {
		return err
	}
	err = s.close()
	*m = s.pos.Match
	return err
}

func seatOf(seats []storage.Seat, player string) int {
	for i, s := range seats {
		if s.Player == player {
			return i
		}
	}
	return -1
}
