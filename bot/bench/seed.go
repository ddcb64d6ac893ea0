package bench

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/app"
	"farpost/bot/discord/api"
	"farpost/bot/discord/deliver"
	"farpost/bot/table"
	"farpost/storage"
)

// seedBatch is how many matches are written in one transaction.
const seedBatch = 200

// ofHandover is the purpose under which the bot notes the message that asks.
const ofHandover = "front"

// seed writes n matches that wait into the database, while no bot runs: the table deals them, and the rows that it
// posts count as sent. With shown each has its thread and its message on the sandbox, so that the bot can edit it.
//
// They are between people of whom each has a few; the sandbox's members would have thousands each. Nobody of them can
// be written to directly.
func seed(ctx context.Context, t *town, db string, n int, shown bool) (err error) {
	a, err := app.New(ctx, botConfig(db, t.server.URL()), app.Deps{PerSecond: -1})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, a.Close(ctx)) }()
	studio, err := app.NewStudio()
	for from := 0; from < n && err == nil; from += seedBatch {
		err = a.Store.Update(ctx, func(tx storage.Tx) error {
			c := a.Table.Config
			c.Store, c.Woken = within{tx: quiet{tx}}, nil
			dealer, err := table.New(c)
			for i := from; i < min(from+seedBatch, n) && err == nil; i++ {
				err = seedOne(ctx, t, a, dealer, tx, i, studio, shown)
			}
			return err
		})
	}
	return err
}

// seedOne writes the match with a number.
func seedOne(ctx context.Context, t *town, a *app.App, dealer *table.Table, tx storage.Tx, i int,
	studio *app.Studio, shown bool) error {
	game := studio.Games()[i/2%len(studio.Games())]
	from, to := stranger(i/2*2), stranger(i/2*2+1)
	if i%2 == 0 {
		for _, id := range []string{from, to} {
			if err := tx.PutPlayer(storage.Player{ID: id, DMChecked: time.Now()}); err != nil {
				return err
			}
		}
	}
	decks := studio.Decks(game)
	deck := func(n int) table.Deck {
		d := decks[n%len(decks)]
		return table.Deck{Name: d.ID, Cards: d.Cards}
	}
	m, err := dealer.Invite(ctx, table.Invitation{Server: t.server.GuildID(), Channel: t.channel(), Game: game,
		From: from, To: []string{to}, Deck: deck(i)})
	if err == nil {
		m, err = dealer.Accept(ctx, m.ID, to, deck(i+1), "")
	}
	if err != nil {
		return fmt.Errorf("deal match %d: %w", i, err)
	}
	if !shown {
		return nil
	}
	start, err := a.API.Send(ctx, m.Channel, api.Message{Content: m.ID})
	if err != nil {
		return err
	}
	thread, err := a.API.MessageThreadStartComplex(m.Channel, start.ID,
		&discordgo.ThreadStart{Name: m.ID, AutoArchiveDuration: 10080}, discordgo.WithContext(ctx))
	if err != nil {
		return err
	}
	front, err := a.API.Send(ctx, thread.ID, api.Message{Content: "<@" + from + ">, <@" + to + ">"})
	if err != nil {
		return err
	}
	if m, err = tx.Match(m.ID); err != nil {
		return err
	}
	m.Thread = thread.ID
	note := storage.Message{Match: m.ID, Purpose: ofHandover, Channel: thread.ID, ID: front.ID, Updated: time.Now(),
		Hash: deliver.Memo{Text: "seed", Seq: m.Seq}.String()}
	return errors.Join(tx.UpdateMatch(m), tx.PutMessage(note))
}

// stranger is the user id of somebody who is not a member of the sandbox.
func stranger(n int) string { return strconv.Itoa(900_000_000_000_000_000 + n) }

// away makes the database look as if the bot had stopped so long ago; preparing it took time.
func away(ctx context.Context, db, url string, since time.Duration) (err error) {
	a, err := app.New(ctx, botConfig(db, url), app.Deps{})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, a.Close(ctx)) }()
	return a.Store.Update(ctx, func(tx storage.Tx) error {
		b, err := tx.Heartbeat()
		if err != nil {
			return err
		}
		b.Alive = time.Now().Add(-since)
		return tx.PutHeartbeat(b)
	})
}

// within is a store that is one open transaction.
type within struct {
	storage.Store
	tx storage.Tx
}

// Update implements [storage.Store].
func (w within) Update(_ context.Context, f func(storage.Tx) error) error { return f(w.tx) }

// View implements [storage.Store].
func (w within) View(_ context.Context, f func(storage.ReadTx) error) error { return f(w.tx) }

// quiet is a transaction that leaves nothing to send.
type quiet struct{ storage.Tx }

// AppendOutbox implements [storage.OutboxWriter].
func (quiet) AppendOutbox(storage.OutboxRow) (int64, error) { return 1, nil }
