package deliver

import (
	"context"
	"errors"
	"fmt"
	"time"

	"farpost/bot/discord/api"
	"farpost/bot/outbox"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// patience is how long a row may wait for something that only people can mend. Then it is given up.
const patience = 7 * 24 * time.Hour

// Deliver sends one row of the outbox; it is the outbox's Handler. The result is the id of the message or thread that
// the row is about; "" if there was nothing to send.
func (se *Sender) Deliver(ctx context.Context, r storage.OutboxRow) (string, error) {
	row, err := table.RowOf(r)
	if err != nil {
		return "", outbox.Never(err)
	}
	var result string
	switch row.Kind {
	case table.RowInvite:
		result, err = se.deliverInvite(ctx, r, row)
	case table.RowThread:
		result, err = se.deliverThread(ctx, r, row)
	case table.RowHandover, table.RowRefresh:
		result, err = se.deliverHandover(ctx, r, row)
	case table.RowPicture:
		result, err = se.deliverPicture(ctx, row)
	case table.RowHand:
		result, err = se.deliverHand(ctx, r, row)
	case table.RowCall:
		result, err = se.deliverCall(ctx, r, row)
	case table.RowResult, table.RowNotice:
		result, err = se.deliverNotice(ctx, r, row)
	default:
		return "", outbox.Never(fmt.Errorf("outbox row of unknown kind %q", row.Kind))
	}
	if err != nil && se.Clock.Now().Sub(r.Created) > patience {
		return "", outbox.Never(err)
	}
	if err != nil {
		return "", retry(err)
	}
	return result, nil
}

// retry says whether a failed request is worth another attempt, and when. What people can mend, such as a missing
// permission, a locked thread or too many threads, is waited for.
func retry(err error) error {
	switch pause := api.RetryAfter(err); {
	case pause > 0:
		return outbox.Later(err, pause, false)
	case engine.IsRefusal(err) != nil, errors.Is(err, engine.ErrParked), errors.Is(err, storage.ErrNotFound):
		return outbox.Never(err)
	}
	switch api.Code(err) {
	case api.TooManyThreads, api.MissingAccess, api.MissingPermissions, api.ArchivedThread, api.UnknownChannel,
		api.OpeningDMsTooFast:
		return outbox.Later(err, 15*time.Minute, false)
	case api.TooManyEdits:
		return outbox.Later(err, time.Minute, false)
	case api.InvalidForm, api.EmptyMessage, api.CannotDM, api.NoMutualServer:
		return outbox.Never(err)
	}
	return outbox.Later(err, 0, api.Unsure(err))
}
