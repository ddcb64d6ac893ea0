package discord

import (
	"context"
	"slices"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// deliverFront posts the message of a handover, or edits the one there is. A refresh that the match has gone beyond is
// left to the row of what came after it, which is in the outbox already: brought up to date by this one, the message
// would show for a moment a question that is about to get a message of its own.
func (b *Bot) deliverFront(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	pos, err := b.Table.Position(ctx, row.Match)
	if err != nil {
		return "", err
	}
	old, err := b.kept(ctx, row.Match, msgFront)
	if err != nil {
		return "", err
	}
	if row.Kind == table.RowRefresh && row.Seq < pos.Match.Seq {
		return old.ID, nil
	}
	rec := recordOf(old)
	mine := old.ID != "" && rec.Mark == mark(r, "") // an earlier attempt came as far as this
	id := old.ID
	ping, arrived := newlyAsked(pos, row, rec), false
	if r.Unsure && !mine && len(ping) == 0 && row.Kind == table.RowHandover {
		if arrived, err = b.arrived(ctx, r, pos); err != nil {
			return "", err
		}
	}
	if !mine && (len(ping) > 0 || arrived) {
		id, err = b.newFront(ctx, r, pos, old, ping)
	} else if old.ID != "" {
		id, err = b.editFront(ctx, r, pos, old, rec)
	}
	if err != nil {
		return "", err
	}
	if row.Kind == table.RowHandover {
		if err := b.Table.Redraw(ctx, row.Match); err != nil {
			return "", err
		}
	}
	return id, b.stripOld(ctx, row.Match)
}

// arrived looks whether an earlier attempt has posted its message after all. That is the current one then, even
// if nobody whom it mentioned is asked any more: left alone it would go on asking.
func (b *Bot) arrived(ctx context.Context, r storage.OutboxRow, pos table.Position) (bool, error) {
	id, err := b.find(ctx, channelOf(pos.Match), api.Message{
		Embeds: []*discordgo.MessageEmbed{{Footer: footer(pos.Match.ID, mark(r, ""))}}})
	return id != "", err
}

// newlyAsked are the seats of a handover that the match still waits for and that no message has mentioned
// yet: several handovers that came while the outbox was held up are one.
func newlyAsked(pos table.Position, row table.Row, rec record) []int {
	if row.Kind != table.RowHandover || pos.State.Ask == nil {
		return nil
	}
	var out []int
	for _, s := range row.Seats {
		told := row.Seq <= rec.Seq && slices.Contains(rec.Pinged, s) && !(row.Again && slices.Contains(rec.Called, s))
		if isAsked(pos, s) && !told {
			out = append(out, s)
		}
	}
	return out
}

// newFront posts a new message, which mentions the seats of ping, except for those that are told by a direct message;
// without any to mention it is silent. The message before it is noted as one whose buttons are to come off.
func (b *Bot) newFront(ctx context.Context, r storage.OutboxRow, pos table.Position, old storage.Message, ping []int) (string, error) {
	m, err := b.front(ctx, pos, mark(r, ""))
	if err != nil {
		return "", err
	}
	mention, message, err := b.toMention(ctx, pos, ping)
	if err != nil {
		return "", err
	}
	if len(message) > 0 {
		// Before the message itself: an attempt that breaks off in between asks for the same calls again.
		if err := b.Table.Call(ctx, pos.Match.ID, message, mark(r, "")); err != nil {
			return "", err
		}
	}
	m.Mentions, m.Silent = mention, len(mention) == 0
	id, channel, err := b.postHome(ctx, r, &pos.Match, pos.Seats, m)
	if err != nil {
		return "", err
	}
	rec := record{Text: hashOf(m), Mark: mark(r, ""), Seq: pos.Match.Seq, Pinged: ping, Called: message}
	notes := []storage.Message{{Match: pos.Match.ID, Purpose: msgFront, Channel: channel, ID: id, Hash: rec.String()}}
	if old.ID != "" && old.ID != id {
		old.Purpose = msgOld
		notes = append(notes, old)
	}
	return id, b.keep(ctx, notes...)
}

// editFront brings the current message up to date. One that is gone, or can no longer be edited, is made
// again from the state, without a mention.
func (b *Bot) editFront(ctx context.Context, r storage.OutboxRow, pos table.Position, old storage.Message, rec record) (string, error) {
	m, err := b.front(ctx, pos, rec.Mark)
	if err != nil {
		return "", err
	}
	m.KeepFiles = true
	if hashOf(m) == rec.Text {
		return old.ID, nil
	}
	err = b.edit(ctx, old.Channel, old.ID, m)
	gone := api.Gone(err)
	if gone || api.Code(err) == api.TooManyEdits {
		if gone {
			old = storage.Message{}
		}
		id, err := b.newFront(ctx, r, pos, old, nil)
		if err != nil {
			return "", err
		}
		return id, b.Table.Redraw(ctx, pos.Match.ID)
	}
	if err != nil {
		return "", err
	}
	rec.Text = hashOf(m)
	old.Hash = rec.String()
	return old.ID, b.keep(ctx, old)
}

// stripOld takes the buttons off the message before the current one, if that is still to be done.
func (b *Bot) stripOld(ctx context.Context, match string) error {
	old, err := b.kept(ctx, match, msgOld)
	if err != nil || old.ID == "" {
		return err
	}
	err = b.awake(ctx, old.Channel, func() error { return b.API.Strip(ctx, old.Channel, old.ID) })
	if err != nil && !api.Gone(err) {
		switch api.Code(err) {
		case api.ArchivedThread, api.TooManyEdits, api.MissingPermissions, api.MissingAccess:
			// Its buttons stay. They name old questions, and a press shows the current one.
		default:
			return err
		}
	}
	return b.forget(ctx, match, msgOld)
}

// deliverPicture brings the pictures of a match up to date: the battlefield's, and of one that is over the result's.
func (b *Bot) deliverPicture(ctx context.Context, row table.Row) (string, error) {
	id, err := b.boardPicture(ctx, row)
	if err != nil {
		return "", err
	}
	return id, b.resultPicture(ctx, row.Match)
}

// boardPicture draws the battlefield for everybody and puts it onto the current message, unless that
// shows it already. The picture follows from the spectator's view alone.
func (b *Bot) boardPicture(ctx context.Context, row table.Row) (string, error) {
	front, err := b.kept(ctx, row.Match, msgFront)
	if err != nil || front.ID == "" {
		return "", err
	}
	pos, err := b.Table.Position(ctx, row.Match)
	if err != nil {
		return "", err
	}
	t, err := b.tell(ctx, pos, engine.NoSeat, b.serverLang(ctx, pos.Match.Server))
	if err != nil {
		return "", err
	}
	last, err := b.lastPhrases(ctx, t, engine.NoSeat, 1)
	if err != nil {
		return "", err
	}
	scene := t.scene("")
	for _, e := range last {
		scene.Last, scene.Touched = t.say(e), t.touched(last)
	}
	had, err := b.kept(ctx, row.Match, msgPicture)
	if err != nil {
		return "", err
	}
	shown := ""
	if had.ID == front.ID {
		shown = recordOf(had).Picture
	}
	pic, err := b.Painter.Board(ctx, scene, shown)
	if err != nil {
		return "", err
	}
	if len(pic.PNG) == 0 {
		return had.ID, nil
	}
	file := pic.file("board.png")
	err = b.awake(ctx, front.Channel, func() error { return b.API.Attach(ctx, front.Channel, front.ID, file) })
	switch {
	case api.Gone(err):
		return "", nil // the message made in its place gets a picture of its own
	case api.Code(err) == api.MissingPermissions:
		return "", nil // Attach Files is missing: the buttons and /match board show the board as text
	case err != nil:
		return "", err
	}
	return front.ID, b.keep(ctx, storage.Message{Match: row.Match, Purpose: msgPicture, Channel: front.Channel, ID: front.ID,
		Hash: record{Picture: pic.Hash}.String()})
}
