package table

import (
	"fmt"
	"math/rand/v2"

	"farpost/engine"
	"farpost/storage"
)

// deal begins a match that everybody has accepted. It seats the players in random order, deals, and posts the first
// question. m is brought up to date.
func (t *Table) deal(tx storage.Tx, m *storage.Match, seats []storage.Seat) error {
	seed := t.Seed()
	r := rand.New(rand.NewPCG(seed, uint64(len(seats))))
	r.Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
	return t.dealSeated(tx, m, seats, seed)
}

// dealSeated is deal for players who sit in the order of seats.
func (t *Table) dealSeated(tx storage.Tx, m *storage.Match, seats []storage.Seat, seed uint64) error {
	g := t.Games.Ruleset(m.Game)
	if g == nil {
		return refuse(CodeGame, engine.A("game", engine.Value("raw:"+m.Game)))
	}
	book, raw, err := t.Games.Current(m.Game)
	if err != nil {
		return fmt.Errorf("book of %s for match %s: %w", m.Game, m.ID, err)
	}
	if err := tx.PutBook(book.Hash(), raw); err != nil {
		return err
	}
	setup := engine.Setup{Seed: seed, StandingPasses: g.Presets(len(seats))}
	if setup.Decks, err = t.legalDecks(*m, seats); err != nil {
		return err
	}
	for i := range seats {
		seats[i].No = i
		if err := putInfo(tx, &seats[i], seatInfo{}); err != nil {
			return err
		}
	}
	m.Book, m.Status, m.Updated = book.Hash(), storage.Running, t.Now()
	s, err := t.newSitting(tx, Position{Match: *m, Seats: seats, Ruleset: g, Book: book})
	if err != nil {
		return err
	}
	setup.Options = s.settings.Rules
	state, events, err := engine.New(g, book, setup)
	if err != nil {
		return fmt.Errorf("deal match %s: %w", m.ID, err)
	}
	if err := tx.DeleteJob(inviteKey(m.ID)); err != nil {
		return err
	}
	if err := tx.UpdateMatch(*m); err != nil {
		return err
	}
	if err := t.postInvite(tx, *m, s.settings); err != nil {
		return err
	}
	if err := t.post(tx, *m, Row{Kind: RowThread}); err != nil {
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

// postInvite brings the invitation's message up to date. A match of an event has none: nobody was invited to it.
func (t *Table) postInvite(tx storage.Tx, m storage.Match, s Settings) error {
	if s.Event != "" {
		return nil
	}
	return t.post(tx, m, Row{Kind: RowInvite})
}
