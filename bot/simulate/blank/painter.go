package blank

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"image"
	"image/png"

	"farpost/bot/discord/port"
	"farpost/cards/deck"
	"farpost/engine"
)

// Painter returns a painter that draws nothing. The words beside its pictures are those of the bot's own.
func Painter(own port.Painter) port.Painter { return blank{own} }

type blank struct{ own port.Painter }

// pixel is an empty picture.
var pixel = func() []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 1, 1))); err != nil {
		panic(err) // it is in memory
	}
	return b.Bytes()
}()

func (b blank) position(s port.Scene, shown string) (port.Picture, error) {
	text := b.own.BoardText(s)
	sum := sha256.Sum256([]byte(text))
	out := port.Picture{PNG: pixel, Alt: text, Hash: hex.EncodeToString(sum[:])}
	if out.Hash == shown {
		out.PNG = nil
	}
	return out, nil
}

func (b blank) BoardText(s port.Scene) string       { return b.own.BoardText(s) }
func (b blank) BracketText(x port.Bracket) []string { return b.own.BracketText(x) }
func (blank) picture() (port.Picture, error)        { return port.Picture{PNG: pixel, Alt: "blank"}, nil }
func (blank) Symbol(context.Context, string, string) (port.Picture, error) {
	return port.Picture{}, nil
}

func (b blank) Post(_ context.Context, s port.Scene, shown string) (port.Picture, error) {
	return b.position(s, shown)
}

func (b blank) Board(_ context.Context, s port.Scene, shown string) (port.Picture, error) {
	return b.position(s, shown)
}

func (b blank) Hand(_ context.Context, s port.Scene, shown string) (port.Picture, error) {
	return b.position(s, shown)
}

func (b blank) Prompt(_ context.Context, s port.Scene, _ engine.Value) (port.Picture, error) {
	return b.position(s, "")
}

func (b blank) Result(_ context.Context, s port.Scene) (port.Picture, error) {
	return b.position(s, "")
}

func (b blank) Replay(context.Context, port.Scene, []port.Moment) (port.Picture, error) {
	return b.picture()
}

func (b blank) Card(context.Context, string, string, string) (port.Picture, error) {
	return b.picture()
}

func (b blank) Standings(context.Context, port.Standings) (port.Picture, error) { return b.picture() }

func (b blank) Bracket(context.Context, port.Bracket, string) (port.Picture, error) {
	return b.picture()
}

func (b blank) Deck(context.Context, string, string, string, []deck.Count) (port.Picture, error) {
	return b.picture()
}

func (b blank) Sheet(context.Context, string, string, string, []string) (port.Picture, error) {
	return b.picture()
}
