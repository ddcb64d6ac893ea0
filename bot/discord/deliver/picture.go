package deliver

import (
	"context"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
)

// boardFile is the name of the picture of the battlefield.
const boardFile = "board.png"

// pictured puts the battlefield, drawn for everybody, onto a handover's message, unless the message shows that already:
// shown is the hash of the picture on it, "" for none. It returns the hash, and whether the picture shows a moment of
// the match. The picture follows from the spectator's view alone. A message whose picture cannot be drawn goes without.
func (se *Sender) pictured(
	ctx context.Context, s *narrate.Spectator, m *api.Message, shown string,
) (hash string, moment bool, err error) {
	scene, err := s.Scene(ctx)
	if err != nil {
		return "", false, err
	}
	pic, err := se.Painter.Post(ctx, scene, shown)
	if err != nil {
		if ctx.Err() != nil {
			return "", false, err
		}
		se.Report(err)
		return "", false, nil
	}
	if len(pic.PNG) > 0 {
		m.Files = []api.File{pic.File(boardFile)}
	}
	return pic.Hash, scene.Moment.Event.Code != "", nil
}

// picturedResult puts the picture of how a match ended onto the message that says so, and returns its hash.
func (se *Sender) picturedResult(ctx context.Context, match string, m *api.Message) (string, error) {
	pos, err := se.Table.Position(ctx, match)
	if err != nil {
		return "", err
	}
	s, err := se.spectate(ctx, pos)
	if err != nil {
		return "", err
	}
	pic, err := se.Painter.Result(ctx, s.Final(ctx))
	if err != nil {
		if ctx.Err() != nil {
			return "", err
		}
		se.Report(err) // the words are complete without it
		return "", nil
	}
	if len(pic.PNG) > 0 {
		m.Files = []api.File{pic.File("result.png")}
	}
	return pic.Hash, nil
}
