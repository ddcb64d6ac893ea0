package discord

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"farpost/bot/discord/api"
	"farpost/bot/outbox"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Purposes of the messages that are kept by match. Each is written by one lane of the outbox only, so no
// two deliveries overwrite each other's notes.
const (
	msgInvite  = "invite"
	msgFront   = "front"
	msgOld     = "front.old"     // the front before, until its buttons are off
	msgPicture = "front.picture" // the picture on a front, noted by the picture lane
	msgResult  = "result"
	msgPlain   = "notice.nothread" // said that there is no thread
	msgFull    = "notice.threads"  // told the organiser that there are too many threads
)

// patience is how long a row may wait for something that only people can mend.
const patience = 7 * 24 * time.Hour

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
		result, err = b.deliverThread(ctx, r, row)
	case table.RowHandover, table.RowRefresh:
		result, err = b.deliverFront(ctx, r, row)
	case table.RowPicture:
		result, err = b.deliverPicture(ctx, row)
	case table.RowHand:
		result, err = b.deliverHand(ctx, r, row)
	case table.RowCall:
		result, err = b.deliverCall(ctx, r, row)
	case table.RowResult, table.RowNotice:
		result, err = b.deliverNotice(ctx, r, row)
	default:
		return "", outbox.Never(fmt.Errorf("outbox row of unknown kind %q", row.Kind))
	}
	if err != nil && b.Clock.Now().Sub(r.Created) > patience {
		return "", outbox.Never(err)
	}
	if err != nil {
		return "", verdict(err)
	}
	return result, nil
}

// verdict says whether a failed request is worth another attempt. What a person can mend (a permission, a
// locked thread, too many threads) is waited for.
func verdict(err error) error {
	switch pause := api.RetryAfter(err); {
	case pause > 0:
		return outbox.Later(err, pause, false)
	case engine.IsRefusal(err) != nil, errors.Is(err, engine.ErrParked), errors.Is(err, storage.ErrNotFound):
		return outbox.Never(err)
	}
	switch api.Code(err) {
	case api.TooManyThreads, api.MissingAccess, api.MissingPermissions, api.ArchivedThread, api.UnknownChannel, api.OpeningDMsTooFast:
		return outbox.Later(err, 15*time.Minute, false)
	case api.TooManyEdits:
		return outbox.Later(err, time.Minute, false)
	case api.InvalidForm, api.EmptyMessage, api.CannotDM, api.NoMutualServer:
		return outbox.Never(err)
	}
	return outbox.Later(err, 0, api.Unsure(err))
}

// hashOf tells contents apart, pictures and the way of sending excepted.
func hashOf(m api.Message) string {
	raw, err := json.Marshal([]any{m.Content, m.Embeds, m.Components})
	if err != nil { // no part of a message can fail
		return ""
	}
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:12])
}
