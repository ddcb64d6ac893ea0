package deliver

import (
	"context"
	"errors"
	"slices"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/storage"
)

// deliverHandover posts the message of a handover, or edits the one there is. A row that the match has gone beyond, and
// that asks nobody any more, does nothing: the row of what came after it is in the outbox already. Brought up to date
// by this one, the message would show for a moment a question that is about to get a message of its own. The message of
// a match that is over becomes the story with the result.
func (se *Sender) deliverHandover(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	pos, err := se.Table.Position(ctx, row.Match)
	if err != nil {
		return "", err
	}
	old, err := se.note(ctx, row.Match, ofHandover)
	if err != nil {
		return "", err
	}
	outdated := row.Seq < pos.Match.Seq || pos.State.Result != nil
	rec := memoOf(old)
	mine := old.ID != "" && rec.Mark == mark(r, "") // an earlier attempt came as far as this
	if row.Of != "" && !mine {
		return se.postAgain(ctx, r, pos, old, row.Of)
	}
	ping, arrived := newlyAsked(pos, row, rec), false
	if r.Unsure && !mine && len(ping) == 0 {
		if arrived, err = se.arrived(ctx, r, pos); err != nil {
			return "", err
		}
	}
	if row.Kind == table.RowRefresh && outdated && !arrived {
		return old.ID, nil
	}
	if !mine && (len(ping) > 0 || arrived) {
		return se.postHandover(ctx, r, pos, old, ping, row.Again)
	}
	if old.ID != "" && (mine || !outdated) {
		return se.editHandover(ctx, r, pos, old, rec, row.Again)
	}
	return old.ID, nil
}

// postAgain makes the current message again because it, or the thread that it stood in, was deleted, or because there
// is none. It is silent where the message stood: there everybody was called. In another thread nobody is yet, so those
// who are asked are called there. A message that has taken its place meanwhile stays.
func (se *Sender) postAgain(
	ctx context.Context, r storage.OutboxRow, pos table.Position, old storage.Message, deleted string,
) (string, error) {
	if old.ID != "" && old.ID != deleted && old.Channel != deleted {
		return old.ID, nil
	}
	return se.postHandover(ctx, r, pos, storage.Message{}, calledAgain(pos, old, deleted), false)
}

// calledAgain are the seats that the match waits for, if the place of its message was deleted, or is not the one in
// which the match is played now. A thread that is made again can have the id of the one before.
func calledAgain(pos table.Position, old storage.Message, deleted string) (seats []int) {
	same := old.Channel == ui.ChannelOf(pos.Match) && old.Channel != deleted
	if same || pos.State.Ask == nil {
		return nil
	}
	for i := range pos.Seats {
		if pos.IsAsked(i) {
			seats = append(seats, i)
		}
	}
	return seats
}

// arrived looks whether an earlier attempt has posted its message after all. That is the current one then, even
// if nobody whom it mentioned is asked any more: left alone it would go on asking.
func (se *Sender) arrived(ctx context.Context, r storage.OutboxRow, pos table.Position) (bool, error) {
	if se.arrivals.of(nonce(r, "")) != "" {
		return true, nil
	}
	id, err := se.find(ctx, ui.ChannelOf(pos.Match), ui.Footer(pos.Match.ID, mark(r, "")).Text)
	return id != "", err
}

// newlyAsked are the seats of a handover that the match still waits for and that no message has mentioned
// yet: several handovers that came while the outbox was held up are one.
func newlyAsked(pos table.Position, row table.Row, rec Memo) []int {
	if row.Kind != table.RowHandover || pos.State.Ask == nil {
		return nil
	}
	var out []int
	for _, s := range row.Seats {
		told := row.Seq <= rec.Seq && slices.Contains(rec.Pinged, s) && !(row.Again && slices.Contains(rec.Called, s))
		if pos.IsAsked(s) && !told {
			out = append(out, s)
		}
	}
	return out
}

