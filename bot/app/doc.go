// Package app puts Farpost together: database, table, outbox, timers and the connection to Discord. Without a token the
// sandbox stands in for Discord. cmd/farpost runs an [App]; tests boot the same struct.
//
//	c, err := app.FromEnviron(os.Environ(), ".env")
//	a, err := app.New(ctx, c, app.Deps{})
//	err = a.Run(ctx, nil) // until ctx ends; then everything is closed, and no accepted input is lost
//
// An error that wraps [ErrConfig] is for the person who starts the bot: one sentence says what is wrong and what to do.
//
// The log tells nothing that opens anything: [Guarded] stands before it.
//
// # Map of files
//
//	app.go              the bot is wired and started
//	time.go             deadlines, the heartbeat, time that nobody could play
//	ending.go           the bot ends, whatever Discord does
//	config.go           the environment
//	process.go          the process is set up; priority_linux.go, priority_other.go lower that of drawing
//	spare.go            how much memory there is for garbage
//	library.go          cards of the games; library_deck.go their decks; library_lookup.go looking things up
//	painter.go          pictures by the renderer; legible.go names that they can show
//	studio.go           pictures without a bot
//	log.go              the log
//
// [Studio] draws and words positions of every game without a bot, for samples and tests.
//
// # Map of files
//
//	app.go                                          the parts, wired, started and stopped
//	config.go                                       the settings, from the environment
//	damage.go                                       the database is looked through, and damage is told once
//	library.go, library_deck.go, library_lookup.go  the games, their cards and decks, and looking things up
//	painter.go, legible.go, studio.go               pictures, with a bot and without; names that they can show
//	process.go, priority_linux.go, priority_other.go   what the process is tuned to
//	spare.go                                        how much memory there is for garbage
package app
