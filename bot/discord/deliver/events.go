package deliver

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/storage"
)

// Carry sends what a row of an event is about, by do. It never waits for a limit of Discord's: a request that has to
// wait fails, and its row comes again, for a week.
func (se *Sender) Carry(
	ctx context.Context, r storage.OutboxRow, do func(context.Context) (string, error),
) (string, error) {
	id, err := do(api.WithoutWaiting(ctx))
	return se.outcome(r, id, err)
}

// Post sends a row's message to a channel, once; m is afterwards what was sent.
func (se *Sender) Post(ctx context.Context, r storage.OutboxRow, channel string, m *api.Message) (string, error) {
	return se.post(ctx, r, "", channel, m)
}

// Edit changes a message in the form that the channel permits.
func (se *Sender) Edit(ctx context.Context, channel, id string, m *api.Message) error {
	return se.edit(ctx, channel, id, m)
}

// Direct sends a row's message to a person.
func (se *Sender) Direct(ctx context.Context, r storage.OutboxRow, player string, m *api.Message) (string, error) {
	pl, _, err := se.People.Player(ctx, player)
	if err != nil {
		return "", err
	}
	id, _, err := se.direct(ctx, r, pl, m)
	return id, err
}

// serverOf is the server of what a row is about: a match, or an event.
func serverOf(tx storage.ReadTx, r storage.OutboxRow, row table.Row) (string, error) {
	if tournament.IsRow(r) {
		of, err := tournament.RowOf(r)
		if err != nil {
			return "", err
		}
		e, err := tx.Event(of.Event)
		return e.Server, err
	}
	m, err := tx.Match(row.Match)
	return m.Server, err
}

// Mark is the mark of a row's message, such as "#17".
func Mark(r storage.OutboxRow) string { return mark(r, "") }

// Footer is the line by which a row's message is recognised after a crash.
func (se *Sender) Footer(event string, r storage.OutboxRow) *discordgo.MessageEmbedFooter {
	return ui.Footer(event, mark(r, ""))
}