// postHandover posts a new message. It mentions the seats of ping, except those that are called by a direct message,
// unless uncalled says that such a call did not arrive; without any to mention it is silent. Turning the message before
// it into the story is a row of its own.
func (se *Sender) postHandover(
	ctx context.Context, r storage.OutboxRow, pos table.Position, old storage.Message, ping []int, uncalled bool,
) (string, error) {
	m, rec, err := se.handover(ctx, pos, mark(r, ""), "")
	if err != nil {
		return "", err
	}
	mention, message, err := se.People.Reach(ctx, pos, ping)
	if err != nil {
		return "", err
	}
	message = slices.DeleteFunc(message, func(seat int) bool {
		player := pos.Seats[seat].Player
		if !uncalled && !se.waits(ctx, player) {
			return false
		}
		mention = append(mention, player)
		return true
	})
	if len(message) > 0 {
		// Before the message itself: an attempt that breaks off in between asks for the same calls again.
		if err := se.Table.Call(ctx, pos.Match.ID, message, mark(r, "")); err != nil {
			return "", err
		}
	}
	m.Mentions, m.Silent = mention, len(mention) == 0
	id, channel, err := se.postHome(ctx, r, &pos.Match, pos.Seats, &m)
	if err != nil {
		return "", err
	}
	rec.Pinged, rec.Called, rec.Picture = ping, message, shown(m, rec.Picture)
	for _, s := range ping {
		// The message may be an earlier attempt's, which called somebody whom this one would mention.
		player := pos.Seats[s].Player
		if slices.Contains(mention, player) && !slices.Contains(m.Mentions, player) {
			rec.Called = append(rec.Called, s)
		}
	}
	note := storage.Message{Match: pos.Match.ID, Purpose: ofHandover, Channel: channel, ID: id, Hash: rec.String(),
		Updated: se.Clock.Now()}
	err = se.Table.Posted(ctx, pos.Match.ID, func(tx storage.Tx) ([]table.Row, error) {
		before, err := leftBehind(tx, pos.Match.ID)
		if err != nil {
			return nil, err
		}
		if old.ID != "" && old.ID != id {
			before = append(before, storyOf(old, rec.Seq))
		}
		return before, tx.PutMessage(note)
	})
	if err != nil || len(ping) == 0 {
		return id, err
	}
	row, err := table.RowOf(r)
	if err != nil || !se.Table.IsLate(pos.Asks, row, ping) {
		return id, err
	}
	return id, se.Table.Late(ctx, row, ping)
}

// leftBehind returns and forgets the message of which an earlier version of the bot noted that its buttons are to come
// off; none if it noted none.
func leftBehind(tx storage.Tx, match string) ([]table.Row, error) {
	m, err := tx.Message(match, ofHandoverBefore)
	if errors.Is(err, storage.ErrNotFound) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return []table.Row{{Kind: table.RowStory, Of: m.ID, In: m.Channel}}, tx.DeleteMessage(match, ofHandoverBefore)
}

// editHandover brings the current message up to date, by an edit also if nothing has changed and it is to be made sure
// of. One that is gone, or can no longer be edited, is made again from the state, without a mention.
func (se *Sender) editHandover(
	ctx context.Context, r storage.OutboxRow, pos table.Position, old storage.Message, rec Memo, sure bool,
) (string, error) {
	m, now, err := se.handover(ctx, pos, rec.Mark, rec.Picture)
	if err != nil {
		return "", err
	}
	m.KeepFiles = len(m.Files) == 0
	if now.Text == rec.Text && m.KeepFiles && !sure {
		return old.ID, nil
	}
	err = se.edit(ctx, old.Channel, old.ID, &m)
	gone := api.Gone(err)
	if gone || api.Code(err) == api.TooManyEdits {
		if gone {
			old = storage.Message{}
		}
		return se.postHandover(ctx, r, pos, old, nil, false)
	}
	if err != nil {
		return "", err
	}
	rec.Text, rec.Picture, rec.Moment = now.Text, shown(m, now.Picture), now.Moment
	old.Hash = rec.String()
	return old.ID, se.putNotes(ctx, old)
}

// handover is the message of a handover as it stands now, with its picture unless that is shown already, and what is to
// be noted of it.
func (se *Sender) handover(ctx context.Context, pos table.Position, mark, had string) (api.Message, Memo, error) {
	rec := Memo{Mark: mark, Seq: pos.Match.Seq}
	s, err := se.spectate(ctx, pos)
	if err != nil {
		return api.Message{}, rec, err
	}
	m, err := se.Public.Handover(ctx, s, mark)
	if err != nil {
		return m, rec, err
	}
	if len(m.Components) == 0 {
		m.Content += "\n" + plainFooter + ui.Footer(pos.Match.ID, mark).Text // no button bears the mark
	}
	rec.Turn, rec.Text = s.Turn(), hashOf(m)
	rec.Picture, rec.Moment, err = se.pictured(ctx, s, &m, had)
	return m, rec, err
}

// shown is the picture that a message shows once it was sent: the one with that hash, or "" where files are not
// permitted. So the next edit finds no picture there, and words take its place again.
func shown(m api.Message, hash string) string {
	if len(m.Files) == 0 && !m.KeepFiles {
		return ""
	}
	return hash
}
