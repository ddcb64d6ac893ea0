package app_test

import (
	"context"
	"sync"

	"farpost/bot/discord/port"
	"farpost/bot/simulate/blank"
)

// bare is a painter for tests to which it does not matter what pictures show: long matches take a fraction of the time
// with it. Symbols are the bot's own: the start needs some that can be told apart.
type bare struct {
	port.Painter
	own port.Painter
}

// unposted makes all of a bot's pictures blank, but for symbols.
func unposted(own port.Painter) port.Painter { return bare{blank.Painter(own), own} }

// Symbol is the bot's own.
func (b bare) Symbol(ctx context.Context, game, code string) (port.Picture, error) {
	return symbol(ctx, b.own, game, code)
}

// posting is a bare painter whose posts are the bot's own: tests read what they show from their descriptions.
type posting struct{ bare }

// unpainted makes a bot's pictures blank, but for symbols and posts.
func unpainted(own port.Painter) port.Painter { return posting{bare{blank.Painter(own), own}} }

// Post is the bot's own.
func (p posting) Post(ctx context.Context, s port.Scene, shown string) (port.Picture, error) {
	return p.own.Post(ctx, s, shown)
}

// painted lets a world's bot draw its pictures, for tests that are about them; symbols are those of all bots.
func painted(w *world) { w.painter = func(own port.Painter) port.Painter { return brush{own} } }

// brush is a bot's own painter whose symbols were drawn once for all bots.
type brush struct{ port.Painter }

// Symbol is the bot's own.
func (b brush) Symbol(ctx context.Context, game, code string) (port.Picture, error) {
	return symbol(ctx, b.Painter, game, code)
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
