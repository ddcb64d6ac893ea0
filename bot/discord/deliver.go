package discord

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"time"

	"farpost/bot/discord/api"
	"farpost/bot/outbox"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Purposes of the messages that are kept by match.
const (
	msgInvite = "invite"
	msgFront  = "front"
	msgResult = "result"
)

// Deliver sends one outbox row; it is the outbox's Handler.
func (b *Bot) Deliver(ctx context.Context, r storage.OutboxRow) (string, error) {
	row, err := table.RowOf(r)
	if err != nil {
		return "", outbox.Never(err)
	}
	var result string
	switch row.Kind {
	case table.RowInvite:
		result, err = b.deliverInvite(ctx, r, row)
	case table.RowThread:
		result, err = b.deliverThread(ctx, row)
	case table.RowHandover, table.RowRefresh:
		result, err = b.deliverFront(ctx, r, row)
	case table.RowPicture:
		result, err = b.deliverPicture(ctx, row)
	case table.RowHand:
		result, err = b.deliverHand(ctx, r, row)
	case table.RowResult, table.RowNotice:
		result, err = b.deliverNotice(ctx, r, row)
	default:
		return "", outbox.Never(fmt.Errorf("outbox row of unknown kind %q", row.Kind))
	}
	if err != nil {
		return "", verdict(err)
	}
	return result, nil
}

// verdict says whether a failed request is worth another attempt.
func verdict(err error) error {
	switch pause := api.RetryAfter(err); {
	case pause > 0:
		return outbox.Later(err, pause, false)
	case engine.IsRefusal(err) != nil, errors.Is(err, engine.ErrParked):
		return outbox.Never(err)
	}
	switch api.Code(err) {
	case api.TooManyThreads:
		return outbox.Later(err, time.Hour, false)
	case api.TooManyEdits:
		return outbox.Later(err, time.Minute, false)
	case api.MissingAccess, api.MissingPermissions, api.InvalidForm, api.EmptyMessage, api.CannotDM, api.NoMutualServer:
		return outbox.Never(err)
	}
	return outbox.Later(err, 0, api.Unsure(err))
}

// mark is how the message of a row is recognised; it stands in the footer and is the nonce.
func mark(r storage.OutboxRow) string { return fmt.Sprintf("#%d", r.ID) }

func nonce(r storage.OutboxRow) string { return fmt.Sprintf("farpost-%d", r.ID) }

// post sends a message that must arrive once: an unsure row is looked for first.
func (b *Bot) post(ctx context.Context, r storage.OutboxRow, channel string, m api.Message) (string, error) {
	if r.Unsure {
		id, err := b.find(channel, m)
		if id != "" || err != nil {
			return id, err
		}
	}
	m.Nonce = nonce(r)
	id, err := b.API.Send(ctx, channel, m)
	if err != nil && len(m.Files) > 0 && api.Code(err) == api.MissingPermissions {
		m.Files = nil
		return b.API.Send(ctx, channel, m)
	}
	return id, err
}

// find looks among the latest messages of a channel for one of ours with the same footer.
func (b *Bot) find(channel string, m api.Message) (string, error) {
	if len(m.Embeds) == 0 || m.Embeds[0].Footer == nil {
		return "", nil
	}
	recent, err := b.API.ChannelMessages(channel, 50, "", "", "")
	if err != nil {
		return "", fmt.Errorf("look for a message in channel %s: %w", channel, err)
	}
	for _, had := range recent {
		if had.Author == nil || had.Author.ID != b.API.BotID {
			continue
		}
		for _, e := range had.Embeds {
			if e.Footer != nil && sameMark(e.Footer.Text, m.Embeds[0].Footer.Text) {
				return had.ID, nil
			}
		}
	}
	return "", nil
}

// sameMark compares the match and the row that two footers name; figures between them may differ.
func sameMark(a, b string) bool {
	as, bs := strings.Split(a, " · "), strings.Split(b, " · ")
	return as[0] == bs[0] && as[len(as)-1] == bs[len(bs)-1]
}

// kept gives where a match's message of a purpose stands; a zero Message when there is none.
func (b *Bot) kept(ctx context.Context, match, purpose string) (storage.Message, error) {
	var m storage.Message
	err := b.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		m, err = tx.Message(match, purpose)
		return err
	})
	if errors.Is(err, storage.ErrNotFound) {
		return storage.Message{}, nil
	}
	return m, err
}

func (b *Bot) keep(ctx context.Context, m storage.Message) error {
	m.Updated = b.Clock.Now()
	return b.Store.Update(ctx, func(tx storage.Tx) error { return tx.PutMessage(m) })
}

func (b *Bot) forget(ctx context.Context, match, purpose string) error {
	return b.Store.Update(ctx, func(tx storage.Tx) error { return tx.DeleteMessage(match, purpose) })
}

// hashOf tells contents apart, pictures excepted.
func hashOf(m api.Message) string {
	m.Files, m.Nonce = nil, ""
	raw, err := json.Marshal(m)
	if err != nil {
		return ""
	}
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:12])
}

// frontHash is the stored hash of a front message: its text's, and its picture's behind a bar.
func frontHash(text, picture string) string { return text + "|" + picture }

func splitHash(h string) (text, picture string) {
	text, picture, _ = strings.Cut(h, "|")
	return text, picture
}
