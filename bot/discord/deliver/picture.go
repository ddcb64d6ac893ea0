package deliver

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/storage"
)

// deliverPicture brings the pictures of a match up to date: the battlefield's, and of one that is over the result's.
func (se *Sender) deliverPicture(ctx context.Context, row table.Row) (string, error) {
	id, err := se.boardPicture(ctx, row)
	if err != nil {
		return "", err
	}
	return id, se.resultPicture(ctx, row.Match)
}

// boardPicture draws the battlefield for everybody and puts it onto the current message, unless that
// shows it already. The picture follows from the spectator's view alone.
func (se *Sender) boardPicture(ctx context.Context, row table.Row) (string, error) {
	shownOn, err := se.note(ctx, row.Match, ofHandover)
	if err != nil || shownOn.ID == "" {
		return "", err
	}
	pos, err := se.Table.Position(ctx, row.Match)
	if err != nil {
		return "", err
	}
	s, err := se.spectate(ctx, pos)
	if err != nil {
		return "", err
	}
	scene, err := s.Scene(ctx)
	if err != nil {
		return "", err
	}
	had, err := se.note(ctx, row.Match, ofPicture)
	if err != nil {
		return "", err
	}
	shown := ""
	if had.ID == shownOn.ID {
		shown = memoOf(had).Picture
	}
	pic, err := se.Painter.Post(ctx, scene, shown)
	if err != nil {
		return "", err
	}
	if len(pic.PNG) == 0 {
		return had.ID, nil
	}
	file := pic.File("board.png")
	err = se.awake(ctx, shownOn.Channel, func() error { return se.API.Attach(ctx, shownOn.Channel, shownOn.ID, file) })
	switch {
	case api.Gone(err):
		return "", nil // the message made in its place gets a picture of its own
	case api.Code(err) == api.MissingPermissions:
		return "", nil // Attach Files is missing: the buttons and /match board show the board as text
	case err != nil:
		return "", err
	}
	return shownOn.ID, se.putNotes(ctx, storage.Message{Match: row.Match, Purpose: ofPicture,
		Channel: shownOn.Channel, ID: shownOn.ID, Hash: Memo{Picture: pic.Hash}.String()})
}

// resultPicture puts the picture of how a match ended onto the message that says so, once that stands and unless it
// shows it already.
func (se *Sender) resultPicture(ctx context.Context, match string) error {
	note, err := se.note(ctx, match, ofResult)
	if err != nil || note.ID == "" || memoOf(note).Picture != "" {
		return err
	}
	pos, err := se.Table.Position(ctx, match)
	if err != nil {
		return err
	}
	s, err := se.spectate(ctx, pos)
	if err != nil || !s.Over() {
		return err
	}
	pic, err := se.Painter.Result(ctx, s.Final(ctx))
	if err != nil || len(pic.PNG) == 0 {
		return err
	}
	file := pic.File("result.png")
	err = se.awake(ctx, note.Channel, func() error { return se.API.Attach(ctx, note.Channel, note.ID, file) })
	if api.Gone(err) || api.Code(err) == api.MissingPermissions {
		return nil // the words are complete without it
	}
	if err != nil {
		return err
	}
	note.Hash = Memo{Picture: pic.Hash}.String()
	return se.putNotes(ctx, note)
}
