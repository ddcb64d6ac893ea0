package app_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"image"
	"image/png"
	"sync"

	"farpost/bot/discord/port"
	"farpost/cards/deck"
	"farpost/engine"
)

// blank is a painter for tests to which it does not matter what pictures show. Each picture is one empty pixel, with
// another hash when the position in words is another. Long matches take a fraction of the time with it. Posts are the
// bot's own: tests read what they show from their descriptions.
type blank struct{ own port.Painter }

// unpainted makes a bot's pictures blank, but for posts.
func unpainted(own port.Painter) port.Painter { return blank{own} }

// bare is a painter whose posts are blank, too.
type bare struct{ blank }

// unposted makes all of a bot's pictures blank, but for symbols.
func unposted(own port.Painter) port.Painter { return bare{blank{own}} }

func (b bare) Post(_ context.Context, s port.Scene, shown string) (port.Picture, error) {
	return b.position(s, shown)
}

// painted lets a world's bot draw its pictures, for tests that are about them; symbols are those of all bots.
func painted(w *world) { w.painter = func(own port.Painter) port.Painter { return brush{own} } }

// brush is a bot's own painter whose symbols were drawn once for all bots.
type brush struct{ port.Painter }

func (b brush) Symbol(ctx context.Context, game, code string) (port.Picture, error) {
	return symbol(ctx, b.Painter, game, code)
}

// pixel is an empty picture.
var pixel = func() []byte {
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 1, 1))); err != nil {
		panic(err)
	}
	return b.Bytes()
}()

func (b blank) position(s port.Scene, shown string) (port.Picture, error) {
	sum := sha256.Sum256([]byte(b.BoardText(s)))
	out := port.Picture{PNG: pixel, Alt: "blank", Hash: hex.EncodeToString(sum[:])}
	if out.Hash == shown {
		out.PNG = nil
	}
	return out, nil
}

// BoardText is the bot's own.
func (b blank) BoardText(s port.Scene) string { return b.own.BoardText(s) }

// Symbol is the bot's own: the start needs symbols that can be told apart.
func (b blank) Symbol(ctx context.Context, game, code string) (port.Picture, error) {
	return symbol(ctx, b.own, game, code)
}

// symbols has those that were drawn, by game and code: each bot needs all of them, and they never differ.
var symbols sync.Map

// symbol is a bot's own, drawn once for all bots.
func symbol(ctx context.Context, own port.Painter, game, code string) (port.Picture, error) {
	key := [2]string{game, code}
	if had, ok := symbols.Load(key); ok {
		return had.(port.Picture), nil
	}
	pic, err := own.Symbol(ctx, game, code)
	if err == nil {
		symbols.Store(key, pic)
	}
	return pic, err
}

func (b blank) Post(ctx context.Context, s port.Scene, shown string) (port.Picture, error) {
	return b.own.Post(ctx, s, shown)
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

func (blank) Replay(context.Context, port.Scene, []port.Moment) (port.Picture, error) {
	return port.Picture{PNG: pixel, Alt: "blank"}, nil
}

func (blank) Card(context.Context, string, string, string) (port.Picture, error) {
	return port.Picture{PNG: pixel, Alt: "blank"}, nil
}

func (blank) Standings(context.Context, port.Standings) (port.Picture, error) {
	return port.Picture{PNG: pixel, Alt: "blank"}, nil
}

func (blank) Bracket(context.Context, port.Bracket, string) (port.Picture, error) {
	return port.Picture{PNG: pixel, Alt: "blank"}, nil
}

// BracketText is the bot's own.
func (b blank) BracketText(x port.Bracket) []string { return b.own.BracketText(x) }

func (blank) Deck(context.Context, string, string, string, []deck.Count) (port.Picture, error) {
	return port.Picture{PNG: pixel, Alt: "blank"}, nil
}

func (blank) Sheet(context.Context, string, string, string, []string) (port.Picture, error) {
	return port.Picture{PNG: pixel, Alt: "blank"}, nil
}
