// Package game declares Force of Will to the tools that play all games by themselves; engine/games/tools lists it.
//
//	g := game.Game()      // how it goes by itself: ruleset, scenarios, made-up cards, sensible player
//	r := g.Rules()        // a ruleset, built anew
//
// It stands apart from engine/fow because that knows neither scenarios nor self-play, which need it.
package game
