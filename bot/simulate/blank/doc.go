// Package blank spares a simulated bot the drawing: each picture is one empty pixel, with another hash when it would
// show something else, so that it is sent when the true one would be. Symbols have no pictures, so the bot makes no
// emojis.
//
//	deps := app.Deps{Painter: blank.Painter}
package blank
