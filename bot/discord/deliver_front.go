package discord

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// deliverFront posts the message of a handover, or edits the one there is.
func (b *Bot) deliverFront(ctx context.Context, r storage.OutboxRow, row table.Row) (string, error) {
	pos, err := b.Table.Position(ctx, row.Match)
	if err != nil {
		return "", err
	}
	old, err := b.kept(ctx, row.Match, msgFront)
	if err != nil {
		return "", err
	}
	_, footerMark := splitMark(old)
	if row.Kind == table.RowHandover && b.stillAsked(pos, row.Seats) {
		return b.newFront(ctx, r, row, pos, old)
	}
	if old.ID == "" {
		return "", nil // a handover that is under way will show it
	}
	m, err := b.front(ctx, pos, footerMark)
	if err != nil {
		return "", err
	}
	m.KeepFiles = true
	text, picture := splitHash(hashPart(old))
	if hashOf(m) == text {
		return old.ID, nil
	}
	err = b.API.Edit(ctx, old.Channel, old.ID, m)
	if api.Gone(err) {
		// Somebody deleted it, or its thread: it is made again from the state.
		if err := b.forget(ctx, row.Match, msgFront); err != nil {
			return "", err
		}
		return b.newFront(ctx, r, row, pos, storage.Message{})
	}
	if err != nil {
		return "", err
	}
	old.Hash = joinMark(frontHash(hashOf(m), picture), footerMark)
	return old.ID, b.keep(ctx, old)
}

// newFront posts a new message and takes the buttons off the one before.
func (b *Bot) newFront(ctx context.Context, r storage.OutboxRow, row table.Row, pos table.Position, old storage.Message) (string, error) {
	m, err := b.front(ctx, pos, mark(r))
	if err != nil {
		return "", err
	}
	hash := hashOf(m)
	m.Mentions = nil
	for _, s := range row.Seats {
		m.Mentions = append(m.Mentions, pos.Seats[s].Player)
	}
	id, err := b.post(ctx, r, channelOf(pos.Match), m)
	if api.Gone(err) && pos.Match.Thread != "" {
		// The thread was deleted: go on in the channel, and say so.
		if err := b.Table.MoveTo(ctx, row.Match, ""); err != nil {
			return "", err
		}
		pos.Match.Thread = ""
		id, err = b.post(ctx, r, pos.Match.Channel, m)
	}
	if err != nil {
		return "", err
	}
	if err := b.keep(ctx, storage.Message{Match: row.Match, Purpose: msgFront, Channel: channelOf(pos.Match), ID: id,
		Hash: joinMark(frontHash(hash, ""), mark(r))}); err != nil {
		return "", err
	}
	if err := b.Table.Redraw(ctx, row.Match); err != nil {
		return "", err
	}
	if old.ID == "" || old.ID == id {
		return id, nil
	}
	return id, b.strip(ctx, old)
}

// strip takes the buttons off a message that no longer is the current one.
func (b *Bot) strip(ctx context.Context, old storage.Message) error {
	err := b.API.Strip(ctx, old.Channel, old.ID)
	if api.Gone(err) || api.Code(err) == api.ArchivedThread {
		return nil
	}
	return err
}

// stillAsked reports whether the match still waits for one of the seats of a handover.
func (b *Bot) stillAsked(pos table.Position, seats []int) bool {
	if pos.State.Ask == nil {
		return false
	}
	for _, s := range seats {
		for _, sa := range pos.State.Ask.Seats {
			if int(sa.Seat) == s && !sa.Standing {
				return true
			}
		}
	}
	return false
}

// deliverPicture draws the battlefield for everybody and puts it onto the current message, unless that
// shows it already.
func (b *Bot) deliverPicture(ctx context.Context, row table.Row) (string, error) {
	old, err := b.kept(ctx, row.Match, msgFront)
	if err != nil || old.ID == "" {
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
	last, err := b.lastEvents(ctx, t, engine.NoSeat, 1)
	if err != nil {
		return "", err
	}
	scene := t.scene(last)
	hash := b.Painter.BoardHash(scene)
	_, picture := splitHash(hashPart(old))
	if hash == picture {
		return old.ID, nil
	}
	pic, err := b.Painter.Board(ctx, scene)
	if err != nil {
		return "", err
	}
	err = b.API.Attach(ctx, old.Channel, old.ID, api.File{Name: "board.png", Alt: clip(pic.Alt, 1024), Type: "image/png", Data: pic.PNG})
	switch {
	case api.Gone(err):
		return "", nil // the message made in its place gets a picture of its own
	case api.Code(err) == api.MissingPermissions:
		return "", nil // Attach Files is missing: the buttons and /match board show the board as text
	case err != nil:
		return "", err
	}
	_, footerMark := splitMark(old)
	now, err := b.kept(ctx, row.Match, msgFront)
	if err != nil || now.ID != old.ID {
		return old.ID, err
	}
	text, _ := splitHash(hashPart(now))
	now.Hash = joinMark(frontHash(text, hash), footerMark)
	return old.ID, b.keep(ctx, now)
}
