// Package app puts Farpost together: database, table, outbox, timers and the connection to Discord. Without a token the
// sandbox stands in for Discord. cmd/farpost runs an [App]; tests boot the same struct.
//
//	c, err := app.FromEnviron(os.Environ(), ".env")
//	a, err := app.New(ctx, c, app.Deps{})
//	err = a.Run(ctx, nil) // until ctx ends; then everything is closed, and no accepted input is lost
//
// An error that wraps [ErrConfig] is for the person who starts the bot: one sentence says what is wrong and what to do.
//
// [Studio] draws and words positions of every game without a bot, for samples and tests.
package app
