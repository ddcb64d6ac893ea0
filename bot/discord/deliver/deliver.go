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
//
// It never waits for a limit of Discord's: a request that has to wait fails, and its row comes again.
func (se *Sender) Deliver(ctx context.Context, r storage.OutboxRow) (string, error) {
	ctx = api.WithoutWaiting(ctx)
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
	case table.RowStory:
		result, err = se.deliverStory(ctx, row)
	case table.RowPicture:
		err = se.Table.Redraw(ctx, row.Match)
	case table.RowHand:
		result, err = se.deliverHand(ctx, r, row)
	case table.RowCall:
		result, err = se.deliverCall(ctx, r, row)
	case table.RowJudge:
		result, err = se.deliverJudge(ctx, r, row)
	case table.RowLook:
		result, err = se.deliverLook(ctx, row)
	case table.RowTrouble:
		result, err = se.deliverTrouble(ctx, r, row)
	case table.RowResult, table.RowNotice:
		result, err = se.deliverNotice(ctx, r, row)
	default:
		return "", outbox.Never(fmt.Errorf("outbox row of unknown kind %q", row.Kind))
	}
	return se.outcome(r, result, errors.Join(err, se.seen(ctx, row, result, err)))
}

// outcome tells the outbox what became of a row. One that fails comes again, for as long as patience lasts.
func (se *Sender) outcome(r storage.OutboxRow, result string, err error) (string, error) {
	switch {
	case err == nil:
		return result, nil
	case se.Clock.Now().Sub(r.Created) > patience:
		return "", outbox.Never(err)
	}
	return "", retry(err)
}

// unseenAfter is how old a row of a match is for the match's clocks to mind whether it arrives.
const unseenAfter = time.Minute

// seen tells the table that something of a match could not be sent for a while, or was sent after all: also what comes
// in time, for the row that was late may count as a young one since the bot was away. What is only a copy says nothing,
// nor does an edit in time, such as the one that says that the clocks stand still.
func (se *Sender) seen(ctx context.Context, row table.Row, result string, err error) error {
	switch row.Kind {
	case table.RowHandover, table.RowThread, table.RowNotice, table.RowRefresh:
	default:
		return nil
	}
	late := se.Table.Age(row) >= unseenAfter
	switch edits := row.Kind == table.RowRefresh; {
	case engine.IsRefusal(err) != nil:
		return nil
	case err != nil && late && !edits: // whose edit fails, their prompt stands there all the same
		return se.Table.Unseen(ctx, row)
	case err != nil || result == "" || edits && !late:
		return nil
	}
	return se.Table.Seen(ctx, row.Match)
}

// What only people can mend is asked for again after these pauses, or as soon as something changes there.
const (
	mendPause       = 15 * time.Minute
	quarantinePause = 6 * time.Hour
)

// reasons are why a door is closed to the bot, by Discord's code. People are told in the words of "trouble." and the
// reason.
var reasons = map[int]string{
	api.MissingAccess:      "permission",
	api.MissingPermissions: "permission",
	api.UnknownChannel:     "channel",
	api.WrongChannelType:   "kind",
	api.NotText:            "kind",
	api.ArchivedThread:     "locked",
	api.Quarantined:        "quarantine",
	api.OpeningDMsTooFast:  "pace",
}

// retry says whether a failed request is worth another attempt, and when. What people can mend, such as a missing
// permission, a locked thread or too many threads, is waited for.
func retry(err error) error {
	switch pause := api.RetryAfter(err); {
	case pause > 0:
		return outbox.Later(err, pause, false)
	case errors.Is(err, storage.ErrDamaged):
		return outbox.Later(err, time.Hour, false) // a backup may bring the match back
	case engine.IsRefusal(err) != nil, errors.Is(err, engine.ErrParked), errors.Is(err, storage.ErrNotFound):
		return outbox.Never(err)
	}
	code := api.Code(err)
	switch code {
	case api.TooManyThreads:
		return outbox.Later(err, mendPause, false)
	case api.TooManyEdits:
		return outbox.Later(err, time.Minute, false)
	case api.Quarantined:
		return outbox.Closed(err, quarantinePause, reasons[code])
	case api.InvalidForm, api.EmptyMessage, api.CannotDM, api.NoMutualServer, api.UnknownUser, api.InvalidRecipient:
		return outbox.Never(err)
	}
	if reason := reasons[code]; reason != "" {
		return outbox.Closed(err, mendPause, reason)
	}
	return outbox.Later(err, 0, api.Unsure(err))
}
